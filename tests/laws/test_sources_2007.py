"""The 2007 Laws 13, 14 and 17, from which the product began: no paragraph of theirs is left out of the rulings."""

import pytest

from rulings.laws.engine import every_path
from rulings.laws.situations import situations

LOWEST = {
    "13": "13A 13B 13C 13D1 13D2(a) 13D2(b) 13E 13F",
    "14": "14A1 14A2 14A3 14B1 14B2 14B3 14B4 14C",
    "17": "17A 17B 17C 17D1 17D2 17D3 17D4 17E1 17E2",
}


@pytest.mark.parametrize("law", LOWEST)
def test_every_paragraph_of_the_source_is_cited_by_some_ruling(law: str) -> None:
    cited = {
        finding.paragraph
        for situation in situations("2007")
        for path in every_path(situation.laws["2007"])
        for finding in path.ruling.findings
    }
    assert set(LOWEST[law].split()) - cited == set()
