"""The addresses of polls."""

from django.urls import path

from rulings.desk.polls import views

urlpatterns = [
    path("reports/<int:pk>/polls/", views.report_polls, name="report_polls"),
    path("polls/<int:pk>/", views.poll, name="poll"),
    path("polls/<int:pk>/note/", views.poll_note, name="poll_note"),
    path("polls/<int:pk>/close/", views.poll_close, name="poll_close"),
    path("polls/<int:pk>/renew/", views.poll_renew, name="poll_renew"),
    path("polls/<int:pk>/count/", views.poll_count, name="poll_count"),
    path("polls/<int:pk>/judge/", views.poll_judge, name="poll_judge"),
    path("p/<str:token>/", views.peers_page, name="poll_page"),
    path("p/<str:token>/thanks/", views.poll_thanks, name="poll_thanks"),
]
