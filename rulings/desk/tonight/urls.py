"""The addresses of beginning a session and of its settings."""

from django.urls import path

from rulings.desk.tonight import views

urlpatterns = [
    path("tonight/", views.tonight, name="tonight"),
    path("tonight/<slug:club>/", views.begin, name="begin"),
    path("tonight/<slug:club>/remove/", views.template_remove, name="template_remove"),
    path("sessions/<slug:slug>/settings/", views.session_settings, name="session_settings"),
    path("sessions/<slug:slug>/settings/template/", views.template_save, name="template_save"),
    path("sessions/<slug:slug>/reopen/", views.session_reopen, name="session_reopen"),
]
