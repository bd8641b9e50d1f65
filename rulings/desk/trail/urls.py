"""The addresses of histories and exports."""

from django.urls import path

from rulings.desk.trail import views

urlpatterns = [
    path("profiles/<int:pk>/history/", views.profile_history, name="profile_history"),
    path("audit/key/", views.audit_key, name="audit_key"),
    path("audit/heads.json", views.audit_heads, name="audit_heads"),
    path("sessions/<slug:slug>/history/", views.session_history, name="session_history"),
    path("rulings/<int:pk>/history/", views.ruling_history, name="ruling_history"),
    path("rulings/<int:pk>/export.json", views.ruling_export, name="ruling_export"),
    path("appeals/<int:pk>/history/", views.appeal_history, name="appeal_history"),
    path("clubs/<slug:slug>/history/", views.club_history, name="club_history"),
]
