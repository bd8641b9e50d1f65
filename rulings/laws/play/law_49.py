"""Law 49: is an exposed card of a defender a penalty card? (with the exceptions of 68)"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.roles import offender


class _Visibility(StrEnum):
    """How the card came to be known, as far as it decides whether Law 50 applies: the exceptions, then what is left."""

    PLAYED_LEGALLY = "played_legally"
    WITHDRAWN_FOR_OPPONENT = "withdrawn_for_opponent"
    REMARK_ON_CURRENT_TRICK = "remark_on_current_trick"
    PARTNER_OBJECTED_TO_CONCESSION = "partner_objected_to_concession"
    BY_OPPONENT = "by_opponent"
    DIRECTOR_SAYS_OTHERWISE = "director_says_otherwise"
    SEEN_OR_NAMED = "seen_or_named"
    PARTNER_COULD_NOT_SEE = "partner_could_not_see"
    CANNOT_BE_TOLD = "cannot_be_told"


_visibility = one_of("visibility", _Visibility, law="49")
_not_a_penalty_card_by_judgement = judgement("not_a_penalty_card_by_judgement", law="50")
_card_came_with_the_remark = yes_no("card_came_with_the_remark", law="57A")


def is_penalty_card(case: Case) -> bool:
    """49: the partner could have seen the face, or the defender named the card as in his hand."""
    match case[_visibility]:
        case _Visibility.SEEN_OR_NAMED:
            return True
        case _Visibility.DIRECTOR_SAYS_OTHERWISE:
            return not case[_not_a_penalty_card_by_judgement]
        case _:
            return False


def not_a_penalty_card(case: Case) -> Iterator[Finding]:
    """49 and 68: what follows instead."""
    who = case[offender]
    match case[_visibility]:
        case _Visibility.PARTNER_COULD_NOT_SEE:
            yield Finding("49", "face_not_visible_to_partner", Effect.NO_RECTIFICATION, who=who, partner=who.partner)
            yield _goes_back("49", who)
            yield Finding("49", "hidden_card_known_to_declarer", Effect.INFORMATION, who=who)
        case _Visibility.PLAYED_LEGALLY:
            yield Finding("49", "exposed_in_legal_play", Effect.NO_RECTIFICATION, who=who)
            yield Finding("49", "nobody_is_bound_by_the_card", Effect.PLAY_ON, who=who, partner=who.partner)
            number, key = case.by_edition("16A1(a)", in_2007="16A"), "card_of_legal_play_may_be_used_by_all"
            yield Finding(number, key, Effect.INFORMATION, who=who)
        case _Visibility.WITHDRAWN_FOR_OPPONENT:
            yield Finding("49", "withdrawn_as_the_laws_told", Effect.NO_RECTIFICATION, who=who)
            yield _goes_back("49", who)
            yield withdrawn_card_for_his_side_only(case, who)
        case _Visibility.REMARK_ON_CURRENT_TRICK:
            yield from remark_on_trick_in_progress(case, _goes_back("68", who))
        case _Visibility.PARTNER_OBJECTED_TO_CONCESSION:
            objected = case.by_edition("shown_in_refused_concession", in_2007="refused_concession_is_none")
            yield Finding("68B2", objected, Effect.NO_RECTIFICATION, who=who)
            yield _goes_back("68B2", who)
            number, key = case.by_edition("16C", in_2007="16D"), "card_of_concession_not_to_be_used"
            yield Finding(number, key, Effect.INFORMATION, who=who.partner, of=who)
        case _Visibility.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case _Visibility.BY_OPPONENT:
            yield from _designated_otherwise(who)
            key = "sight_of_card_that_an_opponent_exposed"
            yield Finding("16B", key, Effect.INFORMATION, who=who.partner, of=who)
            yield Finding("12A1", "gain_by_exposing_the_card", Effect.CHECK_LATER, side=who.side.other, of=who)
        case _:
            yield from _designated_otherwise(who)
            yield Finding("16B", "sight_of_card_unauthorized", Effect.INFORMATION, who=who.partner, of=who)


def _designated_otherwise(who: Seat) -> Iterator[Finding]:
    """50: it lies there by no fault of its owner."""
    yield Finding("50", "director_designates_otherwise", Effect.NO_RECTIFICATION, who=who)
    yield _goes_back("50", who)


def withdrawn_card_for_his_side_only(case: Case, who: Seat) -> Finding:
    """16C (2007: 16D): the side that did nothing wrong may use the withdrawn card, the other may not."""
    number, key = case.by_edition("16C", in_2007="16D"), "withdrawn_card_for_his_side_only"
    return Finding(number, key, Effect.INFORMATION, who=who, side=who.side.other)


def remark_on_trick_in_progress(case: Case, goes_back: Finding) -> Iterator[Finding]:
    """68: a defender spoke of this trick only. A card that came with it before partner's is for 57A; others go back."""
    who, see = case[offender], "premature_play"
    yield Finding("68", "remark_on_trick_in_progress", Effect.NO_RECTIFICATION, who=who)
    if case[_card_came_with_the_remark]:
        yield Finding("57A", "remark_with_a_premature_play", Effect.SEE_LAW, who=who, law="57A", situation=see)
    else:
        yield goes_back
    yield Finding("16B", "remark_may_give_information", Effect.INFORMATION, partner=who.partner)


def _goes_back(paragraph: str, who: Seat) -> Finding:
    """It owes nothing and restricts nobody."""
    return Finding(paragraph, "card_goes_back_nobody_is_bound", Effect.CARD_RETURNED, who=who, partner=who.partner)
