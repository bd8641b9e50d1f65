"""Differences between a file and the desk, in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from rulings.bridge import SUITS_DOWN, Call, Card, Deal, Hand, Seat, Vulnerability
from rulings.desk.scores.wording.results import content_text
from rulings.models import Contestant, Difference, Result
from rulings.wording.terms import SEATS, SUIT_SYMBOLS, VULNERABLE, Text, call_text, card_text, rank_text

_TIGHT = "\N{NO-BREAK SPACE}"
_GONE = _("not in the file any more")
NOBODY = _("nobody")
_DEALER = _("{seat} deals")
_VULNERABLE = _("vulnerable: {sides}")
_NOT_KNOWN = _("not known")
_PLAYED = ("contract", "declarer", "tricks", "score_ns", "artificial")
PLACES: dict[str, Text] = {
    "section": _("section {name}"),
    "table": _("table {name}"),
    "round": _("round {name}"),
    "room": _("room {name}"),
}
_MARKS: dict[str, Text] = {
    "is_result_disputed": _("the number of tricks is disputed"),
    "is_declarer_swapped": _("declarer and dummy changed parts"),
}


def about_text(difference: Difference) -> str:
    """What a difference is about: a board and who met there, a contestant, a board's cards."""
    if difference.result is not None:
        result = difference.result
        pairs = _pairs_text(result.ns, result.ew) or gettext("table {name}").format(name=result.table or "?")
        return gettext("Board {board}: {pairs}").format(board=result.board.number, pairs=pairs)
    if difference.contestant is not None:
        contestant = difference.contestant
        return gettext("Who plays as number {number}").format(number=contestant.number or contestant.name)
    number = difference.board.number if difference.board else "?"
    return gettext("Board {board}: the cards").format(board=number)


def _pairs_text(ns: Contestant | None, ew: Contestant | None) -> str:
    """Who met at a table."""
    if ns is not None and ew is not None:
        return gettext("{ns} against {ew}").format(ns=ns, ew=ew)
    return str(ns or ew or "")


def sides_text(difference: Difference, contestants: Mapping[int, Contestant]) -> tuple[str, str]:
    """What stands here, and in the file; `contestants` are those that it names, by key."""
    before, after = difference.before, difference.after
    if "name" in before:
        return _names_text(before), _names_text(after)
    if difference.result is None:
        return _board_text(before, after), _board_text(after, before)
    sides = (_line_text(columns, difference.result, contestants) for columns in (before, after))
    here, there = sides
    return here, there


def _names_text(columns: Mapping[str, Any]) -> str:
    """Who competes: the players, else the name."""
    return " – ".join(name for name, _number in columns["players"]) or columns["name"] or str(NOBODY)


def _board_text(columns: Mapping[str, Any], others: Mapping[str, Any]) -> str:
    """Dealer and vulnerability where they differ, and the hands that are not the same on both sides, line by line."""
    parts = [str(_DEALER).format(seat=SEATS[Seat(columns["dealer"])])] if "dealer" in columns else []
    if "vulnerability" in columns:
        parts.append(str(_VULNERABLE).format(sides=VULNERABLE[Vulnerability(columns["vulnerability"])]))
    if "deal" in columns:
        ours, theirs = (_hands(side.get("deal", "")) for side in (columns, others))
        parts += [f"{SEATS[seat]} {_hand_text(hand)}" for seat, hand in ours.items() if theirs.get(seat) != hand]
    return "\n".join(parts) or str(_NOT_KNOWN)


def _hands(deal: str) -> dict[Seat, Hand]:
    """The hands that a deal tells."""
    return Deal.parse(deal).hands if deal else {}


def _hand_text(hand: Hand) -> str:
    """A hand, suit by suit, `♠ – ♥ 6 3`: a line breaks between suits alone."""
    held = ((suit, _TIGHT.join(rank_text(card.rank) for card in hand.of(suit))) for suit in SUITS_DOWN)
    return " ".join(f"{SUIT_SYMBOLS[suit]}{_TIGHT}{cards or '–'}" for suit, cards in held)


def _line_text(columns: Mapping[str, Any], result: Result, contestants: Mapping[int, Contestant]) -> str:
    """What a line of a traveller says, as far as it differs."""
    return ", ".join(_parts(columns, result, contestants)) or str(_GONE if not columns else _NOT_KNOWN)


def _parts(columns: Mapping[str, Any], result: Result, contestants: Mapping[int, Contestant]) -> Iterator[str]:
    """One part for each matter that differs."""
    if "ns" in columns:
        yield _pairs_text(*(contestants.get(columns[side]) for side in ("ns", "ew"))) or str(NOBODY)
    if columns.keys() & set(_PLAYED):
        yield content_text({name: columns.get(name, getattr(result, name)) for name in _PLAYED})
    yield from (str(word).format(name=columns[name]) for name, word in PLACES.items() if columns.get(name))
    yield from (str(word) for name, word in _MARKS.items() if columns.get(name))
    if columns.get("lead"):
        yield gettext("lead {card}").format(card=card_text(Card.parse(columns["lead"])))
    if columns.get("auction"):
        yield " ".join(call_text(Call.parse(each["call"])) for each in columns["auction"])
    if columns.get("play"):
        tricks = len(columns["play"])
        yield ngettext("the play of {number} trick", "the play of {number} tricks", tricks).format(number=tricks)
