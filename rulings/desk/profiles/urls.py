"""The addresses of regulation profiles."""

from django.urls import path

from rulings.desk.profiles import views

urlpatterns = [
    path("profiles/", views.profiles, name="profiles"),
    path("profiles/<int:pk>/", views.profile, name="profile"),
    path("profiles/<int:pk>/copy/", views.profile_copy, name="profile_copy"),
    path("profiles/<int:pk>/edit/", views.profile_edit, name="profile_edit"),
    path("sessions/<slug:slug>/profile/", views.session_profile, name="session_profile"),
]
