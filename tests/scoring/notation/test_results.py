"""Results as English, Italian and Polish scorers write them."""

import pytest

from rulings.bridge import CLOCKWISE, Contract, Denomination, Doubled, Seat
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.notation.habits import HABITS
from rulings.scoring.notation.results import read_result, write_result
from tests.scoring.saying import exactly

TWO_DOWN = TableResult(Contract(4, Denomination.SPADES, Doubled.DOUBLED, Seat.WEST), 8)
EVERY = [
    TableResult(Contract(level, denomination, doubled, seat), tricks)
    for level in range(1, 8)
    for denomination in Denomination
    for doubled in Doubled
    for seat in CLOCKWISE
    for tricks in (0, level + 5, level + 6, 13)
]


@pytest.mark.parametrize("language", HABITS)
@pytest.mark.parametrize("with_symbols", [False, True])
def test_what_is_written_is_read_again(language: str, with_symbols: bool) -> None:
    texts = {write_result(result, language, with_symbols=with_symbols): result for result in (*EVERY, PASSED_OUT)}
    assert len(texts) == len(set(EVERY)) + 1
    assert {text: read_result(text, language) for text in texts} == texts


@pytest.mark.parametrize(
    ("language", "letters", "symbols", "passed_out"),
    [
        ("en", "4S X -2 W", "4♠ X −2 W", "Pass"),
        ("it", "4P X -2 O", "4♠ X −2 O", "Passo"),
        ("pl", "4P X -2 W", "4♠ X −2 W", "Pas"),
    ],
)
def test_each_language_writes_in_its_own_habit(language: str, letters: str, symbols: str, passed_out: str) -> None:
    assert write_result(TWO_DOWN, language) == letters
    assert write_result(TWO_DOWN, language, with_symbols=True) == symbols
    assert write_result(PASSED_OUT, language) == passed_out


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "4S X -2 W"),
        ("en", "4sx-2w"),
        ("en", "4♠× −2 by West"),
        ("en", "W 4SX -2"),
        ("en", "4 spades doubled by west, down 2"),
        ("en", "4S* W 8 tricks"),
        ("en", "4SXW 2 down"),
        ("it", "4P X -2 O"),
        ("it", "4 picche contrato, sotto 2, Ovest"),
        ("it", "4px ovest 8 prese"),
        ("it", "O 4♠X −2"),
        ("pl", "4P X -2 W"),
        ("pl", "4 piki z kontrą W bez 2"),
        ("pl", "4P ktr W 8 lew"),
        ("pl", "4Px W 2 wpadki"),
        ("pl-PL", "4♠×W-2"),
    ],
)
def test_one_result_has_many_spellings(language: str, text: str) -> None:
    assert read_result(text, language) == TWO_DOWN


@pytest.mark.parametrize(
    ("language", "text", "denomination"),
    [
        ("en", "3C N =", Denomination.CLUBS),
        ("it", "3C N =", Denomination.HEARTS),
        ("pl", "3C N =", Denomination.HEARTS),
        ("it", "3F N m.i.", Denomination.CLUBS),
        ("it", "3Q N =", Denomination.DIAMONDS),
        ("pl", "3T N swoje", Denomination.CLUBS),
        ("pl", "3K N =", Denomination.DIAMONDS),
        ("en", "3N N made", Denomination.NOTRUMP),
        ("it", "3SA N =", Denomination.NOTRUMP),
        ("pl", "3 bez atu N =", Denomination.NOTRUMP),
    ],
)
def test_letters_mean_what_they_mean_in_that_language(language: str, text: str, denomination: Denomination) -> None:
    assert read_result(text, language) == TableResult(Contract(3, denomination, declarer=Seat.NORTH), 9)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "passed out"), ("en", "PASS"), ("it", "4 passi"), ("it", "tutti passo"), ("pl", "4 pasy"), ("pl", "PAS")],
)
def test_a_board_that_was_passed_out_has_its_words(language: str, text: str) -> None:
    assert read_result(text, language) == PASSED_OUT


@pytest.mark.parametrize(
    ("language", "text", "refusal"),
    [
        ("en", "", Refusal.NO_RESULT),
        ("en", "W -2", Refusal.NO_RESULT),
        ("en", "4S " * 40, Refusal.NO_RESULT),
        ("en", "8S W =", Refusal.LEVEL),
        ("it", "0P O =", Refusal.LEVEL),
        ("en", "4S 10 S", Refusal.UNKNOWN_WORD),
        ("en", "4S W 10", Refusal.UNKNOWN_WORD),
        ("en", "4P X -2 W", Refusal.UNKNOWN_WORD),
        ("it", "4S X -2 O", Refusal.UNKNOWN_WORD),
        ("pl", "4H X -2 W", Refusal.UNKNOWN_WORD),
        ("en", "4S -2", Refusal.WITHOUT_DECLARER),
        ("en", "4S W", Refusal.WITHOUT_TRICKS),
        ("en", "4S W -2 +1", Refusal.TWICE),
        ("en", "4S W 8 tricks -2", Refusal.TWICE),
        ("en", "4S 5S W =", Refusal.TWICE),
        ("en", "4S W N =", Refusal.TWICE),
        ("en", "4S X XX W =", Refusal.TWICE),
        ("en", "4S W +4", Refusal.RELATIVE),
        ("en", "4S W -11", Refusal.RELATIVE),
        ("en", "4S W 14 tricks", Refusal.TRICKS),
        ("de", "4S W =", Refusal.LANGUAGE),
    ],
)
def test_what_is_not_understood_is_refused_by_name(language: str, text: str, refusal: Refusal) -> None:
    with pytest.raises(ScoringError) as caught:
        read_result(text, language)
    assert caught.value.refusal is refusal


def test_the_refusal_names_the_word_and_shows_how_to_write() -> None:
    sentence = "'4S W ten' holds 'ten', which is not understood; write the result like 4S X -2 W."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        read_result("4S W ten", "en")
    sentence = "'4P O' does not say how many tricks were taken; write =, +1, -2 or the number of tricks."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        read_result("4P O", "it")
