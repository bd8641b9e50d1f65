"""Law 68, row by row: what is a claim or a concession, and what happens to the play."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Ruling
from tests.laws.ruling import cited, keys, ruled, the

SUSPENDED = [("68D", "play_is_suspended")]
ADJUDICATED = [("68C", "line_and_faced_hand_expected"), ("70", "director_adjudicates_the_claim")]


def claimed(answer: str, statement: str = "will_win", role: str = "declarer", **facts: object) -> Ruling:
    return ruled("claim", role=role, claim_statement=statement, answer_to_claim=answer, **facts)


def test_68_a_remark_on_the_trick_in_progress_is_neither_claim_nor_concession() -> None:
    for with_a_card, paragraphs in ((True, ["68", "57A", "16B"]), (False, ["68", "68", "16B"])):
        ruling = ruled(
            "claim", role="defender", claim_statement="current_trick_only", card_came_with_the_remark=with_a_card
        )
        assert [finding.paragraph for finding in ruling.findings] == paragraphs
    assert cited(ruled("claim", role="declarer", claim_statement="current_trick_only")) == [
        ("68", "remark_on_trick_in_progress")
    ]


def test_68A_dummy_can_neither_claim_nor_concede() -> None:
    ruling = ruled("claim", record={"contract": "4S by E"})
    assert cited(ruling) == [("68A", "dummy_cannot_claim")]


def test_68A_and_B1_a_claim_of_some_tricks_concedes_the_rest() -> None:
    ruling = claimed("doubted")
    assert cited(ruling)[:3] == [("68A", "claims_these_tricks"), ("68B1", "concedes_the_rest"), *SUSPENDED]


@pytest.mark.parametrize(("statement", "key"), [
    ("will_lose", "concedes_these_tricks"),
    ("abandoned_hand", "concedes_all_tricks"),
])  # fmt: skip
def test_68B1_concessions(statement: str, key: str) -> None:
    assert cited(claimed("doubted", statement))[:2] == [("68B1", key), *SUSPENDED]


@pytest.mark.parametrize(("statement", "facts"), [
    ("curtailed", {}), ("showed_cards", {"shown_after_lead_out_of_turn": False}),
])  # fmt: skip
def test_68A_showing_cards_or_stopping_is_a_claim_unless_he_plainly_did_not_mean_it(
    statement: str, facts: dict[str, object]
) -> None:
    assert cited(claimed("doubted", statement, did_not_mean_to_claim=False, **facts))[0] == ("68A", "it_is_a_claim")
    ruling = ruled("claim", role="declarer", claim_statement=statement, did_not_mean_to_claim=True, **facts)
    expected = [("68A", "no_claim_was_meant"), ("48A", "declarers_shown_cards_are_no_penalty_cards")]
    assert cited(ruling) == expected
    assert [fact.key for fact in ruling.judgements] == ["did_not_mean_to_claim"]


def test_68A_a_defender_who_showed_cards_without_claiming_may_have_penalty_cards() -> None:
    ruling = ruled("claim", role="defender", claim_statement="showed_cards", did_not_mean_to_claim=True)
    assert the(ruling, "shown_card_may_be_penalty_card").values["situation"] == "penalty_card"


def test_68B2_a_refused_concession_is_neither_concession_nor_claim_and_the_objector_may_not_use_the_cards() -> None:
    ruling = ruled("claim", role="defender", claim_statement="partner_objected")
    assert cited(ruling) == [
        ("68B2", "shown_in_refused_concession"),
        ("68B2", "shown_cards_go_back"),
        ("16C", "card_of_concession_not_to_be_used"),
    ]
    assert ruling.findings[2].values["who"] is Seat.EAST


def test_68B2_is_a_defenders_matter_so_declarer_is_not_offered_it() -> None:
    ruling = ruled("claim", role="declarer")
    assert ruling.question is not None
    assert "partner_objected" not in {str(option) for option in ruling.question.options}


def test_68D1_agreed_it_is_scored_and_becomes_final_by_69A() -> None:
    assert cited(claimed("agreed"))[3:] == [
        ("68D1", "agreed_claim_is_scored"),
        ("69A", "agreement_until_next_call_or_end_of_round"),
    ]


@pytest.mark.parametrize(("answer", "paragraph", "key"), [
    ("doubted", "68D2(a)", "nobody_acts_before_the_director"),
    ("play_on_refused", "68D2(b)(i)", "one_refusal_ends_it"),
    ("claimer_asked_to_play_on", "68D2(b)", "claimer_may_not_ask_to_play_on"),
    ("played_on_anyhow", "68D", "later_plays_are_void"),
])  # fmt: skip
def test_68D2_doubted_or_played_on_without_valid_consent_the_director_adjudicates_by_70(
    answer: str, paragraph: str, key: str
) -> None:
    ruling = claimed(answer)
    assert cited(ruling)[3:] == [(paragraph, key), *ADJUDICATED]
    assert the(ruling, "director_adjudicates_the_claim").values["situation"] == "contested_claim"


def test_68D2b_by_consent_of_all_four_at_the_other_sides_request_the_claim_is_void_and_never_adjudicated() -> None:
    ruling = claimed("all_play_on")
    assert cited(ruling)[3:] == [
        ("68D2(b)(i)", "claim_is_void_play_goes_on"),
        ("68D2(b)(ii)", "seen_cards_bind_nobody"),
        ("68D2(b)(ii)", "score_of_continued_play_stands"),
    ]
    assert not {"director_adjudicates_the_claim", "line_and_faced_hand_expected"} & keys(ruling)
    assert the(ruling, "claim_is_void_play_goes_on").effect is Effect.PLAY_ON


@pytest.mark.parametrize(("answer", "found"), [
    ("agreed", [("68D", "agreed_claim_is_scored"), ("69A", "agreement_until_next_call_or_end_of_round")]),
    ("doubted", [("68D", "nobody_acts_before_the_director"), *ADJUDICATED]),
    ("played_on_anyhow", [("68D", "play_should_have_ceased"), *ADJUDICATED]),
])  # fmt: skip
def test_68D_in_2007_nobody_could_have_a_claim_played_on(answer: str, found: list[tuple[str, str]]) -> None:
    facts = {"role": "declarer", "claim_statement": "abandoned_hand"}
    assert cited(ruled("claim", "2007", **facts, answer_to_claim=answer))[2:] == found
    question = ruled("claim", "2007", **facts).question
    assert question is not None
    assert {str(option) for option in question.options} == {"agreed", "doubted", "played_on_anyhow"}


def test_70D3_in_2007_what_was_played_after_the_claim_could_be_evidence() -> None:
    evidence = {
        edition: [
            f.paragraph for f in ruled("contested_claim", edition, role="declarer").findings if "evidence" in f.key
        ]
        for edition in ("2017", "2007")
    }
    assert evidence == {"2017": [], "2007": ["70D3"]}


def test_68B2_in_2007_a_refused_concession_was_none_and_no_more_was_said() -> None:
    ruling = ruled("claim", "2007", role="defender", claim_statement="partner_objected")
    assert cited(ruling)[0] == ("68B2", "refused_concession_is_none")
    assert the(ruling, "card_of_concession_not_to_be_used").paragraph == "16D"


@pytest.mark.parametrize(("record", "asked"), [
    ({"contract": "4S by N"}, "shown_after_lead_out_of_turn"),
    ({"contract": "4S by N", "tricks": [["E:C2", "C3", "CA", "C4"]]}, "did_not_mean_to_claim"),
    ({"contract": "4S by N", "claim": {"claimer": "N", "hands": {"N": "SA S2", "S": "S3"}}}, "did_not_mean_to_claim"),
])  # fmt: skip
def test_48B1_whether_he_faced_his_hand_as_dummys_is_asked_only_at_the_first_trick(
    record: dict[str, object], asked: str
) -> None:
    question = ruled("claim", record=record, offender="N", claim_statement="showed_cards").question
    assert question is not None
    assert question.fact.key == asked
