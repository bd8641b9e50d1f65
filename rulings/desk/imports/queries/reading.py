"""What a file holds, and what an import came to."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePath
from typing import Any

from rulings.desk.imports.queries.contradictions import by_their_awards, set_aside
from rulings.desk.imports.queries.elsewhere import as_elsewhere
from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.queries.rows import line_columns
from rulings.desk.imports.values import BadFile, Imported, Opened, Step, UnknownSheet
from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import AdjustmentKind, SessionFile
from rulings.formats.sheets.reader import Layouts, UnknownColumns
from rulings.formats.watching import look_up, watched
from rulings.formats.written import Losses, as_scored
from rulings.models import Club, DifferenceState, FaultState, Result, SessionImport

_NAME_LENGTH = 200


def sessions_in(
    data: bytes, filename: str, layouts: Layouts | None = None, *, is_strict: bool = False
) -> list[SessionFile]:
    """What a file holds, as it can be stored; `BadFile` where it cannot be read, read strictly where anything is wrong.

    Else each of its faults is kept aside, those of lines that cannot be scored among them. `layouts` say what the
    columns of sheets hold; `UnknownSheet` where neither they nor the headings do.
    """
    try:
        read = read_sessions(data, filename, layouts, is_strict=is_strict)
    except UnknownColumns as error:
        raise UnknownSheet(error) from None
    except FormatError as error:
        raise BadFile(error) from None
    sessions = [set_aside(by_their_awards(_as_given(each))) for each in watched(read)]
    look_up()
    faults = [fault for each in sessions for fault in each.faults]
    if is_strict and faults:
        raise BadFile(faults[0].error)
    return sessions


def open_file(data: bytes, filename: str, layouts: Layouts | None = None, *, is_strict: bool = False) -> Opened:
    """The file as it was read, made ready to be stored; `BadFile` where it cannot be. Asks the database nothing.

    So it is done before anything is locked, and nothing that it rests on can change until it is stored.
    """
    begin(Step.READING)
    sessions = sessions_in(data, filename, layouts, is_strict=is_strict)
    lines = tuple([line_columns(each) for each in watched(session.results)] for session in sessions)
    return Opened(filename, tuple(sessions), tuple(digests_of(data, len(sessions))), lines)


def _as_given(file: SessionFile) -> SessionFile:
    """The file with what each side got in place of adjusted scores: what they are made of hangs on a ruling here."""
    file = as_elsewhere(file)
    changed = [
        each.board for each in file.results if each.adjusted and each.adjusted.kind is not AdjustmentKind.ASSIGNED
    ]
    if not changed:
        return file
    results = tuple(as_scored(each, Losses(file.format), holds_split=True) for each in file.results)
    remark = Remark.of(RemarkKey.ADJUSTED_AS_GIVEN, count=len(changed), board=min(changed))
    return replace(file, results=results, remarks=(*file.remarks, remark))


def imported(taken: SessionImport, *, created: bool, repeated: bool = False) -> Imported:
    """What an import made or added, counted in the database."""
    session = taken.session
    return Imported(
        session=session,
        created=created,
        boards=session.boards.count(),
        contestants=session.contestants.count(),
        results=Result.objects.filter(board__session=session).count(),
        remarks=tuple(map(Remark.read, taken.remarks)),
        taken=taken,
        repeated=repeated,
        added=0 if repeated else brought_by(taken),
        differences=taken.differences.filter(state=DifferenceState.WAITING).count(),
        faults=tuple(taken.kept_aside.filter(state=FaultState.WAITING)),
    )


def brought_by(taken: SessionImport) -> int:
    """How many results were new with a file, or filled a line that said nothing."""
    made, changed = taken.stored.get("made", {}), taken.stored.get("changed", {}).get("result", {})
    return len(made.get("result", ())) + sum(map(_was_empty, changed.values()))


def _was_empty(before: Mapping[str, Any]) -> bool:
    """Whether nothing was played in a line before the file filled it, by the columns that it changed."""
    played = [before[name] for name in ("contract", "score_ns", "artificial") if name in before]
    return bool(played) and not any(each not in ("", None) for each in played)


def called(filename: str) -> str:
    """A file's name as it is kept: without its folders and signs that nobody sees, and not too long."""
    shown = "".join(sign for sign in filename.replace("\\", "/") if sign.isprintable())
    return PurePath(shown).name[-_NAME_LENGTH:]


def digests_of(data: bytes, sessions: int) -> list[str]:
    """The file's digest for its first session, and for each further one a digest of that and its place."""
    own = hashlib.sha256(data).hexdigest()
    return [own, *(hashlib.sha256(f"{own} {place}".encode()).hexdigest() for place in range(1, sessions))]


def taken_before(club: Club, digest: str) -> SessionImport | None:
    """The import of the same bytes, if it was not taken back."""
    taken = SessionImport.objects.select_related("session__event")
    return next(iter(taken.filter(club=club, digest=digest, undone_at__isnull=True)), None)
