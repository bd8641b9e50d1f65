"""An auction before it is stored: every call possible, or declared as the irregularity it is. Writes nothing."""

from collections.abc import Iterable

from django.utils.translation import gettext_lazy as _

from rulings.bridge import LONGEST, Seat
from rulings.bridge.auction_text import Entry, Impossible, ImpossibleCall, entries, read_entries
from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.base.texts import Text, clean
from rulings.models import Board

_SENTENCES: dict[Impossible, Sentence] = {
    Impossible.UNKNOWN_CALL: _(
        "Call %(place)s of the auction: “%(call)s” is no call. Write P, X, XX or a bid such as 1NT; the suits are S ♠, "
        "H ♥, D ♦ and C ♣."
    ),
    Impossible.UNKNOWN_SEAT: _(
        "Call %(place)s of the auction, “%(call)s”: there is no such seat. Write N, E, S or W before the colon."
    ),
    Impossible.NOT_IN_TURN: _(
        "Call %(place)s of the auction, %(call)s by %(seat)s: it was the turn of %(turn)s. Put in the call that is "
        "missing or, if %(seat)s called out of turn, write %(seat)s:%(call)s!"
    ),
    Impossible.AFTER_THE_END: _(
        "Call %(place)s of the auction, %(call)s: the auction was over. Take it out or, if it was made after the final "
        "pass, say who made it, as in %(seat)s:%(call)s!"
    ),
    Impossible.TOO_MANY: _("No auction has more than %(most)s calls. Take out those that were not made."),
}


def impossible_call(error: ImpossibleCall) -> str:
    """The sentence that names the call, its place, and what to do."""
    return str(_SENTENCES[error.reason]) % {
        "place": error.place,
        "call": error.word,
        "seat": error.seat or "",
        "turn": error.before.turn,
        "most": LONGEST,
    }


def checked_auction(board: Board, calls: Iterable[object]) -> list[Entry]:
    """The calls as they are stored, from the board's dealer; `BadInput` names the first that cannot be."""
    try:
        auction = read_entries(Seat(board.dealer), calls)
    except ImpossibleCall as error:
        raise BadInput(impossible_call(error), "auction") from None
    for made in auction.calls:
        clean(made.note, Text.EXPLANATION)
    return entries(auction)
