"""The facts of Law 9: when a player spoke, of what, and what has been done since."""

from enum import StrEnum

from rulings.laws.facts import one_of, yes_no


class Attention(StrEnum):
    """When a player spoke, or whether he must."""

    IN_AUCTION = "in_auction"
    IN_PLAY = "in_play"
    AFTER_PLAY = "after_play"
    BEFORE_IT_HAPPENED = "before_it_happened"
    OWN_SIDE_SILENT = "own_side_silent"


class Speaker(StrEnum):
    """Who spoke in the play, or of what."""

    DECLARER_OR_DEFENDER = "declarer_or_defender"
    DUMMY = "dummy"
    DUMMY_OF_EXPLANATION = "dummy_of_explanation"
    TURNED_CARD = "turned_card"


class Since(StrEnum):
    """What has been done since attention was drawn, before the director explained."""

    NOTHING = "nothing"
    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"
    CORRECTED = "corrected"


class Own(StrEnum):
    """9A5 and 72B2: infractions of one's own side."""

    PARTNERS_EXPLANATION = "partners_explanation"
    OWN_REVOKE = "own_revoke"
    TRICK_NOT_WON = "trick_not_won"
    OTHER = "other"


attention = one_of("attention", Attention, law="9A")
about_partners_explanation = yes_no("about_partners_explanation", law="20F5(a)")
spoke_in_play = one_of("spoke_in_play", Speaker, law="9A2")
done_since_attention = one_of("done_since_attention", Since, law="9B2")
own_infraction = one_of("own_infraction", Own, law="9A5")
