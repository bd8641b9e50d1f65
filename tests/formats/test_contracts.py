"""Notrump in other languages, in every format that has contracts as texts."""

import pytest

from rulings.bridge import Contract
from rulings.formats.contracts import with_notrump
from rulings.formats.reader import read_session

PBN = '[Board "1"]\n[PairNS "1"]\n[PairEW "2"]\n[Declarer "N"]\n[Contract "{}"]\n[Result "9"]\n'
USEBIO = (
    "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"
    "<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>{}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS>"
    "</TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
)
CSV = "Board,NS,EW,Contract,Declarer,Tricks\n1,1,2,{},N,9\n"


@pytest.mark.parametrize("text", ["3SA", "3BA", "3 sa", "3NT"])
def test_notrump_has_several_names(text: str) -> None:
    assert with_notrump(text) == "3NT"


@pytest.mark.parametrize("text", ["4S", "4S A", "SA", "BA", "Pass", ""])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert with_notrump(text) == text


@pytest.mark.parametrize("name", ["3SA", "3BAX"])
@pytest.mark.parametrize("file", [PBN, USEBIO, CSV])
def test_a_contract_in_notrump_is_read_in_every_format(file: str, name: str) -> None:
    (result,) = read_session(file.format(name).encode()).results
    doubled = name[3:]
    assert result.contract == Contract.parse(f"3NT{doubled} by N")
