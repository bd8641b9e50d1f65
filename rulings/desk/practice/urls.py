"""The addresses of the practice."""

from django.urls import path

from rulings.desk.practice.views import cases, exercises, sittings, tests

urlpatterns = [
    path("practice/", exercises.practice, name="practice"),
    path("practice/begin/", exercises.practice_begin, name="practice_begin"),
    path("practice/end/", exercises.practice_end, name="practice_end"),
    path("practice/set/", tests.practice_set, name="practice_set"),
    path("practice/test/", tests.practice_test, name="practice_test"),
    path("practice/sitting/<str:token>/<int:place>/", sittings.practice_sitting, name="practice_sitting"),
    path("practice/sitting/<str:token>/done/", sittings.practice_done, name="practice_done"),
    path("practice/set/results/", tests.practice_results, name="practice_results"),
    path("practice/cases/", cases.practice_cases, name="practice_cases"),
    path("practice/cases/<slug:club>/<int:year>-<int:number>/", cases.practice_case, name="practice_case"),
    path("practice/<slug:key>/", exercises.practice_situation, name="practice_situation"),
    path(
        "practice/<slug:key>/<slug:edition>/<slug:name>/<int:seed>/",
        exercises.practice_exercise,
        name="practice_exercise",
    ),
]
