"""How long a 2 MB PBN file takes to be read and stored, and how much memory at most, on a database of its own."""

import os
import tempfile
import tracemalloc
from pathlib import Path
from time import process_time
from typing import Any

from tests.benchmarks.bench_formats import large_file
from tests.benchmarks.figures import Figure, tell

BESIDE = "as many bare rows stored"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        measure(large_file())


def measure(data: bytes) -> None:
    import django

    django.setup()
    from django.core.management import call_command

    from rulings.desk.imports.services.importing import import_session
    from rulings.desk.people.services.clubs import create_club

    call_command("migrate", verbosity=0)
    club = create_club(name="Bench", slug="bench")
    started = process_time()
    imported = import_session(actor=None, club=club, data=data, filename="large.pbn")
    seconds = process_time() - started
    floor = bare_inserts(imported.results)
    tell(
        Figure("Files", f"{imported.results} results read and stored", seconds, "s", floor, "as many bare rows stored")
    )
    again(imported.session, data, floor)
    other = create_club(name="Memory", slug="memory")
    tracemalloc.start()
    import_session(actor=None, club=other, data=data, filename="large.pbn")
    tell(Figure("Files", "the same, memory at most", tracemalloc.get_traced_memory()[1] / 2**20, "MB"))
    tracemalloc.stop()


def again(session: Any, data: bytes, floor: float) -> None:
    """How long the same file takes with a tenth of its results changed, and to be taken back."""
    from rulings.desk.imports.services.importing import add_file
    from rulings.desk.imports.services.undoing import undo_import
    from tests.factories import make_user

    actor = make_user("dora", session.event.club)
    lines = data.split(b"\n")
    results = [at for at, line in enumerate(lines) if line.startswith(b"[Result ")]
    for at in results[::10]:
        lines[at] = b'[Result "3"]'
    started = process_time()
    added = add_file(actor=actor, session=session, data=b"\n".join(lines), filename="large.pbn")
    took = process_time() - started
    tell(
        Figure(
            "Files",
            f"the file again with {added.differences} differences",
            took,
            "s",
            floor,
            "as many bare rows stored",
        )
    )
    started = process_time()
    undo_import(actor=actor, taken=added.taken)
    tell(Figure("Files", "taken back", process_time() - started, "s", floor, BESIDE))


def bare_inserts(count: int) -> float:
    """Seconds that so many rows take with nothing read and nothing recorded."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("CREATE TEMPORARY TABLE bare (id integer, contract text, tricks integer, score integer)")
        started = process_time()
        cursor.executemany("INSERT INTO bare VALUES (%s, %s, %s, %s)", [(at, "4H", 10, 420) for at in range(count)])
    return process_time() - started


if __name__ == "__main__":
    main()
