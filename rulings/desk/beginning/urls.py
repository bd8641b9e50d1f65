"""The addresses of a site's beginning, and of a club's."""

from django.urls import path

from rulings.desk.beginning import views

urlpatterns = [
    path("begin/<str:token>/", views.begin, name="begin_site"),
    path("clubs/<slug:slug>/steps/", views.club_steps, name="club_steps"),
    path("clubs/<slug:slug>/place/", views.club_place, name="club_place"),
]
