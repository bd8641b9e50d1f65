"""The addresses of the calls, of the tables' cards, and of the page behind a card."""

from django.urls import path

from rulings.desk.calls.values import Act
from rulings.desk.calls.views import desk, table

urlpatterns = [
    path("sessions/<slug:slug>/calls/", desk.session_calls, name="session_calls"),
    path("sessions/<slug:slug>/calls/note/", desk.call_note, name="call_note"),
    path("sessions/<slug:slug>/calls/cards/", desk.keys_make, name="keys_make"),
    path("sessions/<slug:slug>/calls/cards.pdf", desk.table_cards, name="table_cards_paper"),
    path("calls/<int:pk>/", desk.call, name="call"),
    path("calls/<int:pk>/take/", desk.call_act, {"name": Act.TAKE}, name="call_take"),
    path("calls/<int:pk>/defer/", desk.call_act, {"name": Act.DEFER}, name="call_defer"),
    path("calls/<int:pk>/hand-back/", desk.call_act, {"name": Act.HAND_BACK}, name="call_hand_back"),
    path("calls/<int:pk>/settle/", desk.call_act, {"name": Act.SETTLE}, name="call_settle"),
    path("calls/<int:pk>/withdraw/", desk.call_act, {"name": Act.WITHDRAW}, name="call_withdraw"),
    path("cards/<int:pk>/", desk.table_key, name="table_key"),
    path("cards/<int:pk>/revoke/", desk.key_revoke, name="key_revoke"),
    path("cards/<int:pk>/renew/", desk.key_renew, name="key_renew"),
    path("t/<str:token>/", table.table_page, name="table_page"),
    path("t/<str:token>/back/", table.table_back, name="table_back"),
]
