"""The addresses of appeals."""

from django.urls import path

from rulings.desk.appeals import views

urlpatterns = [
    path("rulings/<int:pk>/appeal/", views.ruling_appeal, name="ruling_appeal"),
    path("appeals/", views.appeals, name="appeals"),
    path("appeals/<int:pk>/", views.appeal, name="appeal"),
    path("appeals/<int:pk>/<slug:name>/", views.appeal_act, name="appeal_act"),
]
