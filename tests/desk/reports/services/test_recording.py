"""The play of a report: stored, on record, read by the laws; what cannot have been played is refused by name."""

import pytest

from rulings.bridge import Seat
from rulings.desk.base.refusals import BadInput, NotAllowed, Stale
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.queries.table import record_of
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import record_play, tell_about
from rulings.models import AuditEntry, IrregularityReport, Session, User, Verb
from tests.desk.reports.telling import reported
from tests.desk.reports.telling import told as told_about
from tests.factories import first_case, history, make_report

TRICKS = [["S3", "SA", "HA", "S4"], ["SK", "S7", "S5", "C3"]]
"""On board 1 against 3NT by south: east discards from four spades, then has one to play."""


def told(report: IrregularityReport, **fields: object) -> IrregularityReport:
    given: dict[str, object] = {"revision": 1, "leader": Seat.WEST, "tricks": TRICKS, "contract": "3NT by S"}
    return record_play(**{"report": report, **given, **fields})  # type: ignore[arg-type]


def test_the_play_is_stored_with_its_contract_and_on_record(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    told(report, actor=dora)
    stored = IrregularityReport.objects.get()
    play = {"leader": "W", "tricks": TRICKS}
    assert (stored.play, stored.contract, stored.revision) == (play, "3NT by S", 2)
    assert history(report.club)[-1] == (
        "report.amended",
        {"contract": "", "play": {}},
        {"contract": "3NT by S", "play": play},
    )


def test_the_laws_derive_the_revoke_from_the_tricks(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="revoke", facts={"offender": "E"})
    told(report, actor=dora)
    ruling = run(first_case(report))
    assert {fact.key: str(value) for fact, value in ruling.derived.items()} == {
        "failure": "did_not_follow_suit",
        "revoke_trick": "1",
        "since_the_revoke": "played_on",
    }
    assert ruling.question is not None
    assert ruling.question.fact.key == "exception_of_64b"


def test_no_trick_takes_the_play_back(dora: User, session: Session) -> None:
    report = told(make_report(dora, session), actor=dora)
    assert told(report, actor=dora, revision=2, tricks=[]).play == {}


@pytest.mark.parametrize(
    ("tricks", "sentence"),
    [
        ([["S3", "S9"]], "Trick 1, S9: it is the turn of North, who was not dealt that card."),
        ([["S3", "SA", "S7", "S4"], ["S3"]], "Trick 2: S3 has already been played."),
        ([["S3", "SA", "S7"], ["S4"]], "Trick 1 has fewer than four cards, and another follows it."),
        ([["S3", "SA", "S7", "S4", "SK"]], "Trick 1 has more than four cards: SK is the fifth."),
        ([["knave"]], "Trick 1: “knave” is no card."),
    ],
)
def test_what_cannot_have_been_played_is_refused_and_nothing_is_stored(
    dora: User, session: Session, tricks: list[list[str]], sentence: str
) -> None:
    report = make_report(dora, session)
    with pytest.raises(BadInput) as refused:
        told(report, actor=dora, tricks=tricks)
    assert str(refused.value).startswith(sentence)
    now = IrregularityReport.objects.get()
    assert (now.play, now.contract, now.revision, refused.value.field) == ({}, "", 1, "tricks")


def test_a_fourteenth_trick_is_refused(dora: User, session: Session) -> None:
    report = make_report(dora, session, board_number=2)
    cards = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    whole = [cards[first : first + 4] for first in range(0, 52, 4)]
    with pytest.raises(BadInput) as refused:
        told(report, actor=dora, tricks=[*whole, ["SA"]])
    assert str(refused.value) == "All thirteen tricks are complete: SA would be a fourteenth. Take it out."


def test_the_play_needs_its_contract(dora: User, session: Session) -> None:
    with pytest.raises(BadInput) as refused:
        told(make_report(dora, session), actor=dora, contract="")
    assert refused.value.field == "contract"


def test_a_contract_that_is_known_is_not_changed_with_the_play(dora: User, session: Session) -> None:
    report = amend_report(actor=dora, report=make_report(dora, session), revision=1, contract="4S by S")
    assert told(report, actor=dora, revision=2).contract == "4S by S"


def test_an_older_form_and_another_club_are_refused(dora: User, wanda: User, session: Session) -> None:
    report = told(make_report(dora, session), actor=dora)
    with pytest.raises(Stale):
        told(report, actor=dora, revision=1)
    with pytest.raises(NotAllowed):
        told(report, actor=wanda, revision=2)


def test_a_lead_out_of_turn_and_a_defective_trick_are_stored_as_they_were(dora: User, session: Session) -> None:
    odd = [["S3", "SA", "S7", "-", "E:H2"], ["S:C2", "C3", "C4", "C5"]]
    report = told(make_report(dora, session, board_number=2), actor=dora, tricks=odd)
    assert report.play == {"leader": "W", "tricks": odd}


def test_a_play_that_another_contract_makes_impossible_is_kept_but_tells_nothing(dora: User, session: Session) -> None:
    report = told(make_report(dora, session, situation="revoke", facts={"offender": "E"}), actor=dora)
    assert record_of(report)["tricks"] == TRICKS
    changed = amend_report(actor=dora, report=report, revision=2, contract="4H by S")
    assert (changed.play, "tricks" in record_of(changed)) == ({"leader": "W", "tricks": TRICKS}, False)
    assert "failure" not in {fact.key for fact in run(first_case(report)).derived}


def test_what_a_report_is_about_is_stored_recorded_and_taken_back(dora: User, session: Session) -> None:
    report = told_about(dora, reported(dora, session, "unauthorized_information"), "W call 2C", said="“Hm.”")
    assert report.about == {"action": {"seat": "W", "call": "2C", "place": 0}, "said": "“Hm.”"}
    entry = AuditEntry.objects.filter(verb=Verb.REPORT_AMENDED).latest("pk")
    assert (entry.before["about"], entry.after["about"]["action"]) == ({}, report.about["action"])
    assert told_about(dora, report).about == {}


def test_an_older_form_changes_nothing_of_what_it_is_about(dora: User, session: Session) -> None:
    report = told_about(dora, reported(dora, session, "unauthorized_information"), "W call 2C")
    with pytest.raises(Stale):
        tell_about(actor=dora, report=report, revision=1, action=None)
    report.refresh_from_db()
    assert report.about["action"]["call"] == "2C"
