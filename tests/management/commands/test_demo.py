"""demo: a club to try things in, made once."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client, override_settings

from rulings.desk.demo.values import EVENING
from rulings.desk.trail.queries.verification import verify_audit
from rulings.formats.reader import read_session
from rulings.formats.remarks import RemarkKey
from rulings.laws.engine import write_finding
from rulings.models import (
    AuditEntry,
    Club,
    FollowUp,
    IrregularityReport,
    Result,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
)
from rulings.scoring.notation.adjustments import write_adjusted, write_judged


@pytest.fixture(autouse=True)
def no_password_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEMO_PASSWORD", raising=False)


def lines() -> list[str]:
    out = StringIO()
    call_command("demo", stdout=out)
    return out.getvalue().splitlines()


def test_it_makes_a_club_with_a_session_in_play_and_prints_its_logins(db: None) -> None:
    printed = lines()
    session = Session.objects.get(status="open")
    assert printed == [
        f"Ponte Nuovo Bridge Club: Club Evening Pairs, session {session.slug}",
        "  dora  password seven-of-spades  (director)",
        "  rev   password seven-of-spades  (chief director)",
        "  olga  password seven-of-spades  (administrator)",
    ]
    assert (session.is_open, session.boards.count(), session.contestants.count()) == (True, 24, 14)
    assert Result.objects.filter(board__session=session).count() == 70


def test_its_reports_are_one_ruled_and_one_in_the_middle(db: None) -> None:
    lines()
    ruled, still_open = IrregularityReport.objects.filter(session__status="open").order_by("number")
    assert (ruled.status, ruled.ns.number, ruled.ew.number) == ("ruled", "2", "9")  # type: ignore[union-attr]
    assert (still_open.status, still_open.rulings.count()) == ("open", 0)
    ruling = Ruling.objects.get(report=ruled)
    assert ruling.sentences["en"][3] == "After play, one trick is transferred to North-South, never two."
    assert set(ruling.sentences) == {"en", "it", "pl"}


def test_what_it_stores_is_read_and_written_again_as_it_stands(db: None) -> None:
    lines()
    rulings, adjustments = Ruling.objects.all(), ScoreAdjustment.objects.all()
    assert rulings
    assert [each.findings for each in rulings] == [[write_finding(found) for found in each.found] for each in rulings]
    assert [each.rule for each in adjustments] == [write_adjusted(each.score) for each in adjustments]
    assert [each.judged for each in adjustments] == [write_judged(each.judgement) for each in adjustments]


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "an insufficient bid"), ("it", "una licita insufficiente"), ("pl", "niewystarczającą odzywkę")],
)
def test_three_cases_of_an_earlier_evening_are_published(db: None, client: Client, language: str, title: str) -> None:
    lines()
    found = client.get("/casebook/", headers={"accept-language": language}).content.decode().partition('id="found"')[2]
    assert (found.count('<a class="row"'), title in found) == (3, True)
    assert not FollowUp.objects.filter(report__session__status="closed", done_at=None).exists()


def test_a_second_time_changes_nothing(db: None) -> None:
    first, entries = lines(), AuditEntry.objects.count()
    assert lines() == first
    assert (AuditEntry.objects.count(), User.objects.count(), Session.objects.count()) == (entries, 3, 2)
    assert verify_audit(Club.objects.get()) is None


def test_what_people_changed_stays_changed(db: None) -> None:
    lines()
    dora = User.objects.get(username="dora")
    dora.set_password("her own")
    dora.save()
    assert lines()[1] == "  dora  password as it was changed to  (director)"


def test_the_password_may_be_chosen(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMO_PASSWORD", "better-than-that")
    assert lines()[2] == "  rev   password better-than-that  (chief director)"
    assert User.objects.get(username="rev").check_password("better-than-that")


@override_settings(LOCAL=False)
def test_a_public_site_gets_no_well_known_password(db: None) -> None:
    with pytest.raises(CommandError) as refusal:
        lines()
    assert str(refusal.value) == "this is a public site: set DEMO_PASSWORD first, and choose it well"
    assert not User.objects.exists()


def test_the_evening_is_a_plausible_one() -> None:
    file = read_session(Path(EVENING).read_bytes())
    still_to_play = RemarkKey.BOARDS_UNPLAYED
    assert (len(file.boards), len(file.results), [each.key for each in file.remarks]) == (24, 70, [still_to_play])
    assert all(board.deal is not None and board.deal.is_complete for board in file.boards)
    assert {result.board for result in file.results} == set(range(1, 11))
    assert all(result.auction and str(result.auction.contract()) == str(result.contract) for result in file.results)
