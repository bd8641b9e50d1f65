"""The addresses of appeals."""

from django.urls import path

from rulings.desk.appeals.views import appeals

urlpatterns = [
    path("rulings/<int:pk>/appeal/", appeals.ruling_appeal, name="ruling_appeal"),
    path("appeals/", appeals.appeals, name="appeals"),
    path("appeals/<int:pk>/", appeals.appeal, name="appeal"),
    path("appeals/<int:pk>/<slug:name>/", appeals.appeal_act, name="appeal_act"),
]
