"""Every way in which a result cannot be has its sentence, and no sentence is left over."""

import re
from pathlib import Path

from rulings.desk.official.queries import standing
from rulings.desk.official.wording import CONTRADICTIONS


def test_each_contradiction_that_is_found_has_its_words() -> None:
    code = Path(standing.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'_Contradiction\(each, "(\w+)"\)', code)) == CONTRADICTIONS.keys()
    assert all(str(sentence).strip() for sentence in CONTRADICTIONS.values())
