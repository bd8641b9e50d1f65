"""What is kept of the paragraphs that rulings cite is what the laws say today."""

import os

from rulings.laws.cited import FILE, count_cited, law_number, written
from rulings.laws.situations import SITUATIONS


def test_the_file_is_what_the_laws_cite() -> None:
    counted = {each.key: {edition: count_cited(law) for edition, law in each.laws.items()} for each in SITUATIONS}
    text = written(counted)
    if os.environ.get("UPDATE_CITED") == "1":
        FILE.write_text(text)
    assert text == FILE.read_text(), "read the change, then store it with UPDATE_CITED=1"


def test_a_paragraph_begins_with_the_number_of_its_law() -> None:
    assert [law_number(each) for each in ("50D2(a)", "7", "Preface")] == ["50", "7", ""]
