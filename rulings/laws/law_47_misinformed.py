"""Law 47E: a card led or played because of what an opponent said wrongly, and who may use what it tells (16C)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender


class Since(StrEnum):
    """47E2: what happened after the card that was played on a wrong explanation."""

    NOTHING = "nothing"
    DUMMY_FACED = "dummy_faced"
    CARD_PLAYED = "card_played"


since_misexplained_card = one_of("since_misexplained_card", Since, law="47E2")


def for_his_side_only(who: Seat, withdrawn_actions: str = "16C") -> Iterator[Finding]:
    """16C (2007: 16D): the side that did nothing wrong may use the withdrawn card, the other may not."""
    other = who.side.other
    yield Finding(withdrawn_actions, "withdrawn_card_for_his_side_only", Effect.INFORMATION, who=who, side=other)


def told_wrongly(who: Seat, withdrawn_actions: str = "16C") -> Iterator[Finding]:
    """47E1: an opponent told him that it was his turn; the card goes back, and nobody may accept it."""
    yield Finding("47E1", "told_wrongly_card_goes_back", Effect.CARD_RETURNED, who=who)
    yield Finding("47E1", "told_wrongly_no_rectification", Effect.NO_RECTIFICATION, who=who)
    yield from for_his_side_only(who, withdrawn_actions)


def misexplained(case: Case) -> Iterator[Finding]:
    """47E2: the explanation is corrected after the card; it may go back while nobody has played since."""
    who = case[offender]
    match case[since_misexplained_card]:
        case Since.NOTHING:
            yield Finding("47E2(a)", "may_retract_after_wrong_explanation", Effect.CARD_RETURNED, who=who)
            yield Finding("47E2(a)", "retracted_without_rectification", Effect.NO_RECTIFICATION, who=who)
            yield from for_his_side_only(who)
            return
        case Since.DUMMY_FACED:
            yield Finding("47E2(a)", "dummy_faced_lead_stays", Effect.STANDS, who=who)
        case Since.CARD_PLAYED:
            yield Finding("47E2(b)", "card_played_since_stays", Effect.STANDS, who=who)
        case never:
            assert_never(never)
    yield Finding("47E2(b)", "damage_by_wrong_explanation", Effect.CHECK_LATER, side=who.side, of=who)
