"""The auction and the play of a line that was kept aside: as text to correct, and as its row keeps what was typed."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.bridge import Card, Contract, Deal, Seat
from rulings.bridge import auction_text as calls
from rulings.bridge import play_text as tricks
from rulings.bridge.play_text import Play
from rulings.bridge.tricks import Trick
from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.imports.wording.files import contract_text
from rulings.desk.scores.values.outcomes import table_result
from rulings.formats.details import Detail
from rulings.formats.errors import Expected
from rulings.models import Board, Result
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult

_CALLS_END = _("The auction makes no sense from “%(word)s” on. Write the calls from the dealer: 1NT P 2C P P P.")
_NOT_ENDED = _("The auction has not ended. Write the passes at its end too, or leave it empty.")
_OTHER_CONTRACT = _(
    "The auction comes to %(reached)s, and the result says %(played)s. Put right what is wrong, or leave the auction "
    "empty."
)
_ALL_PASSED = _(
    "In the auction everybody passes, and the result says %(played)s. Put right what is wrong, or leave the auction "
    "empty."
)
_NOT_PASSED = _(
    "The auction comes to %(reached)s, and the result says that everybody passed. Put right what is wrong, or leave "
    "the auction empty."
)
_CARDS_END = _(
    "The play makes no sense from “%(word)s” in trick %(trick)s on. Write a trick a line, the leader’s card first: "
    "SA S2 S5 S9."
)
_OTHER_TRICKS = _(
    "Tricks that declarer wins in the play: %(won)s; in the result: %(told)s. Put right what is wrong, or leave the "
    "play empty."
)
_NO_PLAY = _("Without a contract there was no play. Leave it empty.")
_TOLD_BY = frozenset(
    {Expected.CONTRACT_OF_AUCTION, Expected.CALL, Expected.CALL_OF_DEALER, Expected.NO_MORE_CALLS, Expected.CARD}
    | {Expected.CARD_NOT_YET_PLAYED, Expected.CARD_OF_HAND, Expected.NO_MORE_CARDS}
)


def has_calls_or_cards(columns: Mapping[str, Any], error: Mapping[str, Any]) -> bool:
    """Whether the line has an auction or a play, or one of them is what is wrong with it."""
    is_told = Expected[error["expected"]] in _TOLD_BY or error["detail"] == Detail.AUCTION_REACHED.name
    return bool(columns.get("auction") or columns.get("play")) or is_told


def auction_text(entries: Iterable[Mapping[str, Any]], dealer: Seat) -> str:
    """The calls that could be read, "" where they make no auction of this dealer."""
    with suppress(calls.ImpossibleCall):
        return calls.written(calls.read_entries(dealer, entries))
    return ""


def reached_instead(row: Result) -> TableResult | None:
    """What became of a line by its auction, with its own tricks; None where that says the same, or says no end."""
    said = table_result(row)
    try:
        auction = calls.read_entries(Seat(row.auction[0]["seat"]), row.auction) if row.auction else None
    except calls.ImpossibleCall:
        return None
    if auction is None or said is None or not auction.is_over:
        return None
    reached = auction.contract()
    if reached is None:
        return PASSED_OUT if said.contract else None
    if said.contract is None:
        return None
    turned = replace(reached, declarer=reached.dummy)
    is_same = said.contract == reached or (row.is_declarer_swapped and said.contract == turned)
    return None if is_same else TableResult(reached, said.tricks)


def play_text(played: Iterable[Mapping[str, Any]]) -> str:
    """The cards that could be read, a trick a line, the leader's first."""
    lines = []
    for trick in played:
        if not trick.get("leader"):
            break
        cards = dict(each.split(" ", 1) for each in trick["cards"])
        turns = [str(Seat(trick["leader"]).after(steps)) for steps in range(4)]
        lines.append(" ".join(cards[seat] for seat in turns if seat in cards))
    return "\n".join(lines)


def read_auction(text: str, dealer: Seat, played: TableResult) -> list[dict[str, str]]:
    """The auction that was typed, as a result keeps it; `BadInput` where it cannot be, or comes to another contract."""
    try:
        auction = calls.read_text(dealer, text)
    except calls.ImpossibleCall as error:
        raise BadInput(_CALLS_END % {"word": error.word}, "auction") from None
    if auction.calls and not auction.is_over:
        raise BadInput(_NOT_ENDED, "auction")
    reached = auction.contract()
    if auction.calls and reached != played.contract:
        raise BadInput(_other_contract(reached, played.contract), "auction")
    made = ((each, {"note": each.note} if each.note else {}) for each in auction.calls)
    return [{"call": str(each.call), "seat": each.seat.value} | note for each, note in made]


def _other_contract(reached: Contract | None, played: Contract | None) -> Sentence:
    """What the auction comes to, and what the result says."""
    sentence = _ALL_PASSED if reached is None else _NOT_PASSED if played is None else _OTHER_CONTRACT
    return sentence % {"reached": contract_text(reached), "played": contract_text(played)}


def read_play(text: str, board: Board, played: TableResult) -> list[dict[str, Any]]:
    """The play that was typed, as a result keeps it; `BadInput` where it cannot be, or gives other tricks."""
    if not text.strip():
        return []
    leader = played.contract.opening_leader if played.contract else None
    if played.contract is None or leader is None:
        raise BadInput(_NO_PLAY, "play")
    deal = Deal.parse(board.deal) if board.deal else tricks.NO_DEAL
    try:
        play = tricks.read_text(Play(leader, played.contract.denomination.trumps, deal=deal), text)
    except tricks.ImpossiblePlay as error:
        raise BadInput(_CARDS_END % {"word": error.word, "trick": error.trick}, "play") from None
    if play.is_over and (won := _won(play, played.contract)) != played.tricks:
        raise BadInput(_OTHER_TRICKS % {"won": won, "told": played.tricks}, "play")
    return [_kept(trick) for trick in play.tricks]


def _won(play: Play, contract: Contract) -> int | None:
    """How many tricks declarer's side has."""
    return play.won_by(contract.declarer.side) if contract.declarer else None


def _kept(trick: Trick) -> dict[str, Any]:
    """A trick as a result keeps it."""
    return {"leader": trick.leader.value, "cards": [f"{seat} {card}" for seat, card in trick.plays]}


def lead_of(play: Iterable[Mapping[str, Any]]) -> str:
    """The first card of the play, "" where there is none."""
    first = next(iter(play), None)
    return str(Card.parse(first["cards"][0].split(" ", 1)[1])) if first and first["cards"] else ""
