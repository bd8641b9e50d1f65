"""The address of a site's beginning."""

from django.urls import path

from rulings.desk.beginning import views

urlpatterns = [path("begin/<str:token>/", views.begin, name="begin_site")]
