"""The addresses of the casebook, for people and for programs. What is for everybody may come from a replica."""

from django.contrib.sitemaps import views as sitemaps
from django.urls import path
from django.views.decorators.http import require_safe

from rulings.desk.base.watching.replica import public
from rulings.desk.casebook.views import books, casebook, clubs, data, publishing

_SITEMAP = {"sitemaps": data.SITEMAPS}

urlpatterns = [
    path("rulings/<int:pk>/publish/", publishing.ruling_publish, name="ruling_publish"),
    path("rulings/<int:pk>/withdraw/", publishing.publication_withdraw, name="publication_withdraw"),
    path("rulings/<int:pk>/comment/", publishing.publication_comment, name="publication_comment"),
    path("clubs/<slug:slug>/books/", books.club_books, name="club_books"),
    path("clubs/<slug:slug>/books/order/", books.club_book_order, name="club_book_order"),
    path("clubs/<slug:slug>/books/<int:year>-<slug:language>.pdf", books.club_book_file, name="club_book_file"),
    path("casebook/", public(casebook.casebook), name="casebook"),
    path("casebook/feed.atom", public(data.casebook_feed), name="casebook_feed"),
    path("casebook/search.json", public(data.search_json), name="casebook_search_json"),
    path("casebook/<slug:club>/<int:year>-<int:number>/", public(casebook.casebook_case), name="casebook_case"),
    path("casebook/<slug:club>/<int:year>-<int:number>.json", public(data.case_json), name="casebook_case_json"),
    path("casebook/<slug:club>/<int:year>/book/", public(casebook.casebook_book), name="casebook_book"),
    path("casebook/<slug:club>/<int:year>/book.pdf", public(casebook.casebook_book_pdf), name="casebook_book_pdf"),
    path("clubs/", public(clubs.clubs), name="clubs"),
    path("clubs/<slug:slug>/", public(clubs.club), name="club"),
    path("robots.txt", data.robots, name="robots"),
    path(
        "sitemap.xml",
        public(require_safe(sitemaps.index)),
        {**_SITEMAP, "sitemap_url_name": "sitemap_part"},
        name="sitemap",
    ),
    path("sitemap-<slug:section>.xml", public(require_safe(sitemaps.sitemap)), _SITEMAP, name="sitemap_part"),
]
