"""The typefaces that come with the site: every letter that it writes, with their licences, and small."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from config.fonts import FONTS, LETTERS, SUITS

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = sorted(FONTS.glob("*.woff2"))
MOST = 70_000
"""Bytes of all together: two seconds of a slow phone's first visit."""


def letters_of(file: Path) -> set[str]:
    return {chr(code) for code in TTFont(file).getBestCmap()}


def written() -> set[str]:
    """Every letter of the catalogues and the pages."""
    texts = [*ROOT.glob("rulings/locale/*/LC_MESSAGES/django.po"), *ROOT.glob("templates/**/*.html")]
    return {letter for text in texts for letter in text.read_text(encoding="utf-8") if letter.isprintable()}


def test_every_letter_that_the_site_writes_has_its_shape() -> None:
    assert written() - set(LETTERS) - set(SUITS) == set()


@pytest.mark.parametrize("name", ["desk-sans", "desk-serif", "desk-serif-italic"])
def test_a_typeface_lacks_no_letter_of_a_name_or_a_sentence(name: str) -> None:
    lacking = {letter for letter in set(LETTERS) - letters_of(FONTS / f"{name}.woff2") if letter.isalnum()}
    assert lacking == set()


def test_the_suits_are_a_file_of_their_own() -> None:
    assert letters_of(FONTS / "desk-suits.woff2") == set(SUITS)


def test_all_together_they_are_small_and_each_has_its_licence_and_a_name_of_its_own() -> None:
    assert sum(file.stat().st_size for file in FILES) < MOST
    for file in FILES:
        assert file.with_name(f"LICENSE-{file.stem.removesuffix('-italic')}.txt").exists()
        assert TTFont(file)["name"].getDebugName(1) == file.stem.replace("-", " ").title()
        assert f"fonts/{file.name}" in (ROOT / "static/css/tokens.css").read_text(encoding="utf-8")
