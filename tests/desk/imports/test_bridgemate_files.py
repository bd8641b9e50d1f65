"""Bridgemate's session files come in as those of any program; a damaged one leaves nothing behind."""

import pytest

from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.queries.kept import aside_of
from rulings.desk.imports.services.faults import decide_fault
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.values import Put, Way
from rulings.models import Board, Club, Contestant, Difference, Event, Player, Result, Session, SessionImport, User
from tests.desk.imports.dumps import Dump, dump
from tests.factories import make_club
from tests.formats.bws.files import FILES, A, Bws, entry, evening, teams
from tests.formats.bws.test_records import calls
from tests.formats.jet.mutants import COUNT, mutants

MATCHPOINTS = A | {"ScoringType": 1}
STORED = (Event, Session, Contestant, Player, Board, Result, SessionImport, Difference)


def taken(club: Club, data: bytes, name: str = "evening.bws") -> Session:
    return import_session(actor=None, club=club, data=data, filename=name).session


def counts() -> list[int]:
    return [model._default_manager.count() for model in STORED]


def test_an_evening_comes_in_with_its_people_its_cards_and_its_scores(club: Club) -> None:
    session = taken(club, evening().data())
    assert (session.event.name, str(session.date)) == ("Club evening", "2026-11-24")
    assert str(session.contestants.earliest("pk")) == "1 Anna Nowak – Łukasz Żak"
    assert session.boards.exclude(deal="").count() == 1
    played = Result.objects.get(board__session=session, board__number=1, table="1")
    assert (played.contract, played.declarer, played.tricks, played.lead) == ("3NT", "N", 9, "SQ")
    assert [call["call"] for call in played.auction] == ["1NT", "P", "3NT", "P", "P", "P"]
    assert dump(session)["scores"]["boards"][0]["results"][0]["score_ns"] == 400


def test_a_match_of_teams_is_one(club: Club) -> None:
    session = taken(club, teams().data())
    assert session.form == "teams"
    assert {one.kind for one in session.contestants.all()} == {"team"}


def earlier(whole: Bws, count: int) -> bytes:
    """The file as it was when so many results had come in."""
    return Bws(
        dict(whole.tables) | {"ReceivedData": whole.tables["ReceivedData"][:count]}, version=whole.version
    ).data()


@pytest.mark.parametrize("name", FILES)
def test_saves_during_the_evening_make_what_the_last_one_makes(club: Club, name: str) -> None:
    whole = FILES[name]()
    for count in range(0, len(whole.tables["ReceivedData"]), 3):
        session = taken(club, earlier(whole, count))
    add_file(actor=None, session=session, data=whole.data(), filename=name)
    assert Session.objects.count() == 1
    assert not Difference.objects.exists()
    assert dump(session) == at_once(whole)


def at_once(whole: Bws) -> Dump:
    return dump(taken(make_club("alone"), whole.data()))


@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_comes_in_or_leaves_nothing(club: Club, name: str) -> None:
    good = FILES[name]().data()
    for bad in mutants(good, COUNT // 5, seed=7):
        before, sentence = counts(), ""
        try:
            import_session(actor=None, club=club, data=bad, filename=name)
        except Refusal as refusal:
            sentence = str(refusal)
        assert not sentence or counts() == before


@pytest.mark.parametrize(("way", "contract", "points"), [(Way.STANDS, "3NT", 400), (Way.AUCTION, "4S", -50)])
def test_a_result_that_its_auction_denies_is_decided_with_both(
    club: Club, dora: User, way: Way, contract: str, points: int
) -> None:
    rows = {"ReceivedData": [entry(1, 1, 2, "3 NT", "N", "="), entry(2, 1, 2, "PASS")], "Section": [MATCHPOINTS]}
    session = taken(club, Bws(rows | {"BiddingData": calls("4S", "PASS", "PASS", "PASS")}).data())
    (kept,) = session.kept_aside.all()
    assert aside_of(kept).may_follow
    decided = decide_fault(actor=dora, kept=kept, put_in=Put(way))
    assert decided.result is not None
    assert (decided.result.contract, len(decided.result.auction)) == (contract, 4 if way is Way.AUCTION else 0)
    assert {line["score_ns"] for line in dump(session)["scores"]["boards"][0]["results"]} == {points}
