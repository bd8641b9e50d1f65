"""Where a record contradicts itself: one entry, and what follows from another. Prefers neither, rules nothing.

Law 2 lets a board's own markings count where they differ from its number, Law 54 a lead out of turn stand, and the
hands at the table may be others than those on record (13, 15, 87): so a contradiction is pointed out, never refused.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial

from rulings.bridge import Card, Contract, Seat, Vulnerability, dealer_of, vulnerability_of
from rulings.laws.auction.law_24 import exposed_cards
from rulings.laws.engine import AnyFact, Ruling
from rulings.laws.play.law_44 import FOUR_CARDS
from rulings.laws.play.law_50.cards import partners_cards_after_lead, penalty_cards
from rulings.laws.play.law_50.choice import partners_major_penalty_cards
from rulings.laws.play.law_53.facts import led_card, led_from_dummy
from rulings.laws.record.record import PenaltyCard, Record, SeatedCard
from rulings.laws.record.roles import offender


class Contradicted(StrEnum):
    """Which entry says something else than follows from the rest."""

    DEALER = "dealer"
    VULNERABILITY = "vulnerability"
    CONTRACT = "contract"
    OPENING_LEADER = "opening_leader"
    CARD = "card"
    PLAYED_CARD = "played_card"


Entry = Seat | Vulnerability | Contract | None


@dataclass(frozen=True)
class Contradiction:
    """`told` is what the entry says, `follows` what it should be by the board's number, the auction, or the contract
    (`source`). A contract that is None was passed out. Of a card (`source`) they are seats, `follows` None where no
    known hand has it.
    """

    entry: Contradicted
    told: Entry
    follows: Entry
    source: int | Contract | Card | None = None

    @property
    def is_of_the_partner(self) -> bool:
        """Whether only the other partner is named as declarer, as 54A can make him."""
        told, follows = self.told, self.follows
        if not (isinstance(told, Contract) and isinstance(follows, Contract)):
            return False
        return told.declarer is follows.dummy and replace(told, declarer=follows.declarer) == follows

    @property
    def is_of_the_declaring_side(self) -> bool:
        """Whether one of the declaring side is named as the opening leader, which no law lets stand (54E)."""
        told, contract = self.told, self.source
        if not (isinstance(told, Seat) and isinstance(contract, Contract) and contract.declarer):
            return False
        return told.side is contract.declarer.side


def contradictions(record: Record) -> tuple[Contradiction, ...]:
    """Everything in the record that contradicts the rest of it, in the order in which a table comes to know it."""
    return (*_of_the_board(record), *_of_the_contract(record), *_of_the_lead(record), *_of_the_named_cards(record))


def _of_the_board(record: Record) -> Iterator[Contradiction]:
    """The number gives dealer and vulnerability (Law 2)."""
    if record.board is None:
        return
    dealer, vulnerability = dealer_of(record.board), vulnerability_of(record.board)
    if record.dealer not in (None, dealer):
        yield Contradiction(Contradicted.DEALER, record.dealer, dealer, record.board)
    if record.vulnerability not in (None, vulnerability):
        yield Contradiction(Contradicted.VULNERABILITY, record.vulnerability, vulnerability, record.board)


def _of_the_contract(record: Record) -> Iterator[Contradiction]:
    """An auction that is over gives the contract and its declarer (22); a declarer not recorded contradicts nobody."""
    auction, told = record.auction, record.contract
    if auction is None or not auction.is_over:
        return
    reached = auction.contract()
    in_full = replace(told, declarer=told.declarer or reached.declarer) if told and reached else told
    if in_full != reached:
        yield Contradiction(Contradicted.CONTRACT, told, reached)


def _of_the_lead(record: Record) -> Iterator[Contradiction]:
    """Declarer's left-hand opponent leads (41A)."""
    contract, leader = record.contract, record.opening_leader
    if contract is not None and leader is not None and contract.opening_leader not in (None, leader):
        yield Contradiction(Contradicted.OPENING_LEADER, leader, contract.opening_leader, contract)


def _of_the_named_cards(record: Record) -> Iterator[Contradiction]:
    """Each card in question is with the player it was dealt to."""
    named: tuple[SeatedCard | PenaltyCard, ...] = (*record.cards, *(record.penalty_cards or ()))
    for entry in named:
        yield from _of_a_card(record, entry.seat, entry.card)


def of_the_answered_cards(record: Record, ruling: Ruling) -> Iterator[Contradiction]:
    """Each answered card is with the player it was dealt to; what the record told is looked at with the record."""
    for fact, cards in ruling.relied_on.items():
        owner = None if fact in ruling.derived else owner_of_answer(fact, ruling)
        if owner is not None:
            for card in sorted(cards, reverse=True):
                yield from _of_a_card(record, owner, card)


def owner_of_answer(fact: AnyFact, ruling: Ruling) -> Seat | None:
    """Whose the cards are that the fact asks for; None where it asks for none, or where the offender is not known."""
    known = ruling.relied_on
    return _OWNERS[fact](known) if fact in _OWNERS and offender in known else None


def _of_a_card(record: Record, seat: Seat, card: Card) -> Iterator[Contradiction]:
    """Another was dealt it or has played it, or the hand of the player is known and does not hold it."""
    players = {played: player for trick in record.tricks for player, played in trick.plays}
    hand, holder = (record.deal.hand(seat), record.deal.holder(card)) if record.deal else (None, None)
    if holder not in (None, seat) or (hand is not None and card not in hand):
        yield Contradiction(Contradicted.CARD, seat, holder, card)
    elif players.get(card, seat) is not seat:
        yield Contradiction(Contradicted.PLAYED_CARD, seat, players[card], card)


_Known = Mapping[AnyFact, Seat]


def _his(known: _Known) -> Seat:
    """The seat of the offender."""
    return known[offender]


def _partners(known: _Known) -> Seat:
    """The seat of the offender's partner."""
    return known[offender].partner


def _after_the_leader(steps: int, known: _Known) -> Seat:
    """The seat of whoever plays so many steps after the leader to the trick."""
    return known[offender].after(steps)


_OWNERS: Mapping[AnyFact, Callable[[_Known], Seat]] = {
    exposed_cards: _his,
    penalty_cards: _his,
    partners_cards_after_lead: _partners,
    partners_major_penalty_cards: _partners,
    **{fact: partial(_after_the_leader, steps) for steps, fact in enumerate(FOUR_CARDS)},
    led_card: lambda known: _partners(known) if known.get(led_from_dummy) else _his(known),
}
"""Whose the cards of an answer are."""
