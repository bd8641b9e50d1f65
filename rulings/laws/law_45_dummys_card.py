"""Law 45B, C3 and C4: a card of dummy is played by naming it or touching it on purpose; when that may change."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender, offender_as


class DummysCard(StrEnum):
    """What declarer did with dummy's card."""

    NAMED = "named"
    PICKED_UP = "picked_up"
    TOUCHED = "touched"
    ARRANGING = "arranging"
    MEANT_ANOTHER = "meant_another"


dummys_card = one_of("dummys_card", DummysCard, law="45C3")
declarer_played_since = yes_no("declarer_played_since", law="45C4(b)")
designation_was_unintended = judgement("designation_was_unintended", law="45C4(b)")
opponent_played_to_designation = yes_no("opponent_played_to_designation", law="47D")


def card_of_dummy(case: Case) -> Iterator[Finding]:
    who = offender_as(case, Role.DECLARER)
    match case[dummys_card]:
        case DummysCard.NAMED:
            yield Finding("45C4(a)", "named_card_is_played", Effect.STANDS, who=who)
        case DummysCard.PICKED_UP:
            yield Finding("45B", "picked_up_card_is_played", Effect.STANDS, who=who)
        case DummysCard.TOUCHED:
            yield Finding("45C3", "touched_card_is_played", Effect.STANDS, who=who)
        case DummysCard.ARRANGING:
            yield Finding("45C3", "card_touched_in_arranging_is_not_played", Effect.NO_RECTIFICATION, who=who)
        case DummysCard.MEANT_ANOTHER:
            yield from meant_another(case)
        case never:
            assert_never(never)


def meant_another(case: Case) -> Iterator[Finding]:
    """45C4(b): only a slip is corrected, while declarer has played no other card; how fast is no test (2017)."""
    who = case[offender]
    if case[declarer_played_since]:
        yield Finding("45C4(b)", "declarer_played_since_designation_stands", Effect.STANDS, who=who)
    elif not case[designation_was_unintended]:
        yield Finding("45C4(b)", "change_of_mind_designation_stands", Effect.STANDS, who=who)
    else:
        yield Finding("45C4(b)", "intended_card_is_played", Effect.MUST_PLAY, who=who)
        yield Finding("47C", "slip_without_rectification", Effect.NO_RECTIFICATION, who=who)
        if case[opponent_played_to_designation]:
            side = who.side.other
            yield Finding("47D", "opponent_may_change_after_slip", Effect.CARD_RETURNED, side=side)
            yield Finding("16C", "withdrawn_cards_tell_one_side", Effect.INFORMATION, side=side, of=who.side)
