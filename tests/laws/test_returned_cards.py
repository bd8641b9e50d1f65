"""Wherever a card goes back it is said whether it is a penalty card, and who may use what was seen of it."""

from collections.abc import Iterator

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Ruling, every_path
from rulings.laws.play.situations import SITUATIONS as PLAY
from rulings.laws.record.record import read_record
from rulings.laws.situations import EDITIONS, law_of, situations
from rulings.laws.tricks.situations import SITUATIONS as TRICKS
from tests.laws.test_persons import CONTRACT, every_ruling

KEYS = {situation.key for situation in (*PLAY, *TRICKS)}
ALL = [
    pytest.param(edition, situation.key, id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in situations(edition)
    if situation.key in KEYS
]
SETTLES_ITS_KIND = {Effect.NO_RECTIFICATION, Effect.PENALTY_CARD, Effect.SEE_LAW}
SAYS_SO_ITSELF = {
    "card_picked_up",
    "cards_picked_up",
    "face_down_lead_goes_back",
    "opponent_may_change_after_slip",
    "others_are_picked_up_unseen",
    "some_cards_picked_up",
}
NOBODY_SAW_IT = {
    "face_down_lead_goes_back",
    "face_down_lead_taken_back",
    "may_change_lead_after_wrong_explanation",
    "others_are_picked_up",
    "others_are_picked_up_unseen",
    "unfaced_lead_is_taken_back",
}
"""It lay face down, or none of the others could see its face."""
NO_USE_OF_IT = {
    "fifth_card_goes_back",  # of dummy, whose cards all see; of declarer it is said
    "faced_card_stays",  # as with cards in hand (67B2): exposed it is a penalty card
    "highest_legal_card_stays",
    "lead_to_trick_thirteen_goes_back",  # nobody has a choice left
    "opponent_who_played_after_may_change",  # says it itself
    "other_cards_go_back",
    "wrong_card_is_withdrawn",  # of dummy
}
"""Seen by all, or by nobody who could use it."""
ALL_STAY = {"cards_stay_next_hand_plays", "cards_stay_play_goes_on_in_turn"}


def returning(edition: str, key: str) -> Iterator[Ruling]:
    """Every complete ruling by which a card goes back and that does not go on elsewhere, with each of the four."""
    for seat in Seat:
        for ruling in every_ruling(law_of(key, edition), read_record({**CONTRACT, "offender": str(seat)}), {}):
            if ruling.is_complete and any(found.effect is Effect.CARD_RETURNED for found in ruling.findings):
                yield ruling


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_it_is_said_whether_a_card_that_goes_back_is_a_penalty_card(edition: str, key: str) -> None:
    for ruling in returning(edition, key):
        effects, keys = {found.effect for found in ruling.findings}, {found.key for found in ruling.findings}
        assert effects & SETTLES_ITS_KIND or keys & SAYS_SO_ITSELF, keys


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_it_is_said_who_may_use_what_was_seen_of_it(edition: str, key: str) -> None:
    for ruling in returning(edition, key):
        effects = {found.effect for found in ruling.findings}
        back = {found.key for found in ruling.findings if found.effect is Effect.CARD_RETURNED}
        if not effects & {Effect.INFORMATION, Effect.SEE_LAW}:
            assert back <= NOBODY_SAW_IT | NO_USE_OF_IT, back


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_where_a_card_goes_back_nothing_says_that_all_cards_of_the_trick_stay(edition: str, key: str) -> None:
    for path in every_path(law_of(key, edition)):
        if any(found.effect is Effect.CARD_RETURNED for found in path.ruling.findings):
            assert not {found.key for found in path.ruling.findings} & ALL_STAY, path.answers
