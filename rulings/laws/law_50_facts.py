"""The facts of Law 50: how a lone low card was exposed, whose turn it is, and what may be played."""

from enum import StrEnum
from typing import assert_never

from rulings.bridge.cards import is_honour
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.law_50_cards import CardSet, penalty_cards
from rulings.laws.recorded_play import recorded_tricks
from rulings.laws.recorded_turn import legal_of, next_to_play, trick_in_progress
from rulings.laws.roles import offender


class Exposure(StrEnum):
    """50B: was a lone low card exposed unintentionally, or by playing it on purpose?"""

    DROPPED = "dropped"
    PLAYED = "played"
    UNCLEAR = "unclear"


class Moment(StrEnum):
    """Whose turn it is while the card lies on the table."""

    OWNER_TO_PLAY = "owner_to_play"
    PARTNER_TO_LEAD = "partner_to_lead"
    PARTNER_LED_TOO_SOON = "partner_led_too_soon"
    OTHERS_TO_PLAY = "others_to_play"
    PLAY_OVER = "play_over"


class Playable(StrEnum):
    """How many of the owner's penalty cards he may legally play at this turn."""

    NONE = "none"
    ONE = "one"
    SEVERAL = "several"


def recorded_moment(case: Case) -> Moment | None:
    """From the recorded tricks, so that footnote 14 renews the choice for a partner who has kept the lead.

    None where a card in question was played since, or where partner's lead alone lies there: it may be too soon.
    """
    turn, who, trick, cards = next_to_play(case), case[offender], trick_in_progress(case), case[penalty_cards]
    if turn is None or any(card in cards for trick in recorded_tricks(case) for card in trick.cards):
        return None
    if turn is who:
        return Moment.OWNER_TO_PLAY
    if turn is who.partner and trick is None:
        return Moment.PARTNER_TO_LEAD
    return None if trick and trick.leader is who.partner and len(trick.cards) == 1 else Moment.OTHERS_TO_PLAY


def recorded_playable(case: Case) -> Playable | None:
    """50D1(b): following suit comes first; the trick in progress tells it, and where needed the deal."""
    legal = legal_of(case, case[offender], case[penalty_cards])
    if legal is None:
        return None
    return (Playable.NONE, Playable.ONE, Playable.SEVERAL)[min(len(legal), 2)]


def recorded_may_play(case: Case) -> bool | None:
    playable = recorded_playable(case)
    return None if playable is None else playable is not Playable.NONE


exposure = one_of("exposure", Exposure, law="50B")
exposed_unintentionally = judgement("exposed_unintentionally", law="50B")
moment = one_of("moment", Moment, law="50D", derive=recorded_moment)
may_legally_play_it = yes_no("may_legally_play_it", law="50D1(b)", derive=recorded_may_play)
playable_penalty_cards = one_of("playable_penalty_cards", Playable, law="50D1(a)", derive=recorded_playable)


def is_major(case: Case, cards: CardSet) -> bool:
    """50B: only a lone card below an honour, exposed unintentionally, is minor."""
    if len(cards) > 1 or any(is_honour(card) for card in cards):
        return True
    match case[exposure]:
        case Exposure.DROPPED:
            return False
        case Exposure.PLAYED:
            return True
        case Exposure.UNCLEAR:
            return not case[exposed_unintentionally]
        case never:
            assert_never(never)
