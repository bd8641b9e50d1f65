"""The browser's interpreter says what the engine says: every question and finding of every tree, in every language.

Besides, under every setting that a law reads, and where each ruling leads on.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from rulings.laws.engine import Regulations
from rulings.laws.situations import SITUATIONS
from rulings.wording.pocket import LANGUAGES
from tests.wording.pocket_walk.walked import Walked

pytestmark = pytest.mark.browser

COMPARE = (Path(__file__).parent / "compare.js").read_text(encoding="utf-8").replace("export ", "")
IN_THE_PAGE = f"""async ([trees, languages, walked]) => {{
  const {{ open }} = await import("/static/js/pocket/interpreter.js");
  const {{ continuation }} = await import("/static/js/pocket/leading.js");
  {COMPARE}
  const [laws, spoken] = [JSON.parse(trees), languages.map((sentences) => JSON.parse(sentences))];
  return differences((settings) => spoken.map((sentences) => open(laws, sentences, settings)), JSON.parse(walked));
}}"""


def test_every_point_of_every_tree_is_the_engines_in_both_editions_and_every_language(
    desk: Page, data: dict[str, Any]
) -> None:
    walked = Walked()
    for situation in SITUATIONS:
        for edition, law in situation.laws.items():
            walked.walk(situation.key, edition, law)
    assert differences(desk, data, walked) == []


def test_every_point_is_the_engines_under_all_settings_together_that_a_law_reads(
    desk: Page, data: dict[str, Any]
) -> None:
    """In one language: a setting chooses which sentence is said, not how."""
    walked = Walked(languages=LANGUAGES[:1])
    for situation in SITUATIONS:
        for edition, law in situation.laws.items():
            walked.walk_settings(situation.key, edition, law)
    assert {name for tree in walked.trees for name in tree["settings"]} == vars(Regulations()).keys()
    assert differences(desk, data, walked) == []


def differences(desk: Page, data: dict[str, Any], walked: Walked) -> list[str]:
    """Where the browser's interpreter says otherwise than what was walked."""
    rows = json.dumps({"trees": walked.trees, "findings": walked.findings, "questions": walked.questions})
    desk.goto("/guide/offline/")
    told = [data["trees"], [data[code] for code in walked.languages], rows]
    return [str(each) for each in desk.evaluate(IN_THE_PAGE, told)]
