"""Laws 53, 55 and 56, row by row: West leads out of turn, as a defender or as declarer."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import AskedOf, Case, Effect, Ruling, rule
from rulings.laws.record.record import read_record
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from tests.laws.ruling import Told, cited, keys, row, ruled, the, told

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


def defender(state: str, whose: str = "partner", edition: str = "2017", **facts: object) -> Ruling:
    """West has led the heart seven; East has no penalty card of his own."""
    facts = {"penalty_cards": "H7", "partners_major_penalty_cards": [], **facts}
    return ruled("lead_out_of_turn", edition, role="defender", whose_lead=whose, lead_state=state, **facts)


def declarer(state: str, whose: str = "partner", edition: str = "2017", **facts: object) -> Ruling:
    """West led the spade king from his own hand unless the facts say otherwise."""
    facts = {"led_from_dummy": False, "led_card": "SK", **facts}
    return ruled("lead_out_of_turn", edition, role="declarer", whose_lead=whose, lead_state=state, **facts)


@pytest.mark.parametrize(("tricks", "whose"), [
    ([["C2", "CA", "C3", "C4"]], "rho"),
    ([["C2", "CA", "C3", "C4"], ["H7"]], None),
    ([["CA", "C3", "C2", "C4"]], "partner"),
    ([["CA", "C3", "C2", "C4"], ["H7"]], None),
    ([["CA", "C3", "C2", "C4"], {"leader": "N", "cards": ["H7"]}], "partner"),
    ([["C2", "C3", "CA", "C4"]], None),
    ([["C2"]], None),
    ([], None),
])  # fmt: skip
def test_53_whose_lead_it_was_is_known_from_the_last_complete_trick(tricks: list[list[str]], whose: str | None) -> None:
    """East declares and South leads; then North leads out of turn, unless the second trick is another's."""
    record: dict[str, object] = {"contract": "4S E", "offender": "N", "tricks": tricks}
    ruling = ruled("lead_out_of_turn", record=record, offender="N")
    derived = {fact.key: str(value) for fact, value in ruling.derived.items()}
    assert derived.get("whose_lead") == whose


NOT_HIMSELF = ("55A", "declarer_may_not_change_it_himself")
NEXT = ("44B", "cards_stay_next_hand_plays")


# 53, in the order of its table


def test_53A_order_2_at_trick_thirteen_the_lead_must_go_back() -> None:
    ruling = defender("trick_thirteen")
    assert cited(ruling) == [
        ("53A", "lead_to_trick_thirteen_goes_back"),
        ("53A", "trick_thirteen_may_not_be_accepted"),
        ("53A", "proper_hand_leads"),
    ]
    assert the(ruling, "proper_hand_leads").plain_values() == {"who": "E"}


def test_53A_in_2007_trick_thirteen_is_no_exception() -> None:
    question = ruled("lead_out_of_turn", "2007", role="defender", whose_lead="partner").question
    assert question is not None
    assert "trick_thirteen" not in [str(option) for option in question.options]


@pytest.mark.parametrize(("edition", "withdrawn"), [("2017", "16C"), ("2007", "16D")])
def test_47E1_order_3_told_wrongly_it_goes_back_and_cannot_be_accepted(edition: str, withdrawn: str) -> None:
    assert cited(defender("told_wrongly", edition=edition)) == [
        ("47E1", "told_wrongly_card_goes_back"),
        ("47E1", "told_wrongly_no_rectification"),
        (withdrawn, "withdrawn_card_for_his_side_only"),
        ("53A", "proper_hand_leads"),
    ]


@EDITIONS
def test_53A_order_4_a_play_from_the_next_hand_accepts(edition: str) -> None:
    ruling = defender("left_played", edition=edition)
    assert cited(ruling) == [("53A", "accepted_by_the_next_play"), NEXT]
    assert the(ruling, NEXT[1]).plain_values() == {"who": "E"}
    assert the(ruling, "accepted_by_the_next_play").plain_values() == {"who": "W", "by": "N"}


@pytest.mark.parametrize(("edition", "paragraph", "withdrawn"), [("2017", "53B", "16C"), ("2007", "53C", "16D")])
def test_53B_order_5_an_opponents_proper_lead_stands_and_the_irregular_card_may_go_back(
    edition: str, paragraph: str, withdrawn: str
) -> None:
    ruling = defender("left_played", "lho", edition, meant_as_own_lead=True)
    assert cited(ruling) == [
        (paragraph, "proper_lead_stands"),
        ("44B", "next_hand_plays_to_the_proper_lead"),
        ("47F1", "cards_to_the_irregular_lead_may_go_back"),
        (withdrawn, "withdrawn_cards_tell_one_side"),
        (paragraph, "card_after_proper_lead_no_rectification"),
    ]
    assert the(ruling, "withdrawn_cards_tell_one_side").plain_values() == {"side": "NS", "of": "EW"}
    assert [fact.key for fact in ruling.judgements] == ["meant_as_own_lead"]


def test_53B_order_5_on_the_right_of_a_defenders_lead_only_the_proper_leader_can_have_led() -> None:
    assert cited(defender("right_played", "rho"))[0] == ("53B", "proper_lead_stands")
    question = ruled("lead_out_of_turn", role="defender", whose_lead="partner").question
    assert question is not None
    assert "right_played" not in [str(option) for option in question.options]


@pytest.mark.parametrize(("setting", "facts", "key"), [
    ("no", {}, "card_after_proper_lead_no_rectification"),
    ("yes", {}, "card_after_proper_lead_is_penalty_card"),
    ("ask", {"is_penalty_card_after_proper_lead": True}, "card_after_proper_lead_is_penalty_card"),
    ("ask", {"is_penalty_card_after_proper_lead": False}, "card_after_proper_lead_no_rectification"),
])  # fmt: skip
def test_53B_whether_the_defenders_card_is_a_penalty_card_is_a_setting(
    setting: str, facts: dict[str, object], key: str
) -> None:
    record: dict[str, object] = {"regulations": {"law53b_defender_card_is_pc": setting}}
    ruling = defender("left_played", "lho", meant_as_own_lead=True, record=record, **facts)
    assert cited(ruling)[-1] == ("53B", key)


def test_53B_in_2007_the_card_is_never_a_penalty_card() -> None:
    record: dict[str, object] = {"regulations": {"law53b_defender_card_is_pc": "yes"}}
    ruling = defender("left_played", "lho", "2007", meant_as_own_lead=True, record=record)
    assert cited(ruling)[-1] == ("53C", "card_after_proper_lead_no_rectification")


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "53C"), ("2007", "53B")])
def test_53C_order_6_the_defender_on_the_right_of_declarers_lead_has_played_too_soon(
    edition: str, paragraph: str
) -> None:
    ruling = declarer("right_played", edition=edition)
    assert cited(ruling) == [
        (paragraph, "lead_stands_for_the_right_defender"),
        (paragraph, "right_defender_played_too_soon"),
    ]
    early = the(ruling, "right_defender_played_too_soon").plain_values()
    assert early == {"who": "S", "law": "57", "situation": "premature_play"}


@pytest.mark.parametrize(
    ("own", "first"), [(True, "proper_lead_stands"), (False, "lead_stands_for_the_right_defender")]
)
def test_53C_not_where_that_defender_made_his_own_proper_lead(own: bool, first: str) -> None:
    ruling = declarer("right_played", "rho", meant_as_own_lead=own)
    assert cited(ruling)[0][1] == first


def test_53A_order_7_not_accepted_the_right_hand_leads() -> None:
    ruling = declarer("nothing", defenders_on_the_lead="silent")
    assert cited(ruling)[:2] == [NOT_HIMSELF, ("53A", "nobody_accepts_the_lead")]


# 55


@pytest.mark.parametrize(("said", "paragraph", "key"), [
    ("accept", "55A", "lead_accepted_by_a_defender"),
    ("differ_next_accepts", "55A", "next_defender_accepts"),
])  # fmt: skip
def test_55A_either_defender_accepts_and_if_they_differ_the_next_to_play_decides(
    said: str, paragraph: str, key: str
) -> None:
    ruling = declarer("nothing", defenders_on_the_lead=said)
    assert cited(ruling) == [NOT_HIMSELF, (paragraph, key), NEXT]
    assert the(ruling, NEXT[1]).plain_values() == {"who": "N"}


def test_55A_the_card_led_is_not_asked_for_since_the_choice_is_the_same_whatever_it_was() -> None:
    facts = {"role": "declarer", "led_from_dummy": False, "whose_lead": "partner", "lead_state": "nothing"}
    question = ruled("lead_out_of_turn", **facts).question
    assert question is not None
    assert question.fact.key == "defenders_on_the_lead"


def test_44B_the_next_to_play_is_read_from_the_recorded_trick() -> None:
    tricks = [["C2", "C3", "CA", "C4"], {"leader": "E", "cards": ["D2", "D3"]}]
    record: dict[str, object] = {"contract": "4S W", "tricks": tricks}
    ruling = ruled(
        "lead_out_of_turn", record=record, led_from_dummy=True, lead_state="left_played", meant_as_own_lead=False
    )
    assert the(ruling, NEXT[1]).plain_values() == {"who": "W"}


def test_55A_from_dummy_the_next_to_play_is_the_defender_on_dummys_left() -> None:
    ruling = declarer("nothing", "his_own_hand", led_from_dummy=True, defenders_on_the_lead="differ_next_accepts")
    assert the(ruling, "next_defender_accepts").plain_values() == {"who": "E", "by": "S"}


@pytest.mark.parametrize(("said", "paragraph", "key"), [
    ("refuse", "55A", "lead_refused_by_a_defender"),
    ("differ_next_refuses", "55A", "next_defender_refuses"),
    ("silent", "53A", "nobody_accepts_the_lead"),
])  # fmt: skip
def test_55B2_from_the_wrong_hand_declarer_leads_any_card_from_the_right_one(
    said: str, paragraph: str, key: str
) -> None:
    assert cited(declarer("nothing", defenders_on_the_lead=said)) == [
        NOT_HIMSELF,
        (paragraph, key),
        ("55B2", "card_restored_right_hand_leads_any_card"),
        ("60B", "defenders_wait_for_the_correct_lead"),
        ("48A", "returned_card_of_declaring_side"),
        ("16C", "withdrawn_cards_tell_one_side"),
        ("55C", "line_of_play_from_the_infraction"),
    ]


@EDITIONS
def test_55B1_at_a_defenders_turn_the_card_is_restored_without_rectification_and_he_leads(edition: str) -> None:
    ruling = declarer("nothing", "rho", edition, defenders_on_the_lead="refuse")
    assert the(ruling, "card_restored_defender_leads").plain_values() == {"who": "S"}
    assert the(ruling, "card_restored_defender_leads").paragraph == "55B1"
    assert "defenders_wait_for_the_correct_lead" not in keys(ruling)


def test_55C_a_line_of_play_chosen_from_the_infraction_is_looked_at_after_play() -> None:
    later = the(declarer("nothing", defenders_on_the_lead="refuse"), "line_of_play_from_the_infraction")
    assert (later.effect, later.plain_values()) == (Effect.CHECK_LATER, {"side": "NS", "of": "W"})


def test_53A_order_1_and_55_declarers_lead_cannot_be_unfaced() -> None:
    question = ruled("lead_out_of_turn", role="declarer", led_from_dummy=False, whose_lead="partner").question
    assert question is not None
    assert "not_faced" not in [str(option) for option in question.options]


# 56


@pytest.mark.parametrize(("edition", "paragraph", "information"), [
    ("2017", "56B", ("50E2", "returned_card_unauthorized_for_partner")),
    ("2007", "56", ("50E2", "sight_of_card_unauthorized_for_partner")),
])  # fmt: skip
def test_56B_refused_and_the_suit_required_partner_leads_it_and_the_card_goes_back(
    edition: str, paragraph: str, information: tuple[str, str]
) -> None:
    ruling = defender("nothing", edition=edition, declarer_on_the_lead="require")
    assert cited(ruling)[:-1] == [
        (paragraph, "lead_refused_partner_leads"),
        ("50D2(a)", "partner_must_lead_the_suit"),
        ("50D2(a)", "any_card_of_the_suit"),
        ("50D2(a)", "card_picked_up"),
        ("59", "if_void_any_card"),
        ("16A1(c)" if edition == "2017" else "16A", "restriction_may_be_used_by_all"),
        information,
    ]
    assert the(ruling, "partner_must_lead_the_suit").plain_values() == {"who": "E", "suit": "H"}


def test_56B_refused_without_restriction_the_card_stays_and_the_choice_comes_back() -> None:
    ruling = defender("nothing", declarer_on_the_lead="neither")
    assert the(ruling, "neither_required_nor_forbidden").plain_values()["cards"] == ["H7"]
    assert {"partner_leads_anything", "choice_returns_while_partner_keeps_the_lead"} <= keys(ruling)


def test_56B_a_partner_with_a_penalty_card_of_his_own_leads_it_where_the_choice_lets_him() -> None:
    ruling = defender("nothing", declarer_on_the_lead="forbid", partners_major_penalty_cards="DJ")
    assert the(ruling, "leader_must_lead_own_penalty_card").plain_values() == {"who": "E", "cards": ["DJ"]}


@pytest.mark.parametrize("whose", ["lho", "rho"])
def test_56B_refused_with_the_declaring_side_to_lead_the_card_stays_on_the_table(whose: str) -> None:
    ruling = defender("nothing", whose, declarer_on_the_lead="refuse")
    assert cited(ruling) == [
        ("56B", "lead_refused_declaring_side_leads"),
        ("56B", "refused_card_stays_on_the_table"),
        ("50D1(a)", "owed_at_first_legal_chance"),
        ("50D2", "declarer_chooses_when_partner_leads"),
        ("50E1", "card_on_the_table_authorized_for_all"),
        ("50E3", "way_of_exposure_unauthorized_for_partner"),
        ("50E4", "judge_after_play_whether_exposure_helped"),
    ]
    stays = the(ruling, "refused_card_stays_on_the_table")
    assert (stays.effect, stays.plain_values()) == (
        Effect.PENALTY_CARD,
        {"who": "W", "cards": ["H7"], "major": True},
    )


@pytest.mark.parametrize(("whose", "options"), [
    ("partner", ["accept", "require", "forbid", "neither"]), ("lho", ["accept", "refuse"]),
])  # fmt: skip
def test_56_declarer_alone_is_asked_with_every_choice_once_the_card_is_known(whose: str, options: list[str]) -> None:
    facts: dict[str, object] = {"role": "defender", "whose_lead": whose, "lead_state": "nothing"}
    unnamed = ruled("lead_out_of_turn", **facts).question
    assert unnamed is not None
    assert unnamed.fact.key == "penalty_cards"
    question = ruled("lead_out_of_turn", penalty_cards="H7", **facts).question
    assert question is not None
    assert question.fact.asked_of is AskedOf.DECLARER
    assert [str(option) for option in question.options] == options


@pytest.mark.parametrize(("from_dummy", "card"), [(False, "SK"), (True, "D2")])
def test_55A_the_card_is_known_where_the_record_names_one_of_the_hand_that_led(from_dummy: bool, card: str) -> None:
    record: dict[str, object] = {"contract": "4S W", "cards": {"W": "SK", "E": "D2"}}
    whose = "his_own_hand" if from_dummy else "partner"
    ruling = ruled("lead_out_of_turn", record=record, led_from_dummy=from_dummy, whose_lead=whose, lead_state="nothing")
    assert [str(card) for fact, cards in ruling.derived.items() if fact.key == "led_card" for card in cards] == [card]
    assert ruling.question is not None
    assert ruling.question.fact.asked_of is AskedOf.DEFENDERS


def test_55A_the_card_is_known_too_from_a_recorded_trick_that_the_wrong_hand_began() -> None:
    tricks = [["C2", "C3", "CA", "C4"], {"leader": "E", "cards": ["D2"]}]
    record: dict[str, object] = {"contract": "4S W", "tricks": tricks}
    ruling = ruled("lead_out_of_turn", record=record, led_from_dummy=True, lead_state="nothing")
    assert {fact.key: fact.kind.write(value) for fact, value in ruling.derived.items()} == {
        "role": "declarer",
        "whose_lead": "rho",
        "led_card": ["D2"],
    }


@pytest.mark.parametrize(("case", "found"), [
    row("53A order 1: a card not faced is no lead", [
        "53A unfaced_lead_is_taken_back", "49 unfaced_card_binds_nobody", "53A proper_hand_leads"],
        defender, "not_faced"),
    row("53A order 4: declarer's statement accepts a defender's lead", [
        "53A lead_accepted_by_declarer", "44B cards_stay_next_hand_plays"],
        defender, "nothing", declarer_on_the_lead="accept"),
    row("53B order 5: a card that was a play to the irregular lead accepts it", [
        "53A accepted_by_the_next_play", "44B cards_stay_next_hand_plays"],
        defender, "left_played", "lho", meant_as_own_lead=False),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found


def test_declarer_is_not_asked_for_where_the_contract_is_recorded() -> None:
    for contract, known in (("4S by W", Seat.WEST), ("4S", None)):
        ruling = rule(law_of("lead_out_of_turn"), Case({"role": "declarer"}, read_record({"contract": contract})))
        assert ruling.relied_on.get(offender) is known
    other = rule(
        law_of("lead_out_of_turn"), Case({"role": "declarer", "offender": "E"}, read_record({"contract": "4S by W"}))
    )
    assert other.relied_on[offender] is Seat.EAST


@pytest.mark.parametrize(("card", "who"), [({"N": "H5"}, "S"), ({"S": "H5"}, "S"), ({"W": "H5"}, "W")])
def test_whose_card_was_led_tells_who_led_and_from_which_hand(card: dict[str, str], who: str) -> None:
    ruling = rule(law_of("lead_out_of_turn"), Case({}, read_record({"contract": "4S by S", "cards": card})))
    assert ruling.question is not None
    assert ruling.question.fact.key == "whose_lead"
    assert ruling.relied_on[offender] is Seat(who)
