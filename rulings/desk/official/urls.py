"""The addresses of a session's official end, its exports, and its public ranking."""

from django.urls import path

from rulings.desk.official import views

urlpatterns = [
    path("sessions/<slug:slug>/end/", views.session_end, name="session_end"),
    path("sessions/<slug:slug>/exports/", views.session_exports, name="session_exports"),
    path("sessions/<slug:slug>/exports/session.xml", views.session_file, {"kind": "xml"}, name="session_xml"),
    path("sessions/<slug:slug>/exports/session.pbn", views.session_file, {"kind": "pbn"}, name="session_pbn"),
    path("sessions/<slug:slug>/exports/session.csv", views.session_file, {"kind": "csv"}, name="session_csv"),
    path("sessions/<slug:slug>/exports/session.json", views.session_file, {"kind": "json"}, name="session_json"),
    path("results/<slug:address>/", views.public_ranking, name="public_ranking"),
    path("results/<slug:address>/paper/", views.public_paper, name="public_paper"),
    path("results/<slug:address>/boards/<int:number>/", views.public_board, name="public_board"),
]
