"""Laws 42 and 43: what dummy may do, what he may not, and the rights he has lost after he broke 43A2.

Lost are the rights of one who had looked at a hand or left his seat, and then speaks first (43B2 and B3).
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat, Side
from rulings.laws.engine import Case, Effect, Finding, assigned, judgement, one_of, yes_no
from rulings.laws.play.sequel import no_penalty_card
from rulings.laws.proprieties.law_72 import board_played_out
from rulings.laws.record.lost import Told, lost_among_accounts, told
from rulings.laws.record.roles import offender_as

_defence_gained = judgement("defence_gained", law="43B3")


_declarers_card_was_legal = yes_no("declarers_card_was_legal", law="43B2(b)")


def _wrong_hand(case: Case, who: Seat) -> Iterator[Finding]:
    """43B2(a): either defender says from which hand declarer leads."""
    yield Finding("43B2(a)", "either_defender_chooses_the_hand", Effect.LEAD_RESTRICTION, side=who.side.other, who=who)
    yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)


def rights_lost_about_a_revoke(case: Case, who: Seat) -> Iterator[Finding]:
    """43B2(b): an illegal card is replaced, and Law 64 counts as after an established revoke, with the new card."""
    if case[_declarers_card_was_legal]:
        yield from _penalty_possible(who)
        yield Finding("43B2(b)", "declarers_card_was_no_revoke", Effect.NO_RECTIFICATION, who=who.partner)
    else:
        yield Finding("43B2(b)", "declarer_substitutes_a_legal_card", Effect.MUST_PLAY, who=who.partner)
        yield no_penalty_card(who.partner)
        key, see = "counted_as_an_established_revoke", "established_revoke"
        yield Finding("43B2(b)", key, Effect.SEE_LAW, who=who.partner, law="64", situation=see)
        yield from _penalty_possible(who)


def _rights_lost_about_a_defender(case: Case, who: Seat) -> Iterator[Finding]:
    """43B3: no rectification now; after play the defence loses what it gained, the other score stays as it is."""
    sides = {"of": who, "side": who.side.other, "other": who.side}
    if not case[board_played_out]:
        yield Finding("43B3", "no_rectification_now_play_on", Effect.PLAY_ON, who=who)
        yield Finding("43B3", "gain_of_the_defence_is_taken", Effect.CHECK_LATER, **sides)
    elif case[_defence_gained]:
        yield assigned("43B3", "defence_loses_its_gain", to=who.side.other, **sides)
    else:
        yield Finding("43B3", "defence_gained_nothing", Effect.STANDS, **sides)
    yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)


class _DummyDid(StrEnum):
    """What dummy did; the last is a defender's doing."""

    LOOKED_OR_LEFT = "looked_or_left"
    WARNED_OF_WRONG_HAND = "warned_of_wrong_hand"
    ASKED_DECLARER = "asked_declarer"
    ASKED_DEFENDER = "asked_defender"
    POINTED_AT_IRREGULARITY = "pointed_at_irregularity"
    ADVISED_DECLARER = "advised_declarer"
    ACTED_WITHIN_HIS_RIGHTS = "acted_within_his_rights"
    WAS_SHOWN_A_HAND = "was_shown_a_hand"


_dummy_did = one_of("dummy_did", _DummyDid, law="43A")
had_looked_or_left = told("had_looked_or_left", law="43A2")
_it_had_happened = told("it_had_happened", law="42B2")


def dummys_limits(case: Case) -> Iterator[Finding]:
    """A remark that dummy may not make costs no rectification, unless he had seen a hand before (43A2, B2, B3)."""
    who, did = offender_as(case, Role.DUMMY), case[_dummy_did]
    yield from _ANSWERS[did](case, who)


def warned(case: Case, who: Seat) -> Iterator[Finding]:
    """42B2 before the irregularity, unless that right is lost (43B2); after it he has drawn attention (43A1)."""
    match case[_it_had_happened]:
        case Told.YES:
            yield from _spoke_too_soon(who, who.side.other)
        case Told.NO:
            yield from _by_his_rights(case, who, lost=_wrong_hand, kept=_may_prevent_an_irregularity)
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def asked_declarer(case: Case, who: Seat) -> Iterator[Finding]:
    """42B1, unless that right is lost (43B2)."""
    yield from _by_his_rights(case, who, lost=rights_lost_about_a_revoke, kept=_may_ask_declarer)


def pointed_at_irregularity(case: Case, who: Seat) -> Iterator[Finding]:
    """43A1 and B1; 43B3 once he had lost his rights."""
    yield from _by_his_rights(case, who, lost=_rights_lost_about_a_defender, kept=_drew_attention)


_Says = Callable[[Case, Seat], Iterator[Finding]]


def _by_his_rights(case: Case, who: Seat, lost: _Says, kept: _Says) -> Iterator[Finding]:
    """43B2 and B3 hold only for a dummy who had broken 43A2 before."""
    match case[had_looked_or_left]:
        case Told.YES:
            yield from lost(case, who)
        case Told.NO:
            yield from kept(case, who)
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _may_prevent_an_irregularity(case: Case, who: Seat) -> Iterator[Finding]:
    yield Finding("42B2", "dummy_may_prevent_an_irregularity", Effect.NO_RECTIFICATION, who=who)


def _may_ask_declarer(case: Case, who: Seat) -> Iterator[Finding]:
    yield Finding("42B1", "dummy_may_ask_declarer_about_a_revoke", Effect.NO_RECTIFICATION, who=who)


def _drew_attention(case: Case, who: Seat) -> Iterator[Finding]:
    return _spoke_too_soon(who, who.side)


def _spoke_too_soon(who: Seat, side: Side) -> Iterator[Finding]:
    """43A1 without 43A2: the irregularity is rectified however it became known (81C3); `side` has the right."""
    yield Finding("43A1", "dummy_may_not_draw_attention", Effect.PROCEDURE, who=who)
    yield Finding("81C3", "irregularity_is_rectified_all_the_same", Effect.PROCEDURE, side=side)
    yield from _what_it_told(who)
    yield from _penalty_possible(who)


def _looked_or_left(case: Case, who: Seat) -> Iterator[Finding]:
    yield Finding("43A2", "dummy_has_lost_his_rights", Effect.PROCEDURE, who=who)
    yield from _penalty_possible(who)


def asked_a_defender(case: Case, who: Seat) -> Iterator[Finding]:
    """61B2(b): not allowed; a revoke that comes to light in time is corrected all the same (62A)."""
    yield Finding("61B2(b)", "dummy_asked_a_defender", Effect.PROCEDURE, who=who)
    yield Finding("62A", "unestablished_revoke_is_corrected", Effect.PROCEDURE, who=who)
    yield from _what_it_told(who)


def _advised_declarer(case: Case, who: Seat) -> Iterator[Finding]:
    see = "dummy_indicates"
    yield Finding("43A1(c)", "dummy_may_take_no_part", Effect.PROCEDURE, who=who)
    yield Finding("45F", "dummys_advice_may_be_a_suggestion", Effect.SEE_LAW, who=who, law="45F", situation=see)
    yield from _what_it_told(who)
    yield from _penalty_possible(who)


def _within_his_rights(case: Case, who: Seat) -> Iterator[Finding]:
    yield Finding("42A", "dummy_was_within_his_rights", Effect.NO_RECTIFICATION, who=who)


def _was_shown_a_hand(case: Case, who: Seat) -> Iterator[Finding]:
    side = who.side.other
    yield Finding("43A3", "defender_may_not_show_dummy_his_hand", Effect.PROCEDURE, side=side)


def _what_it_told(who: Seat) -> Iterator[Finding]:
    """16B: declarer may not use what dummy's words told him."""
    yield Finding("16B", "dummys_words_unauthorized_for_declarer", Effect.INFORMATION, who=who.partner, of=who)


def _penalty_possible(who: Seat) -> Iterator[Finding]:
    yield Finding("43B1", "penalty_possible_for_dummy", Effect.PENALTY, who=who)


_ANSWERS: dict[_DummyDid, _Says] = {
    _DummyDid.WARNED_OF_WRONG_HAND: warned,
    _DummyDid.ASKED_DECLARER: asked_declarer,
    _DummyDid.POINTED_AT_IRREGULARITY: pointed_at_irregularity,
    _DummyDid.LOOKED_OR_LEFT: _looked_or_left,
    _DummyDid.ASKED_DEFENDER: asked_a_defender,
    _DummyDid.ADVISED_DECLARER: _advised_declarer,
    _DummyDid.ACTED_WITHIN_HIS_RIGHTS: _within_his_rights,
    _DummyDid.WAS_SHOWN_A_HAND: _was_shown_a_hand,
}
