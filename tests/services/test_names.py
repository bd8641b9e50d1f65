"""Finding players' names in a text."""

import pytest

from rulings.services.names import names_in

NAMES = ["Łucja Źrebiec", "D'Angelo Rossi", "Jo King", "Bo West", "Anne-Marie Ó Súilleabháin"]


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("", ()),
        ("West led the king of hearts to the queen.", ()),
        ("The angel of death.", ()),
        ("A jo is no name, nor is an on.", ()),
        ("Rossini played no card.", ()),
        ("rossi played no card.", ("rossi",)),
        ("LUCJA ZREBIEC", ("Łucja Źrebiec",)),
        ("Jo  King led.", ("Jo King",)),
        ("Bo West led.", ("Bo West",)),
        ("Anne said so.", ("anne",)),
        ("(suilleabhain)", ("suilleabhain",)),
    ],
)
def test_whole_words_are_found_whatever_their_case_and_accents(text: str, hits: tuple[str, ...]) -> None:
    assert names_in(text, NAMES) == hits


def test_a_name_that_is_only_a_word_of_the_game_is_none() -> None:
    assert names_in("North passed.", ["North", "Łucja"]) == ()
