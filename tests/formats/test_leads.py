"""Opening leads in every spelling, and notrump in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import DECK, Card, Contract
from rulings.formats.leads import in_our_signs, read_lead
from rulings.formats.reader import read_session

PBN = '[Board "1"]\n[PairNS "1"]\n[PairEW "2"]\n[Declarer "N"]\n[Contract "{}"]\n[Result "9"]\n'
USEBIO = (
    "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"
    "<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>{}</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS>"
    "</TRAVELLER_LINE></BOARD></EVENT></USEBIO>"
)
CSV = "Board,NS,EW,Contract,Declarer,Tricks\n1,1,2,{},N,9\n"


@given(st.sampled_from(DECK))
def test_a_card_is_read_suit_first_or_rank_first(card: Card) -> None:
    suit, rank = card.suit.value, card.rank.letter
    spellings = [f"{suit}{rank}", f"{rank}{suit}", f"{rank} {suit}", f"{suit}{rank}".lower()]
    if rank == "T":
        spellings += [f"10{suit}", f"{suit}10"]
    assert {read_lead(text) for text in spellings} == {card}


@pytest.mark.parametrize("text", ["", "-", "?", "N/A", "S", "SX", "0", "pass"])
def test_a_word_for_no_card_is_none(text: str) -> None:
    assert read_lead(text) is None


@pytest.mark.parametrize("text", ["1S", "ZZ", "king"])
def test_another_word_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        read_lead(text)


def test_symbols_are_suits() -> None:
    assert read_lead("♥10") == Card.parse("HT")


@pytest.mark.parametrize("text", ["3SA", "3BA", "3 sa", "3NT"])
def test_notrump_has_several_names(text: str) -> None:
    assert in_our_signs(text) == "3NT"


@pytest.mark.parametrize("text", ["4S", "4S A", "SA", "BA", "Pass", ""])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert in_our_signs(text) == text


@pytest.mark.parametrize("name", ["3SA", "3BAX"])
@pytest.mark.parametrize("file", [PBN, USEBIO, CSV])
def test_a_contract_in_notrump_is_read_in_every_format(file: str, name: str) -> None:
    (result,) = read_session(file.format(name).encode()).results
    doubled = name[3:]
    assert result.contract == Contract.parse(f"3NT{doubled} by N")


@pytest.mark.parametrize(("text", "plain"), [("4S !", "4SX"), ("4S!!", "4SXX"), ("3SA!", "3NTX"), ("4♠ !", "4SX")])
def test_an_exclamation_mark_behind_a_suit_doubles(text: str, plain: str) -> None:
    assert in_our_signs(text) == plain


@pytest.mark.parametrize("file", [PBN, USEBIO, CSV])
def test_a_contract_doubled_by_a_mark_is_read_in_every_format(file: str) -> None:
    (result,) = read_session(file.format("4S !").encode()).results
    assert result.contract == Contract.parse("4SX by N")
