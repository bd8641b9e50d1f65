"""A list of players as text, one a line: pasted, or as CSV in and out.

Parted by a tab, a semicolon or a comma, whichever the text has, in this order; with or without a line of headings.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from itertools import islice

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.roster.values.typed import (
    NOBODY,
    Named,
    clean_player,
    read_name,
    read_number,
    read_player,
    search_key,
)
from rulings.formats.csv.cells import plain, protected

_MOST_LINES = 20_000
_SHOWN = 20
_BOM = "\ufeff"
_HEADINGS = {
    "name": """name|player|full name|nome e cognome|cognome e nome|giocatore|nominativo|imie i nazwisko|nazwisko i imie
        |zawodnik|gracz""",
    "first": "first name|forename|given name|nome|imie",
    "surname": "surname|last name|family name|cognome|nazwisko",
    "number": """number|no|nr|id|pid|member|member number|membership number|acbl number|ebu number|numero|tessera
        |numero tessera|n tessera|codice|codice figb|numer|numer legitymacji|nr legitymacji|numer pzbs""",
    "partner": "partner|usual partner|compagno|compagna|partner abituale|staly partner|partnerka",
}
_COLUMNS = {heading.strip(): column for column, headings in _HEADINGS.items() for heading in headings.split("|")}
"""What each heading means, as `search_key` writes it."""
_PLAIN = {"name": 0, "number": 1, "partner": 2}


class BadLines(BadInput):
    """Some lines cannot be taken: `sentences` has one for each."""

    code = "bad_lines"

    def __init__(self, sentences: Iterable[Sentence], field: str) -> None:
        self.sentences = list(sentences)
        super().__init__("\n".join(str(each) for each in self.sentences[:_SHOWN]), field)

    @property
    def shown(self) -> list[str]:
        """The first of the sentences, and how many more there are."""
        more = len(self.sentences) - _SHOWN
        rest = [str(_("%(number)s more lines are wrong.") % {"number": more})] if more > 0 else []
        return [*map(str, self.sentences[:_SHOWN]), *rest]


@dataclass(frozen=True)
class Entry:
    """A line of the list; `line` counts from 1, 0 for what is of no list."""

    player: Named
    partner: Named = NOBODY
    line: int = 0


class Faults:
    """What is wrong with the lines of a list: one sentence for each, the first that was found."""

    def __init__(self, field: str) -> None:
        self.field = field
        self._found: dict[int, Sentence] = {}

    @contextmanager
    def at(self, line: int) -> Iterator[None]:
        """Whatever is refused within is said of that line, 0 for what is of no line, and the next one goes on."""
        try:
            yield
        except BadInput as refusal:
            self.say(line, refusal.message)

    def say(self, line: int, sentence: Sentence) -> None:
        """The line cannot be taken."""
        self._found.setdefault(line, sentence)

    def refuse(self) -> None:
        """`BadLines` where anything was wrong."""
        if self._found:
            raise BadLines([_at_line(line, self._found[line]) for line in sorted(self._found)], self.field)


def _at_line(line: int, sentence: Sentence) -> Sentence:
    """The sentence with its line."""
    return _("Line %(line)s: %(sentence)s") % {"line": line, "sentence": sentence} if line else sentence


def decoded(data: bytes, field: str) -> str:
    """The text of a file; `BadInput` where it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(_("This file is not UTF-8. Save it as “CSV UTF-8”, and send it again."), field) from None


def read_list(text: str, field: str) -> list[Entry]:
    """Every player of a list; `BadLines` with one sentence for each line that cannot be read, `BadInput` for none."""
    rows = list(islice(_rows(text.removeprefix(_BOM), field), _MOST_LINES + 2))
    columns = _columns_of(rows[0][1]) if rows else None
    if len(rows) - (columns is not None) > _MOST_LINES:
        raise BadInput(_("A list may have at most 20000 players at once. Send it in parts."), field)
    entries, faults = [], Faults(field)
    for line, cells in rows[1:] if columns else rows:
        with faults.at(line):
            entries.append(_entry(line, cells, columns or _PLAIN))
    faults.refuse()
    if not entries:
        raise BadInput(_("There is no player in it. Write one a line: name; number; usual partner."), field)
    return entries


def _rows(text: str, field: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that hold anything, with their numbers; a quoted cell may hold a line's end."""
    between = next((sign for sign in "\t;," if sign in text), ";")
    reader = csv.reader(StringIO(text, newline=""), delimiter=between)
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield reader.line_num, [_plain(cell.strip()) for cell in cells]
    except csv.Error:
        sentence = _("Line %(line)s cannot be read: a cell in it is too long. Is this a list of players?")
        raise BadInput(sentence % {"line": reader.line_num}, field) from None


def _plain(cell: str) -> str:
    """The cell without the sign that keeps a spreadsheet from reading a formula."""
    return plain(cell).strip()


def _columns_of(cells: list[str]) -> Mapping[str, int] | None:
    """Where each column stands, of a line of headings; None for any other line."""
    found: dict[str, int] = {}
    for place, cell in enumerate(cells):
        column = _COLUMNS.get(search_key(cell))
        if column and column not in found:
            found[column] = place
    names = {"name", "first", "surname"} & found.keys()
    is_known = len(found) == sum(1 for cell in cells if cell) or len(found) > 1
    return found if names and is_known else None


def _entry(line: int, cells: list[str], columns: Mapping[str, int]) -> Entry:
    """One player; `BadInput` says what is wrong with the line."""
    given = {column: cells[place] if place < len(cells) else "" for column, place in columns.items()}
    if columns is _PLAIN and len([cell for cell in cells if cell]) > len(_PLAIN):
        raise BadInput(_("There are more than three parts. Write: name; number; usual partner."))
    name = given.get("name") or " ".join(filter(None, (given.get("first"), given.get("surname"))))
    if not name:
        raise BadInput(_("The name is missing. Write it first: name; number; usual partner."))
    player = Named(read_name(name), read_number(given.get("number", "")))
    partner = read_player(given.get("partner", ""))
    return Entry(player, clean_player(partner, "partner"), line)


def write_list(players: Iterable[tuple[str, str, str]], headings: tuple[str, str, str]) -> str:
    """Players as CSV that spreadsheets open: name, number, usual partner; with a byte order mark, for their sake."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(headings)
    writer.writerows([protected(cell) for cell in row] for row in players)
    return _BOM + text.getvalue()
