"""The addresses of the desk's pages. What changes something lies under the page it changes."""

from django.contrib.auth.views import LoginView, LogoutView
from django.urls import URLPattern, URLResolver, path

from rulings.views import desk, guide

urlpatterns: list[URLPattern | URLResolver] = [
    path("", desk.desk, name="desk"),
    path("login/", LoginView.as_view(template_name="people/login.html", redirect_authenticated_user=True), name="login"),
    path("logout/", LogoutView.as_view(), name="logout"),
    path("guide/", guide.guide, name="guide"),
    path("guide/<slug:key>/", guide.guide_situation, name="guide_situation"),
    path("sessions/", desk.desk, name="sessions"),
    path("import/", desk.desk, name="import"),
    path("casebook/", desk.desk, name="casebook"),
]
