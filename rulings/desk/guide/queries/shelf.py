"""The books of the guide that were made: where they lie, of which state of the Laws and their words each one is.

A file's name says all: edition, language, state and pages. So it is there whole or not at all.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders

from rulings.laws.situations import EDITIONS

_NAME = re.compile(r"laws-guide-(\d{4})-(\w+)-([0-9a-f]{16})-(\d+)\.pdf")
_MANIFEST = "pocket/manifest.json"
_ROOM = Path(__file__).resolve().parents[3]
_MADE_BY = ("wording/charts/*.py", "desk/base/typeset/*.py", "desk/guide/queries/*.py")
"""What a book looks like hangs on these, beside what it says."""


@dataclass(frozen=True)
class HeldBook:
    """A book that was made. `is_current`: of the Laws and words of now."""

    path: Path
    edition: str
    language: str
    state: str
    pages: int
    bytes: int

    @property
    def is_current(self) -> bool:
        return self.state == state_of(self.language)


def _shelf() -> Path:
    """The folder in which they lie."""
    return Path(settings.VAR_DIR) / "books"


def place_for(edition: str, language: str, pages: int) -> Path:
    """Where the site finds a book of now with so many pages."""
    return _shelf() / f"laws-guide-{edition}-{language}-{state_of(language)}-{pages}.pdf"


def held_book(edition: str, language: str) -> HeldBook | None:
    """The one that is given out: that of now, else one of before; None where none was made."""
    found = list(held(edition, language))
    return next((each for each in found if each.is_current), found[0] if found else None)


def held(edition: str, language: str) -> Iterator[HeldBook]:
    """Every book of that edition and language."""
    for path in sorted(_shelf().glob(f"laws-guide-{edition}-{language}-*.pdf")):
        if named := _NAME.fullmatch(path.name):
            yield HeldBook(path, edition, language, named[3], int(named[4]), path.stat().st_size)


def books_due() -> list[tuple[str, str]]:
    """The editions and languages of which no book of now is there; none where the guide's data were never made."""
    if finders.find(_MANIFEST) is None:
        return []
    wanted = [(edition, code) for edition in EDITIONS for code, _name in settings.LANGUAGES]
    return [(edition, code) for edition, code in wanted if not any(each.is_current for each in held(edition, code))]


@lru_cache
def state_of(language: str) -> str:
    """What a book in this language hangs on, as sixteen digits: the guide's data, the site's words, how it is drawn."""
    digest = hashlib.sha256()
    manifest = finders.find(_MANIFEST)
    if manifest is not None:
        digest.update(json.loads(Path(str(manifest)).read_text(encoding="utf-8"))["version"].encode())
    files = sorted(path for pattern in _MADE_BY for path in _ROOM.glob(pattern))
    words = _ROOM / "locale" / language / "LC_MESSAGES" / "django.mo"
    for path in (*files, *((words,) if words.exists() else ())):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
