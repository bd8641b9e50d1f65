"""`make fonts`: cuts static/fonts/ out of the whole typefaces, to the letters of the site's languages.

What is cut has another name than the whole, as the licence of one demands: LICENSE-*.txt beside the files are the
licences. The files are kept with the code, so only who changes a typeface, a language or a sign needs this.
"""

from dataclasses import dataclass
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parent.parent / "static" / "fonts"
_ASCII = "".join(map(chr, range(0x20, 0x7F)))
_LETTERS = "ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùúĄĆĘŁŃÓŚŹŻąćęłńóśźż"
_OF_NAMES = "ÄÖÜäöüßÅåÆæØøÇçÑñÂâÊêËëÏïÔôÛûŠšČčŽžŘřÝýŐőŰű"
"""Players come from elsewhere too."""
_SIGNS = "\u00a0«»“”„’‘–—…·•×−≠½°¼¾‹›→←↶✓☐☒●▲▼"
LETTERS = _ASCII + _LETTERS + _OF_NAMES + _SIGNS
SUITS = "♠♥♦♣"
_FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"]
_NAMES_KEPT = [0, 13, 14]
"""Copyright, licence, and where the licence is to be read."""


@dataclass(frozen=True)
class _Cut:
    """A file of `static/fonts/`: of which file of which package, what is left of it, and how its axes are set."""

    name: str
    package: str
    source: str
    licence: str
    letters: str = LETTERS
    axes: tuple[tuple[str, Any], ...] = ()


_CUTS = (
    _Cut(
        "desk-sans",
        "fontpkg_inter",
        "files/Inter[opsz,wght].ttf",
        "LICENSE",
        axes=(("opsz", 14), ("wght", (400, 400, 750))),
    ),
    _Cut(
        "desk-serif",
        "fontpkg_source_serif_4",
        "files/SourceSerif4[opsz,wght].ttf",
        "LICENSE",
        axes=(("opsz", 18), ("wght", (400, 400, 600))),
    ),
    _Cut(
        "desk-serif-italic",
        "fontpkg_source_serif_4",
        "files/SourceSerif4-Italic[opsz,wght].ttf",
        "LICENSE",
        axes=(("opsz", 16), ("wght", 400)),
    ),
    _Cut("desk-suits", "matplotlib", "mpl-data/fonts/ttf/DejaVuSans.ttf", "mpl-data/fonts/ttf/LICENSE_DEJAVU", SUITS),
)


def _main() -> None:
    """Every file anew, with its licence; the same packages give the same bytes."""
    FONTS.mkdir(exist_ok=True)
    for cut in _CUTS:
        package = files(cut.package)
        whole = TTFont(BytesIO(package.joinpath(cut.source).read_bytes()), recalcTimestamp=False)
        file = FONTS / f"{cut.name}.woff2"
        _save(_with_axes(_subset(whole, cut.letters), dict(cut.axes)), cut.name, file)
        licence = package.joinpath(cut.licence).read_bytes()
        (FONTS / f"LICENSE-{cut.name.removesuffix('-italic')}.txt").write_bytes(licence)
        print(f"{file.name}: {file.stat().st_size} bytes")


def _subset(font: TTFont, letters: str) -> TTFont:
    """These letters alone; read anew, for a font that was subset cannot be set to an axis."""
    options = Options(hinting=False, layout_features=_FEATURES, name_IDs=_NAMES_KEPT)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    held = BytesIO()
    font.save(held)
    held.seek(0)
    return TTFont(held, recalcTimestamp=False)


def _with_axes(font: TTFont, axes: dict[str, Any]) -> TTFont:
    """The font within these limits of its axes, or at these places of them."""
    return instantiateVariableFont(font, axes) if axes else font


def _save(font: TTFont, name: str, file: Path) -> None:
    """Under its own name, compressed for the web."""
    family = name.replace("-", " ").title()
    for record in (1, 4, 16):
        font["name"].setName(family, record, 3, 1, 0x409)
    font["name"].setName(family.replace(" ", ""), 6, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(file)


if __name__ == "__main__":
    _main()
