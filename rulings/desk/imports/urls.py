"""The addresses where a file comes in."""

from django.urls import path

from rulings.desk.imports import views

urlpatterns = [
    path("import/", views.import_page, name="import"),
]
