"""Law 61, row by row: what a revoke is, who may ask about it; what the recorded play already tells."""

import pytest

from rulings.laws.engine import Effect, Ruling
from tests.laws.ruling import cited, keys, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])
DEAL = "W:A432.KQ2.AK3.A32 KQJ5.A43.Q54.K54 T987.JT98.T98.T9 6.765.J762.QJ876"
CONTRACT = "4S by S"


def played(*tricks: str) -> dict[str, object]:
    return {"deal": DEAL, "contract": CONTRACT, "tricks": [trick.split() for trick in tricks]}


@EDITIONS
def test_61A_no_card_that_he_was_bound_to_play_is_no_revoke(edition: str) -> None:
    assert cited(ruled("revoke", edition, failure="was_unable")) == [("61A", "unable_is_no_revoke")]


@EDITIONS
@pytest.mark.parametrize("failure", ["did_not_follow_suit", "did_not_play_as_required"])
def test_61A_not_following_and_not_playing_what_is_required_are_the_same_offence(edition: str, failure: str) -> None:
    facts = {"revoke_trick": 4, "since_the_revoke": "played_on", "revoke_trick_won_by": "opponents"}
    ruling = ruled("revoke", edition, failure=failure, **facts, later_tricks="none")
    assert cited(ruling)[:3] == [
        ("63A1", "established_played_on"),
        ("63B", "trick_of_the_revoke_stands"),
        ("64B1", "no_trick_won_from_the_revoke_on"),
    ]


@EDITIONS
def test_61A_there_is_no_revoke_in_the_thirteenth_trick(edition: str) -> None:
    ruling = ruled("revoke", edition, failure="did_not_follow_suit", revoke_trick=13)
    assert cited(ruling) == [("61A", "no_revoke_at_trick_thirteen")]


@pytest.mark.parametrize(("inquiry", "paragraphs"), [
    ("declarer_asks_defender", ["61B1", "62A"]),
    ("dummy_asks_declarer", ["61B2(a)", "62A"]),
    ("dummy_asks_defender", ["61B2(b)", "16B", "62A"]),
    ("defender_asks_declarer", ["61B3", "62A"]),
    ("defender_asks_defender", ["61B3", "16B", "62A"]),
    ("wants_to_see_tricks", ["61C", "66C", "62A"]),
])  # fmt: skip
def test_61B_who_may_ask_whom(inquiry: str, paragraphs: list[str]) -> None:
    ruling = ruled("revoke_inquiry", inquiry=inquiry, had_looked_or_left="no")
    assert [finding.paragraph for finding in ruling.findings] == paragraphs


def test_61B2a_dummy_who_lost_his_rights_makes_declarer_correct_and_pay() -> None:
    lost = {"had_looked_or_left": "yes", "declarers_card_was_legal": False}
    ruling = ruled("revoke_inquiry", inquiry="dummy_asks_declarer", **lost)
    found = the(ruling, "counted_as_an_established_revoke")
    assert found.plain_values() == {"who": "E", "law": "64", "situation": "established_revoke"}


def test_61B3_in_2017_a_defender_is_never_penalised_for_asking_his_partner() -> None:
    record: dict[str, object] = {"regulations": {"defenders_may_ask_each_other": "no"}}
    ruling = ruled("revoke_inquiry", record=record, inquiry="defender_asks_defender")
    assert the(ruling, "defenders_may_ask_each_other").effect is Effect.NO_RECTIFICATION


@pytest.mark.parametrize(("setting", "facts", "key"), [
    ("yes", {}, "defenders_may_ask_each_other"),
    ("no", {}, "regulation_forbids_the_question"),
    ("ask", {"defenders_were_forbidden_to_ask": True}, "regulation_forbids_the_question"),
    ("ask", {"defenders_were_forbidden_to_ask": False}, "defenders_may_ask_each_other"),
])  # fmt: skip
def test_61B3_in_2007_the_regulating_authority_may_forbid_it(setting: str, facts: dict[str, object], key: str) -> None:
    record: dict[str, object] = {"regulations": {"defenders_may_ask_each_other": setting}}
    ruling = ruled("revoke_inquiry", "2007", record, inquiry="defender_asks_defender", **facts)
    assert key in keys(ruling)


def test_61B3_an_unlawful_question_does_not_cancel_the_duty_to_correct() -> None:
    record: dict[str, object] = {"regulations": {"defenders_may_ask_each_other": "no"}}
    ruling = ruled("revoke_inquiry", "2007", record, inquiry="defender_asks_defender")
    assert cited(ruling)[-1] == ("62A", "a_revoke_found_is_corrected")


def test_61C_was_62C3_in_2007() -> None:
    ruling = ruled("revoke_inquiry", "2007", inquiry="wants_to_see_tricks")
    assert ruling.findings[0].paragraph == "62C3"


# What the record tells: West leads the ace of clubs and ruffs nothing; North holds spades and discards on one.


def recorded(tricks: list[str], offender: str) -> Ruling:
    return ruled("revoke", record=played(*tricks), offender=offender)


def test_61A_the_recorded_play_tells_that_he_revoked_in_which_trick_and_who_won_it() -> None:
    tricks = ["CA C4 C9 C6", "SA SQ H8 S6", "S2 SJ S7 D2"]
    assert (question := recorded(tricks, "E").question) is not None
    assert question.fact.key == "exception_of_64b"
    ruling = ruled("revoke", record=played(*tricks), offender="E", exception_of_64b="none")
    derived = {fact.key: str(value) for fact, value in ruling.derived.items()}
    assert derived == {
        "failure": "did_not_follow_suit",
        "revoke_trick": "2",
        "since_the_revoke": "played_on",
        "revoke_trick_won_by": "partner",
    }
    assert ruling.is_complete


def test_61A_a_player_who_was_void_did_not_revoke_so_the_director_is_asked() -> None:
    ruling = recorded(["CA C4 C9 C6", "SA SQ S7 S6", "S2 SJ S8 D2"], "S")
    assert ruling.question is not None
    assert ruling.question.fact.key == "failure"


def test_61A_a_suit_played_later_shows_that_he_could_have_followed_even_if_his_hand_is_unknown() -> None:
    record = played("CA C4 C9 C6", "SA SQ H8 S6", "S2 SJ S7 D2") | {"deal": None}
    ruling = ruled("revoke", record=record, offender="E")
    assert str({fact.key: value for fact, value in ruling.derived.items()}["revoke_trick"]) == "2"


@pytest.mark.parametrize(("who", "asks"), [
    ("S", {"declarer_asks_defender"}),
    ("N", {"dummy_asks_declarer", "dummy_asks_defender"}),
    ("W", {"defender_asks_declarer", "defender_asks_defender"}),
])  # fmt: skip
def test_61B_only_what_a_player_of_his_role_can_ask_is_offered(who: str, asks: set[str]) -> None:
    question = ruled("revoke_inquiry", record={"contract": "4S by S"}, offender=who).question
    assert question is not None
    assert {str(option) for option in question.options} == {*asks, "wants_to_see_tricks"}
