"""The addresses of scores and results."""

from django.urls import path

from rulings.desk.scores.views import lines, results, score_queries, scores

urlpatterns = [
    path("sessions/<slug:slug>/queries/", score_queries.session_queries, name="session_queries"),
    path("sessions/<slug:slug>/queries/answer/", score_queries.query_answer, name="query_answer"),
    path("sessions/<slug:slug>/scores/", scores.session_scores, name="session_scores"),
    path("sessions/<slug:slug>/scoring/", scores.session_scoring, name="session_scoring"),
    path("sessions/<slug:slug>/pairs/<int:pk>/", scores.session_pair, name="session_pair"),
    path("sessions/<slug:slug>/boards/<int:number>/traveller/", lines.traveller, name="traveller"),
    path("sessions/<slug:slug>/tables/<str:label>/", lines.table_results, name="table_results"),
    path("sessions/<slug:slug>/boards/<int:number>/results/new/", results.result_new, name="result_new"),
    path("sessions/<slug:slug>/boards/<int:number>/results/<int:pk>/", results.result, name="result"),
    path(
        "sessions/<slug:slug>/boards/<int:number>/results/<int:pk>/query/", score_queries.query_note, name="query_note"
    ),
]
