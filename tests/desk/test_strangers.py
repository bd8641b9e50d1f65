"""What somebody without an account may add is bounded: by what it is added to, within an hour, and by his network.

Every page of the house that takes something from a visitor is in one of the two tables here; a new one has to say where
it belongs, and a new kind of row that grows by one of them what bounds it.
"""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

import pytest
from django.apps import apps
from django.test import Client

from rulings.desk.base.bounds import Bound
from rulings.desk.base.keys import token_of
from rulings.desk.people.services.invitations import invite
from rulings.desk.people.services.passwords import make_password_link
from rulings.desk.players.services import make_private_link
from rulings.desk.practice.queries.sealed import link_of
from rulings.desk.practice.queries.sittings import Sat
from rulings.desk.practice.services import begin_sitting
from rulings.middleware import SITTERS, STRANGERS
from rulings.models import CallState, Club, Membership, Poll, Ruling, SessionKey, Sitting, TableCall, User
from tests.calling import make_key
from tests.desk.conftest import signed_in
from tests.desk.practice.rounds import SET
from tests.desk.test_rights import FOR_ALL, Desk, make_desk
from tests.keeping import made_once
from tests.mailing import free_port, mail_goes_to, make_mailbox

Sent = tuple[str, dict[str, Any]]
_ACT = {"AuditEntry", "AuditText"}
_NAMES = iter(f"{first} {last}" for first in ("Ada", "Ida", "Ola") for last in ("Kos", "Sowa", "Wrona", "Gil"))

GROWS: dict[str, tuple[set[str], Bound | str]] = {
    "/p/{token}/": ({"PollAnswer", *_ACT}, Bound.ANSWERS_TO_A_POLL),
    "/t/{token}/": ({"TableCall", "AuditEntry"}, Bound.CALLS_OF_A_CARD),
    "/t/{token}/back/": (_ACT, "each call is taken back once, and calls are bounded"),
    "/door/{token}/": ({"SignIn", "AuditEntry"}, Bound.ENTRIES_AT_A_DOOR),
    "/r/{token}/query/": ({"ScoreQuery", *_ACT}, Bound.ACTS_OF_A_LINK),
    "/r/{token}/appeal/": ({"Appeal", *_ACT}, Bound.ACTS_OF_A_LINK),
    "/practice/test/": ({"Sitting"}, Bound.SITTINGS_OF_A_TEST),
    "/practice/sitting/{token}/{place}/": ({"SittingAnswer"}, "a sitting takes each of its answers once"),
    "/login/forgotten/": ({"PasswordRequest", "Task"}, Bound.PASSWORD_REQUESTS_OF_A_NETWORK),
    "/join/{token}/": ({"User", "Membership", "SignedIn", *_ACT}, "an invitation opens once"),
    "/password/{token}/": ({"AuditEntry"}, "a link opens once"),
    "/login/": ({"AccessAttempt"}, "guesses wait by address, account and club; one row for each address and name"),
}
"""By the address: what grows where a visitor sends there, and what bounds it, beside his network."""
ADDS_NOTHING = {
    "/api/v1/rule": "reads, and has a rate of its own",
    "/begin/{token}/": "one club, the first of a site, and nothing afterwards",
    "/begin/{token}/archive/": "one club, the first of a site, and nothing afterwards",
    "/login/code/": "of an account whose password was right",
    "/login/passkey/": "an answer is remembered for five minutes, where a passkey of here gave it",
    "/login/passkey/options/": "the challenge stands in a cookie",
    "/notices/confirm/{token}/": "the mailbox is there",
    "/notices/stop/{token}/": "the mailbox is there",
    "/r/{token}/appeals/{pk}/{act}/": "comments of an appeal have a bound of their own, all else is said once",
    "/sessions/{slug}/files/send/": "programs with a token of that session alone, bounded by session",
    "/casebook/verify/": "reads",
    "/pocket/reports/": "needs a sign-in",
    "/practice/sitting/{token}/done/": "reads",
}


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[Desk]:
    with made_once(django_db_blocker), mail_goes_to(free_port()):
        desk = make_desk()
        make_mailbox(User.objects.get(username="dora"))
        yield desk


@pytest.fixture
def desk(kept: Desk, db: None) -> Desk:
    return kept


def sent_to(desk: Desk) -> dict[str, Callable[[], Sent]]:
    """What a visitor sends to each of them, another thing each time."""
    dora, olga = (User.objects.get(username=name) for name in ("dora", "olga"))
    ruling = Ruling.objects.get(pk=desk.numbers["ruling"])
    link = make_private_link(actor=dora, report=ruling.report, side="NS").token
    poll, door = Poll.objects.get(pk=desk.numbers["poll"]), SessionKey.objects.get(purpose="door")
    card = token_of(make_key(dora, door.session, table=3))
    member, club = Membership.objects.get(user__username="dora"), Club.objects.get(slug="ponte")
    new = {"password": "a long walk by the river", "again": "a long walk by the river"}

    def pair() -> dict[str, str]:
        return {"name_1": next(_NAMES), "name_2": next(_NAMES)}

    return {
        "/p/{token}/": lambda: (
            f"/p/{token_of(poll)}/",
            {"answer_key": uuid4(), "answer": "P", "reason": "Of course."},
        ),
        "/t/{token}/": lambda: (f"/t/{card}/", {}),
        "/door/{token}/": lambda: (f"/door/{token_of(door)}/", pair()),
        "/r/{token}/query/": lambda: (f"/r/{link}/query/", {"text": "Eleven.", "query_key": uuid4()}),
        "/r/{token}/appeal/": lambda: (
            f"/r/{link}/appeal/",
            {"ruling": ruling.pk, "reasons": "A heart.", "name": "Anna", "appeal_key": uuid4()},
        ),
        "/practice/test/": lambda: (f"/practice/test/?{urlencode({'of': link_of(SET)})}", {}),
        "/practice/sitting/{token}/{place}/": lambda: first_answer(begin_sitting(test=SET)),
        "/login/forgotten/": lambda: ("/login/forgotten/", {"name": "dora"}),
        "/join/{token}/": lambda: (
            f"/join/{invite(actor=olga, club=club, name='Nina', role='director').token}/",
            {"username": "nina", "name": "Nina", **new},
        ),
        "/password/{token}/": lambda: (
            f"/password/{make_password_link(actor=olga, membership=member).token}/",
            new,
        ),
        "/login/": lambda: ("/login/", {"username": "dora", "password": "guess"}),
    }


def first_answer(sitting: Sitting) -> Sent:
    """What is pressed first in a sitting."""
    at = Sat(sitting).practised(0)
    given = at.choices[0].value if at.choices else at.rulings[0][0]
    return f"/practice/sitting/{sitting.token}/1/", {"step": 0, "a": given}


BEFORE = {"/r/{token}/query/": "/r/{token}/appeal/", "/r/{token}/appeal/": "/r/{token}/query/"}
"""What the same link does first, where the same again would be refused for another reason."""
BOUNDED = {address: bound for address, (_kinds, bound) in GROWS.items() if isinstance(bound, Bound)}


def rows() -> dict[str, int]:
    """How many there are of each kind."""
    return {model.__name__: model._base_manager.count() for model in apps.get_models()}


def refused_to(network: str, *, until_full: int = 600) -> None:
    """The network has just sent as much as one may."""
    for rate in (STRANGERS, SITTERS):
        for _each in range(until_full):
            rate.wait(network, monotonic() + 3600)


class Anything(dict[str, str]):
    """A part for every name."""

    def __missing__(self, _name: str) -> str:
        return "7"


def test_every_page_that_takes_something_from_a_visitor_is_here(desk: Desk) -> None:
    takes = set()
    for address in FOR_ALL:
        answer = Client().post(address.format_map(Anything()))
        if answer.status_code != 405 and "/login/?next" not in answer.get("Location", ""):
            takes.add(address)
    assert takes == GROWS.keys() | ADDS_NOTHING.keys()


@pytest.mark.parametrize("address", sorted(GROWS.keys() - {"/t/{token}/back/"}))
def test_what_grows_there_is_what_the_table_says(address: str, desk: Desk) -> None:
    page, form = sent_to(desk)[address]()
    before = rows()
    assert Client().post(page, form).status_code in (200, 302)
    assert {name for name, number in rows().items() if number > before[name]} == GROWS[address][0]


@pytest.mark.parametrize("address", BOUNDED)
def test_beyond_its_bound_it_is_refused(address: str, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    made = sent_to(desk)
    page, form = made[BEFORE.get(address, address)]()
    assert Client().post(page, form).status_code in (200, 302)
    TableCall.objects.update(state=CallState.WITHDRAWN)
    monkeypatch.setattr(BOUNDED[address], "hourly", 1)
    page, form = made[address]()
    before = rows()
    assert (Client().post(page, form).status_code, rows()) == (429, before)


@pytest.mark.parametrize("address", sorted(GROWS.keys() - {"/t/{token}/back/"}))
def test_a_network_that_sends_more_than_a_room_is_refused_and_no_other(address: str, desk: Desk) -> None:
    page, form = sent_to(desk)[address]()
    refused_to("127.0.0.1")
    before = rows()
    answer = Client().post(page, form)
    assert (answer.status_code, int(answer["Retry-After"]) > 0, rows()) == (429, True, before)
    assert Client(REMOTE_ADDR="198.51.100.7").post(page, form).status_code in (200, 302)


def test_who_is_signed_in_is_bounded_as_himself_and_who_reads_is_not(desk: Desk) -> None:
    refused_to("127.0.0.1")
    dora = signed_in(User.objects.get(username="dora"))
    assert dora.post(desk.at("/polls/{poll}/close/")).status_code == 302
    poll = Poll.objects.get(pk=desk.numbers["poll"])
    assert Client().get("/guide/").status_code == Client().get("/clubs/").status_code == 200
    assert poll.closed_at is not None
