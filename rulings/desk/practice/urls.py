"""The addresses of the practice."""

from django.urls import path

from rulings.desk.practice import views

urlpatterns = [
    path("practice/", views.practice, name="practice"),
    path("practice/begin/", views.practice_begin, name="practice_begin"),
    path("practice/end/", views.practice_end, name="practice_end"),
    path("practice/<slug:key>/", views.practice_situation, name="practice_situation"),
    path(
        "practice/<slug:key>/<slug:edition>/<slug:name>/<int:seed>/", views.practice_exercise, name="practice_exercise"
    ),
]
