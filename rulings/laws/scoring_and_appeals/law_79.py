"""Law 79: the sides disagree on the number of tricks won (B), or agree and the score was recorded wrongly (C)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import AskedOf, Award, Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.claim import has_claimed, recorded_claim, told_by_claim
from rulings.laws.record.play import is_play_recorded_whole
from rulings.laws.record.roles import offender, recorded_role


class _Claimed(StrEnum):
    """79B1: has a claim or concession ended the play, and whose was it? 79C1: or is there no disagreement?"""

    NOTHING = "nothing"
    BY_THE_OTHER_SIDE = "by_the_other_side"
    BY_THEMSELVES = "by_themselves"
    AGREED_UPON = "agreed_upon"


class _Called(StrEnum):
    """When the director was called to the disagreement."""

    IN_THE_ROUND = "in_the_round"
    AFTER_THE_ROUND = "after_the_round"
    AFTER_THE_CORRECTION_PERIOD = "after_the_correction_period"


class _Conviction(StrEnum):
    """79B3: is the director clearly convinced of the result at the table, and if not, what does he do?"""

    CONVINCED = "convinced"
    LEAVES_IT = "leaves_it"
    LOWERS_THE_OTHER = "lowers_the_other"


def _recorded_end(case: Case) -> _Claimed | None:
    """From the recorded claim whose it was; a play recorded to its end had none. Of what is agreed it tells nothing."""
    if case.answered(_tricks_were_claimed) is _Claimed.AGREED_UPON:
        return None
    side = case[offender].side
    if has_claimed(case, side):
        return told_by_claim(case, _tricks_were_claimed, _Claimed.BY_THEMSELVES)
    if has_claimed(case, side.other):
        return told_by_claim(case, _tricks_were_claimed, _Claimed.BY_THE_OTHER_SIDE)
    return _Claimed.NOTHING if is_play_recorded_whole(case) else None


_tricks_were_claimed = one_of("tricks_were_claimed", _Claimed, law="79B1", derive=_recorded_end)
called_to_the_tricks = one_of("called_to_the_tricks", _Called, law="79B2")
_convinced_of_the_tricks = one_of("convinced_of_the_tricks", _Conviction, law="79B3", asked_of=AskedOf.JUDGEMENT)
_organizer_approves = yes_no("organizer_approves", law="79C2")
_wrong_beyond_reasonable_doubt = judgement("wrong_beyond_reasonable_doubt", law="79C2")


def disputed_tricks(case: Case) -> Iterator[Finding]:
    """A player says that his side won more: after a claim or concession 69 or 71, else by when he said so."""
    match case[_tricks_were_claimed]:
        case _Claimed.NOTHING:
            yield from _number_of_tricks(case)
        case _Claimed.AGREED_UPON:
            yield from _wrong_record(case)
        case _Claimed.BY_THE_OTHER_SIDE:
            see = "agreed_claim"
            yield Finding("79B1", "tricks_agreed_to", Effect.SEE_LAW, who=case[offender], law="69", situation=see)
        case _Claimed.BY_THEMSELVES:
            key, see = "tricks_conceded", "cancelled_concession"
            yield Finding("79B1", key, Effect.SEE_LAW, by=case[offender], **_conceder(case), law="71", situation=see)
        case never:
            assert_never(never)


def _conceder(case: Case) -> dict[str, Seat]:
    """Who conceded, where it is on record or only one can have (68A: declarer); of two defenders it is asked."""
    claimer = recorded_claim(case).claimer
    if claimer is not None and claimer.side is case[offender].side:
        return {"who": claimer}
    if recorded_role(case) is Role.DEFENDER or case.record.contract is None or case.record.contract.declarer is None:
        return {}
    return {"who": case.record.contract.declarer}


def _number_of_tricks(case: Case) -> Iterator[Finding]:
    """79B2, B3; after the correction period 79C2."""
    match case[called_to_the_tricks]:
        case _Called.IN_THE_ROUND:
            yield Finding("79B2", "one_result_is_ruled", Effect.PROCEDURE)
            key, see = "cards_tell_the_tricks", "tricks_disordered"
            yield Finding("66D", key, Effect.SEE_LAW, who=case[offender], law="66D", situation=see)
        case _Called.AFTER_THE_ROUND:
            yield from _called_late(case)
        case _Called.AFTER_THE_CORRECTION_PERIOD:
            yield from _after_the_correction_period(case)
        case never:
            assert_never(never)


def _wrong_record(case: Case) -> Iterator[Finding]:
    """79C1: what was agreed is put right without more while the correction period runs; then 79C2."""
    match case[called_to_the_tricks]:
        case _Called.IN_THE_ROUND | _Called.AFTER_THE_ROUND:
            yield Finding("79C1", "wrong_record_is_put_right", Effect.PROCEDURE)
        case _Called.AFTER_THE_CORRECTION_PERIOD:
            yield from _after_the_correction_period(case)
        case never:
            assert_never(never)


def _after_the_correction_period(case: Case) -> Iterator[Finding]:
    """79C2: both conditions; the organizer's is asked first, for it may settle the matter."""
    yield Finding("79C2", "only_approved_and_beyond_doubt", Effect.PROCEDURE)
    if case[_organizer_approves] and case[_wrong_beyond_reasonable_doubt]:
        yield Finding("79C2", "late_score_is_put_right", Effect.PROCEDURE)
    else:
        yield Finding("79C2", "late_score_stays", Effect.STANDS)


def _called_late(case: Case) -> Iterator[Finding]:
    """79B3: both scores change if he is clearly convinced; if not, no side's score is raised."""
    side = case[offender].side
    match case[_convinced_of_the_tricks]:
        case _Conviction.CONVINCED:
            yield Finding("79B3", "result_is_put_right_for_both", Effect.PROCEDURE)
        case _Conviction.LEAVES_IT:
            yield Finding("79B3", "recorded_score_stays", Effect.STANDS)
        case _Conviction.LOWERS_THE_OTHER:
            values = {"kind": Award.ASSIGNED, "weighted": False, "to": side.other, "side": side}
            yield Finding("79B3", "one_score_is_lowered", Effect.ADJUSTED_SCORE, **values)
        case never:
            assert_never(never)
