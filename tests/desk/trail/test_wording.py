"""What the trail says in words. No row is stored."""

from typing import Any

import pytest
from django.utils.translation import override

from rulings.desk.trail.wording.entries import entry_changes, entry_sentence
from rulings.laws.engine import facts_of
from rulings.laws.situations import law_of
from rulings.models import AuditEntry, User, Verb

DORA = User(first_name="Dora", last_name="Neri")


def entry(verb: Verb, actor: User | None = DORA, kind: str = "Ruling", before: Any = None, **after: Any) -> AuditEntry:
    return AuditEntry(verb=verb.value, actor=actor, object_type=kind, before=before or {}, after=after)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_everything_that_can_be_done_has_its_sentence_with_who_did_it(language: str) -> None:
    with override(language):
        said = {verb: entry_sentence(entry(verb)) for verb in Verb}
    assert [verb for verb, sentence in said.items() if "{" in sentence or "Dora Neri" not in sentence] == []


def test_a_side_and_a_number_stand_in_words() -> None:
    assert entry_sentence(entry(Verb.REPORT_FILED, number=7, board=3)) == "Dora Neri filed report 7 on board 3."
    assert entry_sentence(entry(Verb.QUERY_NOTED, side="NS")) == "Dora Neri noted that North-South queried the score."


def test_without_an_account_it_was_a_player_by_his_link_or_a_command() -> None:
    assert entry_sentence(entry(Verb.SCORE_QUERIED, None, via="link", side="EW")).startswith("A player ")
    told = entry_sentence(entry(Verb.CALL_MADE, None, via="terminal", table="B5"))
    assert told == "A scoring terminal called the director to table B5."
    assert entry_sentence(entry(Verb.CLUB_CREATED, None)) == "The system created the club."


def changed(made: AuditEntry) -> list[tuple[str, str, str]]:
    facts = facts_of(law_of("penalty_card"))
    return [(change.label, change.before, change.after) for change in entry_changes(made, facts, {})]


def test_only_what_is_another_than_before_is_told() -> None:
    made = entry(
        Verb.REPORT_AMENDED,
        kind="IrregularityReport",
        before={"table": "7", "contract": "4S by W"},
        table="8",
        contract="4S by W",
    )
    assert changed(made) == [("Table", "7", "8")]


@pytest.mark.parametrize(
    ("after", "told"),
    [
        ({"key": "offender", "value": "W"}, ("Answer", "", "West")),
        ({"auction": ["1S", {"call": "P", "seat": "E"}]}, ("Auction", "", "1S E:P")),
        ({"waits_for": "replacement"}, ("Waits for", "", "the replacement call")),
        ({"play": {"leader": "W", "tricks": [["SA", "S2"]]}}, ("Play", "", "W / SA S2")),
        ({"seats": {"N": "Anna", "S": "Bruno"}}, ("Players", "", "N: Anna, S: Bruno")),
        ({"not_names": ["King", "West"]}, ("Words that are no names", "", "King West")),
    ],
)
def test_a_detail_is_written_as_people_read_it(after: dict[str, Any], told: tuple[str, str, str]) -> None:
    assert changed(entry(Verb.CASE_ANSWERED, kind="ReportCase", **after)) == [told]


RECORDED = {"declarer": "S", "score_ns": 420, "artificial": ""}


@pytest.mark.parametrize(
    ("verb", "kind", "before", "after", "told"),
    [
        (Verb.SESSION_REOPENED, "Session", {"status": "closed"}, {"status": "open"}, ("State", "closed", "in play")),
        (Verb.SESSION_CHANGED, "Session", {"date": "2026-11-24"}, {"date": "2026-11-25"},
         ("Day", "24 Nov 2026", "25 Nov 2026")),
        (Verb.MOVEMENT_SET, "Session", {"tables": 8}, {}, ("Tables", "8", "")),
        (Verb.MOVEMENT_SET, "Session", {}, {"movement": {"kind": "howell", "boards_per_round": 3}},
         ("Movement", "", "Howell, 3 boards a round")),
        (Verb.TEMPLATE_SAVED, "SessionTemplate", {}, {"plan": {"last_board": 30}},
         ("Settings", "", "still open; boards 1 to 30")),
        (Verb.RESULTS_RECORDED, "Result", {}, RECORDED | {"contract": "4S", "tricks": 10},
         ("Result", "", "4♠ = S (+420)")),
        (Verb.RESULTS_RECORDED, "Result", RECORDED | {"contract": "4S", "tricks": 10}, {},
         ("Result", "4♠ = S (+420)", "")),
    ],
)  # fmt: skip
def test_the_settings_of_an_evening_and_its_results_are_said_in_words(
    verb: Verb, kind: str, before: dict[str, Any], after: dict[str, Any], told: tuple[str, str, str]
) -> None:
    assert changed(entry(verb, kind=kind, before=before, **after)) == [told]


def test_numbers_of_rows_are_for_machines() -> None:
    assert changed(entry(Verb.RULING_ISSUED, digest="0f", ruling=7)) == []
