"""The situations of Laws 17 to 40: the auction. `auction_period` (17A to D2) stands with those of the deal."""

from rulings.laws.auction.edition_2007.law_26 import lead_restriction_2007
from rulings.laws.auction.edition_2007.law_27 import insufficient_bid_2007
from rulings.laws.auction.edition_2007.law_30 import (
    bid_out_of_rotation_2007,
    double_out_of_rotation_2007,
    pass_out_of_rotation_2007,
)
from rulings.laws.auction.law_17.skipped_player import passes_out_of_turn_skip_a_player
from rulings.laws.auction.law_18 import was_it_a_call
from rulings.laws.auction.law_20 import explanation_corrected, review_and_explanation
from rulings.laws.auction.law_21 import misinformation
from rulings.laws.auction.law_22 import end_of_the_auction
from rulings.laws.auction.law_23 import comparable_call
from rulings.laws.auction.law_24 import card_exposed_in_auction
from rulings.laws.auction.law_25 import change_of_call, unintended_call
from rulings.laws.auction.law_26 import lead_restriction
from rulings.laws.auction.law_27 import insufficient_bid
from rulings.laws.auction.law_30 import pass_out_of_rotation
from rulings.laws.auction.law_31 import bid_out_of_rotation
from rulings.laws.auction.law_32 import double_out_of_rotation
from rulings.laws.auction.law_33 import simultaneous_calls
from rulings.laws.auction.law_36 import inadmissible_double
from rulings.laws.auction.law_37 import call_by_player_required_to_pass
from rulings.laws.auction.law_38 import bid_above_seven
from rulings.laws.auction.law_39 import call_after_final_pass
from rulings.laws.auction.law_40 import psychic_call, understandings
from rulings.laws.engine import Law
from rulings.laws.engine.matters import Matter
from rulings.laws.engine.situation import Door, Situation, Stage, both_editions, door, only_2017


def _in_the_auction(
    key: str, law: str, rules: Law, *doors: Door, settles: str, in_2007: Law | None = None
) -> Situation:
    """A situation of the auction in the 2017 edition, and in that of 2007 where it has a law of its own; under its own
    name where no doors are given.
    """
    laws = both_editions(rules, in_2007) if in_2007 else only_2017(rules)
    return Situation(key, law, Stage.AUCTION, laws, doors or (door(key),), _matters(settles))


def _matters(names: str) -> frozenset[Matter]:
    return frozenset(Matter(name) for name in names.split())


SITUATIONS = (
    Situation(
        "passes_out_of_turn_skip_a_player",
        "17D3",
        Stage.AUCTION,
        both_editions(passes_out_of_turn_skip_a_player),
        (door("passes_out_of_turn_skip_a_player"),),
        _matters("auction"),
    ),
    _in_the_auction("was_it_a_call", "18F", was_it_a_call, settles="information"),
    _in_the_auction(
        "review_and_explanation",
        "20",
        review_and_explanation,
        door("review_and_explanation"),
        door("wrong_review", wanted_of_the_calls="wrong_review"),
        door("improper_question", wanted_of_the_calls="purpose"),
        settles="right",
    ),
    _in_the_auction("explanation_corrected", "20F", explanation_corrected, settles="score"),
    _in_the_auction(
        "misinformation",
        "21",
        misinformation,
        door("wrong_explanation", misinformation_source="wrong_explanation"),
        door("missing_alert", misinformation_source="missing_alert"),
        door("hand_differs_from_explanation", misinformation_source="hand_differs"),
        door("misinformation"),
        settles="score",
    ),
    _in_the_auction("end_of_the_auction", "22", end_of_the_auction, settles="auction"),
    _in_the_auction("comparable_call", "23", comparable_call, settles="call partner information"),
    _in_the_auction(
        "card_exposed_in_auction",
        "24",
        card_exposed_in_auction,
        door("card_exposed_before_auction", card_shown="before_first_call"),
        door("card_exposed_in_auction", card_shown="during_auction"),
        door("card_exposed_after_final_pass", card_shown="after_final_pass"),
        settles="card",
    ),
    _in_the_auction("unintended_call", "25A", unintended_call, settles="call turn"),
    _in_the_auction("change_of_call", "25B", change_of_call, settles="call information turn"),
    Situation(
        "lead_restriction",
        "26",
        Stage.OPENING_LEAD,
        both_editions(lead_restriction, lead_restriction_2007),
        (door("lead_restriction"),),
        _matters("partner"),
    ),
    _in_the_auction(
        "insufficient_bid",
        "27",
        insufficient_bid,
        settles="call turn partner information score",
        in_2007=insufficient_bid_2007,
    ),
    _in_the_auction(
        "pass_out_of_rotation",
        "30",
        pass_out_of_rotation,
        settles="call turn partner information",
        in_2007=pass_out_of_rotation_2007,
    ),
    _in_the_auction(
        "bid_out_of_rotation",
        "31",
        bid_out_of_rotation,
        door("bid_out_of_rotation"),
        door("artificial_pass_out_of_rotation"),
        settles="call turn partner information",
        in_2007=bid_out_of_rotation_2007,
    ),
    _in_the_auction(
        "double_out_of_rotation",
        "32",
        double_out_of_rotation,
        settles="call turn partner information",
        in_2007=double_out_of_rotation_2007,
    ),
    _in_the_auction("simultaneous_calls", "33", simultaneous_calls, settles="call turn"),
    _in_the_auction("inadmissible_double", "36", inadmissible_double, settles="call turn partner information"),
    _in_the_auction(
        "call_by_player_required_to_pass",
        "37",
        call_by_player_required_to_pass,
        settles="call turn partner information",
    ),
    _in_the_auction("bid_above_seven", "38", bid_above_seven, settles="call turn partner information"),
    _in_the_auction("call_after_final_pass", "39", call_after_final_pass, settles="call auction partner information"),
    Situation(
        "understandings",
        "40",
        Stage.AUCTION,
        only_2017(understandings),
        (door("understandings"), door("system_card_or_aid", understanding_fault="own_card")),
        _matters("score"),
    ),
    Situation(
        "psychic_call", "40C", Stage.END_OF_PLAY, only_2017(psychic_call), (door("psychic_call"),), _matters("score")
    ),
)
