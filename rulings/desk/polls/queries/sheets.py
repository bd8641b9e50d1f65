"""What the pages of a poll show: the decision as its player sees it, the answers counted, the decisions to ask about.

Players can be asked about the moment before each call and before each card of the report's record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulings.bridge import (
    SUITS_DOWN,
    Auction,
    Call,
    Choice,
    Contract,
    Decision,
    Seat,
    Vulnerability,
    chooser,
    start_of_play,
)
from rulings.bridge.auction_text import written
from rulings.bridge.play_text import Play
from rulings.bridge.play_text import written as tricks_written
from rulings.desk.cases.queries.play import play_known
from rulings.desk.cases.queries.play_sheet import PlaySheet, play_sheet
from rulings.desk.cases.queries.table import table_record
from rulings.desk.polls.queries.polls import counted, dealt, sight_of, tally_of
from rulings.desk.polls.values import Tallied
from rulings.desk.polls.wording import answer_text, decision_text, first_question, poll_text
from rulings.models import Board, IrregularityReport, Poll, PollAnswer
from rulings.wording.terms import FORMS, VULNERABLE, call_text, card_text, value_text

_Option = tuple[str, str]
"""What a form sends, and what a reader sees."""


@dataclass(frozen=True)
class _Sight:
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
    others: tuple[_Option, ...]
    bids: tuple[tuple[_Option | None, ...], ...]
    cards: tuple[tuple[_Option, ...], ...]

    @property
    def seat_name(self) -> str:
        """The seat in the reader's language."""
        return value_text(Seat(self.seat))


@dataclass(frozen=True)
class CountedPoll:
    """A poll with its answers counted; `set_aside` are those that are not. `text` is what a ruling keeps of it."""

    poll: Poll
    seat: str
    rows: tuple[tuple[str, Tallied], ...]
    answers: tuple[PollAnswer, ...]
    set_aside: tuple[PollAnswer, ...]
    choice: Choice
    alternatives: str
    text: str


def sight_sheet(poll: Poll) -> _Sight:
    """The poll's decision."""
    board, sight, contract = poll.report.board, sight_of(poll), None
    if sight.play and sight.play.tricks:
        contract = sight.auction.contract()
    return _Sight(
        board=board,
        seat=poll.seat,
        hands={str(seat): str(hand) for seat, hand in sight.seen.items()},
        auction=list(poll.auction),
        tricks=_tricks_seen(sight, contract) if contract else None,
        dealer=value_text(Seat(board.dealer)),
        vulnerable=str(VULNERABLE[Vulnerability(board.vulnerability)]),
        form=str(FORMS.get(poll.report.session.form, "")),
        others=tuple((str(call), call_text(call)) for call in sight.calls if not call.is_bid),
        bids=tuple(_bid_rows(sight.calls)),
        cards=tuple(_card_rows(sight)),
    )


def _tricks_seen(sight: Decision, contract: Contract) -> PlaySheet | None:
    """The tricks before the decision."""
    return play_sheet(sight.play, contract) if sight.play else None


def _bid_rows(calls: Sequence[Call]) -> Iterator[tuple[_Option | None, ...]]:
    """The bids by level, clubs first, from the lowest level that has one."""
    bids = {call.order: (str(call), call_text(call)) for call in calls if call.is_bid}
    for level in range(7):
        row = tuple(bids.get(level * 5 + place) for place in range(5))
        if any(row):
            yield row


def _card_rows(sight: Decision) -> Iterator[tuple[_Option, ...]]:
    """The cards by suit, the highest first."""
    for suit in SUITS_DOWN:
        held = sorted((card for card in sight.cards if card.suit is suit), reverse=True)
        if held:
            yield tuple((str(card), card_text(card)) for card in held)


def poll_sheet(poll: Poll) -> CountedPoll:
    """The poll and what was answered."""
    everybody, sight = list(poll.answers.all()), sight_of(poll)
    answers = counted(poll)
    rows, choice = tally_of(sight, answers), sight.choice
    return CountedPoll(
        poll,
        value_text(Seat(poll.seat)),
        tuple((answer_text(choice, row.answer), row) for row in rows),
        tuple(answers),
        tuple(each for each in everybody if each.set_aside_by_id is not None),
        choice,
        ", ".join(answer_text(choice, each) for each in poll.alternatives),
        poll_text(poll, choice, rows, len(answers)),
    )


@dataclass(frozen=True)
class _Moment:
    """A decision: its name in an address, in words, whose it is, what came before; in the auction without `play`."""

    at: str
    text: str
    seat: Seat
    auction: Auction
    play: Play | None = None


def moments_called(report: IrregularityReport) -> list[_Moment]:
    """Before each call of the recorded auction."""
    auction = table_record(report).auction.auction
    return [
        _Moment(f"call-{place}", decision_text(auction.before(place)), made.seat, auction.before(place - 1))
        for place, made in enumerate(auction.calls, start=1)
    ]


def moments_played(report: IrregularityReport) -> list[_Moment]:
    """Before each card of the recorded play, the opening lead first; it alone where no card is recorded."""
    auction = table_record(report).auction.auction
    start = start_of_play(auction, {})
    if start is None:
        return []
    plays: list[Play] = []
    known = play_known(report)
    while known.tricks:
        known = known.undone()
        plays.insert(0, known)
    return [
        _Moment(f"card-{number}", decision_text(auction, play), chooser(auction, play), auction, play)
        for number, play in enumerate(plays or [start], start=1)
    ]


def moment_at(report: IrregularityReport, at: str) -> _Moment | None:
    """The moment of that name; None where the record has none such."""
    return next((each for each in (*moments_called(report), *moments_played(report)) if each.at == at), None)


def as_typed(report: IrregularityReport, moment: _Moment | None) -> dict[str, Any]:
    """The form as it begins: with what came before the moment, else with the whole auction."""
    if moment is None:
        return {"auction": written(table_record(report).auction.auction)}
    hand = dealt(report.board).get(moment.seat)
    return {
        "seat": str(moment.seat),
        "hand": str(hand or ""),
        "auction": written(moment.auction),
        "tricks": tricks_written(moment.play) if moment.play else "",
        "question": first_question(moment.play),
    }
