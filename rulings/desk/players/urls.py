"""The addresses that the players' links open."""

from django.urls import path

from rulings.desk.players import views

urlpatterns = [
    path("reports/<int:pk>/link/", views.link_make, name="link_make"),
    path("reports/<int:pk>/links/", views.report_links, name="report_links"),
    path("links/<int:pk>/", views.link_back, name="link"),
    path("links/<int:pk>/revoke/", views.link_revoke, name="link_revoke"),
    path("r/<str:token>/appeal/", views.link_lodge, name="link_lodge"),
    path("r/<str:token>/appeals/<int:pk>/<slug:name>/", views.link_act, name="link_act"),
    path("r/<str:token>/", views.players_page, name="players_page"),
    path("r/<str:token>/query/", views.query_ask, name="query_ask"),
]
