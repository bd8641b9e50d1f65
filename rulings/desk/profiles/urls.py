"""The addresses of regulation profiles."""

from django.urls import path

from rulings.desk.profiles.views import comparing, profiles

urlpatterns = [
    path("profiles/", profiles.profiles, name="profiles"),
    path("profiles/<int:pk>/", profiles.profile, name="profile"),
    path("profiles/<int:pk>/copy/", profiles.profile_copy, name="profile_copy"),
    path("profiles/<int:pk>/edit/", profiles.profile_edit, name="profile_edit"),
    path("profiles/<int:pk>/compare/", comparing.profile_compare, name="profile_compare"),
    path("profiles/<int:pk>/try/", comparing.profile_try, name="profile_try"),
    path("sessions/<slug:slug>/profile/", profiles.session_profile, name="session_profile"),
]
