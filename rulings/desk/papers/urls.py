"""The addresses of the forms on paper."""

from django.urls import path

from rulings.desk.papers.views import papers

urlpatterns = [
    path("rulings/<int:pk>/ruling.pdf", papers.ruling_paper, name="ruling_paper"),
    path("appeals/<int:pk>/appeal.pdf", papers.appeal_paper, name="appeal_paper"),
    path("reports/<int:pk>/hand.pdf", papers.hand_paper, name="hand_paper"),
    path("reports/<int:pk>/claim.pdf", papers.claim_paper, name="claim_paper"),
    path("forms/", papers.papers, name="papers"),
    path("forms/<slug:kind>.pdf", papers.paper_blank, name="paper_blank"),
    path("adjustments/<int:pk>/slip.pdf", papers.adjustment_paper, name="adjustment_paper"),
    path("adjustments/<int:pk>/penalty.pdf", papers.penalty_paper, name="penalty_paper"),
]
