"""score: teams, individuals, knockouts, pairs in matches, and files whose words leave the form of scoring open."""

import json
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from django.core.management import CommandError, call_command

from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.values import BadFile, Imported
from rulings.models import Club, Result, Session
from tests.factories import make_club
from tests.formats import samples
from tests.scoring.saying import DATA

FORMS = [DATA / name for name in ("swiss_teams.xml", "swiss_pairs.xml", "individual.xml")]


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


def taken(club: Club, data: bytes, name: str = "file") -> Imported:
    """Read strictly: nothing is kept aside."""
    return import_session(actor=None, club=club, data=data, filename=name, is_strict=True)


def scored(session: Session, **options: object) -> tuple[dict[str, Any], str]:
    """The data, and what was said beside it."""
    out, said = StringIO(), StringIO()
    call_command("score", session.slug, json=True, stdout=out, stderr=said, **options)
    found: dict[str, Any] = json.loads(out.getvalue())
    return found, said.getvalue().strip()


def refused(session: Session, **options: object) -> tuple[str, int]:
    with pytest.raises(CommandError) as refusal:
        call_command("score", session.slug, stdout=StringIO(), **options)
    return str(refusal.value), refusal.value.returncode


def standings(path: Path) -> dict[str, tuple[str, str]]:
    """Totals and places as the file prints them, by number."""
    found = {}
    for entry in ElementTree.parse(path).iter():
        number = entry.findtext("PAIR_NUMBER") or entry.findtext("PLAYER_NUMBER") or entry.get("TEAM_ID")
        if number and entry.findtext("TOTAL_SCORE"):
            found[number] = (entry.findtext("TOTAL_SCORE", ""), entry.findtext("PLACE", ""))
    return found


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_every_total_and_place_of_a_file_comes_out_again(club: Club, path: Path) -> None:
    session = taken(club, path.read_bytes()).session
    data, _said = scored(session)
    (line,) = data["lines"]
    assert line["line"] == "all"
    assert {row["contestant"]: (row["total"], str(row["place"])) for row in line["ranking"]} == standings(path)


def test_teams_have_victory_points_in_the_ranking_and_imps_on_the_boards(club: Club) -> None:
    data, said = scored(taken(club, FORMS[0].read_bytes()).session)
    assert (data["method"], data["unit"], said) == ("teams", "VP", "")
    boards = ElementTree.parse(FORMS[0]).iter("BOARD")
    theirs = [(board.findtext("BOARD_NUMBER"), f"{board.findtext('IMPS')}.00") for board in boards]
    ours = [(str(board["board"]), row["ns_award"]) for board in data["boards"] for row in board["results"][::2]]
    assert sorted(ours) == sorted(theirs)
    assert data["boards"][1]["results"][6] == {
        "ns": "2",
        "ew": "4",
        "contract": "",
        "score_ns": None,
        "ns_award": "3.00",
        "ew_award": "-3.00",
        "adjusted": True,
    }


def test_teams_without_a_scale_are_ranked_by_imps(club: Club) -> None:
    data, _said = scored(taken(club, FORMS[0].read_bytes()).session, victory_points="none")
    assert data["unit"] == "IMP"
    ranking = [(row["place"], row["contestant"], row["total"]) for row in data["lines"][0]["ranking"]]
    assert ranking == [(1, "3", "13.00"), (2, "1", "8.00"), (3, "2", "-6.00"), (4, "4", "-15.00")]


def test_a_file_that_names_no_scale_is_asked_about(club: Club) -> None:
    text = FORMS[1].read_text().replace("NS_SCORE", "X_SCORE").replace("EW_SCORE", "Y_SCORE")
    session = taken(club, text.encode()).session
    assert refused(session) == (
        f"{session.slug}: The file says that matches become victory points, but not by which scale."
        " Name it in the regulations. Say how with --victory-points: none, continuous, discrete.",
        2,
    )
    assert scored(session, victory_points="continuous")[0]["lines"][0]["ranking"][0]["total"] == "16.00"
    session.profile.scoring = {"victory_points": {"scale": "discrete"}}
    session.profile.save()
    assert scored(session)[0]["lines"][0]["ranking"][0]["total"] == "16.00"


def test_whole_victory_points_of_the_matches_tell_a_discrete_scale(club: Club) -> None:
    text = FORMS[1].read_text().replace("16.00", "16").replace("4.00", "4")
    assert taken(club, text.encode()).session.scoring == "SWISS_PAIRS_CROSS_IMPS VPS discrete"
    assert taken(club, FORMS[1].read_bytes()).session.scoring == "SWISS_PAIRS_CROSS_IMPS VPS discrete"
    uneven = FORMS[1].read_text().replace("16.00", "16.02").replace("4.00", "3.98")
    assert taken(club, uneven.encode()).session.scoring == "SWISS_PAIRS_CROSS_IMPS VPS continuous"


def test_a_knockout_evens_out_what_does_not_balance(club: Club) -> None:
    text = FORMS[0].read_text().replace("SWISS_TEAMS", "KO").replace("A6040", "A6050")
    data, _said = scored(taken(club, text.encode()).session)
    assert data["unit"] == "IMP"
    row = data["boards"][1]["results"][6]
    assert (row["ns_award"], row["ew_award"]) == ("1.50", "-1.50")


def test_a_team_match_of_pbn_is_scored_table_against_table(club: Club) -> None:
    session = taken(club, (samples.DATA / "pbn21_youth_teams_1998.pbn").read_bytes()).session
    data, said = scored(session)
    assert said == (
        f"{session.slug}: The file leaves the form of scoring open: Teams of four, IMPs was taken;"
        " Board-a-match, Total points would be possible as well."
    )
    assert [(row["contestant"], row["total"]) for row in data["lines"][0]["ranking"]] == [
        ("J-austria", "10.00"),
        ("J-germany", "-10.00"),
    ]
    assert data["lines"][0]["ranking"][1]["names"] == ["Linde J", "Balschun R", "Huesken F", "Kornek A"]
    assert [(row["ns"], row["ns_award"]) for row in data["boards"][0]["results"]] == [
        ("J-germany", "-10.00"),
        ("J-austria", "10.00"),
    ]


def test_in_an_individual_every_player_is_ranked_for_himself(club: Club) -> None:
    session = taken(club, FORMS[2].read_bytes()).session
    data, _said = scored(session)
    assert data["lines"][0]["ranking"][0] == {
        "place": 1,
        "contestant": "1",
        "names": ["Player One"],
        "total": "5.00",
        "percent": "83.33",
    }
    assert [(row["ns"], row["ew"]) for row in data["boards"][0]["results"]] == [("1+2", "3+4"), ("5+6", "7+8")]


def pbn(*games: tuple[int, str, int], **tags: str) -> bytes:
    """Games of board 1 by pairs 1, 3, 5 ... against 2, 4, 6 ...: level and tricks of a spade contract by north."""
    texts = []
    for at, (board, contract, tricks) in enumerate(games):
        told = {"Board": board, "PairNS": 2 * at + 1, "PairEW": 2 * at + 2, "Contract": contract, "Declarer": "N"}
        told |= {"Event": "Sample", "Result": tricks, "West": f"W{at}", "North": f"N{at}"}
        told |= {"East": f"E{at}", "South": f"S{at}"} | {name: tags[name] for name in tags if name != "ScoreIMP"}
        if "ScoreIMP" in tags:
            told["ScoreIMP"] = f"NS {tags['ScoreIMP'].split()[at]}"
        texts.append("".join(f'[{name} "{value}"]\n' for name, value in told.items()))
    return "\n".join(texts).encode()


GAMES = [(1, "4S", 10), (1, "4S", 9), (1, "2S", 8), (1, "2S", 9)]
"""420, -50, 110, 140: cross-IMPs 8, -6.33, -1.33, -0.33; the datum is 130."""


def test_imps_of_an_unknown_kind_are_cross_imps_and_said_to_be_open(club: Club) -> None:
    data, said = scored(taken(club, pbn(*GAMES, Scoring="IMP")).session)
    assert data["method"] == "cross_imps"
    assert said.endswith("Cross-IMPs was taken; Butler would be possible as well.")


def test_what_the_awards_settled_stays_when_a_result_is_corrected(club: Club) -> None:
    session = taken(club, pbn(*GAMES, Scoring="IMP", ScoreIMP="7 -5 -1 0")).session
    assert session.scoring == "IMP BUTLER"
    Result.objects.filter(board__session=session, tricks=10).update(tricks=9)
    assert scored(session)[0]["method"] == "butler"


@pytest.mark.parametrize(
    ("awards", "method"), [("7 -5 -1 0", "butler"), ("8 -6.33 -1.33 -0.33", "cross_imps"), ("1 1 1 1", "cross_imps")]
)
def test_the_file_s_own_awards_settle_which_imps_they_are(club: Club, awards: str, method: str) -> None:
    data, said = scored(taken(club, pbn(*GAMES, Scoring="IMP", ScoreIMP=awards)).session)
    assert data["method"] == method
    assert bool(said) is (awards == "1 1 1 1")


def test_matchpoints_on_the_half_scale_come_out_as_the_file_writes_them(club: Club) -> None:
    text = (DATA / "individual.xml").read_text()
    for award in ("2", "1"):
        text = text.replace(f"_POINTS>{award}</", f"_POINTS>{'1.0' if award == '2' else '0.5'}</")
    session = taken(club, text.encode()).session
    assert session.scoring == "INDIVIDUAL MATCH_POINTS MP2 WINNERS 1"
    data, _said = scored(session)
    assert [row["ns_award"] for board in data["boards"] for row in board["results"]] == [
        "1.00",
        "0.00",
        "0.50",
        "0.50",
        "1.00",
        "0.00",
    ]
    assert data["lines"][0]["ranking"][0]["percent"] == "83.33"


def test_awards_alone_tell_matchpoints(club: Club) -> None:
    text = (DATA / "evening.xml").read_text().replace(' EVENT_TYPE="MP_PAIRS"', "")
    session = taken(club, text.encode()).session
    assert (session.form, session.scoring) == ("pairs_mp", "MP WINNERS 2")
    assert scored(session)[0]["lines"][0]["ranking"][0]["total"] == "10.50"


def test_one_winner_is_one_list_though_nobody_changed_direction(club: Club) -> None:
    text = (DATA / "evening.xml").read_text().replace("<WINNER_TYPE>2", "<WINNER_TYPE>1")
    (line,) = scored(taken(club, text.encode()).session)[0]["lines"]
    assert line["line"] == "all"
    assert [(row["place"], row["contestant"]) for row in line["ranking"]][:3] == [(1, "1NS"), (2, "1EW"), (3, "2NS")]


def test_somebody_who_sat_out_is_left_out_and_said_to_be(club: Club) -> None:
    line = "<TRAVELLER_LINE><NS_PAIR_NUMBER>1NS</NS_PAIR_NUMBER><SCORE>NP</SCORE></TRAVELLER_LINE></BOARD>"
    text = (DATA / "evening.xml").read_text().replace("</BOARD>", line, 1)
    imported = taken(club, text.encode())
    assert any("somebody sat out board 1; the line was left out." in str(remark) for remark in imported.remarks)
    assert Result.objects.filter(board__session=imported.session).count() == 9


def test_what_a_pair_has_beside_its_boards_is_named(club: Club) -> None:
    text = (
        (DATA / "evening.xml")
        .read_text()
        .replace("<TOTAL_SCORE>10.50", "<ADJUSTMENT>-1.5</ADJUSTMENT><TOTAL_SCORE>9", 1)
    )
    said = [str(remark) for remark in taken(club, text.encode()).remarks]
    assert "1NS has -1.5 in the file beside the boards (ADJUSTMENT); the ranking here is without it." in said


def test_every_session_of_a_file_comes_in_or_none(club: Club) -> None:
    one = pbn(*GAMES, Scoring="MP").decode()
    two = one.replace("Sample", "Other").replace('"MP"', '"Butler"')
    imported = taken(club, f"{one}\n{two}".encode())
    assert [each.session.event.name for each in (imported, *imported.others)] == ["Sample", "Other"]
    assert [scored(each.session)[0]["method"] for each in (imported, *imported.others)] == ["matchpoints", "butler"]
    again = taken(club, f"{one}\n{two}".encode())
    assert [each.created for each in (again, *again.others)] == [False, False]
    assert Session.objects.count() == 2
    with pytest.raises(BadFile, match="expected a number of tricks"):
        taken(club, f"{one}\n{two.replace('Other', 'Third')}".replace('[Result "9"]', '[Result "14"]').encode())
    assert Session.objects.count() == 2


def test_the_sessions_of_a_usebio_event_are_scored_each_by_itself(club: Club) -> None:
    text = (DATA / "evening.xml").read_text()
    boards = text[text.index("<BOARD ") : text.rindex("</BOARD>") + len("</BOARD>")]
    two = "".join(f'<SESSION SESSION_ID="{number}">{boards}</SESSION>' for number in (1, 2))
    imported = taken(club, text.replace(boards, two).encode())
    totals = [scored(each.session)[0]["lines"][0]["ranking"][0]["total"] for each in (imported, *imported.others)]
    assert totals == ["10.50", "10.50"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("<OPPOSING_TEAM>2<", "<OPPOSING_TEAM>9<", "expected a contestant of the list of participants, found '9'"),
        ("<OPPOSING_TEAM>2<", "<OPPOSING_TEAM><", "expected a value in this element"),
        ("<DIRECTION>NS<", "<DIRECTION>UP<", "expected a seat: N, E, S or W, found 'UP'"),
        ("<TRICKS>10<", "<TRICKS>14<", "expected a number of tricks from 0 to 13, found '14'"),
        ("<CONTRACT>4S<", "<CONTRACT>8S<", "expected a contract such as 4SX, or Pass, found '8S'"),
    ],
)
def test_a_bad_match_is_refused_and_nothing_is_stored(club: Club, old: str, new: str, sentence: str) -> None:
    text = FORMS[0].read_text()
    assert old in text
    with pytest.raises(BadFile, match=sentence.replace("(", r"\(")):
        taken(club, text.replace(old, new, 1).encode())
    assert (Session.objects.count(), Result.objects.count()) == (0, 0)


def test_a_player_who_is_not_listed_is_refused(club: Club) -> None:
    text = FORMS[2].read_text().replace("<W_PLAYER_NUMBER>4<", "<W_PLAYER_NUMBER>12<", 1)
    with pytest.raises(
        Exception, match="W_PLAYER_NUMBER: expected a contestant of the list of participants, found '12'"
    ):
        taken(club, text.encode())
    assert Session.objects.count() == 0
