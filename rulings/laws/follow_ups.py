"""Which situation settles what a ruling left to be judged later (`CHECK_LATER`), and what is already known then."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rulings.laws.engine import Edition
from rulings.laws.situations import situations


@dataclass(frozen=True)
class Opening:
    """The situation to open, the facts that are now otherwise than at the ruling, and those to be asked anew."""

    situation: str
    facts: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    ask_anew: frozenset[str] = frozenset()


def _opens(situation: str, *ask_anew: str, **facts: str) -> Opening:
    return Opening(situation, MappingProxyType(facts), frozenset(ask_anew))


_ADJUSTED_IF_DAMAGED = _opens("adjusted_score", adjusted_score_basis="law_allows")
_WITHDRAWN = _opens("withdrawn_actions", withdrawn_action_replaced_by="otherwise", information_judged="play_over")
_FORESEEN = _opens("conduct", conduct_complaint="could_have_foreseen", board_played_out="yes")
_ONE_REVOKE = _opens("revoke_equity", equity_of="one_revoke")
_COMPARABLE = _opens("comparable_call", withdrawn_call="play_over")
_LOWEST_BID = _opens("insufficient_bid", insufficient_kind="play_over")
_INFORMATION_2007 = _opens("extraneous_information", information_received_2007="play_over")
_LATER_TRICKS = _opens("established_revoke", "later_tricks")

OPENINGS: Mapping[str, Opening] = MappingProxyType(
    {
        "call_again_when_play_ends": _opens("unauthorized_information", information_judged="play_over"),
        "compare_his_call_on_the_other_board": _opens("cards_from_wrong_board", wrong_cards_entry="board_of_the_cards"),
        "could_he_have_been_aware": _FORESEEN,
        "damage_by_wrong_explanation": _opens("adjusted_score", "offender", adjusted_score_basis="law_allows"),
        "damage_by_the_gap": _opens("adjusted_score", adjusted_score_basis="no_rectification_prescribed"),
        "defender_corrects_at_end_of_play": _opens("explanation_corrected", play_is_over="yes"),
        "did_comparable_call_help": _COMPARABLE,
        "did_lowest_bid_help": _LOWEST_BID,
        "did_partner_choose_by_revoke_card": _WITHDRAWN,
        "did_seen_card_affect_the_result": _ADJUSTED_IF_DAMAGED,
        "did_the_information_affect_the_result": _opens("extraneous_information", information_received="play_over"),
        "equity_after_dummys_revoke": _ONE_REVOKE,
        "equity_after_play": _ONE_REVOKE,
        "equity_after_repeated_revoke": _opens("revoke_equity", equity_of="repeated"),
        "equity_after_several_revokes": _opens("revoke_equity"),
        "equity_after_unplayed_penalty_card": _ONE_REVOKE,
        "foreign_card_in_quitted_trick": _ADJUSTED_IF_DAMAGED,
        "gain_of_the_defence_is_taken": _opens(
            "dummys_limits", dummy_did="pointed_at_irregularity", had_looked_or_left="yes", board_played_out="yes"
        ),
        "gain_by_ignorance_after_play": _opens("action_before_director", "side_that_gained"),
        "judge_after_play_whether_assisted": _COMPARABLE,
        "judge_after_play_whether_could_have_known": _FORESEEN,
        "judge_after_play_whether_exposure_helped": _opens(
            "penalty_card", visibility="seen_or_named", moment="play_over"
        ),
        "judge_after_play_whether_insufficient_bid_assisted": _LOWEST_BID,
        "judge_after_play_whether_misinformation_gained": _opens(
            "misinformation", misinformation_known_when="play_over"
        ),
        "hidden_card_misled_too": _opens("dummy_spread_wrongly", layout_fault="hidden"),
        "indication_judged_after_play": _ADJUSTED_IF_DAMAGED,
        "likely_result_had_nobody_revoked": _opens("revoke_equity", equity_of="both_sides"),
        "line_of_play_from_the_infraction": _WITHDRAWN,
        "may_adjust_after_correction": _ADJUSTED_IF_DAMAGED,
        "one_trick_if_a_later_one_is_won": _LATER_TRICKS,
        "one_trick_if_side_wins_one": _opens("defective_trick", "offending_side_won_a_trick"),
        "revoke_trick_and_one_more_if_won": _LATER_TRICKS,
        "was_other_side_damaged": _opens("mistaken_explanation", mistake_noticed="play_is_over"),
        "was_withdrawn_action_used": _WITHDRAWN,
    }
)

_IN_2007: Mapping[str, Opening] = MappingProxyType(
    {
        "did_the_information_affect_the_result": _INFORMATION_2007,
        "line_of_play_from_the_infraction": _ADJUSTED_IF_DAMAGED,
    }
)
"""What is settled otherwise in that edition: by a question of its own, or since 2007 55C itself lets one adjust."""


def opening_of(key: str, edition: str) -> Opening | None:
    """What settles the follow-up of a finding in that edition; None for one that leaves nothing to come back to."""
    opening = _IN_2007.get(key) if edition == Edition.LAWS_2007 else None
    opening = opening or OPENINGS.get(key)
    known = {situation.key for situation in situations(edition)}
    return opening if opening and opening.situation in known else None
