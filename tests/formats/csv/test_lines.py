"""One line of a CSV file: outcomes, scores and awards in the spellings of programs."""

from decimal import Decimal

import pytest

from rulings.bridge import Card, Contract, Seat
from rulings.formats.csv.columns import HEADERS
from rulings.formats.csv.lines import Line
from rulings.formats.csv.reader import read_csv
from rulings.formats.errors import FormatError
from rulings.formats.session import ArtificialAward, Award, AwardUnit, FileResult
from rulings.formats.text import Source
from tests.formats.samples import exactly


def result(**cells: str) -> FileResult:
    given = {"board": "1", "number_ns": "1", "number_ew": "2"} | cells
    header = ";".join(HEADERS[key] for key in given)
    (session,) = read_csv(f"{header}\n{';'.join(given.values())}\n", [])
    (only,) = session.results
    return only


@pytest.mark.parametrize(
    ("cells", "contract", "tricks"),
    [
        ({"contract": "4S", "declarer": "N", "tricks": "10"}, "4S by N", 10),
        ({"contract": "4♠X", "declarer": "west", "tricks": "-1"}, "4SX by W", 9),
        ({"contract": "4S by N +1"}, "4S by N", 11),
        ({"contract": "3NTN="}, "3NT by N", 9),
        ({"contract": "3SA", "declarer": "O", "tricks": "="}, "3NT by W", 9),
        ({"contract": "3BA xx", "declarer": "E"}, "3NTXX by E", None),
        ({"contract": "2h", "declarer": "", "tricks": "8"}, "2H", 8),
    ],
)
def test_contract_declarer_and_tricks_are_read(cells: dict[str, str], contract: str, tricks: int | None) -> None:
    read = result(**cells)
    assert (read.contract, read.tricks) == (Contract.parse(contract), tricks)


@pytest.mark.parametrize(
    ("cells", "scores"),
    [
        ({"score_ns": "420"}, (420, -420)),
        ({"score_ew": "50"}, (-50, 50)),
        ({"score_ns": "-100", "score_ew": "-50"}, (-100, -50)),
        ({"score_ns": "+1,100"}, (1100, -1100)),
        ({"score_ns": "1.100"}, (1100, -1100)),
        ({"score_ns": "EW 620"}, (-620, 620)),
        ({"score_ns": "", "score_ew": ""}, (None, None)),
        ({"score_ns": "pass"}, (0, 0)),
        ({"score_ns": "0", "score_ew": "50"}, (-50, 50)),
        ({"score_ns": "420", "score_ew": "0"}, (420, -420)),
    ],
)
def test_points_are_of_both_sides(cells: dict[str, str], scores: tuple[int | None, int | None]) -> None:
    read = result(contract="1NT", **cells)
    assert (read.score_ns, read.score_ew) == scores


@pytest.mark.parametrize("key", ["contract", "score_ns", "artificial"])
def test_an_artificial_score_may_stand_in_its_own_column_or_in_anothers(key: str) -> None:
    assert result(**{key: "A6040"}).artificial == ArtificialAward("A6040", Decimal(60), Decimal(40))


def test_awards_are_decimal_with_a_point_or_a_comma_in_the_order_of_their_columns() -> None:
    read = result(percent_ns="62,5", percent_ew="37.5 %", mp_ns="12.5", mp_ew="")
    assert read.awards == (
        Award(AwardUnit.PERCENT, Decimal("62.5"), Decimal("37.5")),
        Award(AwardUnit.MATCHPOINTS, Decimal("12.5"), None),
    )


def test_awards_alone_are_an_artificial_score() -> None:
    expected = ArtificialAward("^7.2/^4.8", Decimal("7.2"), Decimal("4.8"), AwardUnit.MATCHPOINTS)
    assert result(mp_ns="7.2", mp_ew="4.8").artificial == expected


def test_marks_seats_and_lead_are_read() -> None:
    read = result(contract="4S", declarer="^S", tricks="^9", lead="10h", name_N="Ann", room="Open", table="3")
    assert (read.is_declarer_swapped, read.is_result_disputed, read.tricks) == (True, True, 9)
    assert (read.lead, read.names, read.room, read.table) == (Card.parse("HT"), {Seat.NORTH: "Ann"}, "Open", "3")


@pytest.mark.parametrize(
    ("key", "cell", "sentence"),
    [
        ("contract", "8S", "line 2, column 9: expected a contract such as 4SX, or Pass, found '8S'."),
        ("declarer", "Q", "line 2, column 9: expected declarer's seat, found 'Q'."),
        ("tricks", "14", "line 2, column 9: expected a number of tricks from 0 to 13, found '14'."),
        ("lead", "1S", "line 2, column 9: expected a card such as SA, found '1S'."),
        (
            "score_ew",
            "4x",
            "line 2, column 9: expected a score such as -420, or an artificial one such as A6040, found '4x'.",
        ),
        ("mp_ns", "many", "line 2, column 9: expected a number, found 'many'."),
        (
            "artificial",
            "so",
            "line 2, column 9: expected a score such as -420, or an artificial one such as A6040, found 'so'.",
        ),
        ("adjusted", "so", "line 2, column 9: expected assigned, weighted, split or artificial, found 'so'."),
    ],
)
def test_a_bad_cell_is_refused_with_line_column_and_what_was_expected(key: str, cell: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        result(section="A", **{key: cell})


@pytest.mark.parametrize(
    ("key", "cell", "expected"),
    [
        ("adjusted_unit", "apples", "MP, IMP or %, found 'apples'"),
        ("weights_ns", "half", "weights such as 60% 620 4S by N; 40% -50, found 'half'"),
    ],
)
def test_an_adjusted_score_is_refused_where_its_columns_are_wrong(key: str, cell: str, expected: str) -> None:
    with pytest.raises(FormatError, match=expected):
        result(adjusted="weighted", **{key: cell})


def test_a_line_without_a_cell_says_where_it_begins() -> None:
    line = Line({}, {}, 3, Source("1,2,3"))
    assert (line.text("board"), line.where("board"), line.number("mp_ns")) == ("", 3, None)


def test_a_dash_in_the_place_of_a_contract_is_nothing() -> None:
    read = result(contract="-", declarer="-", tricks="-")
    assert (read.contract, read.artificial, read.score_ns) == (None, None, None)


@pytest.mark.parametrize("nobody", ["bye", "Phantom", "sit-out", "riposo", "pauza"])
@pytest.mark.parametrize("contract", ["", "NP", "-"])
def test_a_line_of_somebody_without_opponents_is_no_result(nobody: str, contract: str) -> None:
    lines = f"Board;NS;EW;Contract;Declarer\n1;1;2;4S;N\n1;3;{nobody};{contract};\n"
    (session,) = read_csv(lines, [])
    assert [(each.ns, each.ew) for each in session.results] == [("1", "2")]
    assert [str(each) for each in session.remarks] == ["Line 3: somebody sat out board 1; the line was left out."]


def test_whoever_is_called_a_bye_and_scored_is_taken_as_the_file_has_him() -> None:
    (session,) = read_csv("Board;NS;EW;MP NS;MP EW\n1;3;bye;6;4\n", [])
    assert [each.ew for each in session.results] == ["bye"]
