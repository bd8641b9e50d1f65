"""The addresses of clubs, people and signing in."""

from django.urls import path

from rulings.desk.people import views

urlpatterns = [
    path("login/", views.SignInPage.as_view(), name="login"),
    path("logout/", views.SignOut.as_view(), name="logout"),
    path("password/", views.PasswordPage.as_view(), name="password"),
    path("reports/<int:pk>/note/", views.report_note, name="report_note"),
    path("notes/<int:pk>/", views.conduct_note, name="conduct_note"),
    path("clubs/<slug:slug>/people/", views.club_people, name="club_people"),
    path("clubs/<slug:slug>/people/<int:pk>/", views.club_member, name="club_member"),
    path("clubs/<slug:slug>/notes/", views.club_notes, name="club_notes"),
    path("clubs/<slug:slug>/publishing/", views.club_publishing, name="club_publishing"),
    path("clubs/<slug:slug>/heads/", views.club_heads, name="club_heads"),
    path("clubs/<slug:slug>/erase/", views.club_erase, name="club_erase"),
]
