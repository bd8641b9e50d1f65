"""From characters to games: tags and the tokens that follow them (PBN 2, 3.1 to 3.3, 3.8).

Knows brackets, quotes, comments and empty lines; never what a tag means. A closing brace too many, left
by a comment within a comment, is passed over: comments do not nest, but people nest them.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from rulings.formats.counted import Counted
from rulings.formats.errors import Expected
from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.text import MAX_TEXT, Source

Token = tuple[str, int]
"""A word of a section, or the text of a quoted one, and its offset in the file."""


@dataclass(slots=True)
class Tag:
    """A tag's name as written, its value with the escapes undone, and the offset of its bracket."""

    name: str
    value: str
    at: int


@dataclass(slots=True)
class Section:
    """A tag that tokens follow, and the notes that belong to it by number."""

    tag: Tag
    tokens: list[Token] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Game:
    """One game: tags by lower-case name, the first of each, and the sections by lower-case name.

    `notes_beside` is how many notes follow neither auction nor play, or have a number that was given before.
    `continues`: it is a further table of the board before it, and says so by leaving the board out; `room_assumed`: its
    room follows from its place there.
    """

    at: int
    tags: dict[str, Tag] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    notes_beside: int = 0
    repeated: list[Tag] = field(default_factory=list)
    continues: bool = False
    room_assumed: bool = False

    def value(self, name: str) -> str:
        """A tag's value without spaces around; "" when the tag is missing, empty or unknown ("?")."""
        tag = self.tags.get(name)
        text = "" if tag is None else tag.value.strip()
        return "" if text in ("?", "-") else text

    def where(self, name: str) -> int:
        """The offset of a tag, or of the game when the tag is missing."""
        tag = self.tags.get(name)
        return self.at if tag is None else tag.at


_NAMED = ("event", "site", "date", "board", "west", "north", "east", "south", "dealer", "vulnerable", "deal", "scoring")
_ENDED = ("declarer", "contract", "result", "note", "score", "scoreimp", "scoremp", "scorepercentage")
_PLACED = ("competition", "dealid", "description", "generator", "room", "pairew", "pairns", "hometeam", "visitteam")
_TIMED = ("round", "section", "stage", "table", "time")

PLAIN_TAGS = frozenset((*_NAMED, *_ENDED, *_PLACED, *_TIMED))
"""Tags that no token may follow; any other tag may open a section (5.1)."""

_KEPT_SECTIONS = frozenset(("auction", "play", "scoretable", "totalscoretable"))
"""Sections whose tokens are wanted; those of the others are checked and forgotten."""

MAX_TOKENS = 20_000

_PATTERN = re.compile(
    r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]++|\\.)*+)"\s*\]'
    r"|(?P<gap>\n[ \t]*(?=\n))"
    r"|(?P<skip>^%[^\n]*|;[^\n]*|\{[^}]*\}|\})"
    r'|"(?P<text>(?:[^"\\\n]++|\\.)*+)"'
    r'|(?P<words>[^\s\[\]{};"]+(?:[ \t]+[^\s\[\]{};"]+)*+)'
    r"|(?P<bad>\S)",
    re.MULTILINE,
)
_OF_THE_FORMAT = re.compile(
    r"%\s*(?:PBN|EXPORT|IMPORT|Content-type|Charset|HRTitle(?:Event|Site|Date))\b", re.IGNORECASE
)
"""Lines that say how the file is written, and those that are read elsewhere."""
_WORD = re.compile(r"\S+")
_CARELESS_TAG = re.compile(r'\[\s*(\w+)\s*"([^\n]*)"\s*\][ \t]*$', re.MULTILINE)
_ESCAPE = re.compile(r'\\([\\"])')
_WHAT_IS_BAD = {"[": Expected.TAG, "{": Expected.CLOSED_COMMENT, '"': Expected.CLOSED_TEXT}


def games_of(source: Source, faults: Faults | None = None) -> Iterator[Game]:
    """The games of a file, one by one. An empty line ends a game, comments never do (3, 3.8)."""
    builder = _Builder(source, faults or Faults([]))
    at: int | None = 0
    while at is not None:
        at = yield from builder.read_from(at)
    yield from builder.finished()
    builder.faults.remarks += builder.comments.told(source.line)


class _Builder:
    """Builds a game while the tokens go by."""

    def __init__(self, source: Source, faults: Faults) -> None:
        self.source = source
        self.faults = faults
        self.told: object = self
        self.comments = Counted()
        self.ended: list[Game] = []
        self.game: Game | None = None
        self.section: Section | None = None
        self.noted: Section | None = None
        self.takes_tokens = False
        self.keeps_tokens = False

    def read_from(self, at: int) -> Generator[Game, None, int | None]:
        """Read from an offset, game by game; returns where to go on after a careless tag, or None at the end."""
        for match in _PATTERN.finditer(self.source.text, at):
            kind = match.lastgroup
            if kind == "words":
                self.add_words(match.start(), match.end())
            elif kind == "text" and not self.is_told:
                self.add_token(_ESCAPE.sub(r"\1", match[kind]), match.start())
            elif kind == "value":
                self.add_tag(match["name"], match["value"], match.start())
                if self.ended:
                    yield self.ended.pop()
            elif kind == "skip" and match[kind].strip("{};% ") and not _OF_THE_FORMAT.match(match[kind]):
                self.comments.add(RemarkKey.COMMENTS_LEFT_OUT, match.start())
            elif kind == "gap":
                yield from self.finished()
            elif kind == "bad":
                return self.mend(match.start())
        return None

    def finished(self) -> Iterator[Game]:
        """The game that ends here, if there is one."""
        if self.game is not None:
            yield self.game
        self.game = self.section = self.noted = None
        self.told = self

    def refuse(self, at: int, expected: Expected, found: str) -> None:
        """Pass over what stands there; of what follows a tag it is said once."""
        if self.faults.is_strict or self.told is not self.section:
            self.told = self.section
            self.faults.pass_over(self.source.error(at, expected, found=found))

    def shortened(self, at: int, text: str) -> str:
        """A text of a length that there may be."""
        return self.faults.shortened(text, self.source.error(at, Expected.SHORTER_TEXT, found=text))

    def mend(self, at: int) -> int | None:
        """Take a tag whose value holds bare quotes or ends in a backslash, if it has its line for itself.

        Any other line is passed over from there on.
        """
        careless = _CARELESS_TAG.match(self.source.text, at)
        if careless is None:
            sign = self.source.text[at]
            found = self.source.text[at : at + 20].partition("\n")[0]
            self.refuse(at, _WHAT_IS_BAD.get(sign, Expected.TAG), found)
            end = self.source.text.find("\n", at)
            return None if end < 0 else end
        self.add_tag(careless[1], careless[2], at)
        return careless.end()

    def add_tag(self, name: str, value: str, at: int) -> None:
        if len(value) > MAX_TEXT:
            value = self.shortened(at, value)
        tag = Tag(name, _ESCAPE.sub(r"\1", value) if "\\" in value else value, at)
        if self.game is None:
            self.game = Game(at)
        self.section = Section(tag)
        key = name.lower()
        if key == "board" and key in self.game.tags and value.strip() != self.game.tags[key].value.strip():
            self.begin_next(tag)
        self.takes_tokens = key not in PLAIN_TAGS
        self.keeps_tokens = key in _KEPT_SECTIONS
        if key == "note":
            self.add_note(tag, self.game)
        elif key not in self.game.tags:
            self.game.tags[key] = tag
            self.game.sections[key] = self.section
            self.noted = self.section if key in ("auction", "play") else self.noted
        elif value != self.game.tags[key].value:
            if len(self.game.repeated) == MAX_TOKENS:
                raise self.source.error(at, Expected.SHORTER_SECTION, found=name)
            self.game.repeated.append(tag)

    def begin_next(self, tag: Tag) -> None:
        """Take the board as that of the next game, though no empty line stands before it."""
        if self.faults.is_strict:
            raise self.source.error(tag.at, Expected.ONE_BOARD_A_GAME, found=tag.value)
        line = self.source.line(tag.at)
        self.faults.remarks.append(Remark.of(RemarkKey.NO_EMPTY_LINE, line=line, board=tag.value[:20]))
        self.ended += self.finished()
        self.game, self.section = Game(tag.at), Section(tag)

    def add_note(self, tag: Tag, game: Game) -> None:
        """A note explains the auction or the play it follows (3.5.5, 3.6.5)."""
        number, _colon, text = tag.value.partition(":")
        if self.noted is None or number.strip() in self.noted.notes:
            game.notes_beside += 1
        else:
            self.noted.notes[number.strip()] = text.strip()

    @property
    def is_told(self) -> bool:
        """Whether it was said already that what stands here is passed over."""
        return not self.takes_tokens and not self.faults.is_strict and self.told is self.section

    def add_words(self, start: int, end: int) -> None:
        """The words of a line, many at once where there is room for all."""
        if self.is_told:
            return
        tokens = [] if self.section is None else self.section.tokens
        has_room = end - start <= MAX_TEXT and len(tokens) + MAX_TEXT <= MAX_TOKENS
        if self.section is not None and self.keeps_tokens and has_room:
            for word in self.source.text[start:end].replace("\t", " ").split(" "):
                if word:
                    tokens.append((word, start))
                start += len(word) + 1
            return
        for found in _WORD.finditer(self.source.text, start, end):
            self.add_token(found[0], found.start())

    def add_token(self, text: str, at: int) -> None:
        if self.section is None:
            self.refuse(at, Expected.TAG, text)
        elif not self.takes_tokens:
            self.refuse(at, Expected.TAG_OR_EMPTY_LINE, text)
        elif self.keeps_tokens and len(self.section.tokens) == MAX_TOKENS:
            self.refuse(at, Expected.SHORTER_SECTION, text)
        elif self.keeps_tokens:
            self.section.tokens.append((self.shortened(at, text) if len(text) > MAX_TEXT else text, at))
