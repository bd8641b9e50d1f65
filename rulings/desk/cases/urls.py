"""The addresses of cases, rulings and what they leave behind."""

from django.urls import path

from rulings.desk.cases.views import aside, cases, follow_ups, rulings

urlpatterns = [
    path("reports/<int:pk>/ended/", follow_ups.report_ended, name="report_ended"),
    path("cases/<int:pk>/", cases.case, name="case"),
    path("cases/<int:pk>/alike/", follow_ups.case_alike, name="case_alike"),
    path("cases/<int:pk>/answer/", cases.case_answer, name="case_answer"),
    path("cases/<int:pk>/compare/", aside.case_compare, name="case_compare"),
    path("cases/<int:pk>/wait/", aside.case_wait, name="case_wait"),
    path("cases/<int:pk>/so-far/", aside.case_so_far, name="case_so_far"),
    path("cases/<int:pk>/discard/", aside.case_discard, name="case_discard"),
    path("cases/<int:pk>/withdraw/", cases.case_withdraw, name="case_withdraw"),
    path("cases/<int:pk>/issue/", cases.case_issue, name="case_issue"),
    path("rulings/<int:pk>/", rulings.ruling, name="ruling"),
    path("rulings/<int:pk>/alike/", follow_ups.ruling_alike, name="ruling_alike"),
    path("rulings/<int:pk>/recheck/", rulings.ruling_recheck, name="ruling_recheck"),
    path("rulings/<int:pk>/supersede/", rulings.ruling_supersede, name="ruling_supersede"),
    path("follow-ups/<int:pk>/", follow_ups.follow_up, name="follow_up"),
    path("follow-ups/<int:pk>/open/", follow_ups.follow_up_open, name="follow_up_open"),
    path("follow-ups/<int:pk>/done/", follow_ups.follow_up_done, name="follow_up_done"),
]
