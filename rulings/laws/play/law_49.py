"""Law 49: is an exposed card of a defender a penalty card? (with the exceptions of 68)"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.roles import offender


class _Visibility(StrEnum):
    """How the card came to be known, as far as it decides whether Law 50 applies: the exceptions, then what is left."""

    PLAYED_LEGALLY = "played_legally"
    REMARK_ON_CURRENT_TRICK = "remark_on_current_trick"
    PARTNER_OBJECTED_TO_CONCESSION = "partner_objected_to_concession"
    DIRECTOR_SAYS_OTHERWISE = "director_says_otherwise"
    SEEN_OR_NAMED = "seen_or_named"
    PARTNER_COULD_NOT_SEE = "partner_could_not_see"
    CANNOT_BE_TOLD = "cannot_be_told"


_visibility = one_of("visibility", _Visibility, law="49")
_not_a_penalty_card_by_judgement = judgement("not_a_penalty_card_by_judgement", law="50")


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
            number, key = case.by_edition("16C", in_2007="16D"), "legally_withdrawn_card_for_his_side_only"
            yield Finding(number, key, Effect.INFORMATION, who=who, side=who.side.other)
        case _Visibility.REMARK_ON_CURRENT_TRICK:
            yield Finding("68", "remark_on_trick_in_progress", Effect.NO_RECTIFICATION, who=who)
            yield _goes_back("68", who)
            yield Finding(
                "57A", "remark_may_be_premature_play", Effect.SEE_LAW, who=who, law="57A", situation="premature_play"
            )
            yield Finding("16B", "remark_may_give_information", Effect.INFORMATION, partner=who.partner)
        case _Visibility.PARTNER_OBJECTED_TO_CONCESSION:
            objected = case.by_edition("shown_in_refused_concession", in_2007="refused_concession_is_none")
            yield Finding("68B2", objected, Effect.NO_RECTIFICATION, who=who)
            yield _goes_back("68B2", who)
            number, key = case.by_edition("16C", in_2007="16D"), "card_of_concession_not_to_be_used"
            yield Finding(number, key, Effect.INFORMATION, who=who.partner, of=who)
        case _Visibility.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case _:
            yield Finding("50", "director_designates_otherwise", Effect.NO_RECTIFICATION, who=who)
            yield _goes_back("50", who)
            yield Finding("16B", "sight_unless_others_exposed_it", Effect.INFORMATION, who=who.partner, of=who)


def _goes_back(paragraph: str, who: Seat) -> Finding:
    """It owes nothing and restricts nobody."""
    return Finding(paragraph, "card_goes_back_nobody_is_bound", Effect.CARD_RETURNED, who=who, partner=who.partner)
