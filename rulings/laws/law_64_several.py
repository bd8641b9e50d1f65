"""Law 64 when one side revoked twice on a board: each revoke by its own row, no trick transferred twice.

The text settles only 64B2. That a trick goes once, and that the equity of the later revoke keeps the tricks of the
earlier one, is the practice of directors; so the working is shown to the director.
"""

from collections.abc import Iterator

from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_64_exceptions import (
    BOTH_REVOKED,
    EDITION_2007,
    EDITION_2017,
    Edition,
    Exception64B,
    likely_result_had_nobody_revoked,
    none_transferred,
)
from rulings.laws.law_64_recorded import recorded_for_the_pair
from rulings.laws.law_64_several_facts import (
    MOST_LATER,
    SecondRevoke,
    Spared,
    first_trick_won_by,
    second_revoke,
    second_trick_won_by,
    spared_revoke,
    sparing_exception,
    tricks_after,
    tricks_between,
)
from rulings.laws.revoke_facts import first_of_two_revokers
from rulings.laws.revoke_tricks import transferred_for_two

NOT_ASKED_HERE = (
    Exception64B.NONE,
    Exception64B.OWN_SIDE_REVOKED_TWICE,
    Exception64B.SAME_SUIT_AGAIN,
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED,
)


def several_revokes(case: Case, edition: Edition = EDITION_2017) -> Iterator[Finding]:
    """Two established revokes of one side: what each transfers, and together."""
    who = first_of_two_revokers(case)
    repeated = case[second_revoke] is SecondRevoke.SAME_PLAYER_SAME_SUIT
    spared, spared_by = spared_by_64b(case, edition)
    one, two = tricks_of_two(case, repeated, spared)
    if spared_by is not None:
        yield none_transferred(who, spared_by)
    if repeated:
        yield Finding("64B2", "second_revoke_in_the_suit_costs_nothing", Effect.NO_RECTIFICATION, who=who, tricks=0)
    working = {"first": one, "second": two, "tricks": one + two, "to": who.side.other, "side": who.side, "of": who}
    effect = Effect.TRICKS_TRANSFERRED if one + two else Effect.NO_RECTIFICATION
    yield Finding("64A", "tricks_of_two_revokes", effect, **working)
    yield Finding("64A", "working_is_practice_not_text", Effect.PROCEDURE, side=who.side)
    if spared_by in BOTH_REVOKED:
        yield from likely_result_had_nobody_revoked(who, edition.equity_both_sides)
        return
    number = edition.equity_repeated if repeated else edition.equity
    yield Finding(number, "equity_after_several_revokes", Effect.CHECK_LATER, side=who.side.other, of=who)


def spared_by_64b(case: Case, edition: Edition) -> tuple[Spared, Exception64B | None]:
    """64B3 to B7: what spares the first, the second or both; that both sides revoked (B7) can only spare both.

    The record may tell what spares both; that nothing else spares one of them it never tells.
    """
    recorded = recorded_for_the_pair(case, edition)
    spared = case.among(spared_revoke, tuple(Spared), None if recorded is None else Spared.BOTH)
    if spared is Spared.NEITHER:
        return spared, None
    apart = NOT_ASKED_HERE if spared is Spared.BOTH else (*NOT_ASKED_HERE, *BOTH_REVOKED)
    options = tuple(each for each in edition.of_revokes if each not in apart)
    return spared, case.among(sparing_exception, options, recorded)


def tricks_of_two(case: Case, repeated: bool, spared: Spared) -> tuple[int, int]:
    """What the first and the second transfer, from the counts at the table."""
    if spared is Spared.BOTH:
        return 0, 0
    first = case[first_trick_won_by], spared is Spared.FIRST
    between = case[tricks_between]
    second = case[second_trick_won_by], repeated or spared is Spared.SECOND
    after = case.among(tricks_after, tuple(range(MOST_LATER + 1 - between)))
    return transferred_for_two(first, between, second, after)


def several_revokes_2007(case: Case) -> Iterator[Finding]:
    """As in 2017; equity is one paragraph, 64C."""
    yield from several_revokes(case, EDITION_2007)
