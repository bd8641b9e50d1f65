"""What is wrong in a file, what was remarked of it, and what it scores otherwise, in words."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from django.utils.dateparse import parse_date
from django.utils.formats import date_format
from django.utils.translation import get_language, gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Contract, Seat
from rulings.desk.imports.values import Imported
from rulings.desk.imports.wording.columns import columns_taken, list_of_needs
from rulings.formats.details import SEPARATOR, Why
from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.signatures import OtherFile
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.results import read_result, write_result
from rulings.wording.terms import SEATS, Text

NOT_THIS_SESSION = _("This token is not known here, or not for this session. Make one on the session's page of files.")
NO_DAY = _("The file does not say on which day it was played. Write the day: it says which regulations are in force.")
OUR_FAULT = _("The file could not be read, by a fault of the site: whoever runs it finds more in the log.")
_ROW = "{label}: {text}."
_HEADER: dict[str, Text] = {
    "club": pgettext_lazy("head of a session", "club"),
    "site": pgettext_lazy("head of a session", "place"),
    "program": pgettext_lazy("head of a session", "program"),
}
_SEAT_VALUES = ("seat", "one", "other")


def refused_text(error: FormatError) -> str:
    """Why a file was not taken: where it is wrong, what stands there, what was expected, and what to do; what it is."""
    if isinstance(error, OtherFile):
        sentence = gettext(error.kind.value).format_map(error.values)
        return gettext("Nothing was imported. {sentence}").format(sentence=sentence)
    texts = [_ROW.format(label=label, text=text) for label, text in error_rows(error)]
    return " ".join((gettext("Nothing was imported."), *texts, gettext(error.advice.value)))


def error_rows(error: FormatError) -> list[tuple[str, str]]:
    """Where a file is wrong, what stands there, what was expected, and why that is wrong where it is known."""
    rows = [(gettext("Where"), _place_text(error))]
    if error.found:
        rows.append((gettext("In the file"), gettext("“{text}”").format(text=error.found)))
    rows.append((gettext("Expected"), gettext(error.expected.value)))
    if error.detail is not None:
        rows.append((gettext("What is wrong"), _why_text(error.detail)))
    return rows


def _place_text(error: FormatError) -> str:
    """Line, column and element; in a workbook the cell."""
    parts = [
        gettext("cell {cell}").format(cell=error.cell) if error.cell else "",
        gettext("line {line}").format(line=error.line) if error.line and not error.cell else "",
        gettext("column {column}").format(column=error.column) if error.column else "",
        gettext("element {element}").format(element=error.element) if error.element else "",
    ]
    return ", ".join(part for part in parts if part) or gettext("the whole file")


def _why_text(why: Why) -> str:
    """A reason, with its seats, cards and contracts as they are called in the reader's language."""
    return gettext(why.key.value).format_map({name: _value_text(name, value) for name, value in why.values.items()})


def _value_text(name: str, value: str) -> str:
    """A value of a reason or of a remark."""
    if name in _SEAT_VALUES and value in list(Seat):
        return str(SEATS[Seat(value)])
    if name == "expected":
        return gettext(value)
    if name == "needs":
        return list_of_needs(value.split(SEPARATOR))
    if name == "header":
        return ", ".join(str(_HEADER[each]) for each in value.split(SEPARATOR))
    if name == "contract":
        return _result_text(value)
    if name == "date" and (day := parse_date(value)):
        return date_format(day, "SHORT_DATE_FORMAT")
    return value


def _result_text(text: str) -> str:
    """A result, or a contract alone, as the reader writes it; another text stays as it is."""
    with suppress(ScoringError):
        return write_result(read_result(text, "en"), get_language() or "en")
    with suppress(ValueError):
        return contract_text(Contract.parse(text)) or text
    return text


def contract_text(contract: Contract | None) -> str:
    """A contract as the reader writes it, without tricks; "" for none, the bid alone where nobody declares it."""
    if contract is None:
        return ""
    if contract.declarer is None:
        return str(contract)
    made = write_result(TableResult(contract, contract.tricks_needed), get_language() or "en")
    return " ".join(made.replace("=", " ").split())


def remark_text(remark: Remark) -> str:
    """A remark in the reader's language."""
    values = {name: _value_text(name, value) for name, value in remark.values.items()}
    if remark.key is RemarkKey.COLUMNS_TAKEN:
        values = {name: columns_taken(value) for name, value in values.items()}
    return gettext(remark.key.value).format_map(values)


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


def added_text(added: Imported) -> str:
    """What a file brought."""
    if added.repeated:
        return gettext("This file came in before: nothing was changed.")
    if not added.added and not added.differences and not added.faults:
        return gettext("The file is taken. It brought nothing new.")
    new = ngettext("{number} new result", "{number} new results", added.added).format(number=added.added)
    waiting = ngettext("{number} difference to decide", "{number} differences to decide", added.differences)
    parts = [new, waiting.format(number=added.differences)]
    if aside := len(added.faults):
        parts.append(ngettext("{number} line kept aside", "{number} lines kept aside", aside).format(number=aside))
    return gettext("The file is taken: {parts}.").format(parts=", ".join(parts))
