"""What players get wrong is said of every situation, and never twice."""

import pytest

from rulings.laws.situations import SITUATIONS
from rulings.wording.commentary import mistakes


@pytest.mark.parametrize("key", [situation.key for situation in SITUATIONS])
def test_every_situation_says_what_players_get_wrong(key: str) -> None:
    assert mistakes(key)


def test_no_sentence_stands_at_two_situations() -> None:
    said = [sentence for situation in SITUATIONS for sentence in mistakes(situation.key)]
    assert len(said) == len(set(said))
