"""An HTML page, or a piece of one, into its tables: texts by row and column, with what stood above each.

Only tables are looked at; scripts, styles and comments are passed over, nothing is fetched. Pictures of suits are the
letters that they show. A heading of two rows is made one (`zapis` over `NS` and `EW`).
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulings.formats.errors import Expected, FormatError
from rulings.formats.sheets.sheet import MOST_COLUMNS, MOST_ROWS

_PASSED_OVER = re.compile(r"<!--|<(script|style)\b|<([!?])", re.IGNORECASE)
_ENDS = {"": re.compile("-->"), "!": re.compile(">"), "?": re.compile(">")}
_ENDS |= {name: re.compile(rf"</{name}[^>]*>?", re.IGNORECASE) for name in ("script", "style")}
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]{0,15})\b([^<>]*)>")
_ATTRIBUTE = re.compile(r"""([a-zA-Z-]{1,20})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
_PICTURE = re.compile(
    r"(?:^|/)([shdcn]|spades?|hearts?|diamonds?|clubs?|no_?trumps?|nt)\.(?:gif|png|svg)$", re.IGNORECASE
)
_JOINED = ("\n", "♠", "♥", "♦", "♣")
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", "n": "NT"}
_PAGE = re.compile(
    r"[\ufeff\s]*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--(?:(?!-->).){0,1000}-->\s*)*"
    r"<(?:!doctype\s+html|html|head|body|meta|table|div|center|p)\b",
    re.IGNORECASE | re.DOTALL,
)
_MEMBER = re.compile(r"cezar/?\?.{0,60}\b(?:r|pid)=0*(\d{2,7})")
_LIN = re.compile(r"lin\('([^']*)'\)")
_MOST_CELLS, _MOST_TABLES, _DEEPEST = 200_000, 10_000, 30


@dataclass(slots=True)
class PageCell:
    """A cell: its text, over how many columns and rows it reaches, its class, and the hand that a link in it shows."""

    text: str = ""
    across: int = 1
    down: int = 1
    kind: str = ""
    lin: str = ""


@dataclass(slots=True)
class Table:
    """A table without another in it: its rows, the line where it begins, and the texts since the table before."""

    line: int
    above: list[str]
    rows: list[list[PageCell]] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Page:
    """A page: its tables, its title and who made it."""

    tables: list[Table]
    title: str = ""
    generator: str = ""


def is_page(text: str) -> bool:
    """Whether a text is a page, or a piece of one with a table."""
    return bool(_PAGE.match(text[:4096]))


def page_of(text: str) -> Page:
    """The tables of a page; FormatError for one with more cells than can be looked at."""
    reader = _Reader(text)
    reader.read()
    return Page([table for table in reader.tables if len(table.rows) > 1], reader.title, reader.generator)


def rows_in(table: Table) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The rows of a table in columns, each with its line; what reaches down stands in each row that it reaches."""
    below: dict[int, tuple[int, str]] = {}
    rows = _with_one_heading(table)
    for line, cells in rows:
        texts: list[str] = []
        queue = list(cells)
        while queue or any(at >= len(texts) for at in below):
            at = len(texts)
            if at in below:
                left, text = below.pop(at)
                texts.append(text)
                if left > 1:
                    below[at] = (left - 1, text)
                continue
            if not queue:
                texts.append("")
                continue
            cell = queue.pop(0)
            texts += [cell.text, *[""] * (cell.across - 1)]
            if cell.down > 1:
                below[at] = (cell.down - 1, cell.text)
            if len(texts) > MOST_COLUMNS:
                raise FormatError(Expected.SMALL_SHEET, line=line)
        yield line, tuple(texts)


def _with_one_heading(table: Table) -> list[tuple[int, list[PageCell]]]:
    """The rows with their lines; of two that make a heading together, one."""
    rows = list(zip(table.lines, table.rows, strict=True))
    for at, (line, cells) in enumerate(rows[:-1]):
        if any(cell.down == 2 for cell in cells) and any(cell.across > 1 and cell.down == 1 for cell in cells):
            rows[at : at + 2] = [(line, _joined(cells, rows[at + 1][1]))]
            break
    return rows


def _joined(upper: list[PageCell], lower: list[PageCell]) -> list[PageCell]:
    """Two rows of a heading as one."""
    under = iter(lower)
    joined = []
    for cell in upper:
        if cell.down > 1:
            joined += [PageCell(cell.text), *(PageCell() for _more in range(cell.across - 1))]
        else:
            joined += [PageCell(f"{cell.text} {next(under, PageCell()).text}".strip()) for _each in range(cell.across)]
    return joined


class _Reader:
    """Goes through the tags of a text once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tables: list[Table] = []
        self.title = self.generator = ""
        self.open: list[Table] = []
        self.above: list[str] = []
        self.cell: PageCell | None = None
        self.heading: list[str] | None = None
        self.member = ""
        self.cells = 0
        self.line = 1
        self.at = 0

    def read(self) -> None:
        """Every tag, and what stands between."""
        for found in _TAG.finditer(_without_scripts(self.text)):
            self.say(found.string[self.at : found.start()])
            self.line += found.string.count("\n", self.at, found.end())
            self.at = found.end()
            name = found[2].lower()
            if found[1]:
                self.end(name)
            else:
                self.begin(name, found[3])

    def say(self, text: str) -> None:
        """A text between tags."""
        plain = " ".join(html.unescape(text).replace("\xa0", " ").split())
        if not plain:
            return
        if self.heading is not None:
            self.heading.append(plain)
        elif self.cell is not None:
            glue = (
                " "
                if self.cell.text and not self.cell.text.endswith(("\n", "♠", "♥", "♦", "♣")) and text[:1].isspace()
                else ""
            )
            self.cell.text += glue + plain
        elif not self.open:
            self.above.append(plain)

    def begin(self, name: str, attributes: str) -> None:
        """A tag that opens."""
        if name == "table":
            self.begin_table()
        elif name == "tr" and self.open:
            self.open[-1].rows.append([])
            self.open[-1].lines.append(self.line)
            self.cell = None
        elif name in ("td", "th") and self.open:
            self.begin_cell(_attributes(attributes))
        elif name == "br" and self.cell is not None:
            self.cell.text += "\n"
        elif name == "img" and self.cell is not None:
            self.cell.text += _suit_of(_attributes(attributes))
        elif name == "a" and self.cell is not None:
            self.link(attributes)
        elif name in ("title", "h1", "h2", "h3", "h4"):
            self.heading = []
        elif name == "meta":
            told = _attributes(attributes)
            if told.get("name", "").lower() == "generator":
                self.generator = told.get("content", "")

    def begin_table(self) -> None:
        """A table, it may be inside a cell of another."""
        if len(self.open) > _DEEPEST or len(self.tables) > _MOST_TABLES:
            raise FormatError(Expected.SMALL_SHEET, line=self.line)
        self.open.append(Table(self.line, []))
        self.cell = None

    def begin_cell(self, told: dict[str, str]) -> None:
        """A cell of the innermost table."""
        self.cells += 1
        if self.cells > _MOST_CELLS or len(self.open[-1].rows) > MOST_ROWS:
            raise FormatError(Expected.SMALL_SHEET, line=self.line)
        if not self.open[-1].rows:
            self.open[-1].rows.append([])
            self.open[-1].lines.append(self.line)
        across, down = (_span(told.get(name, "")) for name in ("colspan", "rowspan"))
        self.cell = PageCell("", across, down, told.get("class", ""))
        self.open[-1].rows[-1].append(self.cell)

    def link(self, attributes: str) -> None:
        """A link may show a hand, or say under which number the federation knows a player."""
        unescaped = html.unescape(attributes)
        if self.cell is not None and (lin := _LIN.search(unescaped)):
            self.cell.lin = lin[1]
        member = _MEMBER.search(unescaped)
        self.member = member[1] if member else ""

    def end(self, name: str) -> None:
        """A tag that closes."""
        if name == "table" and self.open:
            done = self.open.pop()
            done.above, self.above = self.above, [] if _is_told(done) else self.above
            self.tables.append(done)
            self.cell = None
        elif name in ("td", "th"):
            self.cell = None
        elif name == "a" and self.member and self.cell is not None:
            self.cell.text += f" ({self.member})"
            self.member = ""
        elif self.heading is not None and name in ("title", "h1", "h2", "h3", "h4"):
            said, self.heading = " ".join(self.heading), None
            self.title = self.title or (said if name == "title" else "")
            if not self.open or any(sign.isdigit() for sign in said):
                self.above.append(said)


def _is_told(table: Table) -> bool:
    """Whether a table is one of results, so that what stood above it is said of it: it has several wide rows."""
    return sum(len(row) > 3 for row in table.rows) > 2


def _without_scripts(text: str) -> str:
    """The text without scripts, styles and comments; their line feeds stay."""
    parts, at = [], 0
    while (begun := _PASSED_OVER.search(text, at)) is not None:
        parts.append(text[at : begun.start()])
        ended = _ENDS[(begun[1] or begun[2] or "").lower()].search(text, begun.end())
        at = len(text) if ended is None else ended.end()
        parts.append("\n" * text.count("\n", begun.start(), at))
    return "".join([*parts, text[at:]])


def _attributes(text: str) -> dict[str, str]:
    return {
        name.lower(): html.unescape(double or single or bare)
        for name, double, single, bare in _ATTRIBUTE.findall(text[:4_000])
    }


def _span(text: str) -> int:
    return min(max(int(text), 1), 200) if text.isascii() and text.isdigit() and len(text) < 5 else 1


def _suit_of(told: dict[str, str]) -> str:
    """What a picture of a suit shows, "" for another picture."""
    shown = _PICTURE.search(told.get("src", ""))
    letter = shown[1][0].lower() if shown else told.get("alt", "").lower()[:1] if len(told.get("alt", "")) == 1 else ""
    return _SUITS.get(letter, "")
