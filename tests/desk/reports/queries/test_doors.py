"""The doors that stand first, those of a stage, and the question that a seat answers."""

from time import perf_counter
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.reports.queries.doors import COMMONEST, asking, commonest, doors_of, doors_of_stage, seat_answered
from rulings.desk.reports.services.filing import withdraw_report
from rulings.laws.engine import Case, rule
from rulings.laws.engine.situation import Stage
from rulings.laws.situations import EDITIONS
from rulings.models import Club, IrregularityReport, ReportCase, Session, User
from tests.factories import make_report

MANY = 10_000


def keys(edition: str = "2017", club: Club | None = None) -> list[str]:
    """The keys of the doors that stand first."""
    return [door.key for _situation, door in commonest(edition, club)]


def test_without_a_history_the_commonest_of_all_clubs_stand_first(club: Club) -> None:
    assert keys(club=club) == keys() == list(COMMONEST)
    assert {"declarer_led_from_dummy", "declarer_led_from_his_hand"} <= {*COMMONEST}


def test_an_older_edition_has_those_that_it_knows() -> None:
    assert keys("2007") == [key for key in COMMONEST if key in doors_of("2007")]


def test_what_the_club_was_called_for_more_than_once_comes_first(dora: User, session: Session) -> None:
    for situation, facts, times in (
        ("lead_out_of_turn", {"role": "defender"}, 3),
        ("revoke", {"failure": "did_not_follow_suit"}, 2),
        ("conduct", {}, 1),
    ):
        for _time in range(times):
            make_report(dora, session, situation=situation, facts=facts)
    club = session.event.club
    assert keys(club=club)[:3] == ["defender_led_out_of_turn", "revoke", "insufficient_bid"]
    assert len(keys(club=club)) == len(set(keys(club=club))) == len(COMMONEST)
    assert "conduct" not in keys(club=club)


def test_what_was_withdrawn_or_belongs_to_another_club_does_not_count(dora: User, session: Session) -> None:
    for _time in range(2):
        withdraw_report(actor=dora, report=make_report(dora, session), reason="A mistake.")
    assert keys(club=session.event.club) == list(COMMONEST)
    make_report(dora, session)
    make_report(dora, session)
    assert keys(club=session.event.club)[0] == "no_card_to_a_trick"
    assert keys(club=Club.objects.create(slug="other", name="Other")) == list(COMMONEST)


def test_ten_thousand_reports_cost_one_quick_query(dora: User, session: Session) -> None:
    club, board = session.event.club, session.boards.get(number=1)
    reports = IrregularityReport.objects.bulk_create(
        IrregularityReport(
            club=club, session=session, board=board, number=number, filing_key=uuid4(), filed_by=dora,
            filed_at=timezone.now(),
        )
        for number in range(1, MANY + 1)
    )  # fmt: skip
    told = {"value": "defender", "by": dora.pk, "at": "2026-11-17T19:00:00Z", "revision": 1}
    ReportCase.objects.bulk_create(
        ReportCase(report=each, position=1, situation="lead_out_of_turn", edition="2017", answers={"role": told})
        for each in reports
    )
    keys(club=club)
    began = perf_counter()
    with CaptureQueriesContext(connection) as captured:
        assert keys(club=club)[0] == "defender_led_out_of_turn"
    assert len(captured) == 1
    assert perf_counter() - began < 0.5


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_answers_the_first_question_of_each_of_these_and_is_filed_as_that(edition: str) -> None:
    for opens in commonest(edition):
        situation, door = opens
        assert asking(opens, edition)[2] != ""
        told = {**door.facts, **seat_answered(opens, edition, "W")}
        question = rule(situation.laws[edition], Case(told)).question
        assert question is None or question.fact.key not in told
    hesitation = doors_of(edition)["hesitation"] if edition == "2017" else None
    assert hesitation is None or seat_answered(hesitation, edition, "W") == {"information_given_by": "W"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_beside_another_door_answers_nothing(edition: str) -> None:
    without = [opens for opens in doors_of(edition).values() if not asking(opens, edition)[2]]
    assert [seat_answered(opens, edition, "W") for opens in without] == [{} for _opens in without]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_door_stands_in_one_stage(edition: str) -> None:
    staged = [door.key for stage in Stage for _situation, door in doors_of_stage(edition, stage)]
    assert sorted(staged) == sorted(doors_of(edition))
