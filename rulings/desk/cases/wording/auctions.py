"""An auction in words: each call, what is irregular about one, and how the auction stands.

Says what follows from the calls themselves; what the Laws make of an irregular one is a ruling, and not said here.
"""

from collections.abc import Iterator
from typing import assert_never

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext, pgettext_lazy

from rulings.bridge import Auction, AuctionCall, Call, CallIrregularity, Contract
from rulings.wording.terms import Text, bid_text, call_text, value_text

_IRREGULAR: dict[CallIrregularity, Text] = {
    CallIrregularity.OUT_OF_ROTATION: pgettext_lazy("irregular call", "out of turn"),
    CallIrregularity.INSUFFICIENT: pgettext_lazy("irregular call", "insufficient"),
    CallIrregularity.INADMISSIBLE: pgettext_lazy("irregular call", "inadmissible"),
    CallIrregularity.AFTER_FINAL_PASS: pgettext_lazy("irregular call", "after the final pass"),
}
_CANCELLED_CALL = gettext_lazy("{call} by {seat} was cancelled.")
_ON_TOP = gettext_lazy("{call} by {seat} came on top of his own call before it.")
_OUT_OF_TURN = gettext_lazy("{call} by {seat} is out of turn: it was the turn of {turn}.")
_TOO_LOW = gettext_lazy("{call} by {seat} is insufficient: the last bid was {last}, {lowest} would have been enough.")
_TOO_LOW_FOR_ALL = gettext_lazy("{call} by {seat} is insufficient: the last bid was {last}.")
_AFTER_THE_END = gettext_lazy("{call} by {seat} came after the final pass.")
_NOTHING_TO = {
    Call.DOUBLE: gettext_lazy("{call} by {seat} is inadmissible: there is no undoubled bid of his opponents."),
    Call.REDOUBLE: gettext_lazy("{call} by {seat} is inadmissible: there is no doubled bid of his own side."),
}


def call_and_caller(made: AuctionCall) -> str:
    """`2♥ by East`."""
    text = pgettext("a call and its caller", "{call} by {seat}")
    return text.format(call=call_text(made.call), seat=value_text(made.seat))


def irregular_words(made: AuctionCall) -> str:
    """What is irregular about a call, in a word or two; empty when nothing is."""
    return ", ".join(str(_IRREGULAR[kind]) for kind in CallIrregularity if kind in made.irregular)


def irregular_calls(auction: Auction) -> list[str]:
    """A sentence for each irregularity on the face of a call and for each cancelled call, in the order of the calls."""
    return [text for place, made in enumerate(auction.calls) for text in _why(auction.before(place), made)]


def standing(auction: Auction) -> list[str]:
    """How the auction stands: whose turn it is and the contract so far, or what it has come to."""
    if auction.is_passed_out:
        return [_("All four passed: nobody plays.")]
    contract = auction.contract()
    if contract is not None and contract.declarer is not None:
        names = {"contract": contract_text(contract), "declarer": value_text(contract.declarer)}
        text = _("The auction is over: {contract} by {declarer}, {leader} leads.")
        return [text.format(**names, leader=value_text(contract.declarer.lho))]
    turn = _("It is the turn of {seat}.").format(seat=value_text(auction.turn))
    return [turn, *_so_far(auction)]


def contract_text(contract: Contract) -> str:
    """`4♠X`, without the declarer."""
    return bid_text(contract.level, contract.denomination) + contract.doubled


def _so_far(auction: Auction) -> Iterator[str]:
    last = auction.last_bid
    if last is not None:
        bid = call_text(last.call) + auction.doubled
        yield _("So far: {bid} by {seat}.").format(bid=bid, seat=value_text(last.seat))


def _why(before: Auction, made: AuctionCall) -> Iterator[str]:
    names = _names(before, made)
    reasons = [_reason(kind, before, made) for kind in CallIrregularity if kind in made.irregular]
    sentences = [_capitalized(str(reason).format(**names)) for reason in reasons]
    if made.cancelled and sentences:
        sentences[-1] += " " + _("It was cancelled.")
    elif made.cancelled:
        sentences = [_capitalized(str(_CANCELLED_CALL).format(**names))]
    yield from sentences


def _capitalized(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _names(before: Auction, made: AuctionCall) -> dict[str, str]:
    last, lowest = before.last_bid, _lowest(before, made)
    return {
        "call": call_text(made.call),
        "seat": value_text(made.seat),
        "turn": value_text(before.turn),
        "last": call_text(last.call) if last else "",
        "lowest": call_text(lowest) if lowest else "",
    }


def _lowest(before: Auction, made: AuctionCall) -> Call | None:
    """The cheapest bid that would have been enough in the denomination that the call named."""
    return before.lowest_sufficient(made.call.denomination) if made.call.denomination else None


def _reason(kind: CallIrregularity, before: Auction, made: AuctionCall) -> Text:
    match kind:
        case CallIrregularity.OUT_OF_ROTATION:
            calls = before.in_force.calls
            return _ON_TOP if calls and calls[-1].seat is made.seat else _OUT_OF_TURN
        case CallIrregularity.INSUFFICIENT:
            return _TOO_LOW if _lowest(before, made) else _TOO_LOW_FOR_ALL
        case CallIrregularity.INADMISSIBLE:
            return _NOTHING_TO[made.call]
        case CallIrregularity.AFTER_FINAL_PASS:
            return _AFTER_THE_END
        case never:
            assert_never(never)
