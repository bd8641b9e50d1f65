"""The situations of Laws 61 to 71: revokes, tricks, claims and concessions."""

from rulings.laws.engine.situation import Situation, Stage, door, editions
from rulings.laws.tricks.law_61 import revoke, revoke_2007, revoke_inquiry, revoke_inquiry_2007
from rulings.laws.tricks.law_64.equity import revoke_equity, revoke_equity_2007
from rulings.laws.tricks.law_64.several import several_revokes, several_revokes_2007
from rulings.laws.tricks.law_64.transfer import after_establishment, after_establishment_2007
from rulings.laws.tricks.law_65 import tricks_disordered
from rulings.laws.tricks.law_67 import defective_trick, defective_trick_2007
from rulings.laws.tricks.law_68 import claim
from rulings.laws.tricks.law_69 import agreed_claim
from rulings.laws.tricks.law_70 import claim_after_revoke, claim_after_revoke_2007, contested_claim
from rulings.laws.tricks.law_71 import cancelled_concession

REVOKES = (
    Situation(
        "revoke",
        "61",
        Stage.PLAY,
        editions(revoke, revoke_2007),
        (
            door("revoke", failure="did_not_follow_suit"),
            door("required_card_not_played", failure="did_not_play_as_required"),
            door("both_sides_revoked_in_one_trick", failure="both_sides"),
            door("revoke_at_trick_twelve", revoke_trick="12"),
        ),
    ),
    Situation(
        "revoke_inquiry",
        "61B",
        Stage.PLAY,
        editions(revoke_inquiry, revoke_inquiry_2007),
        (door("revoke_inquiry"),),
    ),
    Situation(
        "established_revoke",
        "64",
        Stage.PLAY,
        editions(after_establishment, after_establishment_2007),
        (door("established_revoke"),),
    ),
    Situation(
        "several_revokes",
        "64",
        Stage.END_OF_PLAY,
        editions(several_revokes, several_revokes_2007),
        (door("several_revokes"),),
    ),
    Situation(
        "revoke_equity",
        "64C",
        Stage.END_OF_PLAY,
        editions(revoke_equity, revoke_equity_2007),
        (door("revoke_equity"),),
    ),
)

TRICKS = (
    Situation(
        "tricks_disordered",
        "65",
        Stage.PLAY,
        editions(tricks_disordered),
        (
            door("card_wrongly_pointed", trouble_with_tricks="wrongly_pointed"),
            door("wants_to_see_a_trick"),
            door("trick_count_disputed", trouble_with_tricks="after_play"),
        ),
    ),
    Situation(
        "defective_trick",
        "67",
        Stage.PLAY,
        editions(defective_trick, defective_trick_2007),
        (
            door("no_card_to_a_trick", error="played_none"),
            door("too_many_cards_to_a_trick", error="played_too_many"),
            door("played_card_not_among_tricks", error="not_among_played_cards"),
        ),
    ),
)

CLAIMS = (
    Situation("claim", "68", Stage.PLAY, editions(claim), (door("claim"), door("concession"))),
    Situation("agreed_claim", "69", Stage.END_OF_PLAY, editions(agreed_claim), (door("agreed_claim"),)),
    Situation("contested_claim", "70", Stage.PLAY, editions(contested_claim), (door("contested_claim"),)),
    Situation(
        "claim_after_revoke",
        "70",
        Stage.PLAY,
        editions(claim_after_revoke, claim_after_revoke_2007),
        (door("claim_after_revoke"),),
    ),
    Situation(
        "cancelled_concession",
        "71",
        Stage.END_OF_PLAY,
        editions(cancelled_concession),
        (door("cancelled_concession"),),
    ),
)

SITUATIONS = (*REVOKES, *TRICKS, *CLAIMS)
