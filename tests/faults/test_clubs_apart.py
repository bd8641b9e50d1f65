"""Writers of different clubs never wait for one another: every kind of act, while another club's acts are not ended.

One club has done all of them in a transaction that stays open, so that it holds every lock that any of them takes; the
other does each with no patience at all. Two indexes that both clubs write into are no lock: only equal keys wait.
"""

import re
import threading
from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection, transaction
from django.test import Client

from rulings.desk.casebook.services.publishing import publish
from rulings.desk.imports.services.importing import import_session
from rulings.desk.people.services.clubs import give_role
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import make_poll
from rulings.desk.profiles.services import load_profiles
from rulings.desk.roster.services.door import open_door
from rulings.desk.roster.services.door import sign_in as enter
from rulings.desk.trail.services import sign_head
from rulings.models import Club, Event, IrregularityReport, ReportCase, Session, TableCall, User
from tests.desk.imports.evening import evening, saved
from tests.desk.test_rights import ACTS, DONE, Desk, make_desk
from tests.factories import make_publishable, make_session, make_user
from tests.faults.conftest import Own
from tests.faults.test_killed import NAMES, TRIED

pytestmark = pytest.mark.postgresql

NO_PATIENCE = "SET LOCAL lock_timeout = '150ms'"


class Side:
    """A club with all that acts need, under names of its own."""

    def __init__(self, name: str) -> None:
        """The club that was made last, called so."""
        self.name = name
        self.desk: Desk = make_desk()
        club, dora, rev = (Club.objects.get(slug="ponte"), *(User.objects.get(username=each) for each in NAMES[:2]))
        over = make_session(club, "over")
        Event.objects.filter(pk=over.event_id).update(name="Last week")
        over.boards.update(deal="")
        self.publishable = make_publishable(dora, rev, over)
        Club.objects.filter(slug="ponte").update(slug=self.slug("ponte"))
        for slug in ("tuesday", "evening", "over"):
            Session.objects.filter(slug=slug).update(slug=self.slug(slug))
        for each in NAMES:
            User.objects.filter(username=each).update(username=self.slug(each))
        self.desk.numbers["evening"] = self.slug("evening")
        self.browsers = {each: Client(raise_request_exception=False) for each in NAMES}
        for each, browser in self.browsers.items():
            browser.force_login(self.user(each))

    def slug(self, word: str) -> str:
        return f"{word}-{self.name}"

    def club(self) -> Club:
        return Club.objects.get(slug=self.slug("ponte"))

    def user(self, name: str) -> User:
        return User.objects.get(username=self.slug(name))

    def session(self) -> Session:
        return Session.objects.get(slug=self.slug("tuesday"))

    def send(self, address: str) -> int:
        """The answer's status to one of those who may."""
        browser = self.browsers[NAMES[ACTS[address][1].index(DONE)]]
        at, form = address, self.desk.form(address)
        for word in ("ponte", "tuesday"):
            at = at.replace(f"/{word}/", f"/{self.slug(word)}/")
        form |= {name: str(uuid4()) for name in form if name.endswith("_key")}
        form |= {"address": self.slug("ponte")} if "://" not in form.get("address", "://") else {}
        for word, rows in (("reports", IrregularityReport), ("cases", ReportCase), ("calls", TableCall)):
            if form.get("revision") == 1 and (found := re.match(rf"/{word}/(\d+)/", self.desk.at(at))):
                form["revision"] = rows.objects.get(pk=found[1]).revision
        return int(browser.post(self.desk.at(at), form).status_code)


def brings_a_file(side: Side) -> None:
    import_session(actor=side.user("dora"), club=side.club(), data=saved(evening(2)), filename="x.xml")


def publishes(side: Side) -> None:
    publish(actor=side.user("rev"), ruling=side.publishable, text="West played late.")


def answers_a_poll(side: Side) -> None:
    report = IrregularityReport.objects.get(pk=side.desk.numbers["open_report"])
    poll = make_poll(actor=side.user("dora"), report=report, seat="S", auction="", question="What do you call?")
    sent = {"answer": "1S", "answer_key": str(uuid4())}
    assert Client().post(f"/p/{poll.token}/", sent).status_code == DONE


def opens_a_link(side: Side) -> None:
    report = IrregularityReport.objects.get(pk=side.desk.numbers["ruled_report"])
    make_private_link(actor=side.user("dora"), report=report, side="NS")


def enters_at_the_door(side: Side) -> None:
    enter(key=open_door(actor=side.user("dora"), session=side.session()), players=[("Lia", ""), ("Leo", "")])


def gives_a_role(side: Side) -> None:
    give_role(actor=side.user("olga"), club=side.club(), user=make_user(side.slug("new")), role="director")


def signs_in(side: Side) -> None:
    sent = {"username": side.slug("dora"), "password": "correct horse"}
    assert Client().post("/login/", sent).status_code == DONE


def guesses_a_password(side: Side) -> None:
    assert Client().post("/login/", {"username": side.slug("dora"), "password": "wrong"}).status_code == 200


def signs_the_head(side: Side) -> None:
    sign_head(club=side.club())


def last(address: str) -> int:
    """Acts after which others can no longer be done come last, those that others take the ground from come first.

    Near the end somebody is signed out and loses his role; the very last close the club.
    """
    for ending, place in (("/end/", 6), ("/end/close/", 5), ("/take/", 4)):
        if address.startswith("/clubs/") and address.endswith(ending):
            return place
    if "/people/" in address:
        return 3
    ends = ("withdraw", "discard", "close", "remove", "revoke", "refuse", "return", "supersede", "erase", "settle")
    if "traveller" in address or "tables" in address or "confirm" in address:
        return 0
    return 2 if any(f"/{each}/" in address for each in ends) else 1


OVERTAKEN = {
    "/sessions/tuesday/pairs/",
    "/sessions/tuesday/pairs/refuse/",
    "/follow-ups/{follow_up}/open/",
    "/calls/{call}/hand-back/",
    "/calls/{call}/withdraw/",
    "/cases/{open_case}/withdraw/",
    "/cases/{open_case}/discard/",
    "/rulings/{ruling}/return/",
    "/rulings/{ruling}/supersede/",
    "/clubs/ponte/copies/{copy}/",
}
"""What excludes another act on the same pair, call, case, ruling or casebook, which is done and writes in the same
tables."""
OTHERS = (
    brings_a_file,
    publishes,
    answers_a_poll,
    opens_a_link,
    enters_at_the_door,
    gives_a_role,
    signs_in,
    guesses_a_password,
    signs_the_head,
)


@pytest.fixture(scope="module")
def here(own: Own) -> Iterator[Side]:
    """The one club, while the other has done everything and ends nothing."""
    there, here = Side("arno"), Side("sava")
    load_profiles()  # as every site has them from its start
    begun, may_end, told = threading.Event(), threading.Event(), []
    holder = threading.Thread(target=holds, args=(there, begun, may_end, told))
    holder.start()
    try:
        assert begun.wait(120)
        assert told == []
        yield here
    finally:
        may_end.set()
        holder.join(60)


def holds(side: Side, begun: threading.Event, may_end: threading.Event, told: list[str]) -> None:
    """Do everything, and keep every lock until the others are done; `told` is what went wrong."""
    try:
        with transaction.atomic():
            for act in OTHERS:
                act(side)
            refused = [each for each in sorted(TRIED, key=last) if side.send(each) != DONE]
            if set(refused) - OVERTAKEN:
                told.append(f"not done: {refused}")
            begun.set()
            may_end.wait(300)
            transaction.set_rollback(True)
    except Exception as error:
        told.append(repr(error))
        raise
    finally:
        begun.set()
        connection.close()


def without_patience(act: Callable[[], Any]) -> Any:
    """What the act comes to where nobody may be waited for; it is taken back."""
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute(NO_PATIENCE)
        came = act()
        transaction.set_rollback(True)
        return came


@pytest.mark.parametrize("address", TRIED)
def test_an_act_waits_for_no_other_club(address: str, here: Side) -> None:
    assert without_patience(lambda: here.send(address)) == DONE


@pytest.mark.parametrize("act", OTHERS, ids=lambda act: str(act.__name__))
def test_what_comes_from_elsewhere_waits_for_no_other_club(act: Callable[[Side], None], here: Side) -> None:
    without_patience(lambda: act(here))


def test_a_second_act_of_the_same_club_does_wait(here: Side) -> None:
    """So that what stands above can fail."""
    from rulings.desk.base.watching.faults import Fault, fault_of

    with pytest.raises(Exception, match="lock timeout") as waited:
        without_patience(lambda: Club.objects.select_for_update().get(slug="ponte-arno"))
    assert fault_of(waited.value) is Fault.BUSY
