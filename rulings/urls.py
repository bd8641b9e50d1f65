"""The addresses of the desk's pages. What changes something lies under the page that it belongs to."""

from django.contrib.auth.views import LoginView, LogoutView
from django.urls import URLPattern, URLResolver, path

from rulings.forms.base import SignInForm
from rulings.views import (
    auctions,
    cases,
    claims,
    coverage,
    desk,
    editions,
    filing,
    follow_ups,
    guide,
    imports,
    links,
    plays,
    publishing,
    reports,
    restrictions,
    rulings,
    scores,
    sessions,
)

login = LoginView.as_view(
    template_name="people/login.html", authentication_form=SignInForm, redirect_authenticated_user=True
)

urlpatterns: list[URLPattern | URLResolver] = [
    path("", desk.desk, name="desk"),
    path("login/", login, name="login"),
    path("logout/", LogoutView.as_view(), name="logout"),
    path("guide/", guide.guide, name="guide"),
    path("guide/coverage/", coverage.guide_coverage, name="guide_coverage"),
    path("guide/<slug:key>/", guide.guide_situation, name="guide_situation"),
    path("guide/<slug:key>/auction/", auctions.guide_auction, name="guide_auction"),
    path("guide/<slug:key>/editions/", editions.guide_editions, name="guide_editions"),
    path("import/", imports.import_page, name="import"),
    path("sessions/", sessions.sessions, name="sessions"),
    path("sessions/<slug:slug>/", sessions.session, name="session"),
    path("sessions/<slug:slug>/close/", sessions.session_close, name="session_close"),
    path("sessions/<slug:slug>/scores/", scores.session_scores, name="session_scores"),
    path("sessions/<slug:slug>/pairs/<int:pk>/", scores.session_pair, name="session_pair"),
    path("sessions/<slug:slug>/new/", filing.new_ruling, name="new_ruling"),
    path("sessions/<slug:slug>/boards/<int:number>/", sessions.board, name="board"),
    path("sessions/<slug:slug>/boards/<int:number>/new/", filing.board_new, name="board_new"),
    path("sessions/<slug:slug>/boards/<int:number>/new/file/", filing.board_file, name="board_file"),
    path("reports/<int:pk>/", reports.report, name="report"),
    path("reports/<int:pk>/auction/", auctions.report_auction, name="report_auction"),
    path("reports/<int:pk>/play/", plays.report_play, name="report_play"),
    path("reports/<int:pk>/claim/", claims.report_claim, name="report_claim"),
    path("reports/<int:pk>/ended/", restrictions.report_ended, name="report_ended"),
    path("reports/<int:pk>/amend/", reports.report_amend, name="report_amend"),
    path("reports/<int:pk>/withdraw/", reports.report_withdraw, name="report_withdraw"),
    path("reports/<int:pk>/next/", reports.report_next, name="report_next"),
    path("reports/<int:pk>/history/", reports.report_history, name="report_history"),
    path("reports/<int:pk>/link/", links.link_make, name="link_make"),
    path("links/<int:pk>/", links.link_back, name="link"),
    path("links/<int:pk>/revoke/", links.link_revoke, name="link_revoke"),
    path("cases/<int:pk>/", cases.case, name="case"),
    path("cases/<int:pk>/answer/", cases.case_answer, name="case_answer"),
    path("cases/<int:pk>/withdraw/", cases.case_withdraw, name="case_withdraw"),
    path("cases/<int:pk>/issue/", cases.case_issue, name="case_issue"),
    path("rulings/<int:pk>/", rulings.ruling, name="ruling"),
    path("rulings/<int:pk>/countersign/", rulings.ruling_countersign, name="ruling_countersign"),
    path("rulings/<int:pk>/return/", rulings.ruling_return, name="ruling_return"),
    path("rulings/<int:pk>/supersede/", rulings.ruling_supersede, name="ruling_supersede"),
    path("rulings/<int:pk>/publish/", publishing.ruling_publish, name="ruling_publish"),
    path("rulings/<int:pk>/withdraw/", publishing.publication_withdraw, name="publication_withdraw"),
    path("follow-ups/<int:pk>/", follow_ups.follow_up, name="follow_up"),
    path("follow-ups/<int:pk>/open/", follow_ups.follow_up_open, name="follow_up_open"),
    path("follow-ups/<int:pk>/done/", follow_ups.follow_up_done, name="follow_up_done"),
    path("r/<str:token>/", links.players_page, name="players_page"),
    path("casebook/", publishing.casebook, name="casebook"),
    path("casebook/<slug:club>/<int:year>-<int:number>/", publishing.casebook_case, name="casebook_case"),
]
