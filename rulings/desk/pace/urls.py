"""The addresses of the pace: the director's page, late boards, the public screen."""

from django.urls import path

from rulings.desk.pace.views import late_boards, pages, screen

urlpatterns = [
    path("sessions/<slug:slug>/pace/", pages.session_pace, name="session_pace"),
    path("sessions/<slug:slug>/pace/start/", pages.pace_start, name="pace_start"),
    path("sessions/<slug:slug>/pace/stop/", pages.pace_stop, name="pace_stop"),
    path("sessions/<slug:slug>/pace/next/", pages.pace_next, name="pace_next"),
    path("sessions/<slug:slug>/pace/previous/", pages.pace_previous, name="pace_previous"),
    path("sessions/<slug:slug>/pace/add/", pages.pace_add, name="pace_add"),
    path("sessions/<slug:slug>/pace/late/", late_boards.session_late, name="session_late"),
    path("sessions/<slug:slug>/pace/late/<int:pk>/", late_boards.late_board, name="late_board"),
    path("sessions/<slug:slug>/pace/late/<int:pk>/end/", late_boards.late_board_end, name="late_board_end"),
    path("sessions/<slug:slug>/pace/screen/", pages.session_screen, name="session_screen"),
    path("sessions/<slug:slug>/pace/screen/close/", pages.session_screen_close, name="session_screen_close"),
    path("screen/<str:token>/", screen.pace_screen, name="pace_screen"),
]
