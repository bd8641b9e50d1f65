"""Law 45D to F: dummy places a card that was not named, a fifth card to a trick, dummy indicates a card untold.

A fifth card (E) is found before both sides have gone on (67A2); found later it is 67B.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.play.law_48 import seen_by_defenders
from rulings.laws.play.sequel import no_penalty_card
from rulings.laws.record.lost import lost_in_the_tricks
from rulings.laws.record.play import giver_of_a_second_card
from rulings.laws.record.roles import offender_as, role
from rulings.laws.tricks.law_67 import both_sides_played_on


class _WrongCard(StrEnum):
    """45D2: what the wrongly placed card was, found too late to change it."""

    THE_LEAD = "the_lead"
    A_REVOKE = "a_revoke"
    NO_REVOKE = "no_revoke"


class _NotFollowed(StrEnum):
    """45D2: who did not follow suit to the wrongly placed lead though he could, as seen from dummy."""

    NOBODY = "nobody"
    LHO = "lho"
    DECLARER = "declarer"
    RHO = "rho"
    CANNOT_BE_TOLD = "cannot_be_told"


_defender_played_after_wrong_card = yes_no("defender_played_after_wrong_card", law="45D1")


_wrong_card_was = one_of("wrong_card_was", _WrongCard, law="45D2")
_did_not_follow_to_it = one_of("did_not_follow_to_it", _NotFollowed, law="45D2")
_played_out = yes_no("played_out", law="45F")
_dummy_suggested_a_play = judgement("dummy_suggested_a_play", law="45F")


_defence_damaged_by_suggestion = judgement("defence_damaged_by_suggestion", law="45F")


def dummy_places_wrong_card(case: Case) -> Iterator[Finding]:
    """45D: in time the named card is played; later the card stays, and only revokes matter."""
    if case[both_sides_played_on]:
        yield from _wrong_card_stays(case)
        return
    who = offender_as(case, Role.DUMMY)
    yield Finding("45D1", "wrong_card_is_withdrawn", Effect.CARD_RETURNED, who=who)
    yield Finding("45D1", "named_card_is_played_instead", Effect.MUST_PLAY, who=who)
    yield no_penalty_card(who)
    yield Finding("44B", "play_goes_on_after_the_named_card", Effect.PLAY_ON, who=who)
    if case[_defender_played_after_wrong_card]:
        side = who.side.other
        yield Finding("45D1", "defender_may_change_after_wrong_card", Effect.CARD_RETURNED, side=side)
        yield Finding("45D1", "declarer_may_change_after_his_rho", Effect.CARD_RETURNED, who=who.partner, by=who.lho)
        yield Finding("16C", "withdrawn_cards_tell_one_side", Effect.INFORMATION, side=side, of=who.side)


def _wrong_card_stays(case: Case) -> Iterator[Finding]:
    """45D2 with 64B3: dummy's revoke transfers no trick; players who followed the named suit may have revoked."""
    who = offender_as(case, Role.DUMMY)
    yield Finding("45D2", "wrong_card_cannot_be_changed", Effect.STANDS, who=who)
    match case[_wrong_card_was]:
        case _WrongCard.THE_LEAD:
            yield from _revokes_to_the_lead(case)
        case _WrongCard.A_REVOKE:
            yield Finding("64B3", "dummys_revoke_no_trick", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
            yield Finding("64C1", "equity_after_dummys_revoke", Effect.CHECK_LATER, side=who.side.other, of=who)
        case _WrongCard.NO_REVOKE:
            yield Finding("45D2", "play_goes_on_with_the_wrong_card", Effect.NO_RECTIFICATION, who=who)
        case never:
            assert_never(never)


def _revokes_to_the_lead(case: Case) -> Iterator[Finding]:
    """45D2: whoever failed to follow to the card as placed has revoked, too late to correct it."""
    who = offender_as(case, Role.DUMMY)
    if case[_did_not_follow_to_it] is _NotFollowed.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(who)
        return
    seats = {_NotFollowed.LHO: who.lho, _NotFollowed.DECLARER: who.partner, _NotFollowed.RHO: who.rho}
    revoked = seats.get(case[_did_not_follow_to_it])
    if revoked is None:
        yield Finding("45D2", "play_goes_on_with_the_wrong_card", Effect.NO_RECTIFICATION, who=who)
    else:
        key, see = "revoked_to_the_wrong_card", "established_revoke"
        yield Finding("45D2", key, Effect.SEE_LAW, who=revoked, law="64", situation=see)


def dummy_indicates(case: Case) -> Iterator[Finding]:
    """45F: play goes on; after it, mandatory adjustment if dummy suggested a play and that damaged the defence."""
    who = offender_as(case, Role.DUMMY)
    if not case[_played_out]:
        yield Finding("45B", "touched_card_is_not_played", Effect.NO_RECTIFICATION, who=who)
        yield Finding("45F", "play_on_after_indication", Effect.PLAY_ON, who=who)
        yield Finding("45F", "indication_judged_after_play", Effect.CHECK_LATER, side=who.side.other, of=who)
        yield Finding("16B", "indication_unauthorized_for_declarer", Effect.INFORMATION, who=who.partner, of=who)
        yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)
    elif case[_dummy_suggested_a_play] and case[_defence_damaged_by_suggestion]:
        side = who.side.other
        yield Finding(
            "45F", "suggestion_damaged_the_defence", Effect.ADJUSTED_SCORE, of=who, side=side, kind="assigned"
        )
    else:
        yield Finding("45F", "indication_did_no_harm", Effect.NO_RECTIFICATION, of=who)


_deemed_led = judgement("deemed_led", law="45E")


def fifth_card(case: Case) -> Iterator[Finding]:
    """A defender's is a penalty card, declarer's or dummy's goes back, unless the director deems it led."""
    who = giver_of_a_second_card(case)
    if case[both_sides_played_on]:
        key, see = "fifth_card_found_too_late", "defective_trick"
        yield Finding("67B2", key, Effect.SEE_LAW, who=who, law="67B2", situation=see)
        return
    is_defender = case[role] is Role.DEFENDER
    paragraph = "45E1" if is_defender else "45E2"
    if case[_deemed_led]:
        key, see = "fifth_card_is_a_lead", "lead_out_of_turn"
        yield Finding(paragraph, key, Effect.SEE_LAW, who=who, law="56" if is_defender else "55", situation=see)
    elif is_defender:
        yield Finding(paragraph, "trick_of_four_cards_stands", Effect.STANDS)
        key = "fifth_card_is_penalty_card"
        yield Finding(paragraph, key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
    else:
        yield Finding(paragraph, "fifth_card_goes_back", Effect.CARD_RETURNED, who=who)
        yield Finding(paragraph, "trick_of_four_cards_stands", Effect.STANDS)
        if case[role] is Role.DECLARER:
            yield seen_by_defenders(case, who)
        yield Finding(paragraph, "fifth_card_no_rectification", Effect.NO_RECTIFICATION, who=who)
