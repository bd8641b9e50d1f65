"""What the page of the play shows: the tricks so far, who is to play, and every card that may be tapped next.

Reads the play, the laws on revokes and the wording; knows no request and asks no database.
"""

from dataclasses import dataclass

from rulings.bridge import CLOCKWISE, DECK, SUITS_DOWN, Card, Contract, Rank, Seat, Trick
from rulings.bridge.play_text import Play
from rulings.desk.cases.queries.play import contract_of, play_known
from rulings.desk.cases.wording.plays import irregular_sentences, revoke_sentences, standing
from rulings.laws.engine import Case
from rulings.laws.record.play import failures_to_follow
from rulings.laws.record.record import Record
from rulings.models import IrregularityReport
from rulings.wording.terms import card_text, value_text


@dataclass(frozen=True)
class _CardPlayed:
    """One card of the table of tricks, and the player's `second` one; both empty where he has given none."""

    text: str = ""
    second: str = ""
    leads: bool = False
    wins: bool = False
    is_revoke: bool = False
    is_missing: bool = False

    @property
    def is_wrong(self) -> bool:
        """Whether anything about it is marked."""
        return self.is_revoke or self.is_missing or bool(self.second)


@dataclass(frozen=True)
class _PadCard:
    """One card of the pad: `is_played` when it has gone, `is_elsewhere` when the hand in turn was not dealt it."""

    value: str
    text: str
    is_played: bool
    is_elsewhere: bool


@dataclass(frozen=True)
class PlaySheet:
    """The play; `irregular` and `revokes` are sentences, `heads` the seats from the opening leader on.

    `may_skip` is who may be said to have given no card, "" between tricks; `last` is the number of the last trick while
    the next card begins another.
    """

    heads: tuple[str, ...]
    tricks: tuple[tuple[_CardPlayed, ...], ...]
    standing: list[str]
    irregular: list[str]
    revokes: list[str]
    is_over: bool
    may_skip: str
    last: int

    @property
    def said(self) -> str:
        """What a reader of screens is told after a tap."""
        return " ".join([*self.standing, *self.irregular, *self.revokes])


def play_sheet(play: Play, contract: Contract) -> PlaySheet:
    """The play as far as it is recorded."""
    failures = _failures_of(play, contract)
    order = [play.leader.after(steps) for steps in range(len(CLOCKWISE))]
    winners = dict(enumerate(play.winners))
    rows = tuple(
        tuple(_played(trick, seat, number, winners.get(number), failures) for seat in order)
        for number, trick in enumerate(play.tricks)
    )
    heads = tuple(value_text(seat) for seat in order)
    return PlaySheet(
        heads,
        rows,
        standing(play),
        irregular_sentences(play),
        revoke_sentences(play, failures),
        play.is_over,
        may_skip="" if play.is_between_tricks else value_text(play.turn),
        last=len(play.tricks) if play.is_between_tricks else 0,
    )


def recorded_sheet(report: IrregularityReport) -> PlaySheet | None:
    """The play as the report knows it, the director's own or the result's; None where no trick is recorded."""
    contract, play = contract_of(report), play_known(report)
    return play_sheet(play, contract) if contract and play.tricks else None


def _failures_of(play: Play, contract: Contract) -> dict[Seat, tuple[int, ...]]:
    """The tricks to which a seat did not follow suit although he could, as the laws find them in the record."""
    record = Record(deal=play.deal, contract=contract, opening_leader=play.leader, tricks=play.tricks)
    return {seat: failures_to_follow(Case(record=record), seat) for seat in CLOCKWISE}


def _played(
    trick: Trick, seat: Seat, number: int, winner: Seat | None, failures: dict[Seat, tuple[int, ...]]
) -> _CardPlayed:
    """What a seat played to a trick."""
    card = trick.card_of(seat)
    if card is None:
        return _CardPlayed(is_missing=seat in trick.missing)
    return _CardPlayed(
        card_text(card),
        " ".join(card_text(second) for whose, second in trick.extra if whose is seat),
        leads=seat is trick.leader,
        wins=seat is winner,
        is_revoke=number + 1 in failures[seat],
    )


def pad(play: Play | None) -> tuple[tuple[_PadCard, ...], ...]:
    """Thirteen rows from the aces down, each with the four suits."""
    gone = frozenset(play.cards) if play else frozenset()
    held = play.deal.hand(play.turn) if play and not play.is_over else None
    cards = {(card.suit, card.rank): card for card in DECK}

    def sheet(card: Card) -> _PadCard:
        return _PadCard(str(card), card_text(card), card in gone, held is not None and card not in held)

    return tuple(tuple(sheet(cards[suit, rank]) for suit in SUITS_DOWN) for rank in sorted(Rank, reverse=True))
