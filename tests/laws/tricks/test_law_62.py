"""Law 62, row by row: correction of a revoke that is not established, of both sides' revokes, and in trick twelve."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import AskedOf, Effect, Ruling
from tests.laws.ruling import cited, keys, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


def corrected(edition: str = "2017", card: str = "defenders_hand", after: str = "nobody", **facts: object) -> Ruling:
    """West revoked at trick 4, attention was drawn, nothing has established it."""
    failure = "did_not_play_as_required" if after == "all_three" else "did_not_follow_suit"
    given = {"failure": failure, "revoke_trick": 4, "since_the_revoke": "nothing"} | facts
    return ruled("revoke", edition, **given, withdrawn_card=card, played_after_revoke=after)


@EDITIONS
def test_62A_and_B_an_unestablished_revoke_is_corrected_with_a_legal_card(edition: str) -> None:
    ruling = corrected(edition)
    assert cited(ruling)[1:3] == [("62A", "revoke_must_be_corrected"), ("62B", "legal_card_instead")]
    assert not any(finding.effect is Effect.TRICKS_TRANSFERRED for finding in ruling.findings)


@EDITIONS
def test_62B1_a_defenders_card_from_his_hand_is_a_major_penalty_card_of_any_rank(edition: str) -> None:
    found = the(corrected(edition), "revoke_card_is_penalty_card")
    assert (found.paragraph, found.effect) == ("62B1", Effect.PENALTY_CARD)
    assert found.plain_values() == {"who": "W", "major": True}


@EDITIONS
@pytest.mark.parametrize(("card", "key"), [
    ("declarers", "declarer_corrects_freely"),
    ("dummys", "dummys_card_corrected_freely"),
    ("defenders_faced_card", "faced_card_costs_nothing_more"),
])  # fmt: skip
def test_62B2_any_other_card_is_corrected_without_further_rectification(edition: str, card: str, key: str) -> None:
    ruling = corrected(edition, card)
    assert ("62B2", key) in cited(ruling)
    assert "revoke_card_is_penalty_card" not in keys(ruling)


@EDITIONS
def test_62B2_declarers_revoke_found_by_dummy_without_rights_is_corrected_and_counted_as_established(
    edition: str,
) -> None:
    found = the(corrected(edition, "declarers_dummy_asked_unlawfully"), "corrected_and_as_if_established")
    assert (found.paragraph, found.values["situation"]) == ("43B2(b)", "established_revoke")


def test_62B2_dummys_card_follows_from_the_contract() -> None:
    facts = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "nothing"}
    ruling = ruled("revoke", record={"contract": "4S by E"}, **facts, played_after_revoke="nobody")
    assert "dummys_card_corrected_freely" in keys(ruling)


def test_62B_a_defender_is_offered_only_a_defenders_cards() -> None:
    facts = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "nothing"}
    ruling = ruled("revoke", record={"contract": "4S by S"}, **facts)
    assert ruling.question is not None
    assert [str(option) for option in ruling.question.options] == ["defenders_hand", "defenders_faced_card"]


@EDITIONS
@pytest.mark.parametrize(("after", "seats"), [
    ("nobody", []),
    ("lho", [Seat.NORTH]),
    ("lho_and_partner", [Seat.NORTH]),
    ("all_three", [Seat.NORTH, Seat.SOUTH]),
])  # fmt: skip
def test_62C1_each_opponent_who_played_after_the_revoke_may_change_and_nobody_who_played_before(
    edition: str, after: str, seats: list[Seat]
) -> None:
    ruling = corrected(edition, after=after, opponent_changes_his_card=False)
    found = [finding.values["who"] for finding in ruling.findings if finding.key == "opponent_may_change_his_card"]
    assert found == seats


@EDITIONS
@pytest.mark.parametrize(("failure", "most"), [
    ("did_not_follow_suit", "lho_and_partner"),
    ("did_not_play_as_required", "all_three"),
])  # fmt: skip
def test_62C1_who_did_not_follow_suit_did_not_lead_so_two_at_most_played_after_him(
    edition: str, failure: str, most: str
) -> None:
    facts = {"failure": failure, "revoke_trick": 4, "since_the_revoke": "nothing", "withdrawn_card": "declarers"}
    question = ruled("revoke", edition, **facts).question
    assert question is not None
    assert (question.fact.key, str(question.options[-1])) == ("played_after_revoke", most)


@EDITIONS
def test_62C2_after_an_opponent_changed_the_revokers_partner_may_and_his_card_is_a_major_penalty_card(
    edition: str,
) -> None:
    ruling = corrected(edition, after="lho_and_partner", opponent_changes_his_card=True, partner_changes_his_card=True)
    assert the(ruling, "partner_may_change_too").values["who"] is Seat.EAST
    found = the(ruling, "partners_withdrawn_card_is_penalty_card")
    assert (found.paragraph, found.values["who"], found.values["major"]) == ("62C2", Seat.EAST, True)


@EDITIONS
def test_62C2_if_no_opponent_changes_the_partner_does_not_either(edition: str) -> None:
    ruling = corrected(edition, after="lho_and_partner", opponent_changes_his_card=False)
    assert ("62C2", "partners_card_stays") in cited(ruling)


def test_62C2_on_declarers_side_the_partners_card_is_no_penalty_card_and_his_change_is_not_asked() -> None:
    ruling = corrected(card="declarers", after="lho_and_partner", opponent_changes_his_card=True)
    assert ruling.is_complete
    assert "partners_withdrawn_card_is_penalty_card" not in keys(ruling)


@pytest.mark.parametrize(
    ("edition", "authorized", "unauthorized"), [("2017", "16C1", "16C2"), ("2007", "16D1", "16D2")]
)
def test_62C_withdrawn_cards_are_known_to_the_others_and_not_to_be_used_by_the_offenders(
    edition: str, authorized: str, unauthorized: str
) -> None:
    found = corrected(edition).findings[-2:]
    assert [(finding.paragraph, str(finding.values["side"])) for finding in found] == [
        (authorized, "NS"),
        (unauthorized, "EW"),
    ]


def test_62C1_a_lead_of_the_other_side_to_the_next_trick_may_be_taken_back_too() -> None:
    ruling = corrected(after="nobody", since_the_revoke="only_opponents_played_on")
    assert the(ruling, "card_to_next_trick_may_be_changed").plain_values() == {"side": "NS"}


# both sides in the same trick


def both(edition: str, played_on: str, **facts: object) -> Ruling:
    return ruled("revoke", edition, failure="both_sides", revoke_trick=4, sides_played_on=played_on, **facts)


@pytest.mark.parametrize(("edition", "withdrawn"), [("2017", "16C2"), ("2007", "16D2")])
def test_62A_both_revoked_and_neither_side_has_played_on_each_is_corrected(edition: str, withdrawn: str) -> None:
    ruling = both(edition, "neither", other_revoker="N", role="declarer")
    paragraphs = [finding.paragraph for finding in ruling.findings]
    assert paragraphs == ["62A", "62B1", "50", "62B2", withdrawn, withdrawn, "44G", "64A"]
    assert the(ruling, "revoke_card_is_penalty_card").values["who"] is Seat.NORTH


def test_62C3_both_revoked_and_one_side_has_played_on_both_are_corrected_and_no_trick_goes() -> None:
    ruling = both("2017", "one", role="defender")
    assert cited(ruling) == [
        ("62C3", "both_revokes_are_corrected"),
        ("62C3", "all_withdrawn_cards_of_defenders_are_penalty_cards"),
        ("50", "penalty_card_of_a_revoke"),
        ("62B2", "declaring_sides_card_binds_nobody"),
        ("16C2", "withdrawn_cards_not_to_be_used"),
        ("16C2", "withdrawn_cards_not_to_be_used"),
        ("44G", "trick_goes_by_the_cards_now"),
        ("64B8", "no_trick_both_corrected"),
        ("64C", "likely_result_had_nobody_revoked"),
    ]
    assert the(ruling, "all_withdrawn_cards_of_defenders_are_penalty_cards").values["who"] is Seat.WEST
    assert the(ruling, "declaring_sides_card_binds_nobody").values["side"] is Seat.NORTH.side


@pytest.mark.parametrize(("west_played_on", "west_is", "stands", "corrected", "rule"), [
    (True, "declarer", "W", "N", ("62B1", "revoke_card_is_penalty_card")),
    (True, "defender", "W", "N", ("62B2", "declaring_side_corrects_freely")),
    (False, "declarer", "N", "W", ("62B2", "declaring_side_corrects_freely")),
    (False, "defender", "N", "W", ("62B1", "revoke_card_is_penalty_card")),
])  # fmt: skip
def test_62C3_is_new_in_2017_so_in_2007_the_established_one_stands_and_the_other_is_corrected(
    west_played_on: bool, west_is: str, stands: str, corrected: str, rule: tuple[str, str]
) -> None:
    ruling = both("2007", "one", offenders_side_played_on=west_played_on, other_revoker="N", role=west_is)
    found = [each for each in cited(ruling) if each != ("50", "penalty_card_of_a_revoke")]
    assert the(ruling, "established_revoke_stands_other_corrected").plain_values() == {
        "who": stands,
        "other": corrected,
    }
    assert the(ruling, rule[1]).values["who"] == corrected
    assert found == [
        ("63A1", "established_revoke_stands_other_corrected"),
        ("62B", "legal_card_instead"),
        rule,
        ("62C1", "card_to_next_trick_may_be_changed"),
        ("16D2", "withdrawn_cards_not_to_be_used"),
        ("16D2", "withdrawn_cards_not_to_be_used"),
        ("44G", "trick_goes_by_the_cards_now"),
        ("64B7", "no_trick_both_sides_revoked"),
        ("64C", "likely_result_had_nobody_revoked"),
    ]


@pytest.mark.parametrize(("edition", "key", "equity"), [
    ("2017", "no_trick_both_sides_established", "64C2(b)"),
    ("2007", "no_trick_both_sides_revoked", "64C"),
])  # fmt: skip
def test_64B7_both_revoked_and_both_have_played_on_both_stand(edition: str, key: str, equity: str) -> None:
    assert cited(both(edition, "both")) == [
        ("63A1", "both_revokes_stand"),
        ("64B7", key),
        (equity, "likely_result_had_nobody_revoked"),
    ]


@EDITIONS
def test_62D1_both_revoked_in_trick_twelve_both_are_corrected_whoever_has_played_on(edition: str) -> None:
    ruling = ruled("revoke", edition, failure="both_sides", revoke_trick=12, hands_returned=False, other_revoker="N")
    assert [(finding.paragraph, finding.values.get("who")) for finding in ruling.findings[:4:2]] == [
        ("62D1", Seat.WEST),
        ("62D1", Seat.NORTH),
    ]
    assert cited(ruling)[-2:] == [("44G", "trick_goes_by_the_cards_now"), ("64B6", "no_trick_trick_twelve")]
    assert "both_revokes_stand" not in keys(ruling)


@pytest.mark.parametrize(("edition", "equity"), [("2017", "64C2(b)"), ("2007", "64C")])
def test_64B6_both_revoked_in_trick_twelve_and_the_hands_are_back_no_trick_goes(edition: str, equity: str) -> None:
    ruling = ruled("revoke", edition, failure="both_sides", revoke_trick=12, hands_returned=True)
    assert cited(ruling) == [
        ("62D1", "trick_twelve_stands_hands_returned"),
        ("64B6", "no_trick_trick_twelve"),
        (equity, "likely_result_had_nobody_revoked"),
    ]


@EDITIONS
def test_61A_both_sides_cannot_revoke_in_the_thirteenth_trick(edition: str) -> None:
    ruling = ruled("revoke", edition, failure="both_sides", revoke_trick=13)
    assert cited(ruling) == [("61A", "no_revoke_at_trick_thirteen")]


# trick twelve


def twelve(edition: str = "2017", **facts: object) -> Ruling:
    return ruled("revoke", edition, failure="did_not_follow_suit", revoke_trick=12, **facts)


@EDITIONS
@pytest.mark.parametrize("role", ["declarer", "dummy"])
def test_62D1_in_trick_twelve_even_an_established_revoke_is_corrected(edition: str, role: str) -> None:
    ruling = twelve(edition, hands_returned=False, role=role)
    assert cited(ruling) == [
        ("62D1", "trick_twelve_is_corrected"),
        ("62D1", "revoke_card_is_his_last"),
        ("62C1", "cards_after_the_revoke_may_be_changed"),
        ("44G", "trick_goes_by_the_cards_now"),
        ("64B6", "no_trick_trick_twelve"),
        ("16C1" if edition == "2017" else "16D1", "withdrawn_cards_known_to_the_others"),
        ("16C2" if edition == "2017" else "16D2", "withdrawn_cards_not_to_be_used"),
    ]


@pytest.mark.parametrize(("edition", "equity"), [("2017", "64C1"), ("2007", "64C")])
def test_64B6_with_all_hands_back_trick_twelve_stands_without_automatic_tricks(edition: str, equity: str) -> None:
    assert cited(twelve(edition, hands_returned=True)) == [
        ("62D1", "trick_twelve_stands_hands_returned"),
        ("64B6", "no_trick_trick_twelve"),
        (equity, "equity_after_play"),
    ]


def test_62D2_a_defenders_partner_may_not_choose_by_the_revoke_card_and_that_is_judged_after_play() -> None:
    facts = {"hands_returned": False, "role": "defender", "revoked_before_partners_turn": True}
    ruling = twelve(**facts)
    assert cited(ruling)[7:] == [
        ("62D2", "partner_may_not_use_revoke_card"),
        ("62D2", "did_partner_choose_by_revoke_card"),
    ]
    assert the(ruling, "did_partner_choose_by_revoke_card").effect is Effect.CHECK_LATER


def test_62D2_in_2007_barred_the_play_that_the_card_could_have_suggested() -> None:
    facts = {"hands_returned": False, "role": "defender", "revoked_before_partners_turn": True}
    found = the(twelve("2007", **facts), "partner_barred_from_suggested_play")
    assert (found.effect, found.values["who"]) == (Effect.PLAY_RESTRICTION, Seat.EAST)


def test_62D2_says_nothing_when_partner_had_played_first() -> None:
    ruling = twelve(hands_returned=False, role="defender", revoked_before_partners_turn=False)
    assert "62D2" not in {finding.paragraph for finding in ruling.findings}


def test_62C1_of_dummys_card_it_is_declarer_who_decides_to_change_it() -> None:
    facts: dict[str, object] = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "nothing"}
    facts |= {"withdrawn_card": "defenders_hand", "played_after_revoke": "lho_and_partner"}
    question = ruled("revoke", record={"contract": "4S by S"}, offender="W", **facts).question
    assert question is not None
    assert (question.fact.key, question.fact.asked_of) == ("dummys_card_is_changed", AskedOf.DECLARER)
    other = ruled("revoke", record={"contract": "4S by S"}, offender="E", **facts).question
    assert other is not None
    assert other.fact.asked_of is AskedOf.LHO
    facts |= {"dummys_card_is_changed": True, "partner_changes_his_card": False}
    changed = ruled("revoke", record={"contract": "4S by S"}, offender="W", **facts)
    assert "partner_may_change_too" in keys(changed)


def test_62B_whose_card_it_was_is_not_asked_again_of_who_is_known_to_defend() -> None:
    facts: dict[str, object] = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "nothing"}
    question = ruled("revoke", role="defender", **facts).question
    assert question is not None
    assert [str(option) for option in question.options] == ["defenders_hand", "defenders_faced_card"]
    of_dummy = ruled("revoke", role="dummy", **facts, played_after_revoke="nobody")
    assert "dummys_card_corrected_freely" in keys(of_dummy)
