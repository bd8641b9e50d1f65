"""Where somebody is signed in ends where it is ended, and nowhere else."""

from django.test import Client

from rulings.desk.account.services.sign_ins import end_sign_in, end_sign_ins
from rulings.models import Club, SignedIn, User
from tests.desk.conftest import signed_in
from tests.factories import history


def is_in(client: Client) -> bool:
    return client.get("/account/").status_code == 200


def test_one_sign_in_is_ended_and_nobody_ends_another_s(dora: User, rev: User, club: Club) -> None:
    one, other = signed_in(dora), signed_in(dora)
    key = SignedIn.objects.order_by("first_seen")[0].session_key
    assert end_sign_in(actor=rev, key=key) is False
    assert end_sign_in(actor=dora, key=key) is True
    assert (is_in(one), is_in(other)) == (False, True)
    assert history(club) == []


def test_all_but_one_are_ended(dora: User, rev: User, club: Club) -> None:
    clients = [signed_in(dora) for _each in range(3)]
    hers = signed_in(rev)
    key = SignedIn.objects.filter(user=dora).order_by("first_seen")[1].session_key
    assert end_sign_ins(actor=dora, user=dora, but=key) == 2
    assert [is_in(client) for client in [*clients, hers]] == [False, True, False, True]
    assert end_sign_ins(actor=rev, user=dora) == 1
    assert history(club) == [("sign_ins.ended", {}, {"user": dora.pk, "name": "Dora Neri"})]
