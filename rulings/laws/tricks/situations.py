"""The situations of Laws 61 to 71: revokes, tricks, claims and concessions."""

from rulings.laws.engine.matters import Matter
from rulings.laws.engine.situation import Situation, Stage, both_editions, door, only_2017
from rulings.laws.tricks.law_61 import revoke, revoke_inquiry
from rulings.laws.tricks.law_64.equity import revoke_equity
from rulings.laws.tricks.law_64.several import several_revokes
from rulings.laws.tricks.law_64.transfer import after_establishment
from rulings.laws.tricks.law_65 import tricks_disordered
from rulings.laws.tricks.law_67 import defective_trick
from rulings.laws.tricks.law_68 import claim
from rulings.laws.tricks.law_69 import agreed_claim
from rulings.laws.tricks.law_70 import claim_after_revoke, contested_claim
from rulings.laws.tricks.law_71 import cancelled_concession

_THE_TRICK = frozenset({Matter.CARD, Matter.TRICK, Matter.TRANSFER})
_REST = frozenset({Matter.TRICK})
_MOVED = frozenset({Matter.TRANSFER})
_REVOKES = (
    Situation(
        "revoke",
        "61",
        Stage.PLAY,
        both_editions(revoke),
        (
            door("revoke", failure="did_not_follow_suit"),
            door("required_card_not_played", failure="did_not_play_as_required"),
            door("both_sides_revoked_in_one_trick", failure="both_sides"),
            door("revoke_at_trick_twelve", revoke_trick="12"),
        ),
        _THE_TRICK,
    ),
    Situation(
        "revoke_inquiry",
        "61B",
        Stage.PLAY,
        both_editions(revoke_inquiry),
        (door("revoke_inquiry"),),
        frozenset({Matter.RIGHT, Matter.REMEDY}),
    ),
    Situation(
        "established_revoke",
        "64",
        Stage.PLAY,
        both_editions(after_establishment),
        (door("established_revoke"),),
        frozenset({Matter.TRANSFER, Matter.SCORE}),
    ),
    Situation(
        "several_revokes",
        "64",
        Stage.END_OF_PLAY,
        both_editions(several_revokes),
        (door("several_revokes"),),
        frozenset({Matter.TRANSFER, Matter.SCORE}),
    ),
    Situation(
        "revoke_equity",
        "64C",
        Stage.END_OF_PLAY,
        both_editions(revoke_equity),
        (door("revoke_equity"),),
        frozenset({Matter.SCORE}),
    ),
)

_TRICKS = (
    Situation(
        "tricks_disordered",
        "65",
        Stage.PLAY,
        only_2017(tricks_disordered),
        (
            door("card_wrongly_pointed", trouble_with_tricks="wrongly_pointed"),
            door("wants_to_see_a_trick"),
            door("trick_count_disputed", trouble_with_tricks="after_play"),
        ),
        frozenset({Matter.RIGHT}),
    ),
    Situation(
        "defective_trick",
        "67",
        Stage.PLAY,
        both_editions(defective_trick),
        (
            door("no_card_to_a_trick", error="played_none"),
            door("too_many_cards_to_a_trick", error="played_too_many"),
            door("played_card_not_among_tricks", error="not_among_played_cards"),
        ),
        _THE_TRICK,
    ),
)

_CLAIMS = (
    Situation("claim", "68", Stage.PLAY, both_editions(claim), (door("claim"), door("concession")), _REST),
    Situation("agreed_claim", "69", Stage.END_OF_PLAY, both_editions(agreed_claim), (door("agreed_claim"),), _MOVED),
    Situation("contested_claim", "70", Stage.PLAY, both_editions(contested_claim), (door("contested_claim"),), _REST),
    Situation(
        "claim_after_revoke",
        "70",
        Stage.PLAY,
        both_editions(claim_after_revoke),
        (door("claim_after_revoke"),),
        _REST,
    ),
    Situation(
        "cancelled_concession",
        "71",
        Stage.END_OF_PLAY,
        both_editions(cancelled_concession),
        (door("cancelled_concession"),),
        _MOVED,
    ),
)

SITUATIONS = (*_REVOKES, *_TRICKS, *_CLAIMS)
