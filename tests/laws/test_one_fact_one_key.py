"""A fact has one key: what is asked in the same words or with the same answers is one fact, or it is said why not."""

from collections import defaultdict
from collections.abc import Hashable, Mapping

import pytest

from rulings.laws.engine import Case, facts_of, rule
from rulings.laws.follow_ups import continuation
from rulings.laws.record.lost import Told
from rulings.laws.situations import EDITIONS, law_of, situations
from rulings.wording.asked import Asked
from rulings.wording.laws.tables import QUESTIONS
from tests.laws.ruling import ruled

SAME_WORDS: Mapping[str, str] = {
    "offender informed_player": "of a spectator's irregularity nobody is the offender",
    "obstacle_to_new_deal exception_of_64b": "what applies stands in the options: another law, other obstacles",
    "play_is_over played_out": "one tells the other (follow_ups); both stand in stored cases",
    "rho_action rho_passes": "32A knows no footnote on an irregular call of RHO, so fewer answers",
    "lho_called_over_barred_player lho_called_over_bid_above_seven lho_called_after_late_call": "each of another call",
    "damaged_by_understanding non_offenders_damaged": "each of the damage by another irregularity",
    "defenders_card declarers_card": "what plays a defender's card and what plays declarer's are other things (45C)",
    "lead_state since_opening_lead": "what can have happened since a lead out of turn and an opening lead differ",
    "trouble_with_tricks appeal_is_about": "the options say of what",
    "his_side_played_on offenders_side_played_on": "of him who wants to see the trick, and of him who revoked",
}
"""Keys whose questions read alike, and why they are facts apart."""
SAME_ANSWERS: Mapping[str, str] = {
    "fault_of_ns fault_of_ew": "two sides",
    "intended_call_is standing_call_is": "the call that he meant, and the one that LHO's choice leaves standing",
    "lho_accepts_change lho_accepts_insufficient_bid lho_accepts_second_insufficient_bid lho_accepts_out_of_rotation": (
        "each of another call"
    ),
    "simultaneous_call other_simultaneous_call": "two players",
    "exception_of_64b sparing_exception first_revoke_spared_by second_revoke_spared_by third_revoke_spared_by": (
        "each of another revoke"
    ),
    "first_revoke_trick_won_by second_revoke_trick_won_by third_revoke_trick_won_by": "each of another trick",
}
"""Keys whose options read alike, and why they are facts apart."""


def every_question() -> dict[str, Asked]:
    """How each fact is asked; what 2007 asks under a key of its own has other answers or another paragraph."""
    laws = (situation.laws[edition] for edition in EDITIONS for situation in situations(edition))
    keys = {key: None for law in laws for key in facts_of(law)}
    return {key: QUESTIONS[key] for key in keys if not key.endswith("_2007")}


def alike(said: Mapping[str, Hashable]) -> set[str]:
    """The keys of which the same is said, each set in one line, in the order of the questions."""
    keys = defaultdict(list)
    for key, words in said.items():
        keys[words].append(key)
    return {" ".join(sorted(each)) for each in keys.values() if len(each) > 1}


def is_yes_or_no_or_lost(asked: Asked) -> bool:
    return {Told.CANNOT_BE_TOLD} <= set(asked.options) <= set(Told)


def in_order(apart: Mapping[str, str]) -> set[str]:
    return {" ".join(sorted(keys.split())) for keys in apart}


def test_what_is_asked_in_the_same_words_is_one_fact() -> None:
    assert alike({key: str(asked.text) for key, asked in every_question().items()}) == in_order(SAME_WORDS)


def test_what_has_the_same_answers_is_one_fact() -> None:
    """But those that are answered with yes, no, or that it cannot be told."""
    asked_with = {key: asked for key, asked in every_question().items() if asked.options}
    options = {
        key: {written: str(text) for written, text in asked.options.items()}
        for key, asked in asked_with.items()
        if not is_yes_or_no_or_lost(asked)
    }
    assert alike({key: tuple(each.items()) for key, each in options.items()}) == in_order(SAME_ANSWERS)


@pytest.mark.parametrize(("situation", "facts", "to", "told"), [
    ("insufficient_bid", {"insufficient_kind": "in_turn", "since_insufficient": "nothing",
                          "lho_accepts_insufficient_bid": "no", "replacement": "insufficient_again",
                          "lho_accepts_second_insufficient_bid": "no", "final_replacement_comparable": "no"},
     "lead_restriction", {"comparable_test": "none"}),
    ("dummys_rights", {"dummy_wants": "correct_explanation", "board_played_out": "no"}, "explanation_corrected",
     {"explanation_noticed_by": "partner", "side_in_play": "declaring"}),
    ("call_after_final_pass", {"auction_ended": "his_side_defends", "late_call_is_pass": "no",
                               "lho_called_after_late_call": "no"}, "lead_restriction", {"role": "defender"}),
    ("card_exposed_in_auction", {"card_shown": "during_auction", "partner_could_see_face": "yes",
                                 "exposed_cards": ["SK"], "side_in_play": "defending"}, "penalty_card",
     {"visibility": "seen_or_named"}),
    ("unintended_call", {"call_was_intended": "no", "unintended_in_time": "nobody_has_called",
                         "intended_call_is": "insufficient"}, "insufficient_bid",
     {"insufficient_kind": "in_turn"}),
    ("misdeal", {"deal_trouble": "card_seen", "auction_begun_on_board": "yes", "card_exposed_by_its_holder": "yes"},
     "card_exposed_in_auction",
     {"card_shown": "during_auction"}),
])  # fmt: skip
def test_what_is_told_under_another_name_is_not_asked_again(
    situation: str, facts: dict[str, object], to: str, told: dict[str, str]
) -> None:
    ruling = ruled(situation, **facts)
    assert ruling.is_complete, ruling.question
    onward = [each for found in ruling.findings if (each := continuation(found, ruling, "2017"))]
    (known,) = [each.facts for each in onward if each.situation == to]
    assert told.items() <= known.items()
    question = rule(law_of(to), Case(dict(known))).question
    assert question is None or question.fact.key not in told
