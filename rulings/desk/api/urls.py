"""The addresses of the interface for programs, and of its page for people. The cases may come from a replica."""

from django.urls import path

from rulings.desk.api import views
from rulings.desk.base.watching.replica import public

urlpatterns = [
    path("api/", views.about, name="api"),
    path("api/openapi.json", views.openapi, name="api_openapi"),
    path("api/v1/", views.start, name="api_start"),
    path("api/v1/situations", views.situations, name="api_situations"),
    path("api/v1/situations/<slug:key>", views.situation, name="api_situation"),
    path("api/v1/situations/<slug:key>/outline", views.outline, name="api_outline"),
    path("api/v1/rule", views.rule, name="api_rule"),
    path("api/v1/cases", public(views.cases), name="api_cases"),
    path("api/v1/cases/<slug:club>/<int:year>-<int:number>", public(views.case), name="api_case"),
]
