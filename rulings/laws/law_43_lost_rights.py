"""Law 43B2 and B3: dummy had looked at a hand or left his seat, and then speaks first."""

from collections.abc import Iterator

from rulings.bridge.seats import Seat
from rulings.laws.adjusting import assigned
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_72 import board_played_out

defence_gained = judgement("defence_gained", law="43B3")
declarers_card_was_legal = yes_no("declarers_card_was_legal", law="43B2(b)")


def wrong_hand(case: Case, who: Seat) -> Iterator[Finding]:
    """43B2(a): either defender says from which hand declarer leads."""
    yield Finding("43B2(a)", "either_defender_chooses_the_hand", Effect.LEAD_RESTRICTION, side=who.side.other, who=who)
    yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)


def rights_lost_about_a_revoke(case: Case, who: Seat) -> Iterator[Finding]:
    """43B2(b): an illegal card is replaced, and Law 64 counts as after an established revoke, with the new card."""
    if case[declarers_card_was_legal]:
        yield Finding("43B2(b)", "declarers_card_was_no_revoke", Effect.NO_RECTIFICATION, who=who.partner)
    else:
        yield Finding("43B2(b)", "declarer_substitutes_a_legal_card", Effect.MUST_PLAY, who=who.partner)
        key, see = "counted_as_an_established_revoke", "established_revoke"
        yield Finding("43B2(b)", key, Effect.SEE_LAW, who=who.partner, law="64", situation=see)
    yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)


def rights_lost_about_a_defender(case: Case, who: Seat) -> Iterator[Finding]:
    """43B3: no rectification now; after play the defence loses what it gained, the other score stays as it is."""
    sides = {"of": who, "side": who.side.other, "other": who.side}
    if not case[board_played_out]:
        yield Finding("43B3", "no_rectification_now_play_on", Effect.PLAY_ON, who=who)
        yield Finding("43B3", "gain_of_the_defence_is_taken", Effect.CHECK_LATER, **sides)
    elif case[defence_gained]:
        yield assigned("43B3", "defence_loses_its_gain", to=who.side.other, **sides)
    else:
        yield Finding("43B3", "defence_gained_nothing", Effect.STANDS, **sides)
    yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)
