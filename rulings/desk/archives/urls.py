"""The addresses of archives, of a club's end, of what is held of a person, and of the site with its clubs."""

from django.urls import path

from rulings.desk.archives.views import clubs, site

urlpatterns = [
    path("clubs/<slug:slug>/archive/", clubs.club_archive, name="club_archive"),
    path("clubs/<slug:slug>/end/", clubs.club_end, name="club_end"),
    path("clubs/<slug:slug>/end/close/", clubs.club_close, name="club_close"),
    path("clubs/<slug:slug>/end/reopen/", clubs.club_reopen, name="club_reopen"),
    path("clubs/<slug:slug>/federation/", clubs.club_federation, name="club_federation"),
    path("clubs/<slug:slug>/person/", clubs.club_person, name="club_person"),
    path("site/clubs/", site.site_clubs, name="site_clubs"),
    path("site/clubs/new/", site.site_new, name="site_new"),
    path("site/clubs/<slug:slug>/invite/", site.site_invite, name="site_invite"),
    path("site/clubs/<slug:slug>/close/", site.site_close, name="site_close"),
    path("site/clubs/<slug:slug>/reopen/", site.site_reopen, name="site_reopen"),
    path("site/clubs/<slug:slug>/federation/", site.site_federation, name="site_federation"),
    path("site/archive/", site.site_archive, name="site_archive"),
    path("begin/<str:token>/archive/", site.begin_archive, name="begin_archive"),
]
