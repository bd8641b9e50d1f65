"""The addresses of the work behind the pages."""

from django.urls import path

from rulings.desk.tasks import views

urlpatterns = [
    path("clubs/<slug:slug>/tasks/", views.club_tasks, name="club_tasks"),
    path("clubs/<slug:slug>/tasks/again/", views.task_again, name="task_again"),
    path("clubs/<slug:slug>/tasks/forget/", views.task_forget, name="task_forget"),
]
