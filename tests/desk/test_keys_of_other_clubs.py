"""The key of a form that another club has used: nothing of that club is told or changed, and nothing is done."""

from collections.abc import Callable
from typing import Any

import pytest

from rulings.desk.base.refusals import Stale
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import answer_poll, make_poll
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.tonight.services import begin_session
from rulings.desk.tonight.values import Plan
from rulings.models import AuditEntry, Session, User
from tests.appealing import make_appeal
from tests.desk.evening import DAY
from tests.factories import a_key, make_report, make_ruling, make_session

Form = Callable[[User, Session], Any]


@pytest.fixture
def there(wanda: User) -> Session:
    """A session of Wanda's club."""
    return make_session(wanda.memberships.get().club, "there")


def ask(actor: User, session: Session) -> Any:
    link = make_private_link(actor=actor, report=make_ruling(actor, session).report, side="NS")
    return ask_query(link=link, text="Eleven tricks.", query_key=a_key())


def begin(actor: User, session: Session) -> Any:
    return begin_session(actor=actor, club=session.event.club, name="Tuesday", day=DAY, plan=Plan(), begin_key=a_key())


REFUSED: dict[str, Form] = {
    "an appeal": lambda actor, session: make_appeal(actor, make_ruling(actor, session), appeal_key=a_key()),
    "a query": ask,
    "an evening": begin,
}


@pytest.mark.parametrize("what", REFUSED)
def test_the_same_key_in_another_club_is_refused(
    what: str, dora: User, wanda: User, session: Session, there: Session
) -> None:
    REFUSED[what](wanda, there)
    theirs = AuditEntry.objects.filter(club=there.event.club).count()
    with pytest.raises(Stale) as refusal:
        REFUSED[what](dora, session)
    assert there.event.club.name not in str(refusal.value)
    assert AuditEntry.objects.filter(club=there.event.club).count() == theirs


def report(actor: User, session: Session) -> Any:
    return make_report(actor, session, filing_key=a_key())


def answer(actor: User, session: Session) -> Any:
    poll = make_poll(actor=actor, report=make_report(actor, session), seat="N", auction="", question="What?")
    return answer_poll(poll=poll, answer_key=a_key(), answer="1S")


@pytest.mark.parametrize("form", [report, answer])
def test_where_keys_are_each_clubs_own_both_are_done(
    form: Form, dora: User, wanda: User, session: Session, there: Session
) -> None:
    assert form(dora, session).pk != form(wanda, there).pk
