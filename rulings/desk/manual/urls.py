"""The addresses of help."""

from django.urls import path

from rulings.desk.manual import views

urlpatterns = [
    path("help/", views.manual, name="manual"),
    path("help/directors/", views.manual_directors, name="manual_directors"),
    path("help/players/", views.manual_players, name="manual_players"),
    path("help/fault/", views.manual_fault, name="manual_fault"),
]
