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


_TOLD: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "auction_was_not_over": {"passes_that_closed_the_auction": "skipped_a_player"},
        "card_of_another_seen": {"information_received": "after_first_call"},
        "card_seen_before_the_auction": {"information_received": "before_any_call"},
        "card_turned_wrongly": {"trouble_with_tricks": "wrongly_pointed"},
        "dealt_more_than_thirteen": {"counts": "more_than_thirteen"},
        "declaring_side_has_led": {
            "card_shown": "after_final_pass",
            "side_in_play": "declaring",
            "attempted_opening_lead": "yes",
        },
        "dummy_accused_a_defender": {"dummy_did": "pointed_at_irregularity", "had_looked_or_left": "yes"},
        "dummy_and_a_turned_trick": {"trouble_with_tricks": "wrongly_pointed"},
        "dummy_helped_declarer": {"had_looked_or_left": "yes"},
        "dummy_must_correct_an_explanation": {"explanation_noticed_by": "partner", "side_in_play": "declaring"},
        "dummy_must_correct_explanation": {"explanation_noticed_by": "partner", "side_in_play": "declaring"},
        "explanation_was_wrong": {"misinformation_source": "wrong_explanation"},
        "exposed_in_the_auction": {"card_shown": "during_auction"},
        "holder_exposed_his_card": {"card_shown": "during_auction"},
        "intended_call_is_irregular_itself": {"insufficient_kind": "in_turn", "double_is_inadmissible": "no"},
        "late_call_restricts_the_lead": {"role": "defender", "comparable_test": "none"},
        "led_before_the_auction_was_over": {"card_shown": "during_auction", "led_prematurely": "yes"},
        "may_not_show_partner_wrong": {"explanation_noticed_by": "partner", "side_in_play": "not_yet"},
        "not_comparable": {"insufficient_kind": "in_turn", "double_is_inadmissible": "no"},
        "opening_lead_by_the_wrong_defender": {"opening_lead_by": "other_defender"},
        "penalty_card_now": {"visibility": "seen_or_named"},
        "repeated_double_is_inadmissible": {"turn_of_inadmissible_double": "own"},
        "repetition_would_be_insufficient": {"insufficient_kind": "in_turn"},
        "opponents_were_misinformed_till_the_play": {"misinformation_known_when": "during_play"},
        "lost_among_accounts": {"players_accounts": "disputed"},
        "somebody_acted_meanwhile": {"done_without_director": "non_offenders_acted"},
        "standing_call_is_irregular_itself": {"insufficient_kind": "in_turn", "double_is_inadmissible": "no"},
        "weights_leave_out_the_suggested": {"adjusted_score_basis": "law_adjusts"},
        "wrong_table_is_wrong_board": {"cards_taken_out": "yes"},
    }
)
"""What a sentence that leads on has told by itself: the question for it has another name there."""


_TELLS: Mapping[str, Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "board_played_out": {each: {"played_out": each, "play_is_over": each} for each in ("yes", "no")},
        "played_out": {each: {"board_played_out": each, "play_is_over": each} for each in ("yes", "no")},
        "final_replacement_comparable": {"no": {"comparable_test": "none"}},
    }
)
"""An answer that tells another fact as well: what was once named otherwise for one situation is asked only once."""


def _with_what_they_tell(facts: Mapping[str, Any]) -> dict[str, Any]:
    told = (_TELLS.get(key, {}).get(str(written), {}) for key, written in facts.items())
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
    his = {offender.key: str(who)} if who is not None else {}
    return _opens(key, **_TOLD.get(finding.key, {}), **his)


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
