"""The addresses of reports."""

from django.urls import path

from rulings.desk.reports.views import about, auctions, claims, double_dummy, facts, filing, plays, reports

urlpatterns = [
    path("sessions/<slug:slug>/new/", filing.new_ruling, name="new_ruling"),
    path("sessions/<slug:slug>/boards/<int:number>/new/", filing.board_new, name="board_new"),
    path("sessions/<slug:slug>/boards/<int:number>/new/file/", filing.board_file, name="board_file"),
    path("reports/<int:pk>/", reports.report, name="report"),
    path("reports/<int:pk>/auction/", auctions.report_auction, name="report_auction"),
    path("reports/<int:pk>/play/", plays.report_play, name="report_play"),
    path("reports/<int:pk>/claim/", claims.report_claim, name="report_claim"),
    path("reports/<int:pk>/about/", about.report_about, name="report_about"),
    path("reports/<int:pk>/facts/", facts.report_facts, name="report_facts"),
    path("reports/<int:pk>/facts/shown/", facts.report_facts_shown, name="report_facts_shown"),
    path("reports/<int:pk>/facts/confirm/", facts.report_facts_confirm, name="report_facts_confirm"),
    path("reports/<int:pk>/facts/told/", facts.report_facts_told, name="report_facts_told"),
    path("reports/<int:pk>/amend/", reports.report_amend, name="report_amend"),
    path("reports/<int:pk>/withdraw/", reports.report_withdraw, name="report_withdraw"),
    path("reports/<int:pk>/next/", reports.report_next, name="report_next"),
    path("reports/<int:pk>/history/", reports.report_history, name="report_history"),
    path("reports/<int:pk>/double-dummy/", double_dummy.report_double_dummy, name="report_double_dummy"),
    path("reports/<int:pk>/double-dummy/solve/", double_dummy.report_solve, name="report_solve"),
    path("sessions/<slug:slug>/solve/", double_dummy.session_solve, name="session_solve"),
    path("sessions/<slug:slug>/solve/all/", double_dummy.session_solve_all, name="session_solve_all"),
    path("sessions/<slug:slug>/solve/next/", double_dummy.session_solve_next, name="session_solve_next"),
]
