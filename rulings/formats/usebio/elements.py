"""USEBIO elements as they are written: one line of text each, never longer than a reader takes."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement

from rulings.formats.remarks import RemarkKey
from rulings.formats.text import MAX_TEXT
from rulings.formats.written import Losses, one_line


@dataclass(frozen=True, slots=True)
class Pen:
    """Writes elements, and counts the texts that it had to cut."""

    losses: Losses

    def text(self, text: str) -> str:
        """A text as an element or an attribute can hold it."""
        line = one_line(text)
        if len(line) > MAX_TEXT:
            self.losses.lose(RemarkKey.TEXTS_CUT)
        return line[:MAX_TEXT].rstrip()

    def put(self, parent: Element, name: str, text: str) -> None:
        """A child with this text; none where there is no text."""
        if line := self.text(text):
            SubElement(parent, name).text = line
