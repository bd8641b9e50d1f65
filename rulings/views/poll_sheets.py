"""What the pages of a poll show: the decision as its player sees it, and the answers counted.

Reads polls and the wording; knows no request and asks no database.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulings.bridge.boards import Vulnerability
from rulings.bridge.calls import Call
from rulings.bridge.cards import SUITS_DOWN
from rulings.bridge.contracts import Contract
from rulings.bridge.decisions import Choice, Decision
from rulings.bridge.seats import Seat
from rulings.models import Board, Poll, PollAnswer
from rulings.services.poll_sights import Tallied, sight_of, tally_of
from rulings.views.play_sheet import PlaySheet, play_sheet
from rulings.wording.paper_layouts import FORMS, VULNERABLE
from rulings.wording.polls import answer_text, considered_text, poll_text
from rulings.wording.terms import call_text, card_text, value_text

Option = tuple[str, str]
"""What a form sends, and what a reader sees."""


@dataclass(frozen=True)
class SightSheet:
    """The decision as its player sees it. It names nobody, no board's number and no session.

    `others` are pass, double and redouble as far as they may be made; `bids` a row a level, each cell None where the
    bid may not; `cards` by suit. All three are empty where the answer is in words.
    """

    board: Board
    seat: str
    hands: dict[str, str]
    auction: list[Any]
    tricks: PlaySheet | None
    dealer: str
    vulnerable: str
    form: str
    others: tuple[Option, ...]
    bids: tuple[tuple[Option | None, ...], ...]
    cards: tuple[tuple[Option, ...], ...]

    @property
    def seat_name(self) -> str:
        """The seat in the reader's language."""
        return value_text(Seat(self.seat))


@dataclass(frozen=True)
class AnswerSheet:
    """One peer's answer."""

    answer: PollAnswer
    text: str
    considered: str


@dataclass(frozen=True)
class PollSheet:
    """A poll with its answers counted; `text` is what a ruling keeps of it."""

    poll: Poll
    seat: str
    rows: tuple[tuple[str, Tallied], ...]
    answers: tuple[AnswerSheet, ...]
    alternatives: str
    text: str


def sight_sheet(poll: Poll) -> SightSheet:
    """The poll's decision."""
    board, sight, contract = poll.report.board, sight_of(poll), None
    if sight.play and sight.play.tricks:
        contract = sight.auction.contract()
    return SightSheet(
        board=board,
        seat=poll.seat,
        hands={str(seat): str(hand) for seat, hand in sight.seen.items()},
        auction=list(poll.auction),
        tricks=tricks_seen(sight, contract) if contract else None,
        dealer=value_text(Seat(board.dealer)),
        vulnerable=str(VULNERABLE[Vulnerability(board.vulnerability)]),
        form=str(FORMS.get(poll.report.session.form, "")),
        others=tuple((str(call), call_text(call)) for call in sight.calls if not call.is_bid),
        bids=tuple(bid_rows(sight.calls)),
        cards=tuple(card_rows(sight)),
    )


def tricks_seen(sight: Decision, contract: Contract) -> PlaySheet | None:
    """The tricks before the decision."""
    return play_sheet(sight.play, contract) if sight.play else None


def bid_rows(calls: Sequence[Call]) -> Iterator[tuple[Option | None, ...]]:
    """The bids by level, clubs first, from the lowest level that has one."""
    bids = {call.order: (str(call), call_text(call)) for call in calls if call.is_bid}
    for level in range(7):
        row = tuple(bids.get(level * 5 + place) for place in range(5))
        if any(row):
            yield row


def card_rows(sight: Decision) -> Iterator[tuple[Option, ...]]:
    """The cards by suit, the highest first."""
    for suit in SUITS_DOWN:
        held = sorted((card for card in sight.cards if card.suit is suit), reverse=True)
        if held:
            yield tuple((str(card), card_text(card)) for card in held)


def answer_sheet(answer: PollAnswer, choice: Choice) -> AnswerSheet:
    """One answer in words."""
    return AnswerSheet(answer, answer_text(choice, answer.answer), considered_text(choice, answer.considered))


def poll_sheet(poll: Poll) -> PollSheet:
    """The poll and what was answered."""
    answers, sight = list(poll.answers.all()), sight_of(poll)
    rows, choice = tally_of(sight, answers), sight.choice
    return PollSheet(
        poll,
        value_text(Seat(poll.seat)),
        tuple((answer_text(choice, row.answer), row) for row in rows),
        tuple(answer_sheet(each, choice) for each in answers),
        ", ".join(answer_text(choice, each) for each in poll.alternatives),
        poll_text(poll, choice, rows, len(answers)),
    )
