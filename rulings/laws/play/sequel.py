"""What follows where cards stay or go back: who plays next (44B), and that the declaring side has no penalty card."""

from rulings.bridge import Seat
from rulings.laws.engine import Case, Edition, Effect, Finding
from rulings.laws.record.play import next_to_play, trick_in_progress


def play_goes_on_from(case: Case, leader: Seat, then: Seat) -> Finding:
    """44B: the cards of the trick that `leader` began stay, and the next in turn plays: `then`, or a later player where
    more cards are recorded.
    """
    trick, played = trick_in_progress(case), next(steps for steps in range(4) if leader.after(steps) is then)
    told = trick is not None and trick.leader is leader and trick.turns > played
    recorded = next_to_play(case) if told else None
    return Finding("44B", "cards_stay_next_hand_plays", Effect.PLAY_ON, who=recorded or then)


def play_goes_on_from_the_proper_lead(case: Case, leader: Seat) -> Finding:
    """44B: as above, where cards played to another lead of this trick may go back (53B)."""
    then = play_goes_on_from(case, leader, leader.lho).values["who"]
    return Finding("44B", "next_hand_plays_to_the_proper_lead", Effect.PLAY_ON, who=then, of=leader)


def play_goes_on_in_turn() -> Finding:
    """44B, where it depends on what was played whose turn it is."""
    return Finding("44B", "cards_stay_play_goes_on_in_turn", Effect.PLAY_ON)


def partners_card_when_accepted(case: Case, who: Seat) -> Finding:
    """57D, for both defenders have led and the first lead stands; 2007 had no such paragraph, so an exposed card."""
    if case.edition is Edition.LAWS_2017:
        return Finding("57D", "partners_lead_is_played_at_his_turn", Effect.MUST_PLAY, who=who)
    key, see = "early_card_has_no_rule_of_its_own", "penalty_card"
    return Finding("49", key, Effect.SEE_LAW, who=who, law="49", situation=see)


def no_penalty_card(who: Seat) -> Finding:
    """48A: wherever a card of declarer or dummy goes back."""
    return Finding("48A", "returned_card_of_declaring_side", Effect.NO_RECTIFICATION, who=who)
