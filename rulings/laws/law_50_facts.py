"""The facts of Law 50: how a lone low card was exposed, whose turn it is, and what may be played."""

from enum import StrEnum

from rulings.laws.facts import judgement, one_of, yes_no


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


exposure = one_of("exposure", Exposure, law="50B")
exposed_unintentionally = judgement("exposed_unintentionally", law="50B")
moment = one_of("moment", Moment, law="50D")
may_legally_play_it = yes_no("may_legally_play_it", law="50D1(b)")
playable_penalty_cards = one_of("playable_penalty_cards", Playable, law="50D1(a)")
