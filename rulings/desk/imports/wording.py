"""Differences between a file and the desk, what is wrong in a file, and remarks about it, in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.dateparse import parse_date
from django.utils.formats import date_format
from django.utils.translation import get_language, gettext, ngettext
from django.utils.translation import gettext_lazy as _

from rulings.bridge import SUITS_DOWN, Call, Card, Deal, Hand, Seat, Vulnerability
from rulings.desk.imports.values import Aside
from rulings.desk.scores.values.outcomes import content_of
from rulings.desk.scores.wording.results import content_text
from rulings.formats.details import Why
from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import MEMBERS
from rulings.formats.signatures import OtherFile
from rulings.models import Contestant, Difference, Result
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.results import read_result, write_result
from rulings.wording.terms import SEATS, SUIT_SYMBOLS, VULNERABLE, Text, call_text, card_text, rank_text

NOT_THIS_SESSION = _("This token is not known here, or not for this session. Make one on the session's page of files.")
_TIGHT = "\N{NO-BREAK SPACE}"
_GONE = _("not in the file any more")
_NOBODY = _("nobody")
_DEALER = _("{seat} deals")
_VULNERABLE = _("vulnerable: {sides}")
_NOT_KNOWN = _("not known")
_PLAYED = ("contract", "declarer", "tricks", "score_ns", "artificial")
_PLACES: dict[str, Text] = {
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
    return " – ".join(name for name, _number in columns["players"]) or columns["name"] or str(_NOBODY)


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
        yield _pairs_text(*(contestants.get(columns[side]) for side in ("ns", "ew"))) or str(_NOBODY)
    if columns.keys() & set(_PLAYED):
        yield content_text({name: columns.get(name, getattr(result, name)) for name in _PLAYED})
    yield from (str(word).format(name=columns[name]) for name, word in _PLACES.items() if columns.get(name))
    yield from (str(word) for name, word in _MARKS.items() if columns.get(name))
    if columns.get("lead"):
        yield gettext("lead {card}").format(card=card_text(Card.parse(columns["lead"])))
    if columns.get("auction"):
        yield " ".join(call_text(Call.parse(each["call"])) for each in columns["auction"])
    if columns.get("play"):
        tricks = len(columns["play"])
        yield ngettext("the play of {number} trick", "the play of {number} tricks", tricks).format(number=tricks)


def refused_text(error: FormatError) -> str:
    """Why a file was not taken: where it is wrong, what stands there, what was expected, and what to do; what it is."""
    if isinstance(error, OtherFile):
        sentence = gettext(error.kind.value).format_map(error.values)
        return gettext("Nothing was imported. {sentence}").format(sentence=sentence)
    texts = [_ROW.format(label=label, text=text) for label, text in _error_rows(error)]
    return " ".join((gettext("Nothing was imported."), *texts, gettext(error.advice.value)))


_ROW = "{label}: {text}."


def _error_rows(error: FormatError) -> list[tuple[str, str]]:
    """Where a file is wrong, what stands there, what was expected, and why that is wrong where it is known."""
    rows = [(gettext("Where"), _place_text(error))]
    if error.found:
        rows.append((gettext("In the file"), f"“{error.found}”"))
    rows.append((gettext("Expected"), gettext(error.expected.value)))
    if error.detail is not None:
        rows.append((gettext("What is wrong"), _why_text(error.detail)))
    return rows


def _place_text(error: FormatError) -> str:
    """Line, column and element."""
    parts = [
        gettext("line {line}").format(line=error.line) if error.line else "",
        gettext("column {column}").format(column=error.column) if error.column else "",
        gettext("element {element}").format(element=error.element) if error.element else "",
    ]
    return ", ".join(part for part in parts if part) or gettext("the whole file")


_SEAT_VALUES = ("seat", "one", "other")


def _why_text(why: Why) -> str:
    """A reason, with its seats, cards and contracts as they are called in the reader's language."""
    return gettext(why.key.value).format_map({name: _value_text(name, value) for name, value in why.values.items()})


def _value_text(name: str, value: str) -> str:
    """A value of a reason or of a remark."""
    if name in _SEAT_VALUES and value in list(Seat):
        return str(SEATS[Seat(value)])
    if name == "expected":
        return gettext(value)
    if name == "contract":
        return _result_text(value)
    if name == "date" and (day := parse_date(value)):
        return date_format(day, "SHORT_DATE_FORMAT")
    return value


def _result_text(text: str) -> str:
    """A result as the reader writes it; another text stays as it is."""
    try:
        return write_result(read_result(text, "en"), get_language() or "en")
    except ScoringError:
        return text


def remark_text(remark: Remark) -> str:
    """A remark in the reader's language."""
    values = {name: _value_text(name, value) for name, value in remark.values.items()}
    return gettext(remark.key.value).format_map(values)


def shown_fault(aside: Aside) -> dict[str, Any]:
    """A fault for its page: what it is about, who sat there, what is wrong, and what each choice does."""
    return {
        "about": _about_fault(aside),
        "pairs": "" if aside.is_cards else gettext("{ns} against {ew}").format(ns=_side(aside, 0), ew=_side(aside, 1)),
        "wrong": _rows_of(aside),
        "stands": _stands_text(aside) if aside.may_stand else "",
        "instead": gettext("It comes in, and the other line goes.") if aside.may_replace else "",
        "leave": _leave_text(aside),
    }


def _rows_of(aside: Aside) -> list[tuple[str, str]]:
    """What is wrong with it; of two lines, what this one and the other say."""
    rows = _error_rows(aside.error)
    if not aside.others:
        return rows
    own = aside.row
    there = [(gettext("This line"), content_text(content_of(own)))] if own is not None else []
    there += [(gettext("Another line"), _other_text(each)) for each in aside.others]
    return [rows[0], *(row for row in rows[1:] if aside.error.detail is None or row is not rows[-1]), *there]


def _other_text(line: Result) -> str:
    """A line that is in: who met, and what was played."""
    pairs = gettext("{ns} against {ew}").format(ns=line.ns or _NOBODY, ew=line.ew or _NOBODY)
    return f"{pairs}, {content_text(content_of(line))}"


def _side(aside: Aside, at: int) -> str:
    """A side as the file calls it."""
    return aside.names[at].replace(MEMBERS, " + ") or str(_NOBODY)


def _about_fault(aside: Aside) -> str:
    """Board, section, table and round, as far as the file tells."""
    columns = aside.kept.columns
    number = aside.kept.board_number
    board = gettext("Board {board}").format(board=number) if number else gettext("A board without a number")
    places = [str(word).format(name=columns[name]) for name, word in _PLACES.items() if columns.get(name)]
    return ", ".join((board, *places, *([gettext("the cards")] if aside.is_cards else [])))


def _stands_text(aside: Aside) -> str:
    """What taking it as it stands does."""
    text = gettext("The line comes in as far as it could be read: {content}.")
    said = text.format(content=content_text(content_of(aside.row)) if aside.row else "")
    new = [_side(aside, at) for at, known in enumerate((aside.ns, aside.ew)) if known is None]
    if new:
        said += " " + gettext("New among those who compete: {who}.").format(who=", ".join(new))
    return said


def _leave_text(aside: Aside) -> str:
    """What leaving it out does."""
    if aside.is_cards:
        return gettext("The board stays without cards; its results count as they are.")
    if aside.others:
        return gettext("What is in stays as it is, and this line does not count.")
    return gettext("The line does not count. A result can be entered later on the page of its board.")


_WHYS: dict[RemarkKey, Text] = {
    RemarkKey.WHY_SHORT: _("printed without the formula for boards played fewer times"),
    RemarkKey.WHY_ROUNDED: _("rounded in the file"),
    RemarkKey.WHY_RATIO: _("counted in another size"),
    RemarkKey.WHY_CONTRADICTED: _("a score of the board contradicts its contract"),
    RemarkKey.WHY_ADJUSTED: _("there is an adjusted score on the board"),
    RemarkKey.WHY_UNEQUAL: _("equal scores have other awards"),
    RemarkKey.WHY_SUM: _("both awards do not come to what the others share"),
    RemarkKey.WHY_UNKNOWN: _("not known"),
    RemarkKey.TOTAL_NOT_ITS_LINES: _("not the sum of its own lines"),
    RemarkKey.TOTALS_AS_LINES: _("as lines of theirs"),
    RemarkKey.TOTALS_OTHER: _("worked out otherwise from the same lines"),
}


def scores_shown(stored: Mapping[str, Any]) -> list[dict[str, str]]:
    """The lines and totals that are others in the file, with the reason: {"about", "file", "here", "why"}."""
    lines = [
        (gettext("Board {board}: {pairs}").format(board=each["board"], pairs=f"{each['ns']} – {each['ew']}"), each)
        for each in stored.get("lines", ())
    ]
    totals = [(gettext("Total of {who}").format(who=each["contestant"]), each) for each in stored.get("totals", ())]
    return [
        {"about": about, "file": each["file"], "here": each["here"], "why": str(_WHYS[RemarkKey[each["why"]]])}
        for about, each in (*lines, *totals)
    ]
