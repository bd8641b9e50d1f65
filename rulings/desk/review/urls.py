"""The addresses of the queue, countersigning and comparing."""

from django.urls import path

from rulings.desk.review import views

urlpatterns = [
    path("queue/", views.queue, name="queue"),
    path("consistency/", views.consistency, name="consistency"),
    path("rulings/<int:pk>/process/", views.ruling_process, name="ruling_process"),
    path("rulings/<int:pk>/countersign/", views.ruling_countersign, name="ruling_countersign"),
    path("rulings/<int:pk>/return/", views.ruling_return, name="ruling_return"),
]
