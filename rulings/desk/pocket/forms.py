"""What a device sends of a report begun without a network: JSON, read strictly and within bounds."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django import forms
from django.conf import settings
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import Text, clean
from rulings.desk.pocket.values import Told
from rulings.models import Arrival, ArrivalChoice, IrregularityReport, Session

_MOST_BYTES = 64 * 1024
_MOST_ANSWERS, _MOST_FINDINGS, _MOST_CARDS = 60, 60, 60
_MOST_OF_A_RULING = 6_000
"""Signs of all that was announced: with the director's note it still fits into a narrative."""
_MOST_BOARDS = 999
_LONGEST = 100
_YEARS = range(1970, 2200)
"""A device whose battery was dead may think that it is 1970."""
NOT_A_RECORD = _("What this device sent is no report of ours. Copy it out as text, and file it by hand.")
_TOO_LARGE = _("What this device sent is longer than any report. Copy it out as text, and file it by hand.")


def read_told(data: bytes) -> Told:
    """The report that was sent; `BadInput` where it is none, or is beyond what a report may have."""
    if len(data) > _MOST_BYTES:
        raise BadInput(_TOO_LARGE)
    try:
        return _told(json.loads(data))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadInput(NOT_A_RECORD) from None


def _told(sent: Any) -> Told:
    """Any error of Python's where the shape is wrong."""
    return Told(
        key=UUID(_word(sent["key"])),
        club=_word(sent["club"]),
        session=_word(sent["session"]),
        board=_whole(sent["board"], 1, _MOST_BOARDS),
        table=clean(_text(sent["table"]), Text.TABLE),
        situation=_word(sent["situation"]),
        edition=_word(sent["edition"]),
        answers=tuple((_word(fact), _value(value)) for fact, value in _few(sent["answers"], _MOST_ANSWERS)),
        reasons=_reasons(sent.get("reasons", {})),
        narrative=clean(_text(sent.get("narrative", "")), Text.NOTE),
        ruling=_ruling(sent["ruling"]),
        data_version=_word(sent["data_version"]),
        language=_one_of(sent["language"], [code for code, _name in settings.LANGUAGES]),
        device=_word(sent["device"]),
        who=_whole(sent["who"], 1, 2**63 - 1),
        begun_at=_moment(sent["begun_at"]),
        announced_at=_moment(sent["announced_at"]) if sent.get("announced_at") else None,
        seen_at=_moment(sent["seen_at"]) if sent.get("seen_at") else None,
        now=_moment(sent["now"]),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _word(value: Any) -> str:
    """A code: a short text on one line."""
    if not _text(value).isprintable() or len(value) > _LONGEST:
        raise ValueError("no code")
    return _text(value)


def _one_of(value: Any, known: list[str]) -> str:
    if value not in known:
        raise ValueError("none of those known")
    return _text(value)


def _whole(value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("no number within bounds")
    return value


def _few(value: Any, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError("no list within bounds")
    return value


def _value(value: Any) -> Any:
    """An answer: a code, a number, or several codes."""
    if isinstance(value, list):
        return [_word(each) for each in _few(value, _MOST_CARDS)]
    return _whole(value, -10_000, 10_000) if type(value) is int else _word(value)


def _reasons(value: Mapping[str, Any]) -> dict[str, str]:
    """Why something was judged, by the fact's key."""
    few = _few(list(value.items()), _MOST_ANSWERS)
    return {_word(fact): clean(_text(why), Text.REASON_OF_JUDGEMENT) for fact, why in few}


def _ruling(value: Any) -> tuple[tuple[str, str], ...]:
    """What was announced, word for word."""
    said = [(_word(each["paragraph"]), _text(each["text"])) for each in _few(value, _MOST_FINDINGS)]
    if sum(len(text) for _paragraph, text in said) > _MOST_OF_A_RULING:
        raise ValueError("too long")
    for _paragraph, text in said:
        clean(text, Text.NARRATIVE)
    return tuple(said)


def _moment(value: Any) -> datetime:
    """A moment with its offset, as ISO has it."""
    read = parse_datetime(_word(value))
    if read is None or read.tzinfo is None or read.year not in _YEARS:
        raise ValueError("no moment")
    return read.astimezone(UTC)


class DecideForm(DeskForm):
    """What becomes of a report that clashed: one of the choices that its page offers."""

    choice = forms.ChoiceField()
    other = forms.ModelChoiceField(IrregularityReport.objects.none(), required=False)
    reason = note(Text.REASON, required=False, label=_("Reason"))

    def __init__(self, data: Any, choices: list[ArrivalChoice], others: list[IrregularityReport]) -> None:
        super().__init__(data)
        self.fields["choice"].choices = [(each.value, each.label) for each in choices]  # type: ignore[attr-defined]
        pks = [each.pk for each in others]
        self.fields["other"].queryset = IrregularityReport.objects.filter(pk__in=pks)  # type: ignore[attr-defined]


class PlaceForm(DeskForm):
    """Where a report belongs whose session or board is not there any more."""

    session = forms.ModelChoiceField(Session.objects.none(), label=_("Session"))
    board_number = forms.IntegerField(min_value=1, max_value=_MOST_BOARDS, label=_("Board"))

    def __init__(self, data: Any, arrival: Arrival) -> None:
        super().__init__(data, initial={"session": arrival.session_id, "board_number": arrival.told["board"]})
        latest = Session.objects.filter(event__club=arrival.club_id).select_related("event").order_by("-date", "-pk")
        self.fields["session"].queryset = latest  # type: ignore[attr-defined]
