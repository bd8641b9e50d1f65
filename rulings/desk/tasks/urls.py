"""The addresses of the work behind the pages."""

from django.urls import path

from rulings.desk.tasks import views

urlpatterns = [
    path("clubs/<slug:slug>/work/", views.club_work, name="club_work"),
    path("clubs/<slug:slug>/work/again/", views.work_again, name="work_again"),
    path("clubs/<slug:slug>/work/forget/", views.work_forget, name="work_forget"),
]
