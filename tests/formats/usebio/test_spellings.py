"""The same things as other programs write them: contracts, tricks, leads, numbers, directions, dates."""

from datetime import date
from decimal import Decimal

import pytest

from rulings.bridge import Side
from rulings.formats.errors import FormatError
from rulings.formats.session import FileResult, SessionFile
from tests.formats.samples import read

PAIR = (
    "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{way}</DIRECTION>"
    "<PLAYER><PLAYER_NAME>{number} North</PLAYER_NAME></PLAYER></PAIR>"
)
LINE = {
    "NS_PAIR_NUMBER": "1",
    "EW_PAIR_NUMBER": "2",
    "CONTRACT": "4S",
    "PLAYED_BY": "N",
    "LEAD": "2H",
    "TRICKS": "10",
    "SCORE": "420",
}


def session(*lines: dict[str, str], pairs: str = "", head: str = "") -> SessionFile:
    """A file of one board; each line says what is other than in LINE."""
    listed = pairs or "".join(PAIR.format(number=number, way="") for number in "1234")
    told = "".join(f"<TRAVELLER_LINE>{elements(LINE | line)}</TRAVELLER_LINE>" for line in lines or ({},))
    return read(
        f"<USEBIO><EVENT EVENT_TYPE='MP_PAIRS'>{head}<PARTICIPANTS>{listed}</PARTICIPANTS>"
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{told}</BOARD></EVENT></USEBIO>"
    )


def elements(texts: dict[str, str]) -> str:
    return "".join(f"<{name}>{text}</{name}>" for name, text in texts.items())


def result(**line: str) -> FileResult:
    (only,) = session(line).results
    return only


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("4 S", "4S by N"),
        ("4Sx", "4SX by N"),
        ("4 S *", "4SX by N"),
        ("4S**", "4SXX by N"),
        ("4♠", "4S by N"),
        ("4 Spades", "4S by N"),
        ("3N", "3NT by N"),
        ("3 NTx", "3NTX by N"),
        ("3 No Trumps", "3NT by N"),
    ],
)
def test_a_contract_has_many_spellings(text: str, contract: str) -> None:
    assert str(result(CONTRACT=text).contract) == contract


@pytest.mark.parametrize("text", ["PASS", "P", "Passed Out", "All Pass", "AP"])
def test_a_passed_out_board_has_many_spellings(text: str) -> None:
    passed = result(CONTRACT=text, SCORE="0", PLAYED_BY="", TRICKS="0", LEAD="")
    assert (passed.is_passed_out, passed.contract, passed.score_ns) == (True, None, 0)


def test_a_pass_may_stand_in_the_place_of_the_score() -> None:
    passed = result(CONTRACT="", SCORE="PASS", PLAYED_BY="", TRICKS="", LEAD="")
    assert (passed.is_passed_out, passed.score_ns, passed.artificial) == (True, 0, None)


@pytest.mark.parametrize(
    ("contract", "tricks", "taken"),
    [
        ("4S", "=", 10),
        ("4S", "+1", 11),
        ("4S", "-2", 8),
        ("4S+1", "", 11),
        ("4SX-1", "", 9),
        ("4S=", "-", 10),
        ("4S", "10.0", 10),
    ],
)
def test_tricks_are_a_number_or_above_and_below_the_contract(contract: str, tricks: str, taken: int) -> None:
    assert result(CONTRACT=contract, TRICKS=tricks).tricks == taken


@pytest.mark.parametrize("text", ["+4", "-11", "x"])
def test_tricks_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(FormatError, match="TRICKS: expected a number of tricks from 0 to 13"):
        result(TRICKS=text)


@pytest.mark.parametrize(("text", "card"), [("2H", "H2"), ("H2", "H2"), ("10H", "HT"), ("2 H", "H2"), ("♥2", "H2")])
def test_a_lead_is_written_either_way_round(text: str, card: str) -> None:
    assert str(result(LEAD=text).lead) == card


@pytest.mark.parametrize("text", ["", "-", "--", "N/A", "HX", "xH", "0", "PASS"])
def test_a_lead_that_is_not_told_is_none(text: str) -> None:
    assert result(LEAD=text).lead is None


@pytest.mark.parametrize(
    ("text", "points"),
    [("-420", -420), ("+420", 420), ("1,100", 1100), ("420.00", 420), ("NS 420", 420), ("EW 420", -420)],
)
def test_points_have_many_spellings(text: str, points: int) -> None:
    assert result(SCORE=text).score_ns == points


def test_awards_may_have_a_decimal_comma() -> None:
    assert result(NS_MATCH_POINTS="12,5", EW_MATCH_POINTS="7.5").awards[0].ns == Decimal("12.5")


def test_an_artificial_score_may_stand_in_the_place_of_the_contract() -> None:
    adjusted = result(CONTRACT="A6040", SCORE="", PLAYED_BY="", TRICKS="", LEAD="")
    assert adjusted.artificial is not None
    assert (adjusted.artificial.text, adjusted.score_ns) == ("A6040", None)


@pytest.mark.parametrize("text", ["NS", "N/S", "N-S", "North/South", "North-South", "North", "n"])
def test_a_direction_has_many_spellings(text: str) -> None:
    pairs = PAIR.format(number=1, way=text) + PAIR.format(number=2, way="")
    assert [one.direction for one in session(pairs=pairs).contestants] == [Side.NS, None]


@pytest.mark.parametrize("text", ["", "H", "Both"])
def test_who_changes_direction_has_none(text: str) -> None:
    pairs = PAIR.format(number=1, way=text) + PAIR.format(number=2, way="")
    assert session(pairs=pairs).contestants[0].direction is None


@pytest.mark.parametrize(
    ("listed", "line"),
    [
        (("1NS", "1EW"), ("1", "1")),
        (("1 NS", "1 EW"), ("1", "1")),
        (("N1", "E1"), ("1", "1")),
        (("1", "2"), ("01", "02")),
        (("01", "02"), ("1", "2")),
        (("1", "2"), ("A1", "A2")),
        (("A1", "A2"), ("1", "2")),
    ],
)
def test_a_line_may_write_a_number_otherwise_than_the_list(listed: tuple[str, str], line: tuple[str, str]) -> None:
    pairs = "".join(PAIR.format(number=number, way="") for number in listed)
    (only,) = session({"NS_PAIR_NUMBER": line[0], "EW_PAIR_NUMBER": line[1]}, pairs=pairs).results
    assert (only.ns, only.ew) == listed


def test_directions_in_the_numbers_of_lines_find_pairs_of_one_number() -> None:
    pairs = PAIR.format(number=1, way="NS") + PAIR.format(number=1, way="EW")
    (only,) = session({"NS_PAIR_NUMBER": "N1", "EW_PAIR_NUMBER": "1EW"}, pairs=pairs).results
    assert (only.ns, only.ew) == ("1NS", "1EW")


def test_a_number_that_could_mean_two_pairs_is_refused() -> None:
    pairs = PAIR.format(number="A1", way="") + PAIR.format(number="B1", way="") + PAIR.format(number="A2", way="")
    with pytest.raises(FormatError, match="expected a contestant of the list of participants, found '1'"):
        session({"EW_PAIR_NUMBER": "A2"}, pairs=pairs)


@pytest.mark.parametrize("opponents", ["", "0", "Phantom", "9"])
def test_who_has_no_opponents_sits_out(opponents: str) -> None:
    alone = {"EW_PAIR_NUMBER": opponents, "CONTRACT": "", "SCORE": "", "TRICKS": "", "PLAYED_BY": "", "LEAD": ""}
    taken = session(alone, {"NS_PAIR_NUMBER": "3", "EW_PAIR_NUMBER": "4"})
    assert [(each.ns, each.ew) for each in taken.results] == [("3", "4")]
    assert str(taken.remarks[0]) == "Line 1: somebody sat out board 1; the line was left out."


@pytest.mark.parametrize(
    "text",
    [
        "28/05/24",
        "20240528",
        "2024.05.28",
        "28/05/2024 19:30",
        "2024-05-28T19:30:00",
        "28 May 2024",
        "Tue 28th May 2024",
    ],
)
def test_a_date_has_many_spellings(text: str) -> None:
    assert session(head=f"<DATE>{text}</DATE>").date == date(2024, 5, 28)


def test_totals_and_what_counts_besides_the_boards_are_read() -> None:
    said = "<TOTAL_SCORE>10,5</TOTAL_SCORE><PERCENTAGE>52.50%</PERCENTAGE><PENALTY>-2</PENALTY><HANDICAP>0</HANDICAP>"
    pairs = PAIR.format(number=1, way="").replace("</PAIR>", f"{said}</PAIR>") + PAIR.format(number=2, way="")
    first, second = session(pairs=pairs).contestants
    assert (first.total, first.percent, first.beside) == (
        Decimal("10.5"),
        Decimal("52.50"),
        (("PENALTY", Decimal(-2)),),
    )
    assert (second.total, second.percent, second.beside) == (None, None, ())
