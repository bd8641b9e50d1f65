"""The addresses of the page in the pocket, of what devices ask and send, and of what is to be decided."""

from django.urls import path

from rulings.desk.pocket.views import device, pages

urlpatterns = [
    path("pocket/", pages.pocket, name="pocket"),
    path("pocket/tonight/", device.pocket_tonight, name="pocket_tonight"),
    path("pocket/reports/", device.pocket_reports, name="pocket_reports"),
    path("pocket/arrivals/<int:pk>/", pages.arrival, name="arrival"),
    path("pocket/arrivals/<int:pk>/decide/", pages.arrival_decide, name="arrival_decide"),
    path("pocket/arrivals/<int:pk>/place/", pages.arrival_place, name="arrival_place"),
    path("sessions/<slug:slug>/pocket/", device.session_pocket, name="session_pocket"),
]
