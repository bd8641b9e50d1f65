"""The addresses between clubs."""

from django.urls import path

from rulings.desk.between.views import appeals

urlpatterns = [
    path("federation/appeals/", appeals.federation_appeals, name="federation_appeals"),
    path("federation/appeals/<int:pk>/", appeals.federation_appeal, name="federation_appeal"),
    path("federation/appeals/<int:pk>/<slug:name>/", appeals.federation_act, name="federation_act"),
    path("clubs/<slug:slug>/offices/", appeals.federation_offices, name="federation_offices"),
    path("clubs/<slug:slug>/offices/<int:pk>/end/", appeals.office_end, name="office_end"),
]
