"""Every state of an appeal has its words."""

from rulings.desk.appeals.wording.states import STATE_WORDS
from rulings.models import AppealState


def test_every_state_has_its_words() -> None:
    assert set(STATE_WORDS) == set(AppealState)
    assert all(words.for_players and words.not_now for words in STATE_WORDS.values())
