"""Law 26 of 2007: declarer may require or prohibit a suit of the withdrawn call that its maker has not shown, else
prohibit any one suit.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat, Suit
from rulings.laws.auction.edition_2007.numbers import numbered_as_in_2007
from rulings.laws.auction.law_26 import PartnersLead, partners_first_lead, recorded_caller, suits_shown
from rulings.laws.auction.withdrawn_call import withdrawn_call_information
from rulings.laws.engine import AskedOf, Case, Effect, Fact, Finding, Suits, one_of
from rulings.laws.record.roles import offender_recorded_as, role

_ALL_SUITS = frozenset(Suit)


class _Lead(StrEnum):
    """Declarer's choice: a suit to be led, a suit not to be led, or none."""

    REQUIRE_SPADES = "require_S"
    REQUIRE_HEARTS = "require_H"
    REQUIRE_DIAMONDS = "require_D"
    REQUIRE_CLUBS = "require_C"
    PROHIBIT_SPADES = "prohibit_S"
    PROHIBIT_HEARTS = "prohibit_H"
    PROHIBIT_DIAMONDS = "prohibit_D"
    PROHIBIT_CLUBS = "prohibit_C"
    NONE = "none"


_suits_of_the_withdrawn_call: Fact[frozenset[Suit]] = Fact(
    "suits_of_the_withdrawn_call", "26A", Suits(["", "S", "S H D C"], least=0)
)
_lead_chosen = one_of("lead_chosen_2007", _Lead, law="26", asked_of=AskedOf.DECLARER)


@numbered_as_in_2007
def lead_restriction_2007(case: Case) -> Iterator[Finding]:
    """26A where the call related to suits alone, 26B where it did not."""
    who = offender_recorded_as(case, recorded_caller(case))
    if case[role] is not Role.DEFENDER:
        yield Finding("26", "offender_is_no_defender", Effect.NO_RECTIFICATION, who=who)
        return
    related = case[_suits_of_the_withdrawn_call]
    if not related:
        yield from _at_the_first_lead(case, "26B", who.partner, _ALL_SUITS)
        return
    shown = case[suits_shown]
    if left := related - shown:
        yield from _at_the_first_lead(case, "26A2", who.partner, left)
    else:
        yield Finding("26A1", "suits_of_the_call_were_shown", Effect.NO_RECTIFICATION, who=who)
        yield from withdrawn_call_information(who)


def _at_the_first_lead(case: Case, paragraph: str, partner: Seat, suits: frozenset[Suit]) -> Iterator[Finding]:
    match case[partners_first_lead]:
        case PartnersLead.LED_BEFORE:
            yield Finding(paragraph, "partners_first_lead_is_over", Effect.NO_RECTIFICATION, who=partner)
        case PartnersLead.NOT_YET:
            key = "wait_for_partners_first_lead" + ("_2007" if paragraph == "26A2" else "")
            yield Finding(paragraph, key, Effect.PROCEDURE, who=partner, suits=suits)
        case PartnersLead.NOW:
            yield from _declarer_chooses(case, paragraph, partner, suits)
        case never:
            assert_never(never)


def _declarer_chooses(case: Case, paragraph: str, partner: Seat, suits: frozenset[Suit]) -> Iterator[Finding]:
    """A requirement is of this lead alone; a prohibition lasts as long as the partner keeps the lead."""
    ways = ("require", "prohibit") if paragraph == "26A2" else ("prohibit",)
    open_to_him = tuple(each for each in _Lead if each is _Lead.NONE or _is_open(each, ways, suits))
    choice = case.among(_lead_chosen, open_to_him)
    if choice is _Lead.NONE:
        yield Finding(paragraph, "declarer_prohibits_nothing", Effect.PLAY_ON, who=partner)
        return
    way, _separator, letter = choice.partition("_")
    chosen = frozenset([Suit(letter)])
    if way == "require":
        yield Finding(
            paragraph, "partner_must_lead_suit_of_the_call", Effect.LEAD_RESTRICTION, who=partner, suits=chosen
        )
        yield Finding("59", "without_the_suit_any_card", Effect.PROCEDURE, who=partner, suits=chosen)
    else:
        yield Finding(paragraph, "partner_may_not_lead_the_suits", Effect.LEAD_RESTRICTION, who=partner, suits=chosen)
        yield Finding("59", "if_nothing_else_any_card", Effect.PROCEDURE, who=partner, suits=chosen)


def _is_open(lead: _Lead, ways: tuple[str, ...], suits: frozenset[Suit]) -> bool:
    way, _separator, letter = lead.partition("_")
    return way in ways and Suit(letter) in suits
