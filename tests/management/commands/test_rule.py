"""rule: a ruling with no database at hand, from facts in JSON or asked for at a terminal."""

import json
from pathlib import Path

import pytest

from tests.management.commands.shell import manage, run

B1A = {
    "offender": "W",
    "error": "played_none",
    "both_sides_played_on": True,
    "has_card_of_suit_led": True,
    "offending_side_won_a_trick": True,
    "exception_of_64b": "none",
}


def test_a_complete_ruling_has_the_shape_that_others_read_and_exit_code_0() -> None:
    done = manage("rule", "defective_trick", "--facts", "-", "--json", given=json.dumps(B1A))
    ruling = json.loads(done.stdout)
    assert done.returncode == 0
    assert list(ruling) == [
        "situation", "law", "edition", "complete", "language", "findings", "relied_on", "derived", "question",
    ]  # fmt: skip
    assert (ruling["complete"], ruling["question"], ruling["language"]) == (True, None, "en")
    assert ruling["findings"][3] == {
        "paragraph": "64A2",
        "effect": "tricks_transferred",
        "key": "one_trick_transferred",
        "values": {"to": "NS", "tricks": 1},
        "text": "After play, one trick is transferred to North-South, never two.",
    }
    assert ruling["relied_on"]["both_sides_played_on"] == "yes"


def test_an_open_question_is_exit_code_3_and_tells_its_options() -> None:
    done = manage("rule", "defective_trick", "--facts", "-", "--json", "--lang", "it", given='{"error": "played_none"}')
    assert done.returncode == 3
    question = json.loads(done.stdout)["question"]
    outcomes = question.pop("outcomes")
    assert [(each["value"], each["question"]) for each in outcomes] == [("yes", "offender"), ("no", "offender")]
    assert question.pop("guidance") == ""
    assert question == {
        "key": "both_sides_played_on",
        "paragraph": "67A",
        "asked_of": "director",
        "options": [{"value": "yes", "text": "Sì, entrambe"}, {"value": "no", "text": "No"}],
        "text": "Quando è stato notato, entrambe le linee avevano già giocato nella presa successiva?",
    }


def test_an_open_question_says_what_each_answer_leads_to_and_what_the_law_says_of_a_judgement() -> None:
    facts = '{"offender": "W", "insufficient_kind": "in_turn", "since_insufficient": "nothing"}'
    asked = json.loads(manage("rule", "insufficient_bid", "--facts", "-", "--json", given=facts).stdout)["question"]
    accepted, refused = asked["outcomes"]
    assert "insufficient_bid_accepted" in [finding["key"] for finding in accepted["findings"]]
    assert (accepted["question"], refused["question"]) == (None, "replacement")
    assert "cancelled" in refused["said"]


def test_without_facts_and_without_a_terminal_the_first_question_is_printed() -> None:
    done = run("rule", "penalty_card")
    assert done.returncode == 3
    assert "Whose card was exposed?" in done.stdout


def test_what_the_record_knows_is_derived_and_told() -> None:
    facts = {**B1A, "record": {"contract": "4S by E"}}
    del facts["exception_of_64b"]
    done = run("rule", "defective_trick", "--facts", "-", "--json", given=json.dumps(facts))
    assert json.loads(done.stdout)["derived"] == {"exception_of_64b": "dummys_card"}


def test_contradictions_of_the_record_and_of_an_answer_are_told_beside_the_ruling_and_named() -> None:
    record = {"board": 1, "auction": "1NT AP", "contract": "4S by W"}
    facts = json.dumps({"offender": "E", "role": "declarer", "record": record})
    done = run("rule", "lead_restriction", "--facts", "-", "--json", given=facts)
    assert (done.returncode, json.loads(done.stdout)["complete"]) == (0, True)
    assert done.stderr.splitlines() == [
        "The auction ends in 1NT by North, but 4♠ by West is recorded as the contract. Change the one that is wrong.",
        "Role: you say “Declarer”, the record says “Dummy”. Your answer counts.",
    ]


def test_a_card_of_an_answer_that_another_was_dealt_is_told_beside_the_ruling() -> None:
    record = {"contract": "4S by S", "deal": "N:- K... - 7..."}
    facts = json.dumps({"offender": "W", "visibility": "seen_or_named", "penalty_cards": "SK", "record": record})
    done = run("rule", "penalty_card", "--facts", "-", "--json", given=facts)
    assert json.loads(done.stdout)["relied_on"]["penalty_cards"] == ["SK"]
    assert done.stderr.startswith("♠K is named as a card of West, but East was dealt it.")


def test_facts_that_exclude_each_other_are_both_named_and_nothing_is_ruled() -> None:
    facts = {
        "misinformation_source": "wrong_explanation",
        "offender": "W",
        "misinformation_known_when": "before_the_lead",
        "misled_player": "E",
    }
    done = run("rule", "misinformation", "--facts", "-", "--json", given=json.dumps(facts))
    assert (done.returncode, done.stdout) == (2, "")
    assert "fact 'misled_player' cannot be 'E' where 'offender' is 'W': it takes N, S" in done.stderr


def test_an_answer_that_nothing_asked_for_is_named_beside_the_ruling() -> None:
    facts = {"auction_doubt": "has_it_begun", "cards_are_out": True, "last_caller": "W"}
    done = run("rule", "auction_period", "--facts", "-", "--json", given=json.dumps(facts))
    assert (done.returncode, json.loads(done.stdout)["complete"]) == (0, True)
    assert done.stderr == (
        "fact 'last_caller' is not asked where 'auction_doubt' is 'has_it_begun': it does not count\n"
    )


def test_a_record_without_contradictions_says_nothing_on_standard_error() -> None:
    facts = {**B1A, "record": {"board": 1, "auction": "P P 4S AP", "contract": "4S by S", "opening_leader": "W"}}
    assert run("rule", "defective_trick", "--facts", "-", given=json.dumps(facts)).stderr == ""


def test_facts_come_from_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "facts.json"
    file.write_text(json.dumps(B1A), encoding="utf-8")
    assert "64A2" in run("rule", "defective_trick", "--facts", str(file)).stdout


@pytest.mark.parametrize(("words", "given", "message"), [
    (["rule", "revoking"], "", "no situation 'revoking' in the 2017 edition"),
    (["rule", "penalty_card", "--edition", "1997"], "", "there is no edition '1997'"),
    (["rule", "defective_trick", "--facts", "-"], "{", "are not JSON"),
    (["rule", "defective_trick", "--facts", "-"], "[" * 100_000, "are not JSON"),
    (["rule", "defective_trick", "--facts", "-"], "[]", "the facts are a JSON object"),
    (["rule", "defective_trick", "--facts", "no-such-file"], "", "the facts cannot be read from no-such-file"),
    (["rule", "defective_trick", "--facts", "-"], '{"error": "none"}', "fact 'error' cannot be 'none'"),
    (["rule", "defective_trick", "--facts", "-"], '{"visibility": "x"}', "unknown fact 'visibility'"),
    (["rule", "defective_trick", "--facts", "-"], '{"record": {"board": 0}}', "record: board cannot be '0'"),
])  # fmt: skip
def test_bad_input_is_one_line_that_says_what_was_wrong_and_exit_code_2(
    words: list[str], given: str, message: str
) -> None:
    done = run(*words, given=given)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_finding_that_goes_on_elsewhere_says_where_and_with_which_facts() -> None:
    facts = '{"offender": "W", "simultaneous_caller_place": "not_next", "simultaneous_call": "bid"}'
    found = json.loads(run("rule", "simultaneous_calls", "--facts", "-", "--json", given=facts).stdout)["findings"]
    assert next(each["follow_up"] for each in found if "follow_up" in each) == {
        "situation": "bid_out_of_rotation",
        "facts": {"offender": "W"},
    }
