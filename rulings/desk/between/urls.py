"""The addresses between clubs."""

from django.urls import path

from rulings.desk.base.watching.replica import public
from rulings.desk.between.views import appeals, casebooks, federation, signed

urlpatterns = [
    path("federation/appeals/", appeals.federation_appeals, name="federation_appeals"),
    path("federation/appeals/<int:pk>/", appeals.federation_appeal, name="federation_appeal"),
    path("federation/appeals/<int:pk>/<slug:name>/", appeals.federation_act, name="federation_act"),
    path("clubs/<slug:slug>/federation/cases/", federation.federation_cases, name="federation_cases"),
    path("casebooks/", casebooks.casebooks, name="casebooks"),
    path("clubs/<slug:slug>/casebooks/", casebooks.club_casebooks, name="club_casebooks"),
    path("clubs/<slug:slug>/casebooks/<int:pk>/leave/", casebooks.casebook_leave, name="casebook_leave"),
    path("clubs/<slug:slug>/cases/<int:pk>/", casebooks.club_case, name="club_case"),
    path("clubs/<slug:slug>/copies/<int:pk>/", casebooks.club_copy, name="club_copy"),
    path("casebook/verify/", signed.casebook_verify, name="casebook_verify"),
    path(
        "casebook/<slug:club>/<int:year>-<int:number>.signed.json",
        public(signed.case_signed),
        name="casebook_case_signed",
    ),
    path("clubs/<slug:slug>/offices/", appeals.federation_offices, name="federation_offices"),
    path("clubs/<slug:slug>/offices/<int:pk>/end/", appeals.office_end, name="office_end"),
]
