"""Law 9: who may draw attention to an irregularity, who calls the director, and what nobody may do meanwhile.

Dummy who was the first to draw attention during the play (9A4) has broken 43A1(b) and may be penalized; the
irregularity is ruled as always, unless he had broken 43A2 before.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.lost import Told, lost_among_accounts, told
from rulings.laws.record.roles import offender, offender_as


class _Attention(StrEnum):
    """When a player spoke, or whether he must."""

    IN_AUCTION = "in_auction"
    IN_PLAY = "in_play"
    AFTER_PLAY = "after_play"
    BEFORE_IT_HAPPENED = "before_it_happened"
    OWN_SIDE_SILENT = "own_side_silent"


class _Speaker(StrEnum):
    """Who spoke in the play, or of what."""

    DECLARER_OR_DEFENDER = "declarer_or_defender"
    DUMMY = "dummy"
    DUMMY_OF_EXPLANATION = "dummy_of_explanation"
    TURNED_CARD = "turned_card"


class _SinceAttention(StrEnum):
    """What has been done since attention was drawn, before the director explained."""

    NOTHING = "nothing"
    NON_OFFENDERS = "non_offenders"
    OFFENDERS = "offenders"
    CORRECTED = "corrected"


class _Own(StrEnum):
    """9A5 and 72B2: infractions of one's own side."""

    PARTNERS_EXPLANATION = "partners_explanation"
    OWN_REVOKE = "own_revoke"
    TRICK_NOT_WON = "trick_not_won"
    OTHER = "other"


_attention = one_of("attention", _Attention, law="9A")
_about_partners_explanation = yes_no("about_partners_explanation", law="20F5(a)")
_spoke_in_play = one_of("spoke_in_play", _Speaker, law="9A2")
_done_since_attention = one_of("done_since_attention", _SinceAttention, law="9B2")
_own_infraction = one_of("own_infraction", _Own, law="9A5")


def call_attention(case: Case) -> Iterator[Finding]:
    """Law 9 rectifies nothing: it says who may speak, and that the director rules."""
    match case[_attention]:
        case _Attention.IN_AUCTION if case[_about_partners_explanation]:
            yield _explanation("20F5(a)", "may_not_show_partner_wrong", case[offender])
        case _Attention.IN_AUCTION:
            yield Finding("9A1", "any_player_may_speak_in_auction", Effect.PROCEDURE)
            yield from _director_is_called(case, "any_player_may_call_in_the_auction")
        case _Attention.IN_PLAY:
            yield from _attention_in_play(case)
        case _Attention.AFTER_PLAY:
            yield Finding("9A4", "any_player_may_speak_after_play", Effect.PROCEDURE)
            yield from _director_is_called(case, "any_player_may_call_the_director")
        case _Attention.BEFORE_IT_HAPPENED:
            yield Finding("9A3", "any_player_may_prevent", Effect.NO_RECTIFICATION)
            yield Finding("9A3", "dummys_limits_when_preventing", Effect.PROCEDURE)
        case _Attention.OWN_SIDE_SILENT:
            yield from _duty_to_speak(case)
        case never:
            assert_never(never)


def _explanation(paragraph: str, key: str, who: Seat) -> Finding:
    """`who` explained; it is his partner who keeps silent or corrects."""
    see = "explanation_corrected"
    return Finding(paragraph, key, Effect.SEE_LAW, who=who, partner=who.partner, law="20F5", situation=see)


def _attention_in_play(case: Case) -> Iterator[Finding]:
    """9A2 and 9A4: declarer and defenders may speak; dummy waits for the end of the play."""
    match case[_spoke_in_play]:
        case _Speaker.DECLARER_OR_DEFENDER:
            yield Finding("9A2", "declarer_or_defender_may_speak", Effect.PROCEDURE)
        case _Speaker.DUMMY:
            yield from _dummy_spoke(case)
            if case[_dummy_broke_43a2_before] is Told.YES:
                return
        case _Speaker.DUMMY_OF_EXPLANATION:
            who = offender_as(case, Role.DECLARER)
            yield _explanation("20F5(b)(ii)", "dummy_must_correct_explanation", who)
            return
        case _Speaker.TURNED_CARD:
            see = "tricks_disordered"
            yield Finding("9A2", "card_turned_wrongly", Effect.SEE_LAW, who=case[offender], law="65B3", situation=see)
            return
        case never:
            assert_never(never)
    yield from _director_is_called(case, "any_player_may_call_the_director")


def _director_is_called(case: Case, by_whom: str) -> Iterator[Finding]:
    """9B and 9C: the director at once, by whomever; nobody acts; a hasty correction may cost more."""
    yield Finding("9B1(a)", "director_is_called_at_once", Effect.PROCEDURE)
    yield Finding("9B1(b)", by_whom, Effect.PROCEDURE)
    yield Finding("9B1(c)", "calling_forfeits_nothing", Effect.PROCEDURE)
    yield Finding("9B1(d)", "own_irregularity_leaves_rights", Effect.PROCEDURE)
    yield Finding("9B2", "nobody_acts_before_explanation", Effect.PROCEDURE)
    match case[_done_since_attention]:
        case _SinceAttention.NOTHING:
            return
        case _SinceAttention.OFFENDERS:
            yield Finding("11A", "offenders_action_forfeits_nothing", Effect.PROCEDURE)
        case _SinceAttention.NON_OFFENDERS:
            see, who = "action_before_director", case[offender]
            yield Finding("9B2", "somebody_acted_meanwhile", Effect.SEE_LAW, who=who, law="10B, 11A", situation=see)
        case _SinceAttention.CORRECTED:
            yield Finding("9C", "hasty_correction_may_cost_more", Effect.PROCEDURE)
        case never:
            assert_never(never)


def _duty_to_speak(case: Case) -> Iterator[Finding]:
    """9A5 and 72B2: no duty to point out one's own side's infraction, with three exceptions."""
    match case[_own_infraction]:
        case _Own.PARTNERS_EXPLANATION:
            yield _explanation("9A5", "explanation_must_be_corrected_in_time", case[offender])
        case _Own.OWN_REVOKE:
            see, who = "revoke", case[offender]
            yield Finding("62A", "own_revoke_must_be_corrected", Effect.SEE_LAW, who=who, law="62A", situation=see)
        case _Own.TRICK_NOT_WON:
            yield Finding("79A2", "trick_not_won_may_not_be_taken", Effect.PROCEDURE)
        case _Own.OTHER:
            yield Finding("9A5", "no_duty_to_draw_attention", Effect.NO_RECTIFICATION)
            yield Finding("72B3", "concealing_is_forbidden", Effect.PROCEDURE)
        case never:
            assert_never(never)


class _Whose(StrEnum):
    """Whose irregularity dummy spoke of."""

    DECLARERS = "declarers"
    DEFENDERS = "defenders"


_dummy_broke_43a2_before = told("dummy_broke_43a2_before", law="43A2")
_dummy_spoke_of = one_of("dummy_spoke_of", _Whose, law="43B2")


def _dummy_spoke(case: Case) -> Iterator[Finding]:
    """43B1, or 43B2 and B3 once he had looked at a hand or left his seat."""
    yield Finding("43B1", "dummy_may_be_penalized", Effect.PENALTY)
    broke = case[_dummy_broke_43a2_before]
    if broke is Told.NO:
        yield Finding("9A4", "irregularity_is_ruled_all_the_same", Effect.PROCEDURE)
        yield Finding("16B", "dummys_remark_unauthorized_for_declarer", Effect.INFORMATION)
        return
    see, who = "dummys_limits", offender_as(case, Role.DUMMY)
    if broke is Told.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
        return
    match case[_dummy_spoke_of]:
        case _Whose.DECLARERS:
            yield Finding("43B2", "dummy_helped_declarer", Effect.SEE_LAW, who=who, law="43B2", situation=see)
        case _Whose.DEFENDERS:
            yield Finding("43B3", "dummy_accused_a_defender", Effect.SEE_LAW, who=who, law="43B3", situation=see)
        case never:
            assert_never(never)
