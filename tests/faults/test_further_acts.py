"""Faults under acts of others than who directs: all of it or nothing, once, and it goes on by itself.

A peer's answer to a poll, a federation's decision on a club's appeal, a club's archive that is taken in, and a club
that is begun, each killed, refused by its database, sent by several at once, and done by a clock that was set back.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from io import BytesIO
from threading import Barrier, Thread
from uuid import uuid4

import pytest
from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from rulings.desk.appeals.queries import entries_on
from rulings.desk.appeals.services.federation import decide_further
from rulings.desk.archives.services.site import begin_club
from rulings.desk.archives.services.taking_in import take_in
from rulings.desk.base.refusals import Refusal
from rulings.desk.polls.services import answer_poll, make_poll
from rulings.desk.practice.services import begin_sitting
from rulings.desk.trail.queries.dates import dated_back
from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.models import AuditEntry, Club, Sitting, User, Verb
from tests.appealing import UPHELD, make_told
from tests.desk.archives.elsewhere import MOST, made_elsewhere
from tests.desk.base.watching.test_faults import full, read_only
from tests.desk.practice.rounds import SET
from tests.factories import make_club, make_dora, make_report, make_rev, make_ruling, make_session, make_three_tables
from tests.faults.conftest import Own
from tests.faults.dying import LIVED, ended
from tests.faults.own import held
from tests.federations import make_federation, make_sent

AFTER = (1, 2, 4, 8, 16, 80)
AT_ONCE = 3
A_CLASS = 16
"""As many as the threads of a server."""
BEGUN = {"club_name": "Klub Wawel", "time_zone": "Europe/Warsaw", "language": "pl", "name": "Ewa"}
PUT_STRAIGHT_IN = ("no entry tells of it", "federation.slug is", "is_federation is")
"""What the trail does not know since the test made it without an act."""


@dataclass(frozen=True)
class Act:
    """What is done, and what the trail calls it."""

    do: Callable[[], object]
    verb: Verb

    def times(self) -> int:
        """How often it was done."""
        return AuditEntry.objects.filter(verb=self.verb).count()


ACTS = ("a peer's answer", "a federation's decision", "a club taken in", "a club begun")
each_act = pytest.mark.parametrize("name", ACTS)


@pytest.fixture(scope="module")
def acts(own: Own) -> Iterator[dict[str, Act]]:
    data = made_elsewhere(partial(made_small, "arno"))
    club = make_club()
    federation, dora, rev, session = make_federation(club), make_dora(club), make_rev(club), make_session(club)
    make_three_tables(session)
    sent = make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))
    poll = make_poll(actor=dora, report=make_report(dora, session), seat="S", auction="1S P", question="What now?")
    piero = federation.memberships.get().user
    decision = {**UPHELD, "entries": entries_on(sent)}
    yield {
        ACTS[0]: Act(partial(answer_poll, poll=poll, answer_key=uuid4(), answer="P"), Verb.POLL_ANSWERED),
        ACTS[1]: Act(partial(decide_further, actor=piero, appeal=sent, **decision), Verb.APPEAL_DECIDED),
        ACTS[2]: Act(lambda: take_in(actor=None, file=BytesIO(data), most=MOST), Verb.CLUB_TAKEN_IN),
        ACTS[3]: Act(partial(begin_club, actor=User.objects.create_superuser("sue"), **BEGUN), Verb.CLUB_CREATED),
    }
    connection.close()


def made_small(slug: str) -> Club:
    club = make_club(slug, "Arno")
    zoe = User.objects.create_user("zoe")
    club.memberships.create(user=zoe, role="director")
    make_ruling(zoe, make_session(club))
    return club


def check_trails() -> None:
    for club in Club.objects.all():
        assert verify_audit(club) is None
        assert [each for each in map(str, replayed(club)) if not any(word in each for word in PUT_STRAIGHT_IN)] == []


def undone(act: Act) -> None:
    """It is done after all, and taken back."""
    before = act.times()
    with transaction.atomic():
        act.do()
        assert act.times() == before + 1
        transaction.set_rollback(True)


@each_act
def test_of_one_whose_process_is_killed_nothing_is_left_and_it_may_be_done_again(
    name: str, acts: dict[str, Act], own: Own
) -> None:
    before, act = held(), acts[name]
    ends = [ended(partial(undone, act), step=step, folder=own.folder) for step in AFTER]
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert ends[:2] == [-signal.SIGKILL] * 2
    assert held() == before
    undone(act)
    check_trails()


@pytest.mark.parametrize("fault", [read_only, pytest.param(full, marks=pytest.mark.sqlite)])
@each_act
def test_one_that_cannot_be_stored_is_refused_whole_and_done_when_it_can(
    name: str, acts: dict[str, Act], fault: Callable[[], AbstractContextManager[None]]
) -> None:
    before, act, failed = held(), acts[name], False
    with fault():
        for _each in range(200):  # until no page of the file has room
            try:
                act.do() if fault is read_only else undone_growing(act)
            except DatabaseError:
                failed = True
                break
    assert failed
    assert held() == before
    undone(act)


def undone_growing(act: Act) -> None:
    """It is done with much more besides, and all of it is taken back."""
    with transaction.atomic():
        act.do()
        for number in range(200):
            Club.objects.create(name="x" * 90, slug=f"c{number}")
        transaction.set_rollback(True)


@each_act
def test_one_by_a_clock_that_was_set_back_is_done_and_its_date_is_told(
    name: str, acts: dict[str, Act], monkeypatch: pytest.MonkeyPatch
) -> None:
    act, now = acts[name], timezone.now
    with transaction.atomic():
        last = AuditEntry.objects.latest("at")
        with monkeypatch.context() as clock:
            clock.setattr(timezone, "now", lambda: now() - timedelta(hours=3))
            act.do()
        check_trails()
        told = AuditEntry.objects.filter(verb=act.verb).latest("pk")
        assert told.at < last.at
        is_first = told.sequence == 1  # of a club's own trail: nothing before it is later
        assert is_first or any(each.first <= told.sequence <= each.last for each in dated_back(told.club))
        transaction.set_rollback(True)


@each_act
def test_one_that_several_send_at_once_is_done_once(name: str, acts: dict[str, Act]) -> None:
    act = acts[name]
    before = act.times()
    said = at_once(act.do, AT_ONCE)
    assert None in said
    assert not any(isinstance(each, DatabaseError) for each in said)
    assert act.times() == before + 1
    check_trails()


def test_of_a_class_that_begins_a_test_in_the_same_moment_each_has_a_sitting(acts: dict[str, Act]) -> None:
    assert at_once(partial(begin_sitting, test=SET, network="192.0.2.9"), A_CLASS) == [None] * A_CLASS
    assert sorted(Sitting.objects.values_list("number", flat=True)) == list(range(1, A_CLASS + 1))


def at_once(do: Callable[[], object], senders: int) -> list[BaseException | None]:
    """What each of so many is told who do it in the same moment, None where it was done."""
    ready, said = Barrier(senders), list[BaseException | None]()

    def send() -> None:
        try:
            ready.wait(30)
            do()
        except (Refusal, DatabaseError) as refusal:
            said.append(refusal)
        else:
            said.append(None)
        finally:
            connection.close()

    connection.close()
    threads = [Thread(target=send) for _each in range(senders)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(60)
    assert len(said) == senders
    return said
