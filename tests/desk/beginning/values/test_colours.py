"""Whatever colour a club chooses, everything in its shades can be read, on light and on dark."""

import re
from itertools import product
from pathlib import Path

from django.conf import settings
from hypothesis import given
from hypothesis import settings as how
from hypothesis import strategies as st

from rulings.desk.beginning.values.colours import DARK, HOUSE, LIGHT, Ground, contrast, is_colour, shades, sheet_of

AA_TEXT, AA_CONTROL = 4.5, 3.0
EVERY = [f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in product(range(0, 256, 51), repeat=3)]


def unreadable(colour: str, ground: Ground) -> list[tuple[str, str]]:
    """The pairs of a text or a control and what it stands on that can not be told apart well enough."""
    its = shades(colour, ground)
    under = (*ground.papers, its.wash)
    texts = [(its.press, each) for each in under] + [(its.on, its.press), (its.on, its.deep)]
    texts += [(its.deep, each) for each in under] + [(each, its.wash) for each in ground.inks]
    controls = [(its.press, each) for each in under] + [(its.deep, each) for each in under]
    wrong = [each for each in texts if contrast(*each) < AA_TEXT]
    return wrong + [each for each in controls if contrast(*each) < AA_CONTROL]


def test_a_lattice_of_all_colours_can_be_read() -> None:
    assert [(each, ground) for each in EVERY for ground in (LIGHT, DARK) if unreadable(each, ground)] == []


@how(max_examples=150, deadline=None)
@given(st.integers(0, 0xFFFFFF))
def test_any_colour_can_be_read(number: int) -> None:
    colour = f"#{number:06x}"
    assert unreadable(colour, LIGHT) + unreadable(colour, DARK) == []


def test_contrast_is_that_of_the_guidelines() -> None:
    assert (contrast("#000000", "#ffffff"), contrast("#767676", "#ffffff") >= AA_TEXT) == (21.0, True)
    assert contrast("#777777", "#ffffff") < AA_TEXT


def test_a_colour_that_can_be_read_stays_what_it_is() -> None:
    assert shades("#1e40af", LIGHT).press == "#1e40af"
    assert shades("#ffcc00", DARK).press == "#ffcc00"


def test_the_grounds_are_those_of_the_desks_own_sheet() -> None:
    light, dark = (Path(settings.BASE_DIR) / "static/css/tokens.css").read_text().split("@media", 1)
    for sheet, ground in ((light, LIGHT), (dark, DARK)):
        told = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{3,6})", sheet))
        whole = {
            name: f"#{part[1] * 2}{part[2] * 2}{part[3] * 2}" if len(part) == 4 else part for name, part in told.items()
        }
        assert ground.papers == (whole["paper"], whole["sheet"])
        names = ("ink", "soft", "alarm", "amber", "spade", "heart", "diamond", "club")
        assert ground.inks == tuple(whole[name] for name in names)
    assert f"--felt: {HOUSE}" in light


def test_what_is_no_colour_is_none() -> None:
    given = ["#17594a", "#17594A", "17594a", "#17594", "#17594ag", "#17594a\n", "red", ""]
    assert [each for each in given if is_colour(each)] == ["#17594a"]


def test_the_sheet_gives_both_schemes_their_four_tokens() -> None:
    for token in ("--felt:", "--felt-deep:", "--on-felt:", "--felt-wash:"):
        assert sheet_of("#1e40af").count(token) == 2
