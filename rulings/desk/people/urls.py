"""The addresses of clubs, people, and deleting an account."""

from django.urls import path

from rulings.desk.people.views import clubs, conduct, forgetting, joining, leaving, members, switching

urlpatterns = [
    path("login/forgotten/", forgetting.forgotten, name="forgotten"),
    path("password/<str:token>/", joining.new_password, name="new_password"),
    path("account/clubs/", switching.own_clubs, name="own_clubs"),
    path("account/delete/", leaving.account_delete, name="account_delete"),
    path("join/<str:token>/", joining.join_page, name="join"),
    path("reports/<int:pk>/note/", conduct.report_note, name="report_note"),
    path("notes/<int:pk>/", conduct.conduct_note, name="conduct_note"),
    path("clubs/<slug:slug>/people/", members.club_people, name="club_people"),
    path("clubs/<slug:slug>/people/invite/", members.club_invite, name="club_invite"),
    path("clubs/<slug:slug>/people/revoke/", members.invitation_revoke, name="invitation_revoke"),
    path("clubs/<slug:slug>/people/<int:pk>/", members.club_member, name="club_member"),
    path("clubs/<slug:slug>/people/<int:pk>/take/", members.member_take, name="member_take"),
    path("clubs/<slug:slug>/people/<int:pk>/password/", members.member_password, name="member_password"),
    path("clubs/<slug:slug>/people/<int:pk>/codes/", members.member_codes, name="member_codes"),
    path("clubs/<slug:slug>/people/<int:pk>/sign-out/", members.member_sign_out, name="member_sign_out"),
    path("clubs/<slug:slug>/notes/", conduct.club_notes, name="club_notes"),
    path("clubs/<slug:slug>/publishing/", clubs.club_publishing, name="club_publishing"),
    path("clubs/<slug:slug>/heads/", clubs.club_heads, name="club_heads"),
    path("clubs/<slug:slug>/erase/", clubs.club_erase, name="club_erase"),
]
