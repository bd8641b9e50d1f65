"""The addresses of a director who plays."""

from django.urls import path

from rulings.desk.playing import views

urlpatterns = [
    path("sessions/<slug:slug>/playing/", views.session_playing, name="session_playing"),
    path("sessions/<slug:slug>/playing/leave/", views.playing_leave, name="playing_leave"),
    path("sessions/<slug:slug>/boards/<int:number>/see/", views.board_see, name="board_see"),
    path("reports/<int:pk>/own-table/", views.report_own_table, name="report_own_table"),
]
