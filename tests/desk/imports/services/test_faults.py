"""What could not be taken as it stands is put in or left out by a director, recorded, and goes with its file."""

import pytest

from rulings.bridge import Contract, Seat
from rulings.desk.base.refusals import BadInput, NotAllowed, UnknownBoard, WrongState
from rulings.desk.imports.services.faults import decide_fault
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.imports.values import BadFile, Put, Way
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Club, Contestant, FaultState, KeptAside, Result, Session, User
from rulings.scoring.boards.table_results import TableResult
from tests.desk.imports.dumps import rows_of
from tests.desk.imports.evening import evening, saved
from tests.desk.imports.spoiled import repeated, spoiled, taken, waiting
from tests.desk.imports.views.test_aside import CONTRADICTED
from tests.factories import DEAL, history, make_report

WRONG_SCORE = spoiled("SCORE", "4oo")
STRANGER = spoiled("NS_PAIR_NUMBER", "977")


def decide(actor: User, kept: KeptAside, way: Way, **said: object) -> KeptAside:
    return decide_fault(actor=actor, kept=kept, put_in=Put(way, **said))  # type: ignore[arg-type]


def told_of(club: Club) -> list[str]:
    """What is not as the trail tells, but for roles, which these tests give without it."""
    return [each.about for each in replayed(club) if not each.about.startswith("Membership")]


def results(session: Session) -> int:
    return Result.objects.filter(board__session=session).count()


def pair(session: Session, number: str) -> Contestant:
    return session.contestants.get(number=number)


@pytest.mark.parametrize(
    "data", [WRONG_SCORE, STRANGER, repeated(), spoiled("CONTRACT", "9Z"), spoiled("NS_PAIR_NUMBER", "2")]
)
def test_everything_else_comes_in_and_is_scored(club: Club, data: bytes) -> None:
    session = taken(club, data)
    assert results(session) == (18 if data == repeated() else 17)
    assert session.kept_aside.count() == 1
    assert len(score_sheet(session).scores.rankings) == 2


@pytest.mark.parametrize("data", [WRONG_SCORE, STRANGER, repeated(), spoiled("NS_PAIR_NUMBER", "2")])
def test_read_strictly_the_file_is_refused_and_nothing_is_stored(club: Club, data: bytes) -> None:
    with pytest.raises(BadFile):
        import_session(actor=None, club=club, data=data, filename="x", is_strict=True)
    assert not Session.objects.filter(event__club=club).exists()


def test_a_line_is_taken_as_it_stands(club: Club, dora: User) -> None:
    session = taken(club, WRONG_SCORE)
    kept = decide(dora, waiting(session), Way.STANDS)
    assert (kept.state, kept.decided_by) == (FaultState.TAKEN, dora)
    assert kept.result is not None
    assert (kept.result.contract, kept.result.score_ns, results(session)) == ("5C", None, 18)


def test_what_is_put_in_is_recorded_and_the_trail_tells_of_it(club: Club, dora: User) -> None:
    kept = decide(dora, waiting(taken(club, WRONG_SCORE)), Way.STANDS)
    verb, before, after = history(club)[-1]
    assert (verb, before) == ("fault.taken", {})
    assert (after["board"], after["line"], after["contract"]) == (1, kept.error["line"], "5C")
    assert told_of(club) == []


@pytest.mark.parametrize(("way", "contract"), [(Way.STANDS, "4S"), (Way.AUCTION, "4H")])
def test_the_contract_or_its_auction_is_recorded_and_goes_with_the_file(
    club: Club, dora: User, way: Way, contract: str
) -> None:
    session = taken(club, CONTRADICTED)
    kept = decide(dora, waiting(session), way)
    assert (history(club)[-1][0], history(club)[-1][2]["contract"]) == ("fault.taken", contract)
    assert told_of(club) == []
    undo_import(actor=dora, taken=kept.source)
    assert told_of(club) == []


def test_whom_the_session_does_not_know_plays_in_it_from_then_on(club: Club, dora: User) -> None:
    session = taken(club, STRANGER)
    decide(dora, waiting(session), Way.STANDS)
    new = pair(session, "977")
    assert (new.kind, Result.objects.filter(ns=new).count()) == ("pair", 1)


def test_the_right_pairs_and_the_right_result_are_put_in(club: Club, dora: User) -> None:
    session = taken(club, STRANGER)
    kept = waiting(session)
    contract = Contract.parse("3NT")
    assert contract is not None
    made = TableResult(Contract(contract.level, contract.denomination, contract.doubled, Seat.NORTH), 9)
    ew = session.contestants.get(key=kept.columns["ew"])
    decided = decide(dora, kept, Way.VALUE, ns=pair(session, "1"), ew=ew, played=made)
    assert decided.result is not None
    assert (decided.result.contract, decided.result.tricks, decided.result.score_ns) == ("3NT", 9, 400)


def test_an_artificial_score_may_be_what_is_right(club: Club, dora: User) -> None:
    session = taken(club, WRONG_SCORE)
    kept = waiting(session)
    ns, ew = (session.contestants.get(key=kept.columns[side]) for side in ("ns", "ew"))
    decided = decide(dora, kept, Way.VALUE, ns=ns, ew=ew, played="A6040")
    assert decided.result is not None
    assert (decided.result.artificial, decided.result.contract) == ("A6040", "")


@pytest.mark.parametrize(
    ("said", "field", "sentence"),
    [
        ({}, "ns", "Choose both pairs of this line."),
        ({"ns": "1", "ew": "1"}, "ew", "The same pair cannot sit north-south and east-west."),
        ({"ns": "1", "ew": "4"}, "result", "Write the result, or an artificial score such as A6040."),
        ({"ns": "2", "ew": "6", "played": "A6040"}, "result", "has a result on board 1 already."),
    ],
)
def test_what_cannot_be_is_refused_on_its_field(
    club: Club, dora: User, said: dict[str, str], field: str, sentence: str
) -> None:
    session = taken(club, STRANGER)
    given = {name: pair(session, value) if name in ("ns", "ew") else value for name, value in said.items()}
    with pytest.raises(BadInput) as refusal:
        decide(dora, waiting(session), Way.VALUE, **given)
    assert refusal.value.field == field
    assert sentence in str(refusal.value)
    assert waiting(session).decided_by is None


def test_a_second_line_is_taken_in_place_of_the_first(club: Club, dora: User) -> None:
    session = taken(club, repeated())
    kept = decide(dora, waiting(session), Way.INSTEAD)
    assert kept.result is not None
    assert (kept.result.score_ns, results(session)) == (-1400, 18)
    assert history(club)[-1][1]["score_ns"] == -100
    assert told_of(club) == []


def test_a_second_line_does_not_come_in_beside_the_first(club: Club, dora: User) -> None:
    session = taken(club, repeated())
    with pytest.raises(BadInput, match="has a result on board 1 already"):
        decide(dora, waiting(session), Way.STANDS)


def test_the_first_line_stays_where_a_report_stands_on_it(club: Club, dora: User) -> None:
    session = taken(club, repeated())
    line = Result.objects.get(board__session=session, board__number=1, ns__number="1")
    assert make_report(dora, session, ns=line.ns, ew=line.ew).result == line
    with pytest.raises(WrongState, match="stands on the line that is in"):
        decide(dora, waiting(session), Way.INSTEAD)


def test_what_is_left_out_is_recorded_and_changes_nothing(club: Club, dora: User) -> None:
    session = taken(club, WRONG_SCORE)
    before = rows_of(session)
    kept = decide(dora, waiting(session), Way.LEFT)
    assert (kept.state, rows_of(session)) == (FaultState.LEFT, before)
    assert history(club)[-1][0] == "fault.left"


def test_what_was_decided_stays_decided(club: Club, dora: User) -> None:
    session = taken(club, WRONG_SCORE)
    decide(dora, kept := waiting(session), Way.LEFT)
    assert decide(dora, kept, Way.STANDS).state == FaultState.LEFT


def test_nobody_without_the_right_decides(club: Club, pat: User) -> None:
    with pytest.raises(NotAllowed):
        decide(pat, waiting(taken(club, WRONG_SCORE)), Way.LEFT)


def test_a_board_that_the_file_does_not_number_is_named(club: Club, dora: User) -> None:
    session = taken(club, spoiled("BOARD_NUMBER", "1a"))
    kept = session.kept_aside.first()
    assert kept is not None
    ns, ew = (session.contestants.get(key=kept.columns[side]) for side in ("ns", "ew"))
    with pytest.raises(UnknownBoard):
        decide(dora, kept, Way.VALUE, board=99, ns=ns, ew=ew, played="A6040")
    decided = decide(dora, kept, Way.VALUE, board=1, ns=ns, ew=ew, played="A6040")
    assert decided.result is not None
    assert decided.result.board.number == 1


WRONG_CARDS = DEAL.replace("N:", "N:2")
CARDS = f'''[Event "E"]
[Date "2026.11.17"]
[Board "1"]
[Deal "{WRONG_CARDS}"]
[Contract "4S"]
[Declarer "N"]
[Result "10"]
'''


def test_cards_are_written_anew(club: Club, dora: User) -> None:
    session = import_session(actor=None, club=club, data=CARDS.encode(), filename="x.pbn").session
    kept = waiting(session)
    with pytest.raises(BadInput, match="This is no whole deal"):
        decide(dora, kept, Way.VALUE, deal="N:AKQ")
    decide(dora, kept, Way.VALUE, deal=DEAL)
    assert session.boards.get().deal == DEAL


@pytest.mark.parametrize("way", [Way.STANDS, Way.LEFT])
def test_a_file_that_is_taken_back_takes_along_what_was_decided_of_it(club: Club, dora: User, way: Way) -> None:
    session = taken(club, saved(evening(2)))
    before = rows_of(session)
    add_file(actor=None, session=session, data=spoiled("SCORE", "4oo", at=-1), filename="later.xml")
    decide(dora, waiting(session), way)
    undo_import(actor=dora, taken=session.imports.latest("pk"))
    assert rows_of(session) == before
    assert not session.kept_aside.exists()
    assert told_of(club) == []


def test_a_line_that_was_taken_in_place_of_another_is_put_back(club: Club, dora: User) -> None:
    session = taken(club, saved(evening(3)))
    before = rows_of(session)
    add_file(actor=None, session=session, data=repeated(), filename="later.xml")
    decide(dora, waiting(session), Way.INSTEAD)
    assert rows_of(session) != before
    undo_import(actor=dora, taken=session.imports.latest("pk"))
    assert rows_of(session) == before


def test_a_session_that_its_file_made_goes_with_all_that_was_kept_aside(club: Club, dora: User) -> None:
    session = taken(club, WRONG_SCORE)
    decide(dora, waiting(session), Way.STANDS)
    assert undo_import(actor=dora, taken=session.imports.get()) is None
    assert not KeptAside.objects.exists()


def test_a_later_save_with_the_same_fault_asks_once(club: Club, dora: User) -> None:
    session = taken(club, spoiled("SCORE", "4oo", rounds=2))
    add_file(actor=None, session=session, data=WRONG_SCORE, filename="later.xml")
    assert waiting(session).source == session.imports.latest("pk")
    decide(dora, waiting(session), Way.LEFT)
    add_file(actor=None, session=session, data=WRONG_SCORE + b"\n", filename="again.xml")
    assert not session.kept_aside.filter(state=FaultState.WAITING).exists()


def test_a_later_save_without_the_fault_asks_no_more(club: Club) -> None:
    session = taken(club, spoiled("SCORE", "4oo", rounds=2))
    add_file(actor=None, session=session, data=saved(evening(3)), filename="later.xml")
    assert session.kept_aside.get().state == FaultState.OVERTAKEN


def test_a_line_that_was_put_in_is_not_missed_by_a_later_save(club: Club, dora: User) -> None:
    session = taken(club, spoiled("SCORE", "4oo", rounds=2))
    decide(dora, waiting(session), Way.STANDS)
    add_file(actor=None, session=session, data=WRONG_SCORE, filename="later.xml")
    assert not session.differences.exists()
