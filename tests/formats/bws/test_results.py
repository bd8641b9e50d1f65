"""What a table can enter, and what of it is taken."""

from datetime import timedelta
from decimal import Decimal

import pytest

from rulings.bridge import Card
from rulings.formats.errors import Expected, FormatError
from rulings.formats.reader import read_sessions
from tests.formats.bws.files import BEGUN, Bws, entry, only_result, read, remarks_of
from tests.formats.samples import exactly


@pytest.mark.parametrize(
    ("contract", "declarer", "result", "read_as", "tricks"),
    [
        ("3 NT", "N", "=", "3NT by N", 9),
        ("4 S x", "E", "-2", "4SX by E", 8),
        ("1 NT xx", "W", "+1", "1NTXX by W", 8),
        ("7 C", "S", "-13", "7C by S", 0),
        ("1D", "s", "+6", "1D by S", 13),
        ("2 H", "N", "0", "2H by N", 8),
        ("3 N", "N", "+1", "3NT by N", 10),
    ],
)
def test_a_contract_with_declarer_and_result(
    contract: str, declarer: str, result: str, read_as: str, tricks: int
) -> None:
    found = only_result(entry(1, 1, 2, contract, declarer, result))
    assert (str(found.contract), found.tricks) == (read_as, tricks)


def test_a_board_passed_out_has_no_contract() -> None:
    found = only_result(entry(1, 1, 2, "PASS"))
    assert (found.is_passed_out, found.contract, found.tricks) == (True, None, None)


@pytest.mark.parametrize(
    ("remarks", "word", "ns", "ew"),
    [
        ("50%-50%", "50%-50%", 50, 50),
        ("40%-60%", "40%-60%", 40, 60),
        ("60%-60%", "60%-60%", 60, 60),
        ("Not played", "NP", None, None),
        ("Arbitral score", "ARB", None, None),
    ],
)
def test_the_words_of_an_artificial_score(remarks: str, word: str, ns: int | None, ew: int | None) -> None:
    found = only_result(entry(1, 1, 2, Remarks=remarks)).artificial
    assert found is not None
    assert (found.text, found.ns, found.ew) == (word, *(None if side is None else Decimal(side) for side in (ns, ew)))


def test_other_words_are_kept_and_told() -> None:
    file = read(entry(1, 1, 2, Remarks="ask Dora", Table=3))
    assert file.results[0].artificial is not None
    assert file.results[0].artificial.text == "ask Dora"
    assert remarks_of(file) == ["Board 1, table 3, round 1: the score ask Dora was kept as text."]


@pytest.mark.parametrize(
    ("contract", "declarer", "result", "shown"),
    [
        ("8 NT", "N", "=", "8 NT N ="),
        ("4 S", "", "=", "4 S ="),
        ("4 S", "Q", "=", "4 S Q ="),
        ("4 S", "N", "", "4 S N"),
        ("4 S", "N", "+4", "4 S N +4"),
        ("4 S", "N", "ten", "4 S N ten"),
        ("1 C", "N", "-8", "1 C N -8"),
    ],
)
def test_what_is_no_result_is_kept_aside_and_the_others_come_in(
    contract: str, declarer: str, result: str, shown: str
) -> None:
    rows = (entry(1, 1, 2, contract, declarer, result), entry(2, 1, 2, "PASS"))
    (file,) = read_sessions(Bws({"ReceivedData": rows}).data(), is_strict=False)
    (fault,) = file.faults
    assert ([each.board for each in file.results], fault.board) == ([2], 1)
    assert (fault.error.expected, fault.error.found) == (Expected.ENTERED, shown)
    assert fault.result is not None
    assert (fault.result.ns, fault.result.ew, fault.result.tricks) == ("A 1", "A 2", None)


def test_read_strictly_a_line_that_is_no_result_refuses_the_file() -> None:
    sentence = (
        "line 1, element ReceivedData: expected a contract with its declarer and result, such as 4 S by N +1,"
        " found '8 NT N ='."
    )
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(entry(1, 1, 2, "8 NT", "N", "="), entry(2, 1, 2, "PASS"))


def test_a_board_of_no_number_is_kept_aside_under_none() -> None:
    rows = (entry(0, 1, 2, "1 C", "N", "="), entry(2, 1, 2, "PASS"))
    (file,) = read_sessions(Bws({"ReceivedData": rows}).data(), is_strict=False)
    assert [each.board for each in file.results] == [2]
    assert [(each.board, each.error.expected) for each in file.faults] == [(0, Expected.BOARD_NUMBER)]
    assert file.faults[0].result is not None
    assert str(file.faults[0].result.contract) == "1C by N"


@pytest.mark.parametrize(("lead", "card"), [("SQ", "SQ"), ("H10", "HT"), ("10H", "HT"), ("", None), ("CX", None)])
def test_the_lead_in_either_order(lead: str, card: str | None) -> None:
    found = only_result(entry(1, 1, 2, "1 NT", "N", "=", LeadCard=lead))
    assert found.lead == (Card.parse(card) if card else None)


def test_a_lead_that_is_no_card_is_left_out_and_told() -> None:
    file = read(entry(1, 1, 2, "1 NT", "N", "=", LeadCard="??S1"))
    assert (file.results[0].lead, file.results[0].tricks) == (None, 7)
    assert remarks_of(file) == ["Board 1, table 1, round 1: ??S1 is no card; the lead was left out."]


LATER = BEGUN + timedelta(hours=1)


def test_the_last_entry_of_a_table_and_board_counts() -> None:
    rows = [entry(1, 1, 2, "4 S", "N", "=", TimeLog=LATER), entry(1, 1, 2, "3 S", "N", "=")]
    assert str(only_result(*rows).contract) == "4S by N"


def test_an_entry_that_was_erased_is_gone_until_it_is_entered_anew() -> None:
    first, erased = entry(1, 1, 2, "4 S", "N", "="), entry(1, 1, 2, "4 S", "N", "=", Erased=True)
    again = entry(1, 1, 2, "5 S", "N", "=", TimeLog=LATER)
    assert read(first, erased, entry(2, 1, 2, "PASS")).results[0].board == 2
    assert read(erased, entry(2, 1, 2, "PASS")).results[0].board == 2
    assert str(only_result(first, erased, again).contract) == "5S by N"


def test_a_line_in_which_nothing_was_entered_yet_says_nothing() -> None:
    file = read(entry(1, 1, 2), entry(2, 1, 2, "PASS"))
    assert ([each.board for each in file.results], remarks_of(file)) == ([2], [])


def test_whoever_sat_the_wrong_way_is_written_as_he_sat() -> None:
    found = only_result(entry(1, 1, 2, "2 D", "E", "-1", Remarks="Wrong direction"))
    assert (found.ns, found.ew, str(found.contract)) == ("A 2", "A 1", "2D by E")
