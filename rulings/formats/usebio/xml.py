"""XML into small elements that know their line. Declares no entity, follows no reference, nests 30 deep."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import ParseError
from xml.parsers.expat import errors

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.text import MAX_TEXT
from rulings.formats.watching import EVERY, look_up

_BROKEN = {
    errors.codes[errors.XML_ERROR_NO_ELEMENTS]: Detail.CUT_OFF,
    errors.codes[errors.XML_ERROR_UNCLOSED_TOKEN]: Detail.CUT_OFF,
    errors.codes[errors.XML_ERROR_PARTIAL_CHAR]: Detail.CUT_OFF,
    errors.codes[errors.XML_ERROR_UNCLOSED_CDATA_SECTION]: Detail.CUT_OFF,
    errors.codes[errors.XML_ERROR_TAG_MISMATCH]: Detail.OTHER_CLOSED,
    errors.codes[errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT]: Detail.AFTER_THE_END,
}
_DEEPEST = 30
_MOST = 400_000
_SHORT, _MOST_KNOWN = 40, 50_000
_LONGEST = {"LIN_DATA": 10_000}
"""The longest texts of elements that may have longer ones: a whole hand, with its alerts."""
_NONE: Mapping[str, str] = {}
_LONE = re.compile(r"&(?!#\d{1,7};|#x[0-9A-Fa-f]{1,6};|(?:amp|lt|gt|quot|apos);)")
_NO_CHARACTER = re.compile(r"&#(?:0*(?:[0-8]|1[1-24-9]|2\d|3[01])|x0*(?:[0-8bcefBCEF]|1[0-9A-Fa-f]));")


@dataclass(slots=True)
class Element:
    """An element: upper-case name, line, attributes, text without spaces around, children in order.

    `above` is the name of the element around it. What was asked for is noted down, so that the rest can be named:
    `is_read` for the text, `asked` for attributes.
    """

    name: str
    line: int
    attributes: Mapping[str, str] = field(default_factory=dict)
    above: str = ""
    text: str = ""
    children: Sequence[Element] = ()
    is_read: bool = False
    asked: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        """The name of the element around it and its own, for messages."""
        return f"{self.above}/{self.name}" if self.above else self.name

    def all(self, *names: str) -> Iterator[Element]:
        """The children of these names, in order."""
        return (child for child in self.children if child.name in names)

    def first(self, name: str) -> Element | None:
        """The first child of the name, or None."""
        for child in self.children:
            if child.name == name:
                return child
        return None

    def attribute(self, name: str) -> str:
        """The value of an attribute, "" where there is none."""
        self.asked = (*self.asked, name)
        return self.attributes.get(name, "")

    def everything(self) -> Iterator[Element]:
        """All elements in it, at every depth, in order."""
        for child in self.children:
            yield child
            yield from child.everything()

    def leave_out(self) -> None:
        """Take all that is in it for told, where it is said of the whole that it was left out."""
        for each in self.everything():
            each.is_read, each.asked = True, tuple(each.attributes)

    def value(self, *names: str) -> str:
        """The text of the first child that has one of the names and a text; "" when there is none."""
        for name in names:
            for child in self.children:
                if child.name == name and child.text:
                    child.is_read = True
                    return child.text
        return ""

    def error(self, expected: Expected, *, child: str = "", found: str = "", detail: Why | None = None) -> FormatError:
        """The refusal of this element, or of its child of that name."""
        culprit = self.first(child) if child else self
        line, path = (self.line, f"{self.name}/{child}") if culprit is None else (culprit.line, culprit.path)
        return FormatError(expected, found=found, detail=detail, line=line, element=path)


@dataclass(slots=True)
class Beside:
    """What stands beside the elements: how many comments, the line of the first; texts, by the elements around them."""

    comments: int = 0
    first: int = 0
    texts: Counter[str] = field(default_factory=Counter)


class _Builder:
    """Builds the elements while the parser runs, and keeps little of each: names and short texts are made once."""

    def __init__(self, parser: DefusedXMLParser, cut: list[Remark] | None, beside: Beside) -> None:
        self.cut = cut
        self.beside = beside
        self.root: Element | None = None
        self.count = 0
        self.open: list[Element] = []
        self.inside: list[list[Element]] = [[]]
        self.texts: list[str] = []
        self.names: dict[str, str] = {}
        self.known: dict[str, str] = {}
        self.expat = parser.parser
        self.expat.StartElementHandler = self._start
        self.expat.EndElementHandler = self._end
        self.expat.CharacterDataHandler = self.texts.append
        self.expat.CommentHandler = self._comment

    def _start(self, tag: str, attributes: list[str]) -> None:
        name = self.names.get(tag) or self.names.setdefault(tag, _local(tag))
        above = self.open[-1].name if self.open else ""
        self._leave_out_texts()
        said = (
            {_local(key): value for key, value in zip(attributes[::2], attributes[1::2], strict=True)}
            if attributes
            else _NONE
        )
        element = Element(name, self.expat.CurrentLineNumber, said, above)
        self.count += 1
        if self.count % EVERY == 0:
            look_up()
        if len(self.open) >= _DEEPEST:
            raise element.error(Expected.FLAT_XML)
        if self.count > _MOST:
            raise element.error(Expected.SMALL_XML)
        self.root = self.root or element
        self.inside[-1].append(element)
        self.inside.append([])
        self.open.append(element)
        self.texts.clear()

    def _end(self, _tag: str) -> None:
        element = self.open.pop()
        if children := self.inside.pop():
            self._leave_out_texts(element)
            element.children = tuple(children)
        elif self.texts:
            element.text = self._text("".join(self.texts).strip())
            if len(element.text) > _LONGEST.get(element.name, MAX_TEXT):
                self._cut(element)
        self.texts.clear()

    def _comment(self, text: str) -> None:
        if text.strip():
            self.beside.comments += 1
            self.beside.first = self.beside.first or self.expat.CurrentLineNumber

    def _leave_out_texts(self, element: Element | None = None) -> None:
        """Note down a text that stands among the elements of another."""
        if any(not text.isspace() for text in self.texts) and (element or self.open):
            self.beside.texts[(element or self.open[-1]).name] += 1

    def _cut(self, element: Element) -> None:
        """Cut a text that is too long, and say so; refuse it where nobody wants to hear."""
        if self.cut is None:
            raise element.error(Expected.SHORTER_TEXT, found=element.text)
        most = _LONGEST.get(element.name, MAX_TEXT)
        told = {"line": element.line, "element": element.path, "length": len(element.text), "limit": most}
        self.cut.append(Remark.of(RemarkKey.TEXT_CUT, **told))
        element.text = element.text[:most].rstrip()

    def _text(self, text: str) -> str:
        """The text, of short ones one for all that are equal."""
        if len(text) > _SHORT or len(self.known) > _MOST_KNOWN:
            return text
        return self.known.setdefault(text, text)


def _local(name: str) -> str:
    """A name in capitals, without its namespace."""
    return name.rpartition("}")[2].upper()


def parse(text: str, cut: list[Remark] | None = None, beside: Beside | None = None) -> Element:
    """The document's outermost element; FormatError for XML that is broken or not plain.

    A text that is too long is cut, with a remark in `cut`; without such a list it is refused. `beside` is filled with
    what is in no element's own text.

    Too many parts are counted before anything is made of them. An ampersand that begins no character, and a character
    that XML does not have, are mended: people write them.
    """
    if (count := sum(map(text.count, ("</", "/>", '="', "='")))) > _MOST:
        raise FormatError(Expected.SMALL_XML, found=str(count))
    found = Beside()
    try:
        root = _parse(text, cut, found)
    except FormatError as error:
        mended = _NO_CHARACTER.sub(" ", _LONE.sub("&amp;", text))
        if error.expected is not Expected.WELL_FORMED_XML or mended == text:
            raise
        if cut is not None:
            cut.clear()
        found = Beside()
        root = _parse(mended, cut, found)
    if beside is not None:
        beside.comments, beside.first, beside.texts = found.comments, found.first, found.texts
    return root


def _parse(text: str, cut: list[Remark] | None, beside: Beside) -> Element:
    parser = DefusedXMLParser(target=object(), forbid_entities=True, forbid_external=True)
    builder = _Builder(parser, cut, beside)
    try:
        parser.feed(text.lstrip())
        parser.close()
    except ParseError as error:
        line, column = error.position
        why = Why(_BROKEN.get(error.code, Detail.NO_MARKUP))
        raise FormatError(Expected.WELL_FORMED_XML, line=line, column=column + 1, detail=why) from None
    except DefusedXmlException:
        raise FormatError(Expected.NO_ENTITIES, line=parser.parser.CurrentLineNumber) from None
    if builder.root is None:
        raise FormatError(Expected.WELL_FORMED_XML)
    return builder.root
