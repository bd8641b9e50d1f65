"""What of a file is kept aside, in words."""

from typing import Any

from django.utils.translation import get_language, gettext

from rulings.desk.imports.values import Aside
from rulings.desk.imports.wording.differences import NOBODY, PLACES
from rulings.desk.imports.wording.files import error_rows
from rulings.desk.scores.values.outcomes import content_of
from rulings.desk.scores.wording.results import content_text
from rulings.formats.session import MEMBERS
from rulings.models import Result
from rulings.scoring.notation.results import write_result


def shown_fault(aside: Aside) -> dict[str, Any]:
    """A fault for its page: what it is about, who sat there, what is wrong, and what each choice does."""
    return {
        "about": _about_fault(aside),
        "pairs": "" if aside.is_cards else gettext("{ns} against {ew}").format(ns=_side(aside, 0), ew=_side(aside, 1)),
        "wrong": _rows_of(aside),
        "stands": _stands_text(aside) if aside.may_stand else "",
        "follow": _follow_text(aside) if aside.may_follow else "",
        "instead": gettext("It comes in, and the other line goes.") if aside.may_replace else "",
        "leave": _leave_text(aside),
    }


def _rows_of(aside: Aside) -> list[tuple[str, str]]:
    """What is wrong with it; of two lines, what this one and the other say."""
    rows = error_rows(aside.error)
    if not aside.others:
        return rows
    own = aside.row
    there = [(gettext("This line"), content_text(content_of(own)))] if own is not None else []
    there += [(gettext("Another line"), _other_text(each)) for each in aside.others]
    return [rows[0], *(row for row in rows[1:] if aside.error.detail is None or row is not rows[-1]), *there]


def _other_text(line: Result) -> str:
    """A line that is in: who met, and what was played."""
    pairs = gettext("{ns} against {ew}").format(ns=line.ns or NOBODY, ew=line.ew or NOBODY)
    return f"{pairs}, {content_text(content_of(line))}"


def _side(aside: Aside, at: int) -> str:
    """A side as the file calls it."""
    return aside.names[at].replace(MEMBERS, " + ") or str(NOBODY)


def _about_fault(aside: Aside) -> str:
    """Board, section, table and round, as far as the file tells."""
    columns = aside.kept.columns
    number = aside.kept.board_number
    board = gettext("Board {board}").format(board=number) if number else gettext("A board without a number")
    places = [str(word).format(name=columns[name]) for name, word in PLACES.items() if columns.get(name)]
    return ", ".join((board, *places, *([gettext("the cards")] if aside.is_cards else [])))


def _stands_text(aside: Aside) -> str:
    """What taking it as it stands does."""
    text = gettext("The line comes in as far as it could be read: {content}.")
    said = text.format(content=content_text(content_of(aside.row)) if aside.row else "")
    if more := _with_text(aside):
        said += f" {more}"
    new = [_side(aside, at) for at, known in enumerate((aside.ns, aside.ew)) if known is None]
    if new:
        said += " " + gettext("Not among those who compete so far: {who}.").format(who=", ".join(new))
    return said


def _with_text(aside: Aside) -> str:
    """What else comes in with the line as it stands, or does not although it is what is wrong."""
    columns = aside.kept.columns
    if aside.reached is not None and columns.get("play"):
        return gettext("Its play comes in with it; its auction, which comes to another contract, is left out.")
    if aside.reached is not None:
        return gettext("Its auction, which comes to another contract, is left out.")
    match bool(columns.get("auction")), bool(columns.get("play")):
        case True, True:
            return gettext("Its auction and its play come in with it.")
        case True, False:
            return gettext("Its auction comes in with it.")
        case False, True:
            return gettext("Its play comes in with it, and no auction.")
    return ""


def _follow_text(aside: Aside) -> str:
    """What taking it with the contract of its auction does."""
    table = aside.reached
    said = gettext("The line comes in with its auction: {content}. Its points are those of this contract.")
    return said.format(content=write_result(table, get_language() or "en", with_symbols=True)) if table else ""


def _leave_text(aside: Aside) -> str:
    """What leaving it out does."""
    if aside.is_cards:
        return gettext("The board stays without cards; its results count as they are.")
    if aside.others:
        return gettext("What is in stays as it is, and this line does not count.")
    return gettext("The line does not count. A result can be entered later on the page of its board.")
