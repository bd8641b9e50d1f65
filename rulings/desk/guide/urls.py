"""The addresses of the public guide."""

from django.urls import path

from rulings.desk.base.watching.replica import public
from rulings.desk.guide.views import auction, charts, editions, guide, offline

urlpatterns = [
    path("guide/", guide.guide, name="guide"),
    path("guide/coverage/", guide.guide_coverage, name="guide_coverage"),
    path("guide/book-<slug:edition>.pdf", charts.guide_book, name="guide_book"),
    path("guide/desk.webmanifest", offline.web_manifest, name="web_manifest"),
    path("guide/offline/", offline.guide_offline, name="guide_offline"),
    path("guide/<slug:key>/", guide.guide_situation, name="guide_situation"),
    path("guide/<slug:key>/about/", public(guide.guide_about), name="guide_about"),
    path("guide/<slug:key>/auction/", auction.guide_auction, name="guide_auction"),
    path("guide/<slug:key>/chart/", charts.guide_chart, name="guide_chart"),
    path("guide/<slug:key>/chart.pdf", charts.guide_chart_pdf, name="guide_chart_pdf"),
    path("guide/<slug:key>/compare/", guide.guide_compare, name="guide_compare"),
    path("guide/<slug:key>/editions/", editions.guide_editions, name="guide_editions"),
]
