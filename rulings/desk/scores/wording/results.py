"""A table's result in words, and why one is entered or changed. Notation is `rulings.scoring.notation`'s."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Contract, Denomination, Doubled
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.scores.wording.scores import played_text
from rulings.models import AuditEntry, Result
from rulings.scoring.boards.table_results import TableResult
from rulings.wording.terms import SEATS, SUIT_NAMES, Text

CONTRACTS: dict[Doubled, Text] = {
    Doubled.NO: _("{bid} by {declarer}"),
    Doubled.DOUBLED: _("{bid} doubled by {declarer}"),
    Doubled.REDOUBLED: _("{bid} redoubled by {declarer}"),
}
_PASSED_OUT = _("passed out")
_MADE = _("{contract}, made")
_NOTRUMP = pgettext_lazy("denomination", "no trump")
BECAUSE: dict[Because, Text] = {
    Because.RECORDED_WRONGLY: _("The agreed result was recorded or computed wrongly (79C1)"),
    Because.NEVER_ENTERED: _("The agreed result was never entered (79C1)"),
    Because.PLAYED_LATE: _("The board was played late"),
    Because.DISPUTED: _("The number of tricks was disputed and ruled on in the round (79B2)"),
    Because.CONVINCED: _("Disputed later, and you are clearly convinced of the result (79B3)"),
}
_CORRECTED = _("{before} became {after}. {because}. {reason} Agreed by {agreed_by}, {agreed_at}.")
_ENTERED = _("{after} was entered. {because}. {reason} Agreed by {agreed_by}, {agreed_at}.")
_APPROVED = _("Approved after the correction period by {approved_by} (79C2).")
_RECORDED = _("{after} was recorded.")
_CHANGED = _("{before} became {after}.")
_NOTHING = _("no result")


def agreement_texts(entries: Iterable[AuditEntry]) -> list[tuple[str, AuditEntry]]:
    """How a result was entered and corrected, with the entries of the trail."""
    return [(_agreement_text(entry), entry) for entry in entries]


def _agreement_text(entry: AuditEntry) -> str:
    """One entry: what it was and is, and of a correction why and who agreed when."""
    told = entry.after
    if "because" not in told:
        sentence = str(_CHANGED if entry.before else _RECORDED)
        return sentence.format(before=content_text(entry.before), after=content_text(told))
    values = {
        "before": content_text(entry.before),
        "after": content_text(told),
        "because": BECAUSE[Because(told["because"])],
        "reason": told["reason"],
        "agreed_by": told["agreed_by"],
        "agreed_at": date_format(localtime(datetime.fromisoformat(told["agreed_at"])), "SHORT_DATETIME_FORMAT"),
    }
    sentences = [str(_CORRECTED if entry.before else _ENTERED).format_map(values)]
    if told["approved_by"]:
        sentences.append(str(_APPROVED).format(approved_by=told["approved_by"]))
    return " ".join(sentences)


def content_text(content: Mapping[str, Any]) -> str:
    """What a line held: `4♠ = S (+420)`, `A6040`."""
    if not content:
        return str(_NOTHING)
    row = Result(**{name: content[name] for name in ("contract", "declarer", "tricks", "artificial")})
    points = content["score_ns"]
    told = "" if points is None or row.artificial else f"({points:+d})".replace("-", "−")
    return f"{played_text(row)} {told}".strip() or str(_NOTHING)


def line_text(line: Result) -> str:
    """A line of a board: its table, its pairs, what was played."""
    numbers = " – ".join(pair.number or pair.name for pair in (line.ns, line.ew) if pair is not None)
    table = gettext("table %(table)s") % {"table": line.table} if line.table else ""
    return " · ".join(part for part in (table, numbers, played_text(line)) if part)


def result_words(result: TableResult) -> str:
    """`4 spades doubled by South, 2 down`."""
    if result.contract is None or result.relative is None:
        return str(_PASSED_OUT)
    contract, over = _contract_words(result.contract), result.relative
    if over == 0:
        return str(_MADE).format(contract=contract)
    if over > 0:
        sentence = ngettext("{contract}, {number} overtrick", "{contract}, {number} overtricks", over)
    else:
        sentence = ngettext("{contract}, {number} down", "{contract}, {number} down", -over)
    return sentence.format(contract=contract, number=abs(over))


def _contract_words(contract: Contract) -> str:
    """`4 spades doubled by South`; a contract of a result has its declarer."""
    declarer = SEATS[contract.declarer] if contract.declarer else ""
    bid = f"{contract.level} {_denomination_words(contract.denomination)}"
    return str(CONTRACTS[contract.doubled]).format(bid=bid, declarer=declarer)


def _denomination_words(denomination: Denomination) -> str:
    """`spades`, `no trump`."""
    return str(SUIT_NAMES[denomination.trumps] if denomination.trumps else _NOTRUMP)
