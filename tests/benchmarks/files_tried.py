"""What comes of files: boards, results, lines kept aside, and awards compared with the file's own, one row a file.

`python -m tests.benchmarks.files_tried [FOLDER ...]` prints the table of docs/formats.md, of the files beside the tests
and of those in the folders; on a database of its own, in which nothing is stored.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.formats.samples import DATA

if TYPE_CHECKING:
    from rulings.models import Club

HEADINGS = "| file | kind | origin | boards | results | kept aside | lines compared | equal | explained | neither | |"
_PUBLIC = (DATA / "README.md").read_text(encoding="utf-8").partition("Our own")[0]
_KINDS = (".pbn", ".xml", ".lin", ".csv", ".json", ".bws", ".html", ".xlsx", ".zip")


@dataclass(frozen=True)
class Tried:
    """A file with its counts; `explained` are lines of which the reason is told, `neither` those of which none is."""

    name: str
    kind: str
    origin: str
    boards: int
    results: int
    aside: int
    compared: int
    explained: int
    neither: int

    @property
    def row(self) -> str:
        """As the table has it, without the words at its end."""
        equal = self.compared - self.explained - self.neither
        counts = (self.boards, self.results, self.aside, self.compared, equal, self.explained, self.neither)
        return " ".join(("|", " | ".join((self.name, self.kind, self.origin, *map(str, counts))), "|"))


def files_in(*folders: Path) -> list[Path]:
    """The files beside the tests, then those of the folders that are not among them."""
    own = sorted(path for path in DATA.iterdir() if path.suffix in _KINDS)
    known = {path.name for path in own}
    more = [path for folder in folders for path in sorted(folder.iterdir()) if path.suffix in _KINDS]
    return [*own, *(path for path in more if path.name not in known)]


def tried(paths: list[Path], club: "Club") -> Iterator[Tried]:
    """What comes of each file that holds a session by itself."""
    from rulings.desk.imports.queries.planning import plan_new
    from rulings.desk.imports.queries.reading import open_file
    from rulings.desk.imports.values import BadFile

    for path in paths:
        try:
            opened = open_file(path.read_bytes(), path.name)
        except BadFile:
            continue
        scores = [plan_new(club, opened, place, "Tried").scores for place in range(len(opened.sessions))]
        unknown = sum(line["why"] == "WHY_UNKNOWN" for each in scores for line in each.lines)
        yield Tried(
            path.name,
            opened.sessions[0].format.value,
            "real, public" if path.parent != DATA or path.name in _PUBLIC else "made for the tests",
            sum(len(each.boards) for each in opened.sessions),
            sum(len(each.results) for each in opened.sessions),
            sum(len(each.faults) for each in opened.sessions),
            sum(each.compared for each in scores),
            sum(len(each.lines) for each in scores) - unknown,
            unknown,
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'tried.sqlite3'}"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()
        from django.core.management import call_command

        from rulings.desk.people.services.clubs import create_club

        call_command("migrate", verbosity=0)
        club = create_club(name="Tried", slug="tried")
        print(HEADINGS)
        print("|---" * (HEADINGS.count("|") - 1) + "|")
        for each in tried(files_in(*map(Path, sys.argv[1:])), club):
            print(each.row)


if __name__ == "__main__":
    main()
