"""The sentences of the code and templates against the translators' catalogues (rulings/locale/*/django.po).

Extraction is Django's own reading of templates with Babel's of Python: no tool outside the locked packages.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

from rulings.bridge.movements import Expected as RowExpected
from rulings.bridge.movements import FaultKind, Problem
from rulings.formats.details import Advice, Detail
from rulings.formats.errors import Expected
from rulings.formats.remarks import RemarkKey
from rulings.formats.signatures import OtherKind

_KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
_HEADERS_LEFT_OUT = (b'"Report-', b'"POT-', b'"PO-', b'"Last-', b'"Language-Team', b'"Generated-By')
"""Lines that would change with every run, or name nobody."""


def translated_languages() -> list[str]:
    """The languages of the site but the one that its sentences are written in."""
    return [code for code, _name in settings.LANGUAGES if code != settings.LANGUAGE_CODE]


def _catalogue_file(language: str) -> Path:
    return Path(settings.LOCALE_PATHS[0]) / language / "LC_MESSAGES" / "django.po"


def extracted() -> Catalog:
    """Every sentence that the code or a template hands to translation, and those of the file readers.

    The readers and the movements know no Django: their sentences are the values of enumerations.
    """
    catalogue = Catalog(charset="utf-8")
    for path, source in _sources():
        for line, message, _comments, context in extract(
            "babel.messages.extract:extract_python", BytesIO(source.encode()), _KEYWORDS, options={"encoding": "utf-8"}
        ):
            if message and message != ("",):
                catalogue.add(message, locations=[(path, line)], context=context)
    for text in (*Expected, *RemarkKey, *Detail, *Advice, *OtherKind):
        catalogue.add(text.value, locations=[("rulings/formats", 1)])
    for text in (*Problem, *FaultKind, *RowExpected):
        catalogue.add(text.value, locations=[("rulings/bridge/movements", 1)])
    return catalogue


def read_catalogue(language: str) -> Catalog:
    with _catalogue_file(language).open("rb") as file:
        return read_po(file, locale=language, domain="django")


def update_catalogue(language: str) -> tuple[int, int]:
    """Write the catalogue anew: new sentences without translation, gone ones left out. Returns (all, missing)."""
    catalogue = read_catalogue(language)
    catalogue.update(extracted(), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    written = BytesIO()
    write_po(written, catalogue, width=120, no_location=True, sort_output=True)
    kept = [line for line in written.getvalue().splitlines(keepends=True) if not line.startswith(_HEADERS_LEFT_OUT)]
    _catalogue_file(language).write_bytes(b"".join(kept))
    return len(catalogue), len(untranslated(catalogue))


def untranslated(catalogue: Catalog) -> list[str]:
    """The sentences of a catalogue that lack a translation, or whose translation somebody marked as doubtful."""
    return [str(message.id) for message in catalogue if message.id and (message.fuzzy or not _complete(message.string))]


def _complete(translation: str | tuple[str, ...] | list[str] | None) -> bool:
    return all(translation) if isinstance(translation, tuple | list) else bool(translation)


def _sources() -> Iterator[tuple[str, str]]:
    base = Path(settings.BASE_DIR)
    for folder in ("rulings", "config"):
        for path in sorted((base / folder).rglob("*.py")):
            yield str(path.relative_to(base)), path.read_text(encoding="utf-8")
    for path in sorted((base / "templates").rglob("*")):
        if path.suffix in (".html", ".txt", ".xml"):
            calls = templatize(path.read_text(encoding="utf-8"), origin=str(path))
            yield str(path.relative_to(base)), _without_indents(calls)


def _without_indents(calls: str) -> str:
    """What Django makes of a template is read as Python, to which the template's indents would mean something."""
    return "\n".join(line.lstrip() for line in calls.splitlines())
