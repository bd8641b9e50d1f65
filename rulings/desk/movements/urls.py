"""The addresses of sections and their movements."""

from django.urls import path

from rulings.desk.movements import views

urlpatterns = [
    path("sessions/<slug:slug>/sections/", views.sections, name="sections"),
    path("sessions/<slug:slug>/sections/new/", views.section_new, name="section_new"),
    path("sessions/<slug:slug>/sections/<int:pk>/", views.section, name="section"),
    path("sessions/<slug:slug>/sections/<int:pk>/round/", views.section_round, name="section_round"),
    path("sessions/<slug:slug>/sections/<int:pk>/remove/", views.section_remove, name="section_remove"),
    path("sessions/<slug:slug>/cards/<slug:kind>/", views.cards, name="movement_cards"),
]
