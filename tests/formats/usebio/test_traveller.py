"""One result as a line."""

from decimal import Decimal
from xml.etree.ElementTree import Element

import pytest

from rulings.bridge import Auction, Card, Contract, Seat
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import (
    ArtificialAward,
    Award,
    AwardUnit,
    ContestantKind,
    FileContestant,
    FileMatch,
    FileResult,
)
from rulings.formats.usebio.elements import Pen
from rulings.formats.usebio.labels import Labels
from rulings.formats.usebio.traveller import Travellers
from rulings.formats.written import Losses

TEAMS = {key: FileContestant(key, ContestantKind.TEAM, key) for key in ("1", "2")}
SINGLES = {key: FileContestant(key, ContestantKind.INDIVIDUAL, key) for key in ("3", "4")}
TOGETHER = {"34": FileContestant("34", members=("3", "4"))}


def line(result: FileResult, match: FileMatch | None = None, losses: Losses | None = None) -> dict[str, str]:
    board = Element("BOARD")
    pen = Pen(losses or Losses("USEBIO"))
    Travellers(pen, Labels((), {}, {}), TEAMS | SINGLES | TOGETHER, "CROSS_IMPS").put(board, result, match)
    (only,) = board
    return {child.tag: child.text or "" for child in only}


def test_a_played_board_has_contract_declarer_lead_tricks_score_and_awards() -> None:
    awards = (Award(AwardUnit.IMPS, Decimal("3.50"), Decimal("-3.5")),)
    contract, lead = Contract.parse("4SX by W"), Card.parse("HT")
    told = FileResult(1, "7", "8", contract=contract, tricks=9, score_ns=100, score_ew=-100, awards=awards, lead=lead)
    assert line(told) == {
        "NS_PAIR_NUMBER": "7",
        "EW_PAIR_NUMBER": "8",
        "CONTRACT": "4SX",
        "PLAYED_BY": "W",
        "LEAD": "TH",
        "TRICKS": "9",
        "SCORE": "100",
        "NS_CROSS_IMPS": "3.50",
        "EW_CROSS_IMPS": "-3.5",
    }


@pytest.mark.parametrize(
    ("told", "written"),
    [
        (FileResult(1, is_passed_out=True, score_ns=0, score_ew=0), {"CONTRACT": "PASS", "SCORE": "0"}),
        (FileResult(1, artificial=ArtificialAward("A6040", Decimal(60), Decimal(40))), {"SCORE": "A6040"}),
        (FileResult(1, artificial=ArtificialAward("NP")), {"SCORE": "NP"}),
        (FileResult(1), {}),
        (FileResult(1, score_ew=50), {"SCORE": "-50"}),
        (FileResult(1, table="3", round="2"), {"TABLE_NUMBER": "3", "ROUND_NUMBER": "2"}),
    ],
)
def test_other_outcomes_have_what_there_is_of_them(told: FileResult, written: dict[str, str]) -> None:
    assert line(told) == written


def test_a_match_of_teams_tells_the_direction_of_its_first_team() -> None:
    match = FileMatch(("1", "2"), round="4")
    assert line(FileResult(1, "1", "2", round="4"), match) == {"DIRECTION": "NS"}
    assert line(FileResult(1, "2", "1", round="4"), match) == {"DIRECTION": "EW"}


def test_only_two_teams_make_a_match_of_teams() -> None:
    travellers = Travellers(Pen(Losses("USEBIO")), Labels((), {}, {}), TEAMS | SINGLES, "IMPS")
    assert [travellers.is_of_teams(FileMatch(sides)) for sides in (("1", "2"), ("1", "3"), ("1", ""))] == [
        True,
        False,
        False,
    ]


def test_players_who_sat_together_are_named_by_seat() -> None:
    assert line(FileResult(1, "34", "7")) == {"N_PLAYER_NUMBER": "3", "S_PLAYER_NUMBER": "4", "EW_PAIR_NUMBER": "7"}


def test_what_a_line_has_no_place_for_is_counted() -> None:
    losses = Losses("USEBIO")
    told = FileResult(
        6,
        "7",
        "8",
        names={Seat.NORTH: "Ann"},
        contract=Contract.parse("4S by W"),
        tricks=9,
        is_result_disputed=True,
        score_ns=-100,
        score_ew=-50,
        auction=Auction.of(Seat.NORTH, ["P"]),
        room="Open",
    )
    line(told, losses=losses)
    assert losses.counts == dict.fromkeys(
        [
            RemarkKey.ADJUSTED_WITHOUT_SPLIT,
            RemarkKey.WITHOUT_RECORDS,
            RemarkKey.WITHOUT_SEATS,
            RemarkKey.WITHOUT_ROOMS,
            RemarkKey.WITHOUT_MARKS,
        ],
        1,
    )
