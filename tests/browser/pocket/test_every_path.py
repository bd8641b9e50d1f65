"""The browser's interpreter says what the engine says: every question and finding of every tree, in every language."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from rulings.laws.situations import SITUATIONS
from rulings.wording.pocket import LANGUAGES
from tests.wording.pocket_walk.walked import Walked

pytestmark = pytest.mark.browser

COMPARE = (Path(__file__).parent / "compare.js").read_text(encoding="utf-8").replace("export ", "")
IN_THE_PAGE = f"""async ([trees, languages, walked]) => {{
  const {{ open }} = await import("/static/js/pocket/interpreter.js");
  const {{ continuation }} = await import("/static/js/pocket/leading.js");
  {COMPARE}
  const guides = languages.map((sentences) => open(JSON.parse(trees), JSON.parse(sentences)));
  return differences(guides, JSON.parse(walked));
}}"""


def test_every_point_of_every_tree_is_the_engines_in_both_editions_and_every_language(
    desk: Page, data: dict[str, Any]
) -> None:
    walked = Walked()
    for situation in SITUATIONS:
        for edition, law in situation.laws.items():
            walked.walk(situation.key, edition, law)
    rows = json.dumps({"trees": walked.trees, "findings": walked.findings, "questions": walked.questions})
    desk.goto("/guide/offline/")
    assert desk.evaluate(IN_THE_PAGE, [data["trees"], [data[code] for code in LANGUAGES], rows]) == []
