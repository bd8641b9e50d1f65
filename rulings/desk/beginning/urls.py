"""The addresses of a site's beginning, and of a club's."""

from django.urls import path

from rulings.desk.beginning.views import clubs, face, regulations, site, trial

urlpatterns = [
    path("begin/<str:token>/", clubs.begin, name="begin_site"),
    path("site/place/", site.site_place, name="site_place"),
    path("clubs/<slug:slug>/steps/", clubs.club_steps, name="club_steps"),
    path("clubs/<slug:slug>/place/", clubs.club_place, name="club_place"),
    path("clubs/<slug:slug>/regulations/", regulations.club_regulations, name="club_regulations"),
    path("clubs/<slug:slug>/regulations/adopt/", regulations.club_adopt, name="club_adopt"),
    path("clubs/<slug:slug>/face/", face.club_face, name="club_face"),
    path("clubs/<slug:slug>/trial/", trial.trial_begin, name="trial_begin"),
    path("account/trial/", trial.trial_end, name="trial_end"),
    path("colours/<slug:colour>.css", face.colour_sheet, name="colour_sheet"),
    path("logos/<slug:digest>.png", face.logo_picture, name="logo_picture"),
]
