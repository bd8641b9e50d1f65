"""Law 45 but for D and F, row by row; 45E in both editions."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Ruling, UnknownAnswer, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from tests.laws.ruling import Told, cited, row, ruled, the, told


def defender(card: str, **facts: object) -> Ruling:
    return ruled("card_played", whose_card="defenders", defenders_card=card, **facts)


def dummys(card: str, **facts: object) -> Ruling:
    return ruled("card_played", whose_card="dummys", dummys_card=card, **facts)


@pytest.mark.parametrize(("card", "paragraph"), [
    ("faced", "45A"), ("held_in_sight", "45C1"), ("named_as_played", "45C4(a)"),
])  # fmt: skip
def test_45C1_a_defenders_card_is_played_if_partner_could_have_seen_its_face(card: str, paragraph: str) -> None:
    assert cited(defender(card, defenders_turn="his_turn")) == [(paragraph, "card_is_played")]


@pytest.mark.parametrize(("turn", "key", "situation"), [
    ("opening_lead_out_of_turn", "played_as_lead_out_of_turn", "opening_lead_out_of_turn"),
    ("led_out_of_turn", "played_as_lead_out_of_turn", "lead_out_of_turn"),
    ("played_out_of_turn", "played_too_soon", "premature_play"),
])  # fmt: skip
def test_45C1_played_out_of_turn_it_is_played_and_another_law_follows(turn: str, key: str, situation: str) -> None:
    ruling = defender("held_in_sight", defenders_turn=turn)
    assert cited(ruling) == [("45C1", "card_is_played"), ("45C1", key)]
    assert the(ruling, key).values["situation"] == situation


def test_45C1_a_second_card_to_the_same_trick_is_a_fifth_card() -> None:
    ruling = defender("held_in_sight", defenders_turn="already_played")
    assert cited(ruling) == [("45C1", "played_as_fifth_card")]
    assert ruling.findings[0].values["situation"] == "fifth_card"


@pytest.mark.parametrize(("card", "expected"), [
    ("exposed_otherwise", ("49", "exposed_but_not_played")),
    ("penalty_card", ("45C5", "penalty_card_may_have_to_be_played")),
])  # fmt: skip
def test_49_and_45C5_an_exposed_card_and_a_penalty_card_are_law_50s(card: str, expected: tuple[str, str]) -> None:
    ruling = defender(card)
    assert cited(ruling) == [expected]
    assert ruling.findings[0].values["situation"] == "penalty_card"


@pytest.mark.parametrize(("card", "expected"), [
    ("faced", ("45A", "card_is_played")),
    ("touching_or_near_table", ("45C2(a)", "card_is_played")),
    ("held_as_played", ("45C2(b)", "card_is_played")),
    ("named_as_played", ("45C4(a)", "card_is_played")),
    ("only_seen", ("48A", "declarers_card_only_seen")),
])  # fmt: skip
def test_45C2_declarers_card_is_played_by_the_manner_and_not_by_being_seen(
    card: str, expected: tuple[str, str]
) -> None:
    assert cited(ruled("card_played", whose_card="declarers", declarers_card=card))[0] == expected


def test_48A_a_card_of_declarer_that_was_only_seen_goes_back() -> None:
    ruling = ruled("card_played", whose_card="declarers", declarers_card="only_seen")
    assert cited(ruling)[1:] == [("48A", "dropped_card_need_not_be_played")]


@pytest.mark.parametrize(("card", "expected"), [
    ("named", ("45C4(a)", "named_card_is_played")),
    ("picked_up", ("45B", "picked_up_card_is_played")),
    ("touched", ("45C3", "touched_card_is_played")),
    ("arranging", ("45C3", "card_touched_in_arranging_is_not_played")),
])  # fmt: skip
def test_45BC_dummys_card_is_played_by_naming_or_by_touching_on_purpose(card: str, expected: tuple[str, str]) -> None:
    assert cited(dummys(card)) == [expected]


def test_45C4b_an_unintended_designation_is_corrected_whoever_has_played_meanwhile() -> None:
    ruling = dummys(
        "meant_another",
        declarer_played_since=False,
        designation_was_unintended=True,
        opponent_played_to_designation=False,
    )
    assert cited(ruling) == [("45C4(b)", "intended_card_is_played"), ("47C", "slip_without_rectification")]
    assert [fact.key for fact in ruling.judgements] == ["designation_was_unintended"]


def test_47D_an_opponent_who_played_to_the_first_designation_may_change_his_card() -> None:
    ruling = dummys(
        "meant_another",
        declarer_played_since=False,
        designation_was_unintended=True,
        opponent_played_to_designation=True,
    )
    assert cited(ruling)[2:] == [("47D", "opponent_may_change_after_slip"), ("16C", "withdrawn_cards_tell_one_side")]
    assert the(ruling, "withdrawn_cards_tell_one_side").plain_values() == {"side": "NS", "of": "EW"}


def test_45C4b_once_declarer_has_played_again_from_either_hand_the_designation_stands_unasked() -> None:
    ruling = dummys("meant_another", declarer_played_since=True)
    assert cited(ruling) == [("45C4(b)", "declarer_played_since_designation_stands")]
    assert ruling.judgements == ()


@pytest.mark.parametrize(("whose", "facts", "contract"), [
    ("defenders", {"defenders_card": "held_out_of_sight"}, "4S N"),
    ("declarers", {"declarers_card": "faced"}, "4S W"),
    ("dummys", {"dummys_card": "named"}, "4S W"),
])  # fmt: skip
def test_45_the_player_is_one_who_has_such_a_card_by_the_contract(
    whose: str, facts: dict[str, object], contract: str
) -> None:
    assert ruled("card_played", record={"contract": contract}, whose_card=whose, **facts).question is None
    with pytest.raises(UnknownAnswer, match="offender"):
        ruled("card_played", record={"contract": "4S E"}, whose_card=whose, **facts)


EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
def test_45E1_a_defenders_fifth_card_is_a_penalty_card_whose_kind_law_50_decides(edition: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=False, role="defender", deemed_led=False)
    assert cited(ruling) == [("45E1", "trick_of_four_cards_stands"), ("45E1", "fifth_card_is_penalty_card")]
    assert ruling.findings[1].plain_values() == {"who": "W", "law": "50", "situation": "penalty_card"}


@EDITIONS
@pytest.mark.parametrize(("role", "paragraph", "law"), [
    ("defender", "45E1", "56"), ("declarer", "45E2", "55"), ("dummy", "45E2", "55"),
])  # fmt: skip
def test_45E_a_card_deemed_led_is_a_lead_out_of_turn(edition: str, role: str, paragraph: str, law: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=False, role=role, deemed_led=True)
    assert cited(ruling) == [(paragraph, "fifth_card_is_a_lead")]
    assert ruling.findings[0].plain_values() == {"who": "W", "law": law, "situation": "lead_out_of_turn"}
    assert [fact.key for fact in ruling.judgements] == ["deemed_led"]


@EDITIONS
@pytest.mark.parametrize("role", ["declarer", "dummy"])
def test_45E2_a_fifth_card_of_declarer_or_dummy_goes_back_without_rectification(edition: str, role: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=False, role=role, deemed_led=False)
    assert cited(ruling) == [
        ("45E2", "fifth_card_goes_back"),
        ("45E2", "trick_of_four_cards_stands"),
        *([("16A1" if edition == "2017" else "16A", "exposed_card_known_to_defenders")] if role == "declarer" else []),
        ("45E2", "fifth_card_no_rectification"),
    ]
    assert the(ruling, "fifth_card_goes_back").effect is Effect.CARD_RETURNED


@EDITIONS
def test_67B2_a_fifth_card_found_after_both_sides_went_on_makes_the_trick_defective(edition: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=True)
    assert cited(ruling) == [("67B2", "fifth_card_found_too_late")]
    assert ruling.findings[0].values["situation"] == "defective_trick"


@pytest.mark.parametrize(("situation", "facts"), [
    ("fifth_card", {}), ("cards_played_at_once", {"at_once": "one_hand"}),
])  # fmt: skip
@pytest.mark.parametrize("both", [True, False])
def test_who_gave_a_second_card_to_the_recorded_trick_is_not_asked_for(
    situation: str, facts: dict[str, object], both: bool
) -> None:
    law = law_of(situation, "2017")
    record = {"contract": "4S by S", "tricks": ["S3 S2 SA S4 E:H5"]}
    ruling = rule(law, read_case(law, {**facts, "both_sides_played_on": both, "record": record}))
    assert ruling.derived[offender] is Seat.EAST
    short = {"contract": "4S by S", "tricks": ["S3 - SA S4"]}
    assert offender not in rule(law, read_case(law, {**facts, "both_sides_played_on": both, "record": short})).derived


@pytest.mark.parametrize(("case", "found"), [
    row("45C1 a card whose face partner could not see is not played", [
        "45C1 defenders_card_is_not_played", "49 card_goes_back_nobody_is_bound",
        "49 hidden_card_known_to_declarer"],
        defender, "held_out_of_sight"),
    row("45C4(b) a change of mind or a lapse of attention stands", ["45C4(b) change_of_mind_designation_stands"],
        dummys, "meant_another", declarer_played_since=False, designation_was_unintended=False),
    row("45G a card turned before all four have played is faced again", ["45G turned_card_is_faced_again"],
        ruled, "card_played", whose_card="turned_too_soon"),
    row("45E1 the contract tells who defends", ["45E1 trick_of_four_cards_stands", "45E1 fifth_card_is_penalty_card"],
        ruled, "fifth_card", both_sides_played_on=False, deemed_led=False, record={"contract": "3NT by N"}),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
