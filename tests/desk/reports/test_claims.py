"""A claim is kept with its report: position, statement, objection; what cannot be is said plainly, and nothing lost."""

import pytest

from rulings.bridge import Seat, left_after
from rulings.desk.base.refusals import BadInput, NotAllowed, Stale
from rulings.desk.cases.queries.play import play_known
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.queries.table import record_of
from rulings.desk.imports.services.importing import import_session
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import record_claim, record_play
from rulings.laws.record.record import read_record
from rulings.models import IrregularityReport, Session, User
from tests.factories import first_case, history, make_report
from tests.formats.lin.test_reader import lin

CLAIM = {
    "claimer": "S",
    "hands": {"N": "KQ2...", "E": "J98..."},
    "statement": "The rest are mine.",
    "objection": "East has the jack.",
}


def claimed(report: IrregularityReport, actor: User, **fields: object) -> IrregularityReport:
    given: dict[str, object] = {
        "revision": report.revision,
        "claimer": Seat.SOUTH,
        "hands": {Seat.NORTH: "SK SQ S2", Seat.EAST: "J98..."},
        "statement": " The rest are mine. ",
        "objection": "East has the jack.",
    }
    return record_claim(**{"report": report, "actor": actor, **given, **fields})  # type: ignore[arg-type]


def test_the_claim_is_stored_and_on_record(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    claimed(report, dora)
    assert IrregularityReport.objects.get().claim == CLAIM
    assert history(report.club)[-1] == ("report.amended", {"claim": {}}, {"claim": CLAIM})


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"hands": {Seat.NORTH: "SK", Seat.WEST: "SK"}},
            "SK is in the hands of North and of West. Take it out of one of them.",
        ),
        (
            {"hands": {Seat.NORTH: "SA"}},
            "SA in the hand of North was played to trick 1. Take it out, or correct the play.",
        ),
        ({"hands": {Seat.NORTH: "SJ"}}, "North was not dealt SJ. Correct his hand."),
        (
            {"hands": {Seat.NORTH: "the rest"}},
            "The hand of North, “the rest”, cannot be read. Write SA SK H5, or AK.5.. with spades first.",
        ),
        ({"hands": {Seat.NORTH: "SK SK"}}, "SK is twice in the hand of North. Take it out once."),
        (
            {"hands": {Seat.WEST: "SQ SJ ST S9 S8 HA HK HQ HJ HT H9 H8 H7 H6"}},
            "West has 14 cards left, and by what he has played he can have 13 at most. Correct his hand, or the play.",
        ),
        (
            {"claimer": Seat.NORTH},
            "North is dummy, and dummy cannot claim or concede. Choose who claimed; "
            "if only dummy spoke, rule on what dummy did.",
        ),
        (
            {"statement": "x" * 2001},
            "Too long: the statement may have 2000 characters, and this has 2001. Shorten it and send it again.",
        ),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_stored(
    dora: User, session: Session, fields: dict[str, object], sentence: str
) -> None:
    tricks = [["S3", "SA", "S7", "S4"]]
    report = record_play(
        actor=dora,
        report=make_report(dora, session),
        revision=1,
        leader=Seat.WEST,
        tricks=tricks,
        contract="3NT by S",
    )
    with pytest.raises(BadInput) as refused:
        claimed(report, dora, **fields)
    assert str(refused.value) == sentence
    assert (IrregularityReport.objects.get().claim, IrregularityReport.objects.get().revision) == ({}, 2)


def test_an_older_form_and_another_club_are_refused(dora: User, wanda: User, session: Session) -> None:
    report = claimed(make_report(dora, session), dora)
    with pytest.raises(Stale):
        claimed(report, dora, revision=1)
    with pytest.raises(NotAllowed):
        claimed(report, wanda)


def test_the_laws_derive_from_the_claim(dora: User, session: Session) -> None:
    report = claimed(make_report(dora, session, situation="claim", facts={}), dora)
    ruling = run(first_case(report))
    assert {fact.key: str(value) for fact, value in ruling.derived.items()} == {"offender": "S"}
    assert ruling.from_claim == {"offender"}


def test_a_claim_that_a_later_contract_contradicts_tells_nothing(dora: User, session: Session) -> None:
    report = claimed(make_report(dora, session, situation="claim", facts={}), dora)
    changed = amend_report(actor=dora, report=report, revision=2, contract="4S by N")
    assert ("claim" in record_of(report), "claim" in record_of(changed), changed.claim) == (True, False, CLAIM)


def test_an_online_board_brings_its_auction_and_play_to_the_claim(dora: User, session: Session) -> None:
    board = import_session(actor=None, club=session.event.club, data=lin().encode(), filename="board.lin").session
    pairs = board.boards.get().results.get()
    report = make_report(dora, board, situation="contested_claim", facts={}, ns=pairs.ns, ew=pairs.ew)
    record = read_record(record_of(report))
    assert (str(record.contract), len(record.tricks), record.play.turn) == ("4S by E", 1, Seat.NORTH)
    assert record.auction is not None
    assert [len(hand) for hand in left_after(play_known(report)).values()] == [12] * 4
    report = claimed(report, dora, claimer=Seat.EAST, hands={Seat.EAST: "A8654.KQ5..QJT6"})
    assert report.claim["claimer"] == "E"
    assert run(first_case(report)).from_claim == {"offender"}
