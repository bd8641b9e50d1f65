"""What a player chooses between says of each option what follows from it (10C1): it is read aloud to him."""

import pytest

from rulings.laws.engine import AskedOf
from rulings.wording.questions import option_hint
from tests.wording.test_every_sentence import ALL, every_answer

PLAYERS = set(AskedOf) - {AskedOf.DIRECTOR, AskedOf.JUDGEMENT}
ASKED_THROUGH_THE_DIRECTOR = {
    "director_chooses_way",
    "director_chooses_way_2007",
    "late_board_way",
    "misled_player_changes_his_call",
}
"""Choices too: a player's of whom it is not known where he sits, and the director's own where a law leaves him ways."""


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_every_option_of_every_choice_says_what_follows_from_it(edition: str, key: str) -> None:
    without = {
        (fact.key, str(fact.kind.write(value)))
        for fact, value, known in every_answer(edition, key)
        if fact.asked_of in PLAYERS or fact.key in ASKED_THROUGH_THE_DIRECTOR
        if not option_hint(fact, value, known, key).strip()
    }
    assert without == set()


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_no_two_options_of_a_choice_say_the_same(edition: str, key: str) -> None:
    """Where each has its own words; a suit to be named is one sentence for all."""
    said: dict[tuple[str, str], set[str]] = {}
    for fact, value, known in every_answer(edition, key):
        if fact.asked_of in PLAYERS and fact.kind.name == "yes_no":
            said.setdefault((fact.key, option_hint(fact, value, known, key)), set()).add(str(value))
    assert {each for each, options in said.items() if len(options) > 1} == set()
