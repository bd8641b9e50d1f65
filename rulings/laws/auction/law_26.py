"""Law 26: a call of a player who has become a defender was withdrawn; declarer may prohibit a suit to his partner.

Prohibition only: 2017 knows no requirement to lead a suit (the notice of 20 June 2017 amended 26B). What 26A says of
16C was told, or overruled by 25B3, when the call was withdrawn; it is not told again here.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import AuctionCall, CallIrregularity, Role, Seat, Suit
from rulings.laws.auction.law_23 import assistance_later, called_instead, is_comparable, no_lead_restriction
from rulings.laws.engine import AskedOf, Case, Effect, Fact, Finding, Suits, WaitsFor, one_of
from rulings.laws.record.auction import in_force, legal_replacements
from rulings.laws.record.roles import offender, offender_recorded_as, role

_ALL_SUITS = frozenset(Suit)


class PartnersLead(StrEnum):
    """Whether the offender's partner is at his first turn to lead."""

    NOW = "now"
    NOT_YET = "not_yet"
    LED_BEFORE = "led_before"


class _Prohibited(StrEnum):
    """Declarer's choice: a suit, or none."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NONE = "none"


def recorded_caller(case: Case) -> Seat | None:
    """Whose call was cancelled, where all cancelled calls are of one player."""
    auction = case.record.auction
    seats = {made.seat for made in auction.calls if made.cancelled} if auction else set()
    return seats.pop() if len(seats) == 1 else None


def _legal_calls(case: Case) -> list[AuctionCall]:
    """His calls in the recorded auction, those that were cancelled or count for nothing left out."""
    accepted = frozenset({CallIrregularity.OUT_OF_ROTATION})
    return [made for made in in_force(case).calls if made.seat is case[offender] and not made.irregular - accepted]


def _recorded_suits(case: Case) -> frozenset[Suit] | None:
    """None shown, when in the whole auction he did nothing but pass, unexplained; what a bid shows is asked."""
    auction, legal = case.record.auction, _legal_calls(case)
    if auction is None or not auction.is_over:
        return None
    return frozenset() if legal and all(made.call.is_pass and not made.note for made in legal) else None


def _suits_named(case: Case) -> frozenset[Suit]:
    """The suits that his recorded bids named, whatever they showed."""
    named = {made.call.denomination.trumps for made in _legal_calls(case) if made.call.denomination}
    return frozenset(suit for suit in named if suit)


partners_first_lead = one_of("partners_first_lead", PartnersLead, law="26B", waits_for=WaitsFor.PARTNERS_LEAD)
suits_shown: Fact[frozenset[Suit]] = Fact(
    "suits_shown", "26B", Suits(["", "S", "S H", "S H D C"], least=0), derive=_recorded_suits
)
_prohibited_suit = one_of("prohibited_suit", _Prohibited, law="26B", asked_of=AskedOf.DECLARER)


def lead_restriction(case: Case) -> Iterator[Finding]:
    """At the partner's first turn to lead, declarer may prohibit one suit that the offender has not shown."""
    who = offender_recorded_as(case, recorded_caller(case))
    if case[role] is not Role.DEFENDER:
        yield Finding("26", "offender_is_no_defender", Effect.NO_RECTIFICATION, who=who)
        return
    yield from called_instead(case, legal_replacements(case))
    if is_comparable(case):
        yield no_lead_restriction(who)
        yield assistance_later(who)
    else:
        yield from _prohibition(case, who)


def _prohibition(case: Case, who: Seat) -> Iterator[Finding]:
    """26B: the suits that remain are those he has not specified in the legal auction."""
    if named := _suits_named(case):
        yield Finding("26B", "suits_named_in_the_auction", Effect.PROCEDURE, who=who, suits=named)
    shown = case[suits_shown]
    left = _ALL_SUITS - shown
    if not left:
        yield Finding("26B", "all_suits_shown_none_to_prohibit", Effect.NO_RECTIFICATION, who=who)
        return
    match case[partners_first_lead]:
        case PartnersLead.LED_BEFORE:
            yield Finding("26B", "partners_first_lead_is_over", Effect.NO_RECTIFICATION, who=who.partner)
        case PartnersLead.NOT_YET:
            yield Finding("26B", "wait_for_partners_first_lead", Effect.PROCEDURE, who=who.partner, suits=left)
        case PartnersLead.NOW:
            yield from _declarer_chooses(case, who.partner, left)
        case never:
            assert_never(never)


def _declarer_chooses(case: Case, partner: Seat, left: frozenset[Suit]) -> Iterator[Finding]:
    """One suit or none; the ban lasts as long as the partner keeps the lead (59: unless he holds nothing else)."""
    open_to_him = tuple(choice for choice in _Prohibited if choice is _Prohibited.NONE or Suit(choice) in left)
    choice = case.among(_prohibited_suit, open_to_him)
    if choice is _Prohibited.NONE:
        yield Finding("26B", "declarer_prohibits_nothing", Effect.PLAY_ON, who=partner)
        return
    suits = frozenset([Suit(choice)])
    yield Finding("26B", "partner_may_not_lead_the_suits", Effect.LEAD_RESTRICTION, who=partner, suits=suits)
    yield Finding("59", "if_nothing_else_any_card", Effect.PROCEDURE, who=partner, suits=suits)
