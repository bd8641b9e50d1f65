"""The addresses of adjusted scores."""

from django.urls import path

from rulings.desk.adjusting.views import adjusting

urlpatterns = [
    path("rulings/<int:pk>/score/", adjusting.ruling_score, name="ruling_score"),
    path("rulings/<int:pk>/forms/", adjusting.ruling_fouled, name="ruling_forms"),
    path("adjustments/<int:pk>/", adjusting.adjustment, name="adjustment"),
    path("adjustments/<int:pk>/slip.csv", adjusting.adjustment_file, {"kind": "csv"}, name="adjustment_csv"),
    path("adjustments/<int:pk>/slip.json", adjusting.adjustment_file, {"kind": "json"}, name="adjustment_json"),
    path("adjustments/<int:pk>/entered/", adjusting.adjustment_enter, name="adjustment_enter"),
    path("adjustments/<int:pk>/withdraw/", adjusting.adjustment_withdraw, name="adjustment_withdraw"),
]
