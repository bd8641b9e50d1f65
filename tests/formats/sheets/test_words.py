"""Contracts, seats, cards, tricks and scores as three languages and several programs write them."""

import pytest

from rulings.formats.sheets.layout import Letters
from rulings.formats.sheets.words import in_our_words, is_card, is_contract, is_seat, letters_in

CONTRACTS = {
    "4♥x": "4HX",
    "4HX": "4HX",
    "4 kiery": "4H",
    "4 cuori kontra": "4HX",
    "3SA": "3NT",
    "3BA": "3NT",
    "3 bez atu": "3NT",
    "Passo": "Pass",
    "4 pasy": "Pass",
    "PAS": "Pass",
    "2 piki z rekontrą": "2SXX",
    "3NxN=": "3NTX by N =",
    "3NN-2": "3NT by N -2",
    "2♥xW-4": "2HX by W -4",
    "4SE+1": "4S by E +1",
    "4S×": "4SX",
    "1N": "1NT",
    "4 karo ktr.": "4DX",
    "4 picche contrate": "4SX",
    "4H by South +1": "4H by S +1",
    "7NTXX": "7NTXX",
    "6 trefli S": "6C by S",
    "4Q": "4D",
    "5Fx": "5CX",
    "2P": "2S",
    "4C": "4C",
    "sędzia": "ADJ",
    "TD": "ADJ",
    "Śr.+": "AVE+",
    "media -": "AVE-",
    "4 hearts redoubled": "4HXX",
    "nonsense": "nonsense",
}
LEADS = {"♥10": "HT", "HK": "HK", "K♥": "HK", "10 kier": "HT", "pik D": "SQ", "♣W": "CJ", "trefl A": "CA", "-": "-"}
SEATS = {"Ovest": "W", "O": "W", "północ": "N", "Sud.": "S", "West": "W", "e": "E", "wschód": "E", "5": "5"}
TRICKS = {"+ 1": "+1", "–1": "-1", "10 lew": "10", "bez 2": "-2", "swoje": "=", "2 down": "-2", "fatto": "=", "x": "x"}


@pytest.mark.parametrize(
    ("key", "text", "ours"),
    [
        (key, text, ours)
        for key, told in (("contract", CONTRACTS), ("lead", LEADS), ("declarer", SEATS), ("tricks", TRICKS))
        for text, ours in told.items()
    ],
)
def test_a_cell_is_said_in_our_words(key: str, text: str, ours: str) -> None:
    assert in_our_words(key, text, Letters.ENGLISH) == ours


@pytest.mark.parametrize(
    ("key", "text", "ours"),
    [("contract", "4C", "4H"), ("contract", "4♣", "4C"), ("contract", "5F", "5C"), ("lead", "CA", "HA"),
     ("lead", "10P", "ST"), ("lead", "QR", "DK")],
)  # fmt: skip
def test_italian_letters_of_suits_are_told_from_english_ones(key: str, text: str, ours: str) -> None:
    assert in_our_words(key, text, Letters.ITALIAN) == ours


@pytest.mark.parametrize(
    ("contracts", "letters"),
    [
        (["4C", "1P"], Letters.ITALIAN),
        (["4C", "1H"], Letters.ENGLISH),
        (["4C", "3SA"], Letters.UNKNOWN),
        (["4♣", "3NT"], Letters.ENGLISH),
        ([], Letters.ENGLISH),
    ],
)
def test_the_contracts_of_a_sheet_say_together_how_suits_are_written(contracts: list[str], letters: Letters) -> None:
    assert letters_in(contracts) is letters


def test_scores_lose_their_spaces_and_names_their_plus() -> None:
    assert in_our_words("score_ns", "1 430", Letters.ENGLISH) == "1430"
    assert in_our_words("score_ew", "−50", Letters.ENGLISH) == "-50"
    assert in_our_words("score_ns", "pas", Letters.ENGLISH) == "Pass"
    assert in_our_words("names_ns", "Ada Ash + Bo Birch", Letters.ENGLISH) == "Ada Ash; Bo Birch"
    assert in_our_words("percent_ns", "-", Letters.ENGLISH) == ""
    assert in_our_words("table", "-", Letters.ENGLISH) == "-"


def test_what_a_cell_is_can_be_told() -> None:
    assert [is_contract(text) for text in ("4 kiery", "pass", "14", "")] == [True, True, False, False]
    assert [is_seat(text) for text in ("N", "zachód", "NS")] == [True, True, False]
    assert [is_card(text) for text in ("♠5", "D10", "10")] == [True, True, False]


@pytest.mark.parametrize(
    ("text", "day"),
    [("45443", "2024-05-31"), ("36526", "2000-01-01"), ("99999", "99999"), ("2024.05.31", "2024.05.31")],
)
def test_a_day_that_a_spreadsheet_counts_is_a_day(text: str, day: str) -> None:
    assert in_our_words("date", text, Letters.UNKNOWN) == day
