"""XML into small elements that know their line. Declares no entity, follows no reference, nests 30 deep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.etree.ElementTree import ParseError
from xml.parsers.expat import errors

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.text import MAX_TEXT

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
_LONE = re.compile(r"&(?!#\d{1,7};|#x[0-9A-Fa-f]{1,6};|(?:amp|lt|gt|quot|apos);)")
_NO_CHARACTER = re.compile(r"&#(?:0*(?:[0-8]|1[1-24-9]|2\d|3[01])|x0*(?:[0-8bcefBCEF]|1[0-9A-Fa-f]));")


@dataclass(slots=True)
class Element:
    """An element: upper-case name, line, attributes, text without spaces around, children in order.

    `path` is the name of the element around it and its own, for messages.
    """

    name: str
    line: int
    attributes: dict[str, str]
    path: str = ""
    text: str = ""
    children: list[Element] = field(default_factory=list)

    def all(self, *names: str) -> Iterator[Element]:
        """The children of these names, in order."""
        return (child for child in self.children if child.name in names)

    def first(self, name: str) -> Element | None:
        """The first child of the name, or None."""
        return next(self.all(name), None)

    def value(self, *names: str) -> str:
        """The text of the first child that has one of the names and a text; "" when there is none."""
        return next((child.text for name in names for child in self.all(name) if child.text), "")

    def error(self, expected: Expected, *, child: str = "", found: str = "", detail: Why | None = None) -> FormatError:
        """The refusal of this element, or of its child of that name."""
        culprit = self.first(child) if child else self
        line, path = (self.line, f"{self.name}/{child}") if culprit is None else (culprit.line, culprit.path)
        return FormatError(expected, found=found, detail=detail, line=line, element=path)


class _Target:
    """Builds the elements while the parser runs."""

    def __init__(self) -> None:
        self.root: Element | None = None
        self.count = 0
        self.open: list[Element] = []
        self.texts: list[str] = []
        self.parser: DefusedXMLParser | None = None

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        line = 0 if self.parser is None else self.parser.parser.CurrentLineNumber
        above = self.open[-1] if self.open else None
        name = _local(tag)
        path = f"{above.name}/{name}" if above else name
        element = Element(name, line, {_local(key): value for key, value in attributes.items()}, path)
        self.count += 1
        if len(self.open) >= _DEEPEST:
            raise element.error(Expected.FLAT_XML)
        if self.count > _MOST:
            raise element.error(Expected.SMALL_XML)
        if above is None:
            self.root = self.root or element
        else:
            above.children.append(element)
        self.open.append(element)
        self.texts = []

    def data(self, text: str) -> None:
        self.texts.append(text)

    def end(self, tag: str) -> None:
        element = self.open.pop()
        if not element.children:
            element.text = "".join(self.texts).strip()
            if len(element.text) > MAX_TEXT:
                raise element.error(Expected.SHORTER_TEXT, found=element.text)
        self.texts = []

    def close(self) -> Element | None:
        return self.root


def _local(name: str) -> str:
    """A name in capitals, without its namespace."""
    return name.rpartition("}")[2].upper()


def parse(text: str) -> Element:
    """The document's outermost element; FormatError for XML that is broken or not plain.

    An ampersand that begins no character, and a character that XML does not have, are mended: people write them.
    """
    try:
        return _parse(text)
    except FormatError as error:
        mended = _NO_CHARACTER.sub(" ", _LONE.sub("&amp;", text))
        if error.expected is not Expected.WELL_FORMED_XML or mended == text:
            raise
    return _parse(mended)


def _parse(text: str) -> Element:
    target = _Target()
    parser = target.parser = DefusedXMLParser(target=target, forbid_entities=True, forbid_external=True)
    try:
        parser.feed(text.lstrip())
        parser.close()
    except ParseError as error:
        line, column = error.position
        why = Why(_BROKEN.get(error.code, Detail.NO_MARKUP))
        raise FormatError(Expected.WELL_FORMED_XML, line=line, column=column + 1, detail=why) from None
    except DefusedXmlException:
        raise FormatError(Expected.NO_ENTITIES, line=parser.parser.CurrentLineNumber) from None
    if target.root is None:
        raise FormatError(Expected.WELL_FORMED_XML)
    return target.root
