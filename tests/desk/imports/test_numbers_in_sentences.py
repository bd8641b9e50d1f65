"""Whatever number stands in a sentence about files, the sentence is right in every language.

A number is put in by a sentence that has a form for it, or stands after a colon, where no word depends on it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.utils.translation import ngettext, override

ROOT = Path(__file__).parents[3]
PLACES = (ROOT / "rulings" / "desk" / "imports", ROOT / "rulings" / "management")
PAGES = ROOT / "templates" / "imports"
COUNTS = "number|count|known|all|same|common|boards|contestants|results|won|told|solved|total|added|differences"
NUMBERS = (1, 2, 5, 22)
NAMES_A_BOARD_OR_A_PAIR = {"Who plays as number {number}"}
"""Here a number is a name."""
_PUT_IN = re.compile(rf"%\((?:{COUNTS})\)s|{{(?:{COUNTS})}}|{{{{ (?:{COUNTS}) }}}}")
_NEUTRAL = re.compile(rf": (?:{_PUT_IN.pattern})(?: of (?:{_PUT_IN.pattern}))?")
_BLOCK = re.compile(r"{% blocktranslate([^%]*)%}(.*?){% endblocktranslate %}", re.DOTALL)
_ONE, _MANY = {"gettext", "gettext_lazy", "_"}, {"ngettext", "ngettext_lazy"}


def said_in_modules() -> Iterator[tuple[str, str | None]]:
    """Every sentence of the modules with its plural, None for one that has none."""
    for path in (each for place in PLACES for each in place.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            words = [each.value for each in call.args if isinstance(each, ast.Constant)]
            if call.func.id in _ONE and words:
                yield str(words[0]), None
            if call.func.id in _MANY and len(words) >= 2:
                yield str(words[0]), str(words[1])


def said_on_pages() -> Iterator[tuple[str, str | None]]:
    """Every sentence of the pages."""
    for path in PAGES.glob("*.html"):
        for head, body in _BLOCK.findall(path.read_text(encoding="utf-8")):
            one, _plural, many = (" ".join(each.split()) for each in body.partition("{% plural %}"))
            yield (one, many or None) if "count" in head else (one, None)


SAID = sorted(set(said_in_modules()) | set(said_on_pages()), key=str)
COUNTED = [(one, many) for one, many in SAID if many is not None]


def test_a_number_stands_in_a_sentence_that_has_its_plural_or_after_a_colon() -> None:
    wrong = [
        one
        for one, many in SAID
        if many is None and one not in NAMES_A_BOARD_OR_A_PAIR and _PUT_IN.search(_NEUTRAL.sub("", one))
    ]
    assert wrong == []
    assert len(SAID) > 100


def as_gettext(text: str) -> str:
    """A sentence of a page under the key that the catalogue has for it."""
    return re.sub(r"{{ (\w+) }}", r"%(\1)s", text)


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
@pytest.mark.parametrize(("one", "many"), COUNTED)
def test_each_form_has_its_number_and_one_differs_from_many(one: str, many: str, language: str) -> None:
    with override(language):
        forms = [ngettext(as_gettext(one), as_gettext(many), number) for number in NUMBERS]
    assert all(_PUT_IN.search(each) for each in forms)
    one_of_it, two, five, twenty_two = forms
    assert twenty_two == two
    assert language != "pl" or len({one_of_it, two, five}) > 1


def test_commands_count_by_one_function() -> None:
    sources = [each.read_text(encoding="utf-8") for each in (ROOT / "rulings" / "management").rglob("*.py")]
    found = [
        re.findall(r"{[^{}]+} (?:new )?(?:boards|contestants|results|differences|lines|files)\b", each)
        for each in sources
    ]
    assert [each for listed in found for each in listed] == []
