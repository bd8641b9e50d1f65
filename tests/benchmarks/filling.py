"""A large database in minutes: copies of one ruling and of all that stands round it, made by the database itself.

Each club has closed evenings of fifty rulings, with boards, pairs and results; of every ten rulings one is published,
of every twenty one adjusted a score. The last ones wait for the chief director. The copies are told of in the trail,
but by entries that nobody signed.
"""

from dataclasses import dataclass
from typing import Any

from django.db import connection, models

A_SESSION, BOARDS, PAIRS, RESULTS, WAITING = 50, 4, 8, 8, 20
FIRST = 10_000_000
"""What the copies' ids begin with, so that the one of a copy can be told from its number."""


@dataclass(frozen=True)
class Fill:
    """Which clubs get the copies of which numbers, who countersigned them, and an adjusted score, if there are any."""

    clubs: range
    numbers: range
    rev: Any
    adjustment: Any = None

    @property
    def club(self) -> str:
        """The club of the ruling `n`, in SQL: the evenings go round."""
        return f"({self.clubs.start} + n / {A_SESSION} % {len(self.clubs)})"


def fill(model: Any, result: Any, given: Fill) -> None:
    """Store the copies of a ruling, published as it is; `result` is a line like those of its session."""
    evening, every = model.report.session, A_SESSION
    copies(evening.event, given.clubs, id=f"{FIRST} + n", club_id="n")
    told = {"slug": _joined(f"'evening-{given.clubs.start}-'", f"n / {every}"), "status": "'closed'"}
    told["date"] = _days_before(evening.date, f"n / {every * len(given.clubs)}")
    session = f"{FIRST} + n / {every}"
    copies(
        evening, given.numbers, every, id=session, event_id=f"{FIRST} + {given.club}", public_address="''", **told
    )  # fmt: skip
    for at in range(BOARDS):
        board = {"id": f"{FIRST} + n / {every} * {BOARDS} + {at}", "session_id": session, "number": str(at + 1)}
        copies(model.report.board, given.numbers, every, **board)
    for at in range(PAIRS):
        told = {"key": f"'{at}'", "position": str(at + 1), "section": "''", "session_id": session}
        copies(result.ns, given.numbers, every, id=f"{FIRST} + n / {every} * {PAIRS} + {at}", **told)
        for place, player in enumerate(result.ns.players.all()):
            its = {"id": f"{FIRST} + n / {every} * {PAIRS * 2} + {at * 2 + place}"}
            copies(player, given.numbers, every, contestant_id=f"{FIRST} + n / {every} * {PAIRS} + {at}", **its)
    for at in range(RESULTS):
        told = {"board_id": f"{FIRST} + n / {every} * {BOARDS} + {at % BOARDS}", "table": f"'{at // BOARDS + 1}'"}
        for side, place in (("ns_id", at // BOARDS * 2), ("ew_id", at // BOARDS * 2 + 1)):
            told[side] = f"{FIRST} + n / {every} * {PAIRS} + {place}"
        copies(result, given.numbers, every, id=f"{FIRST} + n / {every} * {RESULTS} + {at}", **told)
    _rulings(model, given)
    _told(model, given)


def _rulings(model: Any, given: Fill) -> None:
    """The reports, their cases and rulings, and what was made of them."""
    waits = f"n >= {given.numbers.stop - WAITING * len(given.clubs)}"
    then = _minutes_before(model.issued_at, f"{given.numbers.stop} - n")
    report = {"session_id": f"{FIRST} + n / {A_SESSION}", "club_id": given.club, "number": "1000 + n"}
    report |= {"board_id": f"{FIRST} + n / {A_SESSION} * {BOARDS} + n % {BOARDS}", "filing_key": _key("n")}
    report |= dict.fromkeys(("ns_id", "ew_id", "result_id"), "NULL")
    status = f"CASE WHEN {waits} THEN 'ruled' ELSE 'reviewed' END"
    copies(model.report, given.numbers, id=_ID, filed_at=then, status=status, **report)
    copies(model.case, given.numbers, id=_ID, report_id=_ID, is_open="false", situation=_situation())
    signed = {"countersigned_by_id": f"CASE WHEN {waits} THEN NULL ELSE {given.rev.pk} END"}
    signed["countersigned_at"] = f"CASE WHEN {waits} THEN NULL ELSE {then} END"
    ruling = {"case_id": _ID, "report_id": _ID, "issued_at": then, "situation": _situation(), "facts": _facts(model)}
    copies(model, given.numbers, id=_ID, is_current="true", superseded_at="NULL", **ruling, **signed)
    done = {"report_id": _ID, "ruling_id": _ID, "case_id": "NULL", "done_at": then}
    copies(model.follow_ups.first(), given.numbers, 5, id=_ID, **done)
    if (adjustment := given.adjustment) is not None:
        line = f"{FIRST} + n / {A_SESSION} * {RESULTS} + n % {A_SESSION} / 10"
        copies(adjustment, given.numbers, 20, id=_ID, ruling_id=_ID, result_id=line, made_at=then)
    if not hasattr(model, "publication"):
        return
    public = {"ruling_id": _ID, "club_id": given.club, "number": "1000 + n", "published_at": then}
    copies(model.publication, given.numbers, 10, id=_ID, **public)


def _told(model: Any, given: Fill) -> None:
    """What the trail says of them: filed, opened, answered, issued; and the clubs' heads, beyond all that."""
    from rulings.models import AuditEntry, Club

    names = [(type(each).__name__, each.pk) for each in (model.report, model.case, model)]
    told = AuditEntry.objects.filter(report=model.report).order_by("sequence")
    entries = [each for each in told if (each.object_type, each.object_id) in names]
    for at, entry in enumerate(entries):
        where = {"object_id": _ID, "report_id": _ID, "club_id": given.club}
        number = f"{FIRST} + {len(entries)} * n + {at}"
        copies(entry, given.numbers, id=number, sequence=number, **where)
    Club.objects.filter(pk__in=given.clubs).update(
        audit_sequence=FIRST + len(entries) * given.numbers.stop,
        last_report_number=given.numbers.stop + 2000,
    )


_ID = f"{FIRST} + n"
SITUATIONS = ("defective_trick", "penalty_card", "revoke", "lead_out_of_turn", "insufficient_bid")


def copies(of: models.Model, numbers: range, step: int = 1, **columns: str) -> None:
    """Store a copy of a row for every `step`th number `n`, with these columns, in SQL, and all others as they are."""
    named = [field.column for field in of._meta.concrete_fields]
    if unknown := columns.keys() - set(named):
        raise KeyError(unknown)
    chosen = {f'"{name}"': columns.get(name, f'model."{name}"') for name in named}
    table = of._meta.db_table
    with connection.cursor() as cursor:
        cursor.execute(
            f"WITH RECURSIVE counted(n) AS (SELECT {numbers.start} UNION ALL"
            f" SELECT n + {step} FROM counted WHERE n + {step} < {numbers.stop})"
            f" INSERT INTO {table} ({', '.join(chosen)})"
            f" SELECT {', '.join(chosen.values())} FROM counted, {table} AS model WHERE model.id = {of.pk}"
        )


def finish() -> None:
    """What PostgreSQL knows of its tables is brought up to date, as it does by itself; on SQLite nobody does."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("VACUUM (ANALYZE)")


def _situation() -> str:
    """Five situations in turn."""
    return _one_of([f"'{each}'" for each in SITUATIONS], "n")


def _facts(model: Any) -> str:
    """The facts of a ruling, of eight kinds."""
    from json import dumps

    kind = "::jsonb" if connection.vendor == "postgresql" else ""
    own = [{"offender": "NESW"[n % 4], "offending_side_won_a_trick": ("yes", "no")[n // 4]} for n in range(8)]
    return _one_of(["'" + dumps(model.facts | each).replace("'", "''") + "'" + kind for each in own], "n / 5")


def _one_of(values: list[str], number: str) -> str:
    """One of the values, by a number."""
    cases = " ".join(f"WHEN {at} THEN {value}" for at, value in enumerate(values))
    return f"CASE {number} % {len(values)} {cases} END"


def _joined(word: str, number: str) -> str:
    return f"{word} || CAST({number} AS text)"


def _key(number: str) -> str:
    """A form's key."""
    if connection.vendor == "postgresql":
        return f"lpad(to_hex({number}), 32, '0')::uuid"
    return f"printf('%032x', {number})"


def _days_before(date: Any, days: str) -> str:
    if connection.vendor == "postgresql":
        return f"DATE '{date}' - ({days})::int"
    return f"date('{date}', '-' || ({days}) || ' days')"


def _minutes_before(at: Any, minutes: str) -> str:
    if connection.vendor == "postgresql":
        return f"TIMESTAMPTZ '{at.isoformat()}' - ({minutes}) * INTERVAL '1 minute'"
    return f"datetime('{at.strftime('%Y-%m-%d %H:%M:%S')}', '-' || ({minutes}) || ' minutes')"
