"""score: rankings and awards out of the database, against the numbers that the files themselves print."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from rulings.desk.imports.services.importing import import_session
from rulings.formats.session import AwardUnit
from rulings.models import Club, Session
from tests.factories import make_adjustment, make_club, make_dora, make_pair, make_result, make_ruling, make_session
from tests.scoring.real import sessions_of, standings_of
from tests.scoring.saying import DATA, SHARED
from tests.scoring.test_real_files import ROUNDED_TOTALS, SHORT_LINES_UNFACTORED

REAL = [*sorted(SHARED.glob("usebio_*.xml")), DATA / "evening.xml"]


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


@pytest.fixture
def evening(club: Club) -> Session:
    return taken(club, DATA / "evening.xml")


def taken(club: Club, path: Path) -> Session:
    return import_session(actor=None, club=club, data=path.read_bytes(), filename=path.name).session


def printed(*words: object, **options: object) -> str:
    out = StringIO()
    call_command("score", *map(str, words), stdout=out, **options)
    return out.getvalue()


def data_of(session: Session, **options: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(session.slug, json=True, **options))
    return found


def refusal(*words: object, **options: object) -> tuple[str, int]:
    with pytest.raises(CommandError) as refused:
        printed(*words, **options)
    return str(refused.value), refused.value.returncode


def test_the_json_has_the_shape_that_others_rely_on(evening: Session) -> None:
    data = data_of(evening)
    assert list(data) == ["session", "method", "unit", "lines", "boards"]
    assert (data["session"], data["method"], data["unit"]) == ("ponte-2024-05-28", "matchpoints", "MP")
    assert [line["line"] for line in data["lines"]] == ["NS", "EW"]
    assert data["lines"][0]["ranking"][0] == {
        "place": 1,
        "contestant": "1NS",
        "names": ["One", "Two"],
        "total": "10.50",
        "percent": "87.50",
    }
    assert [board["board"] for board in data["boards"]] == [1, 2, 3]
    assert data["boards"][0]["results"][2] == {
        "ns": "3NS",
        "ew": "3EW",
        "contract": "4S -1 S",
        "score_ns": -50,
        "ns_award": "0.00",
        "ew_award": "4.00",
        "adjusted": False,
    }


def test_an_artificial_score_of_the_file_is_an_adjusted_line(evening: Session) -> None:
    assert data_of(evening)["boards"][2]["results"][2] == {
        "ns": "3NS",
        "ew": "2EW",
        "contract": "",
        "score_ns": None,
        "ns_award": "2.40",
        "ew_award": "1.60",
        "adjusted": True,
    }


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.name)
def test_every_place_total_and_percentage_of_a_real_file_comes_out_again(club: Club, path: Path) -> None:
    theirs = {
        number: (standing.place, standing.total, standing.percent) for number, standing in standings_of(path).items()
    }
    ours = {
        row["contestant"]: (
            str(row["place"]),
            ROUNDED_TOTALS.get((path.name, row["contestant"]), ("", row["total"]))[1],
            row["percent"] or "",
        )
        for line in data_of(taken(club, path))["lines"]
        for row in line["ranking"]
    }
    assert ours == theirs


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.name)
def test_every_award_of_a_real_file_comes_out_again(club: Club, path: Path) -> None:
    """But those of short boards, which one program prints before Neuberg's formula."""
    (file,) = sessions_of(path)
    numbers = {contestant.key: contestant.number for contestant in file.contestants}
    data = data_of(taken(club, path))
    most = max(len(board["results"]) for board in data["boards"])
    is_unfactored = file.program.startswith(SHORT_LINES_UNFACTORED) and data["unit"] == "MP"
    ours = {
        (board["board"], row["ns"], row["ew"]): (row["ns_award"], row["ew_award"])
        for board in data["boards"]
        for row in board["results"]
        if len(board["results"]) == most or not is_unfactored
    }
    theirs = {
        (result.board, numbers[result.ns], numbers[result.ew]): (f"{award.ns:.2f}", f"{award.ew:.2f}")
        for result in file.results
        for award in result.awards
        if award.unit is not AwardUnit.PERCENT
    }
    assert len(ours) > 0
    assert {line: theirs[line] for line in ours} == ours


def test_the_table_is_for_people(evening: Session) -> None:
    assert printed(evening.pk).splitlines()[:12] == [
        "ponte-2024-05-28: matchpoints, in MP",
        "",
        "NS                        MP      %",
        " 1  1NS  One - Two     10.50  87.50",
        " 2  2NS  Three - Four   5.50  45.83",
        " 3  3NS  Five - Six     2.40  20.00",
        "",
        "EW                          MP      %",
        " 1  1EW  Seven - Eight    7.50  62.50",
        " 2  3EW  Eleven - Twelve  5.50  45.83",
        " 3  2EW  Nine - Ten       4.60  38.33",
        "",
    ]
    assert printed(evening.pk).splitlines()[-1] == "3NS  2EW                    2.40  1.60  *"


def test_one_list_where_pairs_change_direction(club: Club) -> None:
    session = make_session(club)
    one, two = make_pair(session, "1", "", "Anna", "Bruno"), make_pair(session, "2", "", "Carla", "Dino")
    make_result(session.boards.get(number=1), one, two)
    make_result(session.boards.get(number=2), two, one)
    (line,) = data_of(session, method="aggregate")["lines"]
    assert line["line"] == "all"
    assert [(row["place"], row["contestant"], row["total"], row["percent"]) for row in line["ranking"]] == [
        (1, "1", "0.00", None),
        (1, "2", "0.00", None),
    ]


def test_a_board_passed_out_scores_and_one_not_played_does_not(club: Club) -> None:
    session = make_session(club)
    for number, fields in enumerate(
        (
            {"contract": "Pass", "declarer": "", "tricks": None, "score_ns": None},
            {"score_ns": None, "score_ew": None},
            {"contract": "", "declarer": "", "tricks": None, "score_ns": None, "artificial": "NP"},
        )
    ):
        pairs = [make_pair(session, str(number), side, "Anna", "Bruno") for side in ("NS", "EW")]
        make_result(session.boards.get(number=1), *pairs, table=str(number), **fields)
    rows = data_of(session)["boards"][0]["results"]
    assert [(row["contract"], row["score_ns"], row["ns_award"], row["ew_award"]) for row in rows] == [
        ("Pass", 0, "0.50", "3.50"),
        ("4S = S", 420, "3.50", "0.50"),
        ("", None, None, None),
    ]


def test_an_average_in_per_cent_is_an_average_where_boards_are_scored_in_imps(club: Club) -> None:
    session = make_session(club)
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, score_ns=None, artificial="A6040")
    (row,) = data_of(session, method="butler")["boards"][0]["results"]
    assert (row["ns_award"], row["ew_award"]) == ("3.00", "-3.00")


@pytest.mark.parametrize(
    ("fields", "options", "sentence"),
    [
        (
            {},
            {"method": "teams"},
            "This is a session of pairs or single players. Choose a form of scoring for them.",
        ),
        (
            {"form": ""},
            {},
            "The file did not say how this session is scored, so that it has no ranking here. "
            "Say how with --method: matchpoints, cross_imps, butler, aggregate.",
        ),
        (
            {},
            {"method": "golf"},
            "'golf' is not a form of scoring here; choose one of matchpoints, cross_imps, butler, aggregate, teams,"
            " board_a_match.",
        ),
    ],
)
def test_a_session_that_cannot_be_scored_says_why(
    club: Club, fields: dict[str, str], options: dict[str, str], sentence: str
) -> None:
    session = make_session(club)
    Session.objects.filter(pk=session.pk).update(**fields)
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs)
    assert refusal("tuesday", **options) == (f"tuesday: {sentence}", 2)


def test_a_session_without_results_says_so(club: Club) -> None:
    make_session(club)
    assert refusal("tuesday") == ("tuesday: This session has no results yet. Import them first.", 2)


def test_a_score_that_cannot_be_read_is_named(club: Club) -> None:
    session = make_session(club)
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, artificial="AVE")
    assert refusal("tuesday") == (
        "tuesday: Board 1: 'AVE' is not a result; write it like A6040 or AVE+/AVE-.",
        2,
    )


@pytest.mark.parametrize("name", ["nowhere", "0", "²", "9" * 30])
def test_an_unknown_session_is_exit_code_2(db: None, name: str) -> None:
    assert refusal(name) == (f"no session {name!r}; give the id or short name that import_session printed", 2)


def test_an_adjusted_line_keeps_its_contract_and_has_the_new_awards(club: Club) -> None:
    session, dora = make_session(club), make_dora(club)
    lines = []
    for at, score in enumerate((420, 400, 170), 1):
        pairs = [make_pair(session, str(at), side, "Anna", "Bruno") for side in ("NS", "EW")]
        lines.append(make_result(session.boards.get(number=1), *pairs, table=str(at), score_ns=score, score_ew=-score))
    make_adjustment(dora, make_ruling(dora, session), lines[0])
    rows = data_of(session)["boards"][0]["results"]
    assert [(row["contract"], row["score_ns"], row["ns_award"], row["ew_award"], row["adjusted"]) for row in rows] == [
        ("4S = S", 420, "0.00", "4.00", True),
        ("4S = S", 400, "4.00", "0.00", False),
        ("4S = S", 170, "2.00", "2.00", False),
    ]
