"""The addresses of the public guide."""

from django.urls import path

from rulings.desk.guide.views import auction, editions, guide, offline

urlpatterns = [
    path("guide/", guide.guide, name="guide"),
    path("guide/coverage/", guide.guide_coverage, name="guide_coverage"),
    path("guide/offline/", offline.guide_offline, name="guide_offline"),
    path("guide/<slug:key>/", guide.guide_situation, name="guide_situation"),
    path("guide/<slug:key>/about/", guide.guide_about, name="guide_about"),
    path("guide/<slug:key>/auction/", auction.guide_auction, name="guide_auction"),
    path("guide/<slug:key>/compare/", guide.guide_compare, name="guide_compare"),
    path("guide/<slug:key>/editions/", editions.guide_editions, name="guide_editions"),
]
