"""Names of odd shapes, in all cases and however they are disguised: found in the middle of a sentence and at its start.

None is in the lists by which the tables of endings were made. Forms of two letters are none where letters stand apart,
or something is written close to them; a form that is a word of the languages is none at the start of a sentence.
"""

import re
import unicodedata
from collections.abc import Callable

import pytest

from rulings.desk.base.naming.letters import plain
from rulings.desk.base.naming.marks import Known, known, marks_in
from rulings.desk.base.naming.vocabulary import is_ordinary
from tests.desk.base.naming.paradigms import DATA

LINES = [line for line in (DATA / "odd.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
FORMS = {name: [each.replace("_", " ") for each in forms.split()] for name, forms in (it.split(": ") for it in LINES)}
CYRILLIC = str.maketrans("aeopcxyABEKMHOPCTX", "аеорсхуАВЕКМНОРСТХ")
GREEK = str.maketrans("oABEHIKMNOPTXYZv", "οΑΒΕΗΙΚΜΝΟΡΤΧΥΖν")
FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)}
LEAST_CLOSE = 3


def without_accents(text: str) -> str:
    plain = text.translate(str.maketrans("łŁ", "lL"))
    return "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))


ALONE: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "accents apart": lambda form: unicodedata.normalize("NFD", form),
    "no accents": without_accents,
    "capitals": str.upper,
    "Cyrillic": lambda form: form.translate(CYRILLIC),
    "Greek": lambda form: form.translate(GREEK),
    "full width": lambda form: form.translate(FULL_WIDTH),
    "zero width": "\u200b".join,
    "soft hyphen": lambda form: f"{form[:2]}\u00ad{form[2:]}",
    "quoted": lambda form: f"„{form}”",
    "starred": lambda form: f"*{form}*",
}
CLOSE: dict[str, Callable[[str], str]] = {
    "letters apart": " ".join,
    "hard spaces": "\u00a0".join,
    "dots": ".".join,
    "after a stroke": lambda form: f"West/{form}",
    "before a stroke": lambda form: f"{form}/N",
    "low lines": lambda form: f"pan_{form}_ten",
    "in brackets": lambda form: f"W({form})",
    "with a figure": lambda form: f"{form}12",
    "a mail address": lambda form: f"{form}@example.org",
    "called": lambda form: f"@{form}",
    "a word before it": lambda form: f"pan{form}",
}


@pytest.fixture(scope="module")
def session() -> Known:
    return known(FORMS)


@pytest.mark.parametrize("disguise", [*ALONE, *CLOSE])
@pytest.mark.parametrize("sentence", ["Wtedy {} zagrał trefla.", "{} zagrał trefla."])
def test_a_name_of_odd_shape_is_found(disguise: str, sentence: str, session: Known) -> None:
    disguised = (ALONE | CLOSE)[disguise]
    forms = [form for each in FORMS.values() for form in each]
    if disguise in CLOSE:
        forms = [form for form in forms if len(re.split("['’]", form)[0]) >= LEAST_CLOSE]
    if sentence.startswith("{"):
        forms = [form for form in forms if not is_ordinary(plain(form))]
    missed = [form for form in forms if not marks_in(sentence.format(disguised(form)), session)]
    print(f"{disguise}: {len(forms)} forms, {len(missed)} missed: {missed}")
    assert len(missed) * 1000 <= len(forms)
