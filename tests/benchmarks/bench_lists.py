"""What the long lists cost with 100,000 rulings stored: milliseconds a page, p50 and p95.

On a database of its own; DATABASE_URL names another, that must be empty. RULINGS is how many are stored.
"""

import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from time import perf_counter, process_time
from typing import Any
from uuid import UUID

from tests.benchmarks.figures import Figure, tell

RULINGS = int(os.environ.get("RULINGS", "100000"))
A_SESSION, TIMES = 50, 20
SITUATIONS = ("defective_trick", "penalty_card", "revoke", "lead_out_of_turn", "insufficient_bid")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{Path(folder) / 'bench.sqlite3'}")
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "ERROR"
        import django

        django.setup()
        from django.core.management import call_command
        from django.db import connection
        from django.test.utils import override_settings, setup_test_environment

        if connection.introspection.table_names():
            sys.exit("The database that DATABASE_URL names is not empty. What is stored here could never be deleted.")
        call_command("migrate", verbosity=0)
        started = perf_counter()
        pages = stored()
        print(f"{RULINGS} rulings stored in {perf_counter() - started:.0f} s")
        setup_test_environment()
        with override_settings(STATIC_ROOT=folder, STORAGES=plain_storages()):
            measure(pages)


def plain_storages() -> dict[str, Any]:
    """Static files under their own names: nothing is collected here."""
    static = "django.contrib.staticfiles.storage.StaticFilesStorage"
    return {"default": {"BACKEND": "django.core.files.storage.InMemoryStorage"}, "staticfiles": {"BACKEND": static}}


def stored() -> dict[str, str]:
    """A club with so many rulings, one in a hundred not countersigned; the addresses of the pages to measure."""
    from rulings.models import Club
    from tests import factories

    club = factories.make_club()
    dora, rev = factories.make_dora(club), factories.make_rev(club)
    model = factories.make_ruling(dora, factories.make_session(club, "first"))
    store_rulings(range(RULINGS // A_SESSION), model, rev)
    Club.objects.filter(pk=club.pk).update(last_report_number=RULINGS + 100)
    tonight = factories.make_session(club, "tonight")
    case = factories.answer_all(dora, factories.first_case(factories.make_report(dora, tonight)))
    ruling = factories.make_ruling(dora, tonight)
    return {
        "desk": "/",
        "queue": "/queue/",
        "queue, 5th page": "/queue/?page=5",
        "sessions": "/sessions/",
        "sessions, 20th page": "/sessions/?page=20",
        "session": f"/sessions/evening-{RULINGS // A_SESSION // 2}/",
        "case, ready to issue": f"/cases/{case.pk}/",
        "ruling": f"/rulings/{ruling.pk}/",
        "rulings like this one": f"/rulings/{ruling.pk}/alike/",
        "consistency": "/consistency/",
        "history of the club": "/clubs/ponte/history/",
        "history of a session": "/sessions/tonight/history/",
    }


def store_rulings(evenings: range, model: Any, rev: Any) -> None:
    """Closed sessions of so many rulings each, copies of the model."""
    from rulings.models import Session
    from tests import factories

    for n in evenings:
        session = factories.make_session(model.report.club, f"evening-{n}", boards=1)
        Session.objects.filter(pk=session.pk).update(date=session.date - timedelta(days=n + 1))
        _fill(session, model, n * A_SESSION, rev)
    Session.objects.filter(slug__startswith="evening").update(status="closed")


def _fill(session: Any, model: Any, first: int, rev: Any) -> None:
    """A session's reports, each with its case, its ruling and what was left to do."""
    from rulings.models import FollowUp, IrregularityReport, ReportCase, Ruling

    board = session.boards.get()
    numbers = range(first, first + A_SESSION)
    reports = IrregularityReport.objects.bulk_create(
        IrregularityReport(
            club_id=session.event.club_id,
            session=session,
            board=board,
            number=n + 100,
            filing_key=UUID(int=n + 100),
            filed_by=model.issued_by,
            filed_at=model.issued_at,
            status="reviewed" if _is_signed(n) else "ruled",
        )
        for n in numbers
    )
    cases = ReportCase.objects.bulk_create(
        ReportCase(
            report=report,
            position=1,
            situation=SITUATIONS[n % len(SITUATIONS)],
            edition="2017",
            answers=model.case.answers,
            is_open=False,
        )
        for n, report in zip(numbers, reports, strict=True)
    )
    made = Ruling.objects.bulk_create(_copies(numbers, cases, model, rev))
    FollowUp.objects.bulk_create(
        FollowUp(report=each.report, ruling=each, paragraph="64C", key="equity", done_at=model.issued_at)
        for each in made[::5]
    )


def _is_signed(n: int) -> bool:
    """All but one in a hundred are countersigned."""
    return n % 100 != 0


def _copies(numbers: range, cases: list[Any], model: Any, rev: Any) -> Iterator[Any]:
    """The model ruling on other reports, on five situations, with some facts and outcomes of their own."""
    from rulings.models import Ruling

    parts = ("profile", "regulations", "record", "derived", "overruled", "sentences", "judgements")
    for n, case in zip(numbers, cases, strict=True):
        is_signed = _is_signed(n)
        yield Ruling(
            report=case.report,
            case=case,
            version=1,
            revision=1,
            issued_by=model.issued_by,
            issued_at=model.issued_at - timedelta(minutes=RULINGS - n),
            edition="2017",
            situation=case.situation,
            facts=model.facts | {"offender": "NESW"[n % 4], "offending_side_won_a_trick": ("yes", "no")[n // 5 % 2]},
            findings=model.findings[: None if n % 500 else 1],
            countersigned_by=rev if is_signed else None,
            countersigned_at=model.issued_at if is_signed else None,
            **{name: getattr(model, name) for name in parts},
        )


def measure(pages: dict[str, str]) -> None:
    """Ask for each page as the chief director does."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    from rulings.models import User

    client = Client()
    client.force_login(User.objects.get(username="rev"))
    floor = statistics.median(timed(client, "/healthz")[0] for _each in range(TIMES))
    for name, address in pages.items():
        with CaptureQueriesContext(connection) as asked:
            assert client.get(address).status_code == 200, address
            queries = len(asked)
        whole, own = zip(*(timed(client, address) for _each in range(TIMES)), strict=True)
        p95 = sorted(whole)[int(TIMES * 0.95) - 1]
        print(f"{name:24} {queries:7} queries, p50 {statistics.median(whole):8.1f} ms")
        tell(Figure(f"Lists at {RULINGS:,} rulings, p95", name, p95, "ms", floor, "the page of health"))
        own_only = statistics.median(own)
        tell(Figure(f"Lists at {RULINGS:,} rulings, p95", f"{name}, the processor's part, p50", own_only, "ms", floor))


def timed(client: Any, address: str) -> tuple[float, float]:
    """Milliseconds until the page is there, and those that this process worked; a busy machine adds to the first."""
    started, worked = perf_counter(), process_time()
    client.get(address)
    return (perf_counter() - started) * 1000, (process_time() - worked) * 1000


if __name__ == "__main__":
    main()
