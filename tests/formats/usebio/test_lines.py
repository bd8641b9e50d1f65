"""A line as other programs write it: contracts, tricks, leads, awards."""

from decimal import Decimal

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.session import Award, AwardUnit
from tests.formats.usebio.written import result


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


def test_awards_may_have_a_decimal_comma() -> None:
    assert result(NS_MATCH_POINTS="12,5", EW_MATCH_POINTS="7.5").awards[0].ns == Decimal("12.5")


def test_a_loss_may_be_written_with_a_minus_of_its_own() -> None:
    read = result(SCORE="−50", TRICKS="9", NS_MATCH_POINTS="−1,5", EW_MATCH_POINTS="1,5")
    assert (read.score_ns, read.awards) == (-50, (Award(AwardUnit.MATCHPOINTS, Decimal("-1.5"), Decimal("1.5")),))
