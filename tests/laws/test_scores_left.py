"""The findings that leave the score as it is change nothing, and each has the name that its law gives it."""

import re

from django.conf import settings

from rulings.laws.scores_left import LEAVE_THE_SCORE


def test_each_is_yielded_by_a_law_as_something_that_changes_no_score() -> None:
    laws = "\n".join(path.read_text() for path in (settings.BASE_DIR / "rulings" / "laws").rglob("*.py"))
    effects = {key: set(re.findall(rf'"{key}",\s*Effect\.(\w+)', laws)) for key in LEAVE_THE_SCORE}
    unusual = {key: found for key, found in effects.items() if not found <= {"STANDS", "NO_RECTIFICATION"}}
    assert unusual == {}
    assert [key for key in sorted(LEAVE_THE_SCORE) if f'"{key}"' not in laws.replace("scores_left", "")] == []
