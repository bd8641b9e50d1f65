"""Until when each restriction binds is said for every finding that lasts."""

from rulings.desk.cases.queries.restrictions import LASTING
from rulings.desk.cases.wording.restrictions import UNTIL, until_text
from rulings.laws.engine import every_path
from rulings.laws.situations import EDITIONS, situations


def test_every_lasting_finding_binds_a_player_until_something() -> None:
    lasting = {
        (finding.key, "who" in finding.values)
        for edition in EDITIONS
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
        if finding.effect in LASTING
    }
    assert lasting == {(key, True) for key in UNTIL}


def test_what_no_law_makes_any_more_says_nothing() -> None:
    assert until_text("something_old") == ""
