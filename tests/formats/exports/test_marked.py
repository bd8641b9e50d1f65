"""What BBO Extractor saves and BridgeWebs takes, as programs that write and read them have it, with our own people."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.exports.marked import is_marked, read_marked
from rulings.formats.reader import read_session
from rulings.formats.session import AwardUnit
from tests.formats.samples import DATA

EXTRACTED = (DATA / "bbo_extractor.csv").read_text(encoding="utf-8")
STANDARD = (DATA / "bridgewebs.csv").read_text(encoding="utf-8")


def test_bbo_extractors_file_has_numbers_hands_and_members() -> None:
    session = read_session(EXTRACTED.encode())
    assert (session.event, str(session.date), session.scoring) == (
        "4501 Pairs Invented Club Tuesday", "2023-11-23", "MatchPoints",
    )  # fmt: skip
    assert [(each.board, each.ns, each.ew, str(each.contract), each.score_ns) for each in session.results] == [
        (3, "1", "4", "3NT by N", -200),
        (3, "2", "3", "5CX by N", 750),
        (4, "1", "3", "None", None),
        (4, "2", "4", "None", 0),
    ]
    assert session.results[0].auction is not None
    assert session.boards[0].deal is not None
    artificial = session.results[2].artificial
    assert artificial is not None
    assert (artificial.ns, artificial.ew) == (60, 40)
    assert session.results[3].is_passed_out


def test_cross_imps_and_teams_are_told_by_the_head() -> None:
    imps = EXTRACTED.replace("MATCH_POINTS", "CROSS_IMPS").replace("nsMpts,ewMpts", "nsXimps,ewXimps")
    assert read_session(imps.encode()).results[0].awards[0].unit is AwardUnit.IMPS
    teams = "#Title,Match\n#Date,2023-11-23\n#ScoringType,IMPS\n#Ranking,TEAMS\n#Rank,Team,Imps,TeamName,Name1,Name2\n"
    teams += "1,1,10,Ashes,Ada,Bo\n2,2,-10,Birches,Cy,Di\n#TravellerLines\n"
    teams += "#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,Imps,nsPair,ewPair\n"
    teams += "1,Ada,Bo,Cy,Di,4HN=,4H,N,10,SK,420,10,NS1,EW2\n1,Ed,Flo,Gus,Hal,4HN-1,4H,N,9,SK,-50,-10,NS2,EW1\n"
    session = read_session(teams.encode())
    assert session.competition == "Teams"
    assert [(each.ns, each.ew) for each in session.results] == [("1", "2"), ("2", "1")]


def test_bridgewebs_file_with_two_winners_has_pairs_of_both_directions() -> None:
    session = read_session(STANDARD.encode())
    assert session.winners == 2
    assert [(each.key, each.players[0].name) for each in session.contestants] == [
        ("1NS", "Ada Ash"), ("2NS", "Cy Cedar"), ("1EW", "Ed Elm"), ("2EW", "Gus Gum"),
    ]  # fmt: skip
    assert [(each.board, str(each.contract), each.score_ns) for each in session.results] == [
        (1, "4S by N", 420), (1, "3NT by S", -50), (2, "None", None), (2, "None", None),
    ]  # fmt: skip
    assert session.results[3].artificial is not None


def test_the_head_says_whether_points_are_imps() -> None:
    butler = read_session(STANDARD.replace("#Winners;2", "#Winners;1\n#Butler;1").encode())
    assert butler.results[0].awards[0].unit is AwardUnit.IMPS
    assert butler.scoring == "Butler IMPs"


def test_only_such_sections_are_taken_for_them() -> None:
    assert is_marked(EXTRACTED)
    assert is_marked(STANDARD)
    assert not is_marked("# a comment\nBoard,NS,EW\n")
    with pytest.raises(FormatError, match="at least one board"):
        read_marked("#Version;std1\n#Title;Nothing\n", [])
