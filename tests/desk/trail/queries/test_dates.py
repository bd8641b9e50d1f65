"""A clock that is set back: the trail holds, and it is told which entries are dated before one of smaller number."""

import json
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.trail.queries.dates import dated_back
from rulings.models import Club, Session, User
from tests.factories import make_report, make_user

NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """What the machine's clock says: the last of these, and a second later each time that it is asked."""
    shown = [NOON]

    def now() -> datetime:
        shown[-1] += timedelta(seconds=1)
        return shown[-1]

    monkeypatch.setattr(timezone, "now", now)
    return shown


def told(club: Club) -> list[tuple[int, int]]:
    return [(each.first, each.last) for each in dated_back(club)]


def test_entries_dated_before_one_of_smaller_number_are_told_as_stretches(
    dora: User, session: Session, club: Club, clock: list[datetime]
) -> None:
    make_report(dora, session)
    begun = club.audit_entries.count()
    assert told(club) == []
    clock[-1] = NOON - timedelta(hours=1)
    make_report(dora, session)
    back = club.audit_entries.count()
    clock[-1] = NOON + timedelta(hours=1)
    make_report(dora, session)
    assert told(club) == [(begun + 1, back)]
    (stretch,) = dated_back(club)
    assert stretch.at < stretch.since
    clock[-1] = NOON
    make_report(dora, session)
    assert len(told(club)) == 2


@pytest.mark.django_db
def test_verify_audit_tells_it_as_a_remark_and_the_chain_holds(clock: list[datetime]) -> None:
    club = create_club(name="Ponte Vecchio", slug="ponte")
    clock[-1] = NOON - timedelta(days=1)
    give_role(actor=None, club=club, user=make_user("dora"), role="director")
    lines, data = StringIO(), StringIO()
    call_command("verify_audit", stdout=lines)
    call_command("verify_audit", "--json", stdout=data)
    assert "ponte: remark: entry 2: dated 2026-11-23" in lines.getvalue()
    answer = json.loads(data.getvalue())
    assert (answer["holds"], answer["clubs"]["ponte"]["broken"]) == (True, [])
    assert len(answer["clubs"]["ponte"]["remarks"]) == 1


def test_another_clubs_clock_is_no_matter_of_this_one(
    dora: User, session: Session, club: Club, wanda: User, clock: list[datetime]
) -> None:
    make_report(dora, session)
    theirs = wanda.memberships.get().club
    assert told(theirs) == []
