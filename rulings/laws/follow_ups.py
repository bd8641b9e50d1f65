"""Which situation a ruling leads on to, and what is already known then: where another law goes on (`SEE_LAW`), and what
settles that which was left to be judged later (`CHECK_LATER`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from rulings.laws.engine import (
    Case,
    Edition,
    Effect,
    Finding,
    Law,
    Ruling,
    UnknownAnswer,
    facts_of,
    rule,
    write_facts,
)
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of, situations


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
_INFORMATION = _opens("extraneous_information", information_received="play_over")
_INFORMATION_2007 = _opens("extraneous_information", information_received_2007="play_over")
_LATER_TRICKS = _opens("established_revoke", "later_tricks")

OPENINGS: Mapping[str, Opening] = MappingProxyType(
    {
        "call_again_when_play_ends": _opens("unauthorized_information", information_judged="play_over"),
        "compare_his_call_on_the_other_board": _opens("cards_from_wrong_board", wrong_cards_entry="board_of_the_cards"),
        "could_he_have_been_aware": _FORESEEN,
        "damage_by_wrong_explanation": _opens("adjusted_score", "offender", adjusted_score_basis="law_allows"),
        "damage_by_irregularity_without_remedy": _opens(
            "adjusted_score", "offender", adjusted_score_basis="no_rectification_prescribed"
        ),
        "damage_by_the_gap": _opens("adjusted_score", adjusted_score_basis="no_rectification_prescribed"),
        "damage_by_what_was_not_allowed": _opens("adjusted_score", adjusted_score_basis="no_rectification_prescribed"),
        "defender_corrects_at_end_of_play": _opens("explanation_corrected", play_is_over="yes"),
        "did_comparable_call_help": _COMPARABLE,
        "did_lowest_bid_help": _LOWEST_BID,
        "did_partner_choose_by_revoke_card": _WITHDRAWN,
        "did_seen_card_affect_the_result": _INFORMATION,
        "did_the_information_affect_the_result": _INFORMATION,
        "equity_after_dummys_revoke": _ONE_REVOKE,
        "equity_after_play": _ONE_REVOKE,
        "equity_after_repeated_revoke": _opens("revoke_equity", equity_of="repeated"),
        "equity_after_several_revokes": _opens("revoke_equity"),
        "equity_after_unplayed_penalty_card": _ONE_REVOKE,
        "foreign_card_in_quitted_trick": _ADJUSTED_IF_DAMAGED,
        "gain_by_exposing_the_card": _opens(
            "adjusted_score", "offender", adjusted_score_basis="no_rectification_prescribed"
        ),
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
        "may_adjust_after_wrong_rectification": _opens("adjusted_score", adjusted_score_basis="wrongly_rectified"),
        "one_trick_if_a_later_one_is_won": _LATER_TRICKS,
        "one_trick_if_side_wins_one": _opens("defective_trick", "offending_side_won_a_trick"),
        "revoke_trick_and_one_more_if_won": _LATER_TRICKS,
        "was_other_side_damaged": _opens("mistaken_explanation", mistake_noticed="play_is_over"),
        "was_withdrawn_action_used": _WITHDRAWN,
    }
)

_IN_2007: Mapping[str, Opening] = MappingProxyType(
    {
        "did_seen_card_affect_the_result": _INFORMATION_2007,
        "did_the_information_affect_the_result": _INFORMATION_2007,
        "judge_after_play_whether_could_have_known": _ADJUSTED_IF_DAMAGED,
        "line_of_play_from_the_infraction": _ADJUSTED_IF_DAMAGED,
    }
)
"""What is settled otherwise in that edition: by a question of its own, or since 2007 55C itself lets one adjust."""


_PENALTY_CARD = {"visibility": "seen_or_named"}
_PLAYED_PENALTY_CARD = {**_PENALTY_CARD, "exposure": "played"}
_AFTER_PLAY = {"trouble_with_tricks": "after_play"}
TOLD: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "auction_was_not_over": {"passes_that_closed_the_auction": "skipped_a_player"},
        "card_after_proper_lead_is_penalty_card": _PLAYED_PENALTY_CARD,
        "card_of_another_seen": {"information_received": "after_first_call"},
        "card_of_other_irregularity": {"at_once": "one_hand"},
        "card_seen_before_the_auction": {"information_received": "before_any_call"},
        "card_turned_wrongly": {"trouble_with_tricks": "wrongly_pointed"},
        "cards_played_at_once": {"at_once": "one_hand"},
        "cards_played_on_misinformation": {"reason_to_retract": "misexplained"},
        "cards_tell_the_tricks": _AFTER_PLAY,
        "change_of_designation": {"whose_card": "dummys", "dummys_card": "meant_another"},
        "dealt_more_than_thirteen": {"counts": "more_than_thirteen"},
        "declaring_side_has_led": {
            "card_shown": "after_final_pass",
            "side_in_play": "declaring",
            "attempted_opening_lead": "yes",
        },
        "defender_played_before_correct_lead": _PLAYED_PENALTY_CARD,
        "dummy_accused_a_defender": {"dummy_did": "pointed_at_irregularity", "had_looked_or_left": "yes"},
        "dummy_and_a_turned_trick": {"trouble_with_tricks": "wrongly_pointed"},
        "dummy_helped_declarer": {"had_looked_or_left": "yes"},
        "dummy_may_have_revoked": {"failure": "did_not_follow_suit"},
        "dummy_must_correct_an_explanation": {"explanation_noticed_by": "partner", "side_in_play": "declaring"},
        "dummy_must_correct_explanation": {"explanation_noticed_by": "partner", "side_in_play": "declaring"},
        "early_card_has_no_rule_of_its_own": _PENALTY_CARD,
        "early_card_is_major_penalty_card": _PLAYED_PENALTY_CARD,
        "early_card_then_works_by_law_50": _PLAYED_PENALTY_CARD,
        "every_illegal_card_is_major": _PLAYED_PENALTY_CARD,
        "explanation_corrected_after_the_lead": {"reason_to_retract": "misexplained"},
        "explanation_was_wrong": {"misinformation_source": "wrong_explanation"},
        "exposed_card_may_be_played": {"whose_card": "declarers"},
        "exposed_in_the_auction": {"card_shown": "during_auction"},
        "exposed_surplus_is_penalty_card": _PENALTY_CARD,
        "faced_after_lead_out_of_turn": {"opening_lead_by": "other_defender"},
        "facing_is_a_claim": {"claim_statement": "showed_cards", "did_not_mean_to_claim": "no"},
        "fifth_card_found_too_late": {"error": "played_too_many"},
        "fifth_card_is_penalty_card": _PENALTY_CARD,
        "found_too_late": {"error": "played_too_many"},
        "holder_exposed_his_card": {"card_shown": "during_auction"},
        "intended_call_is_irregular_itself": {"insufficient_kind": "in_turn", "double_is_inadmissible": "no"},
        "late_call_restricts_the_lead": {"role": "defender", "comparable_test": "none"},
        "led_before_partner_played": {"premature": "led_to_next"},
        "led_before_the_auction_was_over": {"card_shown": "during_auction", "led_prematurely": "yes"},
        "may_have_revoked_earlier": {"failure": "did_not_follow_suit"},
        "may_not_show_partner_wrong": {"explanation_noticed_by": "partner", "side_in_play": "not_yet"},
        "not_comparable": {"insufficient_kind": "in_turn", "double_is_inadmissible": "no"},
        "opening_lead_by_the_wrong_defender": {"opening_lead_by": "other_defender"},
        "other_opponent_played_on": {"done_without_director": "non_offenders_acted"},
        "other_visible_cards_are_penalty_cards": _PENALTY_CARD,
        "penalty_card_may_have_to_be_played": _PENALTY_CARD,
        "penalty_card_now": _PENALTY_CARD,
        "penalty_card_of_a_revoke": _PLAYED_PENALTY_CARD,
        "played_as_lead_out_of_turn": {"opening_lead_by": "other_defender"},
        "proper_lead_forfeits_nothing": {
            "whose_lead": "lho",
            "lead_state": "left_played",
            "meant_as_own_lead": "yes",
        },
        "repeated_double_is_inadmissible": {"turn_of_inadmissible_double": "own"},
        "repetition_would_be_insufficient": {"insufficient_kind": "in_turn"},
        "missing_card_caused_a_revoke": {"failure": "did_not_follow_suit"},
        "opponents_were_misinformed_till_the_play": {"misinformation_known_when": "during_play"},
        "lost_among_accounts": {"players_accounts": "disputed"},
        "lost_in_the_tricks": _AFTER_PLAY,
        "restored_card_may_be_penalty_card": _PENALTY_CARD,
        "revoke_cannot_be_told": _AFTER_PLAY,
        "right_defender_played_too_soon": {"premature": "played_before_partner"},
        "second_change_is_penalty_card": _PLAYED_PENALTY_CARD,
        "somebody_acted_meanwhile": {"done_without_director": "non_offenders_acted"},
        "standing_call_is_irregular_itself": {"insufficient_kind": "in_turn", "double_is_inadmissible": "no"},
        "weights_leave_out_the_suggested": {"adjusted_score_basis": "law_adjusts"},
        "wrong_table_is_wrong_board": {"cards_taken_out": "yes"},
    }
)
"""What a sentence that leads on has told by itself: the question for it has another name there."""


ABOUT_ANOTHER = frozenset({"dummy_may_doubt_a_claim", "second_card_follows_an_irregular_play"})
"""Where the next situation asks who claimed, or who played irregularly, which is not the player of the ruling."""
_DEFENDS = {"role": "defender", "side_in_play": "defending"}
TELLS: Mapping[str, Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "board_played_out": {each: {"played_out": each, "play_is_over": each} for each in ("yes", "no")},
        "played_out": {each: {"board_played_out": each, "play_is_over": each} for each in ("yes", "no")},
        "final_replacement_comparable": {"no": {"comparable_test": "none"}},
        "opening_lead_by": {"other_defender": _DEFENDS, "right_defender": _DEFENDS},
        "role": {
            "declarer": {"side_in_play": "declaring"},
            "dummy": {"side_in_play": "declaring"},
            "defender": {"side_in_play": "defending"},
        },
        "side_in_play": {"defending": {"role": "defender"}},
        "whose_card": {
            "defenders": _DEFENDS,
            "declarers": {"role": "declarer", "side_in_play": "declaring"},
            "dummys": {"role": "declarer", "side_in_play": "declaring"},
        },
    }
)
"""An answer that tells another fact as well: what was once named otherwise for one situation is asked only once."""


def _with_what_they_tell(facts: Mapping[str, Any]) -> dict[str, Any]:
    told = (TELLS.get(key, {}).get(str(written), {}) for key, written in facts.items())
    return {**{key: value for each in told for key, value in each.items()}, **facts}


def opening_of(key: str, edition: str) -> Opening | None:
    """What settles the follow-up of a finding in that edition; None for one that leaves nothing to come back to."""
    opening = _IN_2007.get(key) if edition == Edition.LAWS_2007 else None
    opening = opening or OPENINGS.get(key)
    known = {situation.key for situation in situations(edition)}
    return opening if opening and opening.situation in known else None


@dataclass(frozen=True)
class _Continuation:
    """The situation that goes on, and the facts that it need not ask again, as they are written."""

    situation: str
    facts: Mapping[str, Any]


def continuation(finding: Finding, ruling: Ruling, edition: str) -> _Continuation | None:
    """Where a finding leads on to in that edition; None for one that leads nowhere.

    Of another player than the ruling is about nothing is known but who he is.
    """
    opening = _leads_to(finding, edition)
    if opening is None:
        return None
    known = {fact.key: fact for fact in ruling.relied_on}
    his, who = ruling.relied_on.get(offender), opening.facts.get(offender.key)
    about_him = who is None or his is None or str(his) == who
    told = {key: fact for key, fact in known.items() if about_him and key not in opening.ask_anew}
    given = write_facts({fact: ruling.relied_on[fact] for fact in told.values()})
    facts = {**_with_what_they_tell(given), **opening.facts}
    law = law_of(opening.situation, edition)
    asked = {key: value for key, value in facts.items() if key in facts_of(law)}
    return _Continuation(opening.situation, MappingProxyType(json.loads(_taken(law, json.dumps(asked)))))


def _leads_to(finding: Finding, edition: str) -> Opening | None:
    """The situation with what is otherwise there, where this edition rules on it."""
    if finding.effect is not Effect.SEE_LAW:
        return opening_of(finding.key, edition) if finding.effect is Effect.CHECK_LATER else None
    key, who = str(finding.values["situation"]), finding.values.get("who")
    if key not in {situation.key for situation in situations(edition)}:
        return None
    told = TOLD.get(finding.key, {})
    if finding.key in ABOUT_ANOTHER:
        return _opens(key, offender.key, **told)
    return _opens(key, **told, **({offender.key: str(who)} if who is not None else {}))


@lru_cache(maxsize=512)
def _taken(law: Law, facts: str) -> str:
    """Those of the facts, JSON both, that are options wherever the law may read them; it asks for the others itself."""
    kept = json.loads(facts)
    while (refused := _refused(law, kept, kept.keys())) is not None:
        del kept[refused]
    return json.dumps(kept)


def _refused(law: Law, answers: Mapping[str, object], keys: Any) -> str | None:
    """The first of the keys that is no option on some way through the law from these answers."""
    try:
        question = rule(law, Case(answers)).question
    except UnknownAnswer as error:
        return error.key if error.key in keys else None
    samples = question.samples if question else ()
    ways = ({**answers, question.fact.key: question.fact.kind.write(each)} for each in samples if question)
    return next((found for way in ways if (found := _refused(law, way, keys)) is not None), None)
