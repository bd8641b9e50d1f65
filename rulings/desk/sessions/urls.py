"""The addresses of sessions and their clocks."""

from django.urls import path

from rulings.desk.sessions.views import clocks, desk, pages

urlpatterns = [
    path("", desk.desk, name="desk"),
    path("sessions/", pages.sessions, name="sessions"),
    path("sessions/<slug:slug>/", pages.session, name="session"),
    path("sessions/<slug:slug>/available/", clocks.session_available, name="session_available"),
    path("sessions/<slug:slug>/periods/", clocks.session_periods, name="session_periods"),
    path("sessions/<slug:slug>/close/", pages.session_close, name="session_close"),
    path("sessions/<slug:slug>/boards/<int:number>/", pages.board, name="board"),
]
