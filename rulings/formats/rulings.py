"""A ruling as a file tells it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FileRuling:
    """A ruling in force, in the language of whoever writes the file.

    `number` is its report's in the club, `situation` the title, `text` what was ruled, `score` the adjusted score in
    words. Only what who writes the file may give away; no reader but JSON's finds any.
    """

    board: int
    number: str
    situation: str
    text: str
    score: str = ""
    section: str = ""
    table: str = ""

    @property
    def line(self) -> str:
        """In one line: `#12 A3: Insufficient bid. West ... (4S -1 S)`."""
        parts = (f"#{self.number}", f"{self.section}{self.table}")
        score = f" ({self.score})" if self.score else ""
        return f"{' '.join(filter(None, parts))}: {self.situation}. {self.text}{score}"
