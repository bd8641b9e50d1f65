"""The engine: questions, derived answers, overruled answers, bad answers."""

import re
from collections.abc import Iterator

import pytest

from rulings.laws.engine import AskedOf, Case, Effect, Finding, Regulations, Setting, UnknownAnswer, rule, yes_no
from rulings.laws.engine.situation import both_editions, only_2017
from rulings.laws.record.case_file import UnknownFact, read_case
from rulings.laws.record.record import BadRecord, Record, read_record
from rulings.laws.situations import UnknownSituation, find_situation, law_of
from tests.laws.ruling import ruled


def test_the_first_fact_nobody_established_is_the_question_and_what_was_found_is_kept() -> None:
    ruling = ruled("defective_trick", error="played_none", both_sides_played_on=True, has_card_of_suit_led=True)
    assert ruling.question is not None
    assert ruling.question.fact.key == "exception_of_64b"
    assert [finding.paragraph for finding in ruling.findings] == ["67B1(a)", "67B1", "67B1(a)"]


def test_an_answer_overrules_what_the_record_says_and_the_contradiction_is_kept() -> None:
    case = Case(
        {"error": "not_among_played_cards", "offender": "N", "same_card_played_again": "no"}, Record(offender=None)
    )
    assert rule(law_of("defective_trick"), case).overruled == {}
    recorded = read_record({"offender": "S"})
    ruling = rule(law_of("defective_trick"), Case({"error": "not_among_played_cards", "offender": "N"}, recorded))
    assert {fact.key: str(value) for fact, value in ruling.overruled.items()} == {"offender": "S"}


def test_the_same_answers_give_the_same_ruling_in_any_order() -> None:
    facts = {"error": "played_none", "both_sides_played_on": "no", "next_trick_led_by": "nobody"}
    backwards = dict(reversed(facts.items()))
    assert ruled("defective_trick", **facts).findings == ruled("defective_trick", **backwards).findings


@pytest.mark.parametrize(("facts", "message"), [
    ({"error": "five"}, "fact 'error' cannot be 'five': it takes played_none, played_too_many, not_among_played_cards"),
    ({"offender": "Z"}, "fact 'offender' cannot be 'Z': it takes N, E, S, W"),
    ({"both_sides_played_on": "perhaps"}, "fact 'both_sides_played_on' cannot be 'perhaps': it takes yes, no"),
    ({"both_sides_played_on": 1}, "fact 'both_sides_played_on' cannot be 1: it takes yes, no"),
    ({"error": ["played_none"]}, "it takes played_none"),
])  # fmt: skip
def test_an_answer_that_is_not_an_option_is_named_with_the_options(facts: dict[str, object], message: str) -> None:
    with pytest.raises(UnknownAnswer) as refused:
        ruled("defective_trick", **facts)
    assert message in str(refused.value)


@pytest.mark.parametrize("answer", ["ZZ", "S1", "SA SA", 7, None, ["SA", 3], "", "S2 " * 14])
def test_cards_that_are_no_cards_are_refused(answer: object) -> None:
    with pytest.raises(UnknownAnswer, match="fact 'penalty_cards' cannot be"):
        ruled("penalty_card", visibility="seen_or_named", penalty_cards=answer)


@pytest.mark.parametrize(("asked_of", "is_asked"), [
    (AskedOf.DIRECTOR, False),
    (AskedOf.JUDGEMENT, True),
    (AskedOf.DECLARER, True),
])  # fmt: skip
def test_a_lone_option_is_taken_as_fact_but_never_as_judgement_or_choice(asked_of: AskedOf, is_asked: bool) -> None:
    fact = yes_no("lone", law="1", asked_of=asked_of)

    def law(case: Case) -> Iterator[Finding]:
        if case.among(fact, (True,)):
            yield Finding("1", "found", Effect.STANDS)

    ruling = rule(law, Case())
    assert (ruling.question is not None, fact in ruling.derived) == (is_asked, not is_asked)


def moved(case: Case) -> Iterator[Finding]:
    yield Finding(case.by_edition("17D3", in_2007="17E2"), "found", Effect.STANDS)


def test_a_law_of_both_editions_cites_each_by_its_own_number() -> None:
    found = {edition: rule(law, Case()).findings[0].paragraph for edition, law in both_editions(moved).items()}
    assert found == {"2017": "17D3", "2007": "17E2"}


def test_a_law_of_the_newer_edition_alone_is_not_in_the_other() -> None:
    assert set(only_2017(moved)) == {"2017"}


@pytest.mark.parametrize(("setting", "found", "asks"), [
    (Setting.YES, ["73A2"], False), (Setting.NO, [], False), (Setting.ASK, [], True),
])  # fmt: skip
def test_only_what_the_regulations_leave_to_the_director_is_asked(
    setting: Setting, found: list[str], asks: bool
) -> None:
    fact = yes_no("pause_was_demanded", law="73A2")

    def law(case: Case) -> Iterator[Finding]:
        if case.by_regulation(case.regulations.mandatory_pause, fact):
            yield Finding("73A2", "found", Effect.STANDS)

    ruling = rule(law, Case(regulations=Regulations(mandatory_pause=setting)))
    assert ([finding.paragraph for finding in ruling.findings], ruling.question is not None) == (found, asks)


def test_a_fact_of_another_law_is_refused_by_name() -> None:
    with pytest.raises(UnknownFact, match="unknown fact 'visibility': this situation asks error"):
        read_case(law_of("defective_trick"), {"visibility": "seen_or_named"})


def test_an_answer_that_the_edition_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownAnswer, match=r"it takes played_none, played_too_many$"):
        ruled("defective_trick", "2007", error="not_among_played_cards")


@pytest.mark.parametrize(("record", "message"), [
    ({"boards": 3}, "record: unknown entry 'boards'"),
    ({"board": "x"}, "record: board cannot be 'x'"),
    ({"board": True}, "record: board cannot be 'True'"),
    ({"dealer": "Q"}, "record: dealer cannot be 'Q'"),
    ({"contract": "9S by W"}, "record: contract cannot be '9S by W'"),
    ({"auction": ["1C"]}, "record: an auction needs the dealer or the board number"),
    ({"board": 1, "auction": ["1C", "foo"]}, "Call 2 of the auction"),
    ({"tricks": [["SA", "SA"]]}, "record: Trick 1, 'SA': it has already been played."),
    ({"form": "rubber"}, "record: form cannot be 'rubber'"),
    ({"penalty_cards": [{"seat": "W", "card": "S3", "kind": "huge"}]}, "minor or major"),
    ({"regulations": {"law67b1_subject_to_64b": "maybe"}}, "it takes yes, no, ask"),
    ({"regulations": {"law99": "yes"}}, "unknown setting 'law99'"),
])  # fmt: skip
def test_a_record_that_cannot_be_read_says_which_entry(record: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as refused:
        read_case(law_of("penalty_card"), {"record": record})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "entries", [[], "text", 3, None, {"record": "x"}, {"record": {"regulations": []}} | {"record": 5}]
)
def test_facts_that_are_no_object_are_refused(entries: object) -> None:
    with pytest.raises(BadRecord):
        read_case(law_of("penalty_card"), entries)


def test_board_number_gives_dealer_vulnerability_and_the_auction_its_contract() -> None:
    record = read_record({"board": 3, "auction": "1NT P 3NT P P P"})
    assert (str(record.dealer), str(record.vulnerability), str(record.contract)) == ("S", "EW", "3NT by S")
    assert str(record.opening_leader) == "W"


@pytest.mark.parametrize(("key", "edition", "message"), [
    ("revok", "2017", "no situation 'revok' in the 2017 edition: it is one of"),
    ("penalty_card", "1997", "there is no edition '1997' of the Laws here: it is 2017 or 2007"),
])  # fmt: skip
def test_an_unknown_situation_or_edition_is_named(key: str, edition: str, message: str) -> None:
    with pytest.raises(UnknownSituation) as refused:
        find_situation(key, edition)
    assert message in str(refused.value)
