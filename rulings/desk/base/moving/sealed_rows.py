"""What an entry seals of the row that it is about, and of rows that came with it: a digest of the columns that stay.

An entry tells in plain what a reader wants to know of an act. What else its row then holds is here, so that nobody
changes it unseen: which columns, and the SHA-256 of what they hold. No column here holds what somebody typed, which an
erasure may have to change, nor what opens something, which another site does not get.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import ForeignKey, JSONField, Model

from rulings.models import Verb

ROW = "row"
"""What it stands under in an entry: {"columns": [names], "digest": in hexadecimal}."""
ROWS = "rows_sealed"
"""What rows that came with it stand under: {model: {"columns": [names], "digests": {id: in hexadecimal}}}."""
_Held = dict[str, Any]
_PROFILE = "settings scoring review source source_date correction_minutes appeal_minutes"
_CALLED = "date form scoring"
_STAYS: Mapping[Verb, str] = {
    Verb.PROFILE_COPIED: _PROFILE,
    Verb.PROFILE_CHANGED: _PROFILE,
    Verb.SESSION_BEGUN: _CALLED,
    Verb.SESSION_IMPORTED: _CALLED,
    Verb.SESSION_CHANGED: _CALLED,
    Verb.REPORT_FILED: "session",
    Verb.CASE_OPENED: "report",
    Verb.RULING_PUBLISHED: (
        "ruling situation laws stage form was_appealed scores shown_date sheet_digest sentences paragraphs board_shown"
        " cards"
    ),
    Verb.SCORE_ADJUSTED: "ruling result kind",
    Verb.APPEAL_LODGED: "ruling appeal_key further_of",
    Verb.FACTS_WRITTEN: "report",
    Verb.APPEAL_RIGHT_TOLD: "report",
    Verb.PUBLIC_TEXT_PREPARED: "ruling",
    Verb.CASE_MARKED: "publication",
    Verb.LINK_MADE: "report",
    Verb.POLL_MADE: "report hand",
    Verb.POLL_ANSWERED: "poll answer_key",
    Verb.POLL_ANSWER_NOTED: "poll answer_key",
    Verb.SCORE_QUERIED: "session report query_key",
    Verb.QUERY_NOTED: "session report query_key",
    Verb.PERIOD_EXTENDED: "session made_at",
    Verb.CALL_MADE: "session section table round board source called_at",
    Verb.BOARD_PUT_OFF: "session section table ns ew noted_by noted_at",
    Verb.REPORT_ARRIVED: "key begun_at announced_at sent_at",
    Verb.INVITATION_MADE: "also_administers ends_at expires_at",
    Verb.PASSWORD_LINK_MADE: "expires_at",
}
"""The columns that an entry of a verb seals of its row."""
_STAY_OF_EACH: Mapping[str, str] = {"FollowUp": "report ruling paragraph key values situation facts"}
"""The columns that an entry seals of a row that came with what it is about, by the name of the model."""


def seal_of_row(verb: Verb, row: Model, digest: Callable[[_Held], str]) -> _Held:
    """What an entry of this verb says of its row besides; nothing for most verbs, nor of a row of another kind."""
    its = {each.name for each in row._meta.concrete_fields}
    columns = [each for each in _STAYS.get(verb, "").split() if each in its]
    return {ROW: {"columns": columns, "digest": digest(held_by(row, columns))}} if columns else {}


def seal_of_rows(rows: Iterable[Model], digest: Callable[[_Held], str]) -> _Held:
    """What an entry says of rows that came with what it is about; nothing where there are none."""
    sealed: _Held = {}
    for row in rows:
        kind = type(row).__name__
        its = sealed.setdefault(kind, {"columns": _STAY_OF_EACH[kind].split(), "digests": {}})
        its["digests"][str(row.pk)] = digest(held_by(row, its["columns"]))
    return {ROWS: sealed} if sealed else {}


def held_by(row: Model, columns: Iterable[str], there: Callable[[str, Any], Any] = lambda _kind, key: key) -> _Held:
    """What these columns hold, in plain JSON; `there` gives the id that a row of a kind had where it was written."""
    return {name: _plain(row, name, there) for name in columns}


def _plain(row: Model, name: str, there: Callable[[str, Any], Any]) -> Any:
    """What a column holds as JSON reads it again, whether the row was just made or comes from the database."""
    column = row._meta.get_field(name)
    held = getattr(row, column.attname)  # type: ignore[union-attr]
    if isinstance(column, ForeignKey):
        return there(str(column.related_model.__name__), held)
    if isinstance(column, JSONField):
        return json.loads(json.dumps(held, cls=DjangoJSONEncoder))
    held = column.to_python(held)  # type: ignore[union-attr]
    if isinstance(held, datetime):
        return held.astimezone(UTC).isoformat(timespec="microseconds")
    return held if held is None or isinstance(held, bool | int) else str(held)
