"""The addresses of clubs, people and signing in."""

from django.contrib.auth.views import LoginView, LogoutView
from django.urls import path

from rulings.desk.base.forms import SignInForm
from rulings.desk.people import views

_login = LoginView.as_view(
    template_name="people/login.html", authentication_form=SignInForm, redirect_authenticated_user=True
)

urlpatterns = [
    path("login/", _login, name="login"),
    path("logout/", LogoutView.as_view(), name="logout"),
    path("password/", views.PasswordPage.as_view(), name="password"),
    path("reports/<int:pk>/note/", views.report_note, name="report_note"),
    path("notes/<int:pk>/", views.conduct_note, name="conduct_note"),
    path("clubs/<slug:slug>/notes/", views.club_notes, name="club_notes"),
    path("clubs/<slug:slug>/publishing/", views.club_publishing, name="club_publishing"),
    path("clubs/<slug:slug>/erase/", views.club_erase, name="club_erase"),
]
