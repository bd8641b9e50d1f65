"""How long a 2 MB PBN file takes to be read and stored, and how much memory at most, on a database of its own."""

import os
import tempfile
import tracemalloc
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.benchmarks.bench_formats import large_file


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
    started = perf_counter()
    imported = import_session(actor=None, club=club, data=data, filename="large.pbn")
    seconds = perf_counter() - started
    print(f"{len(data) / 2**20:.2f} MB, {imported.results} results read and stored in {seconds:.2f} s")
    again(imported.session, data)
    other = create_club(name="Memory", slug="memory")
    tracemalloc.start()
    import_session(actor=None, club=other, data=data, filename="large.pbn")
    print(f"peak memory of the import {tracemalloc.get_traced_memory()[1] / 2**20:.0f} MB")
    tracemalloc.stop()


def again(session: Any, data: bytes) -> None:
    """How long the same file takes with a tenth of its results changed, and to be taken back."""
    from rulings.desk.imports.services.importing import add_file
    from rulings.desk.imports.services.undoing import undo_import
    from tests.factories import make_user

    actor = make_user("dora", session.event.club)
    lines = data.split(b"\n")
    results = [at for at, line in enumerate(lines) if line.startswith(b"[Result ")]
    for at in results[::10]:
        lines[at] = b'[Result "3"]'
    started = perf_counter()
    added = add_file(actor=actor, session=session, data=b"\n".join(lines), filename="large.pbn")
    print(f"again with {added.differences} differences in {perf_counter() - started:.2f} s")
    started = perf_counter()
    undo_import(actor=actor, taken=added.taken)
    print(f"taken back in {perf_counter() - started:.2f} s")


if __name__ == "__main__":
    main()
