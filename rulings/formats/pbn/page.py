"""Lines of a PBN file as they are written: tags, tables and rows of tokens, in export format (PBN 2.1 to 2.4, 3.2).

No line is longer than 255 characters with its end; a row of a table that cannot be so short is broken between two
entries, and then the file does not claim to be in export format.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from textwrap import wrap

from rulings.formats.remarks import RemarkKey
from rulings.formats.written import Losses, one_line

_LONGEST = 253
"""Printing characters of a line; its end has two more."""
_LONGEST_ENTRY = 200
_LONGEST_PLAYER = 80
_HEAD = ("% PBN 2.1", "% EXPORT", "%Content-type: text/x-pbn; charset=UTF-8")
_SECTION_TOKEN = re.compile(r"[!#$&-:<-Z\\^-z|~]+")
_UNKNOWN = "?"
_NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its name, and whether its entries stand at the right."""

    name: str
    is_number: bool = False


@dataclass(slots=True)
class Page:
    """Collects the lines of a file."""

    losses: Losses
    lines: list[str] = field(default_factory=list)
    is_export: bool = True

    def begin_game(self) -> None:
        """An empty line between two games (3)."""
        if self.lines:
            self.lines.append("")

    def tag(self, name: str, value: str) -> None:
        """A tag on a line of its own (3.3). A value that begins with # is kept from being read as inherited (4.8)."""
        text = one_line(value)
        text = f" {text}" if text.startswith("#") else text
        self.lines.append(f'[{name} "{self._escaped(text, _LONGEST - len(name) - 5)}"]')

    def known(self, name: str, value: str) -> None:
        """A tag that stands only where it has a value."""
        if value:
            self.tag(name, value)

    def mandatory(self, name: str, value: str) -> None:
        """A tag of the Mandatory Tag Set: a question mark where the value is not known (3.4)."""
        self.tag(name, value or _UNKNOWN)

    def comment(self, text: str) -> None:
        """A comment within braces (3.8), which it cannot hold itself; a long one in several, each on its own line.

        Other programs lose what follows a comment that goes over its line.
        """
        plain = one_line(text).replace("{", "(").replace("}", ")")
        self.lines += [f"{{{part}}}" for part in wrap(plain, _LONGEST - 2)]

    def tokens(self, rows: Iterable[Sequence[str]]) -> None:
        """Rows of an auction or a play."""
        for row in rows:
            self._add(row)

    def table(self, name: str, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
        """A table (5.2): only columns that have an entry, each as wide as its longest."""
        used = [at for at in range(len(columns)) if any(row[at] for row in rows)]
        entries = [[self._entry(row[at]) for at in used] for row in rows]
        widths = [max(len(row[at]) for row in entries) for at in range(len(used))]
        marks = [f"\\{width}{'R' if columns[at].is_number else 'L'}" for at, width in zip(used, widths, strict=True)]
        titles = [columns[at].name for at in used]
        marked = ";".join(title + mark for title, mark in zip(titles, marks, strict=True))
        is_short = len(marked) < _LONGEST - len(name) - 5
        self.lines.append(f'[{name} "{marked if is_short else ";".join(titles)}"]')
        for row in entries:
            aligned = [
                entry.rjust(width) if columns[at].is_number else entry.ljust(width)
                for entry, at, width in zip(row, used, widths, strict=True)
            ]
            self._add(aligned if is_short and sum(widths) + len(widths) <= _LONGEST else row)

    def player(self, name: str) -> str:
        """A player's name: the semicolon, which parts players, becomes a comma, and a very long name is cut."""
        plain = one_line(name)
        if ";" in plain:
            self.losses.lose(RemarkKey.SIGNS_REPLACED)
        return self._cut(plain.replace(";", ","), _LONGEST_PLAYER)

    def text(self) -> str:
        """The whole file with the line ends of the export format (2.3)."""
        head = _HEAD if self.is_export else (_HEAD[0], _HEAD[2])
        return "".join(f"{line}\r\n" for line in (*head, *self.lines))

    def _add(self, tokens: Sequence[str]) -> None:
        line = " ".join(tokens).rstrip()
        if len(line) <= _LONGEST:
            self.lines.append(line)
            return
        self.is_export = False
        starts = [0]
        for at in range(1, len(tokens)):
            if len(" ".join(tokens[starts[-1] : at + 1])) > _LONGEST:
                starts.append(at)
        for start, end in pairwise((*starts, len(tokens))):
            self.lines.append(" ".join(tokens[start:end]))

    def _entry(self, text: str) -> str:
        """An entry of a table: a section token, or a string (3.2, 5.1); a dash where there is nothing to say."""
        line = one_line(text)
        if not line:
            return _NOTHING
        if _SECTION_TOKEN.fullmatch(line):
            return line
        return f'"{self._escaped(line, _LONGEST_ENTRY)}"'

    def _escaped(self, text: str, longest: int) -> str:
        """A text with its quotes and backslashes escaped (3.2), so much of it as there is room for."""
        kept = self._cut(text, longest)
        while len(escaped := kept.replace("\\", "\\\\").replace('"', '\\"')) > longest:
            kept = kept[:-1]
        return escaped

    def _cut(self, text: str, longest: int) -> str:
        if len(text) > longest:
            self.losses.lose(RemarkKey.TEXTS_CUT)
        return text[:longest].rstrip()
