"""Law 47: when a card played may be taken back; also one played because of what an opponent said wrongly (E, 16C)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.play.law_49 import withdrawn_card_for_his_side_only
from rulings.laws.record.roles import offender, recorded_role, role


class _Reason(StrEnum):
    """Why the card should go back."""

    OTHER_IRREGULARITY = "other_irregularity"
    RECTIFICATION = "rectification"
    ILLEGAL_PLAY = "illegal_play"
    UNINTENDED_DESIGNATION = "unintended_designation"
    OPPONENT_CHANGED = "opponent_changed"
    TOLD_WRONGLY = "told_wrongly"
    MISEXPLAINED = "misexplained"
    PROPER_LEAD_AFTER_IRREGULAR = "proper_lead_after_irregular"
    IRREGULARITY_WITHOUT_REMEDY = "irregularity_without_remedy"
    NONE = "none"


class _IrregularLeader(StrEnum):
    """53B: who had led out of turn, as seen from the player whose card is in question."""

    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"


class _Irregularity(StrEnum):
    """The irregularities with a law of their own on the card that is withdrawn."""

    DUMMYS_WRONG_CARD = "dummys_wrong_card"
    FIFTH_CARD = "fifth_card"
    TWO_AT_ONCE = "two_at_once"
    LEAD_OUT_OF_TURN = "lead_out_of_turn"
    REVOKE = "revoke"
    UNPLAYED_PENALTY_CARD = "unplayed_penalty_card"


_LAW_OF = {
    _Irregularity.DUMMYS_WRONG_CARD: ("45D", "dummy_places_wrong_card"),
    _Irregularity.FIFTH_CARD: ("45E", "fifth_card"),
    _Irregularity.TWO_AT_ONCE: ("58B", "cards_played_at_once"),
    _Irregularity.LEAD_OUT_OF_TURN: ("53", "lead_out_of_turn"),
    _Irregularity.REVOKE: ("62", "revoke"),
    _Irregularity.UNPLAYED_PENALTY_CARD: ("52", "failure_to_play_penalty_card"),
}
_reason_to_retract = one_of("reason_to_retract", _Reason, law="47")
_irregularity_of_card = one_of("irregularity_of_card", _Irregularity, law="47A")
_irregular_leader = one_of("irregular_leader", _IrregularLeader, law="53B")
_second_to_change_after_own_revoke = yes_no("second_to_change_after_own_revoke", law="62C2")


def retracted_card(case: Case) -> Iterator[Finding]:
    """A played card stays unless this law gives a reason; a defender's may become a penalty card."""
    who = _player_of_the_card(case)
    match case.among(_reason_to_retract, _reasons(case)):
        case _Reason.OTHER_IRREGULARITY:
            law, situation = _LAW_OF[case.among(_irregularity_of_card, _irregularities(case))]
            yield Finding("47A", "card_of_other_irregularity", Effect.SEE_LAW, who=who, law=law, situation=situation)
        case _Reason.RECTIFICATION:
            yield from _withdrawn(case, "47A", "withdrawn_as_rectification")
        case _Reason.ILLEGAL_PLAY:
            yield from _withdrawn(case, "47B", "withdrawn_as_illegal")
        case _Reason.UNINTENDED_DESIGNATION:
            yield Finding("47C", "change_of_designation", Effect.SEE_LAW, who=who, law="45C", situation="card_played")
        case _Reason.OPPONENT_CHANGED:
            yield from _after_opponents_change(case)
        case _Reason.TOLD_WRONGLY:
            yield from told_wrongly(case, who)
        case _Reason.MISEXPLAINED:
            yield from _misexplained(case)
        case _Reason.PROPER_LEAD_AFTER_IRREGULAR:
            leader = {
                _IrregularLeader.PARTNER: who.partner,
                _IrregularLeader.LHO: who.lho,
                _IrregularLeader.RHO: who.rho,
            }
            led, key, see = leader[case[_irregular_leader]], "card_to_the_irregular_lead", "lead_out_of_turn"
            law = case.by_edition("53B", in_2007="53C")
            yield Finding("47F1", key, Effect.SEE_LAW, who=led, of=who, law=law, situation=see)
        case (_Reason.IRREGULARITY_WITHOUT_REMEDY | _Reason.NONE) as reason:
            yield from _stays(who, reason)
        case never:
            assert_never(never)


def _stays(who: Seat, reason: _Reason) -> Iterator[Finding]:
    """47F2; what an opponent's irregularity did that no law puts right is for 12A1."""
    yield Finding("47F2", "played_card_stays", Effect.STANDS, who=who)
    if reason is _Reason.IRREGULARITY_WITHOUT_REMEDY:
        key = "damage_by_irregularity_without_remedy"
        yield Finding("12A1", key, Effect.CHECK_LATER, side=who.side, of=who)


def _player_of_the_card(case: Case) -> Seat:
    """Declarer plays the cards of dummy, and takes them back."""
    who = case[offender]
    return who.partner if recorded_role(case) is Role.DUMMY else who


def _reasons(case: Case) -> tuple[_Reason, ...]:
    """47C is declarer's only: no defender names a card of dummy."""
    defender = recorded_role(case) is Role.DEFENDER
    return tuple(reason for reason in _Reason if not (defender and reason is _Reason.UNINTENDED_DESIGNATION))


def _irregularities(case: Case) -> tuple[_Irregularity, ...]:
    """Only a defender has a penalty card, and only declarer's side has the cards of dummy."""
    known = recorded_role(case)
    if known is None:
        return tuple(_Irregularity)
    never = _Irregularity.DUMMYS_WRONG_CARD if known is Role.DEFENDER else _Irregularity.UNPLAYED_PENALTY_CARD
    return tuple(each for each in _Irregularity if each is not never)


def _withdrawn(case: Case, paragraph: str, key: str) -> Iterator[Finding]:
    """47A and B: it goes back; Law 49 makes a defender's card a penalty card unless Law 47 says otherwise."""
    who = case[offender].partner if case[role] is Role.DUMMY else case[offender]
    yield Finding(paragraph, key, Effect.CARD_RETURNED, who=who)
    if case[role] is Role.DEFENDER:
        see = "penalty_card"
        yield Finding("49", "withdrawn_card_may_be_penalty_card", Effect.SEE_LAW, who=who, law="49", situation=see)
    else:
        yield _not_for_his_side(case.by_edition("16C", in_2007="16D"), who)
        yield Finding("48A", "declarers_card_no_penalty_card", Effect.NO_RECTIFICATION, who=who)


def _after_opponents_change(case: Case) -> Iterator[Finding]:
    """47D, and 62C2 for the side that revoked: its player who changes second."""
    who = _player_of_the_card(case)
    yield Finding("47D", "may_change_after_opponent", Effect.CARD_RETURNED, who=who)
    if not case[_second_to_change_after_own_revoke]:
        yield Finding("47D", "change_without_rectification", Effect.NO_RECTIFICATION, who=who)
        yield withdrawn_card_for_his_side_only(case, who)
    elif case[role] is Role.DEFENDER:
        key = "second_change_is_penalty_card"
        yield Finding("62C2", key, Effect.SEE_LAW, who=who, law="50", situation="penalty_card")
        yield _not_for_his_side(case.by_edition("16C2", in_2007="16D2"), who)
    else:
        yield _not_for_his_side(case.by_edition("16C2", in_2007="16D2"), who)
        yield Finding("48A", "declarers_card_no_penalty_card", Effect.NO_RECTIFICATION, who=who)


def _not_for_his_side(number: str, who: Seat) -> Finding:
    """16C (2007: 16D): his side has offended."""
    return Finding(number, "withdrawn_cards_tell_one_side", Effect.INFORMATION, side=who.side.other, of=who.side)


class _SinceCard(StrEnum):
    """47E2: what happened after the card that was played on a wrong explanation."""

    NOTHING = "nothing"
    DUMMY_FACED = "dummy_faced"
    CARD_PLAYED = "card_played"


_since_misexplained_card = one_of("since_misexplained_card", _SinceCard, law="47E2")


def told_wrongly(case: Case, who: Seat) -> Iterator[Finding]:
    """47E1: an opponent told him that it was his turn; the card goes back, and nobody may accept it."""
    yield Finding("47E1", "told_wrongly_card_goes_back", Effect.CARD_RETURNED, who=who)
    yield Finding("47E1", "told_wrongly_no_rectification", Effect.NO_RECTIFICATION, who=who)
    yield withdrawn_card_for_his_side_only(case, who)


def _misexplained(case: Case) -> Iterator[Finding]:
    """47E2: the explanation is corrected after the card; it may go back while nobody has played since."""
    who = _player_of_the_card(case)
    match case[_since_misexplained_card]:
        case _SinceCard.NOTHING:
            yield Finding("47E2(a)", "may_retract_after_wrong_explanation", Effect.CARD_RETURNED, who=who)
            yield Finding("47E2(a)", "retracted_without_rectification", Effect.NO_RECTIFICATION, who=who)
            yield withdrawn_card_for_his_side_only(case, who)
            return
        case _SinceCard.DUMMY_FACED:
            yield Finding("47E2(a)", "dummy_faced_lead_stays", Effect.STANDS, who=who)
        case _SinceCard.CARD_PLAYED:
            yield Finding("47E2(b)", "card_played_since_stays", Effect.STANDS, who=who)
        case never:
            assert_never(never)
    yield Finding("47E2(b)", "damage_by_wrong_explanation", Effect.CHECK_LATER, side=who.side, of=who)
