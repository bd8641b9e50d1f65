"""What is left to be judged later leads to the question that settles it."""

import pytest

from rulings.laws.engine import (
    AskedOf,
    Case,
    Effect,
    Finding,
    Law,
    Path,
    Question,
    UnknownAnswer,
    every_path,
    facts_of,
    paths,
    rule,
)
from rulings.laws.follow_ups import OPENINGS, Opening, continuation, opening_of
from rulings.laws.situations import EDITIONS, law_of, situations
from tests.laws.test_every_path import ALL


def left_for_later(edition: str) -> set[str]:
    return {
        finding.key
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
        if finding.effect is Effect.CHECK_LATER
    }


def written(path: Path) -> dict[str, object]:
    return {fact.key: str(fact.kind.write(value)) for fact, value in path.ruling.relied_on.items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_finding_left_for_later_is_settled_by_a_case_of_its_edition(edition: str) -> None:
    assert [key for key in sorted(left_for_later(edition)) if opening_of(key, edition) is None] == []


def test_no_case_waits_for_a_finding_that_no_law_leaves() -> None:
    assert OPENINGS.keys() == set().union(*(left_for_later(edition) for edition in EDITIONS))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", sorted(OPENINGS))
def test_the_case_that_settles_it_takes_what_is_known(key: str, edition: str) -> None:
    opening = opening_of(key, edition)
    if opening is None:
        assert OPENINGS[key].situation not in {situation.key for situation in situations(edition)}
        return
    law = law_of(opening.situation, edition)
    assert set(opening.facts) | opening.ask_anew <= facts_of(law).keys()
    assert any(opening.facts.items() <= written(path).items() for path in every_path(law))


def test_equity_after_a_revoke_leads_straight_to_its_question() -> None:
    opening = opening_of("equity_after_play", "2017")
    assert opening is not None
    question = rule(law_of(opening.situation), Case({"offender": "W", **opening.facts})).question
    assert question is not None
    assert question.fact.law.startswith("64C")


FACTS_OF_THE_PLAY = {
    "exception_of_64b",
    "equity_of",
    "later_tricks",
    "offending_side_won_a_trick",
    "penalty_cards",
    "same_call_on_the_right_board",
    "same_call_on_the_right_board_2007",
    "side_that_gained",
    "tricks_after_transfer",
}
"""What only the end of the play shows, asked before it is judged."""


def first_question(edition: str, path: Path, opening: Opening) -> Question | None:
    """What the case asks that is opened with all that the ruling established."""
    law = law_of(opening.situation, edition)
    kept = {key: value for key, value in written(path).items() if key in facts_of(law) and key not in opening.ask_anew}
    answers = {**kept, **opening.facts}
    while True:
        try:
            return rule(law, Case(answers)).question
        except UnknownAnswer as refused:
            del answers[refused.key]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_opened_after_play_asks_at_once_what_is_to_be_judged(edition: str) -> None:
    asked = {
        (finding.key, question.fact.key, question.fact.asked_of is AskedOf.JUDGEMENT)
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
        if finding.effect is Effect.CHECK_LATER and (opening := opening_of(finding.key, edition))
        if (question := first_question(edition, path, opening))
    }
    assert {fact for _key, fact, is_judged in asked if not is_judged} <= FACTS_OF_THE_PLAY
    assert {key for key, _fact, is_judged in asked if is_judged} >= {"likely_result_had_nobody_revoked"}


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_whatever_goes_on_elsewhere_takes_along_what_is_known(edition: str, key: str, law: Law) -> None:
    for path in list(paths(law))[:40]:
        for finding in path.ruling.findings:
            onward = continuation(finding, path.ruling, edition)
            if onward is None:
                continue
            next_law = law_of(onward.situation, edition)
            ruling = rule(next_law, Case(dict(onward.facts)))
            assert onward.facts.keys() <= facts_of(next_law).keys()
            assert ruling.question is None or ruling.question.fact.key not in onward.facts


def test_another_player_takes_nothing_along_but_his_seat_and_what_the_sentence_says_of_him() -> None:
    others = [
        onward
        for path in paths(law_of("revoke"))
        for finding in path.ruling.findings
        if (onward := continuation(finding, path.ruling, "2017")) and onward.facts.get("offender") not in (None, "W")
    ]
    assert others
    told = {"offender": None, "visibility": "seen_or_named", "exposure": "played"}
    assert all(
        value in (told[key], onward.facts["offender"]) for onward in others for key, value in onward.facts.items()
    )


@pytest.mark.parametrize(("situation", "facts", "told"), [
    ("misdeal", {"deal_trouble": "wrongly_dealt", "auction_begun_on_board": True,
                 "hands_as_dealt": "more_than_thirteen", "offender": "W"}, {"counts": "more_than_thirteen"}),
    ("wrong_seat", {"seating": "wrong_table", "board_begun_in_wrong_seats": True, "offender": "W"},
     {"cards_taken_out": "yes"}),
])  # fmt: skip
def test_what_the_sentence_itself_told_is_not_asked_again(
    situation: str, facts: dict[str, object], told: dict[str, str]
) -> None:
    ruling = rule(law_of(situation), Case(facts))
    (onward,) = [each for found in ruling.findings if (each := continuation(found, ruling, "2017"))]
    assert told.items() <= onward.facts.items()


def test_what_leads_nowhere_has_no_continuation() -> None:
    ruling = next(paths(law_of("misdeal"))).ruling
    assert continuation(Finding("6", "key", Effect.PROCEDURE), ruling, "2017") is None


KINDS = {
    "at_once", "claim_statement", "error", "failure", "premature", "reason_to_retract", "trouble_with_tricks",
    "visibility", "whose_card",
}  # fmt: skip
"""What opens a situation of the play: of which kind the event is."""
NOT_TOLD = {
    "card_of_other_irregularity failure": "a revoke may be of either kind",
    "exposed_after_the_auction_by_defender visibility": "partner may have seen it or not",
    "exposed_but_not_played visibility": "partner may have seen it or not",
    "missing_card_was_played error": "as a second card, or put back after it was played",
    "own_revoke_must_be_corrected failure": "a revoke may be of either kind",
    "played_too_soon premature": "before partner, or at an opponent's turn",
    "remark_with_a_premature_play premature": "before partner, or a lead to the next trick",
    "second_card_is_premature premature": "before partner, or at an opponent's turn",
    "second_play_is_corrected failure": "he may have had a card of the suit or not",
    "shown_card_may_be_penalty_card visibility": "partner may have seen it or not",
    "withdrawn_card_may_be_penalty_card visibility": "whether 47 says otherwise",
}


def test_of_which_kind_it_is_is_asked_only_where_the_sentence_that_leads_on_leaves_it_open() -> None:
    asked = {
        f"{finding.key} {question.fact.key}"
        for edition in EDITIONS
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
        if finding.effect is Effect.SEE_LAW and (onward := continuation(finding, path.ruling, edition))
        if (question := rule(law_of(onward.situation, edition), Case(dict(onward.facts))).question)
        if question.fact.key in KINDS
    }
    assert asked == NOT_TOLD.keys()


@pytest.mark.parametrize(("situation", "facts"), [
    ("dummys_rights", {"offender": "N", "dummy_wants": "doubt_a_claim"}),
    ("cards_played_at_once", {"offender": "N", "at_once": "two_players", "counted_second": "after_irregular_play"}),
])  # fmt: skip
def test_where_the_next_situation_is_about_another_player_he_is_asked_for(
    situation: str, facts: dict[str, object]
) -> None:
    ruling = rule(law_of(situation), Case(facts))
    onward = continuation(ruling.findings[-1], ruling, "2017")
    assert onward is not None
    assert "offender" not in onward.facts
