"""Laws 49, 50, 51 and 59, row by row of their tables, in both editions."""

import pytest

from rulings.bridge import Card, Seat, Suit
from rulings.laws.engine import Effect, Ruling, facts_of
from rulings.laws.situations import law_of
from tests.laws.ruling import cited, keys, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


def exposed(cards: str, moment: str, edition: str = "2017", **facts: object) -> Ruling:
    """West's card was seen by his partner East."""
    facts.setdefault("partners_major_penalty_cards", [])
    return ruled("penalty_card", edition, visibility="seen_or_named", penalty_cards=cards, moment=moment, **facts)


def cards(text: str) -> frozenset[Card]:
    return frozenset(Card.parse(word) for word in text.split())


# 49: is it a penalty card at all?


@EDITIONS
@pytest.mark.parametrize(("visibility", "paragraphs"), [
    ("partner_could_not_see", ["49", "49", "49"]),
    ("played_legally", ["49", "49", "16A"]),
    ("withdrawn_for_opponent", ["49", "49", "16C"]),
    ("by_opponent", ["50", "50", "16B", "12A1"]),
    ("remark_on_current_trick", ["68", "68", "16B"]),
])  # fmt: skip
def test_49_a_card_that_is_no_penalty_card(edition: str, visibility: str, paragraphs: list[str]) -> None:
    remark = {"card_came_with_the_remark": False} if "remark" in visibility else {}
    ruling = ruled("penalty_card", edition, visibility=visibility, **remark)
    found = [{"16D": "16C", "16A1(a)": "16A"}.get(finding.paragraph, finding.paragraph) for finding in ruling.findings]
    assert found == paragraphs  # 16C is 16D in 2007, and 16A is not divided
    assert ruling.findings[0].effect is Effect.NO_RECTIFICATION
    assert ruling.is_complete


@pytest.mark.parametrize(("edition", "withdrawn"), [("2017", "16C"), ("2007", "16D")])
def test_68B2_cards_of_a_refused_concession_are_no_penalty_cards_but_not_for_partners_use(
    edition: str, withdrawn: str
) -> None:
    ruling = ruled("penalty_card", edition, visibility="partner_objected_to_concession")
    assert cited(ruling) == [
        ("68B2", "shown_in_refused_concession" if edition == "2017" else "refused_concession_is_none"),
        ("68B2", "card_goes_back_nobody_is_bound"),
        (withdrawn, "card_of_concession_not_to_be_used"),
    ]
    assert ruling.findings[2].values["who"] is Seat.EAST


def test_50_the_director_may_designate_otherwise_and_is_asked_as_judgement() -> None:
    ruling = ruled("penalty_card", visibility="director_says_otherwise", not_a_penalty_card_by_judgement=True)
    assert cited(ruling) == [
        ("50", "director_designates_otherwise"),
        ("50", "card_goes_back_nobody_is_bound"),
        ("16B", "sight_of_card_unauthorized"),
    ]
    assert [fact.key for fact in ruling.judgements] == ["not_a_penalty_card_by_judgement"]


def test_50_a_card_that_an_opponent_knocked_out_of_the_hand_needs_no_judgement_and_partner_may_know_it() -> None:
    ruling = ruled("penalty_card", visibility="by_opponent")
    assert not ruling.judgements
    assert the(ruling, "sight_of_card_that_an_opponent_exposed").values["who"] is Seat.EAST
    assert str(the(ruling, "gain_by_exposing_the_card").values["side"]) == "NS"


def test_51A_of_two_penalty_cards_the_one_that_may_not_be_played_now_stays() -> None:
    ruling = exposed("S7 H4", "owner_to_play", playable_penalty_cards="one")
    assert the(ruling, "penalty_cards_not_played_stay").plain_values()["cards"] == ["S7", "H4"]


# 50B: classification


@EDITIONS
@pytest.mark.parametrize(("held", "facts", "kind"), [
    ("S9", {"exposure": "dropped"}, "minor_penalty_card"),
    ("S9", {"exposure": "played"}, "major_penalty_card"),
    ("S9", {"exposure": "unclear", "exposed_unintentionally": True}, "minor_penalty_card"),
    ("S9", {"exposure": "unclear", "exposed_unintentionally": False}, "major_penalty_card"),
    ("S10", {}, "major_penalty_card"),
    ("SA", {}, "major_penalty_card"),
    ("S9 S2", {}, "major_penalty_cards"),
    ("S9 H2", {}, "major_penalty_cards"),
])  # fmt: skip
def test_50B_only_a_lone_low_card_exposed_unintentionally_is_minor(
    edition: str, held: str, facts: dict[str, object], kind: str
) -> None:
    ruling = exposed(held, "others_to_play", edition, **facts)
    assert cited(ruling)[0] == ("50B", kind)
    assert ruling.findings[0].values["major"] is (kind != "minor_penalty_card")


def test_50B_the_ten_is_an_honour_so_how_it_fell_is_not_asked() -> None:
    assert "exposure" not in {fact.key for fact in exposed("H10", "others_to_play").relied_on}


def test_50B_a_low_card_that_came_out_with_another_is_the_directors_judgement() -> None:
    question = exposed("H4", "others_to_play", exposure="unclear").question
    assert question is not None
    assert question.fact.key == "exposed_unintentionally"


# 50C: minor


def test_50C_a_minor_penalty_card_binds_only_low_cards_of_its_suit_and_never_partners_lead() -> None:
    ruling = exposed("S9", "partner_to_lead", exposure="dropped")
    assert cited(ruling) == [
        ("50B", "minor_penalty_card"),
        ("50A", "lies_face_up_until_played"),
        ("50C", "before_other_low_cards_of_the_suit"),
        ("50C", "partner_may_lead_anything"),
        ("50E1", "card_on_the_table_authorized_for_all"),
        ("50E3", "way_of_exposure_unauthorized_for_partner"),
        ("50E4", "judge_after_play_whether_exposure_helped"),
    ]


def test_50C_a_lead_made_beside_a_minor_penalty_card_stands() -> None:
    assert "the_lead_stands" in keys(exposed("S9", "partner_led_too_soon", exposure="dropped"))


# 50D1 and 51A: the owner's turn


@EDITIONS
def test_50D1a_a_major_penalty_card_that_may_be_played_must_be(edition: str) -> None:
    ruling = exposed("SK", "owner_to_play", edition, may_legally_play_it=True)
    assert the(ruling, "must_play_it_now").paragraph == "50D1(a)"


@EDITIONS
def test_50D1b_following_suit_comes_first_and_the_card_stays(edition: str) -> None:
    ruling = exposed("SK", "owner_to_play", edition, may_legally_play_it=False)
    assert the(ruling, "other_duties_come_first").paragraph == "50D1(b)"


@pytest.mark.parametrize(("playable", "expected"), [
    ("none", ("50D1(b)", "other_duties_come_first")),
    ("one", ("50D1(a)", "must_play_the_only_legal_one")),
    ("several", ("51A", "declarer_designates_which_to_play")),
])  # fmt: skip
def test_51A_of_several_playable_cards_declarer_designates_one(playable: str, expected: tuple[str, str]) -> None:
    assert expected in cited(exposed("SK H4", "owner_to_play", playable_penalty_cards=playable))


# 50D2 and 51B: partner to lead


@EDITIONS
def test_50D2a_required_the_suit_must_be_led_and_the_card_goes_back(edition: str) -> None:
    ruling = exposed("SK", "partner_to_lead", edition, declarer_chooses="require")
    restriction = the(ruling, "partner_must_lead_the_suit")
    assert (restriction.paragraph, restriction.plain_values()) == ("50D2(a)", {"who": "E", "suit": "S"})
    assert the(ruling, "card_picked_up").values["cards"] == cards("SK")
    assert the(ruling, "if_void_any_card").paragraph == "59"


@EDITIONS
def test_50D2a_forbidden_the_suit_is_barred_while_the_lead_lasts_and_the_card_goes_back(edition: str) -> None:
    ruling = exposed("SK", "partner_to_lead", edition, declarer_chooses="forbid")
    assert the(ruling, "partner_may_not_lead_the_suits").plain_values() == {"who": "E", "suits": ["S"]}
    assert the(ruling, "card_picked_up").values["cards"] == cards("SK")


@EDITIONS
def test_50D2b_neither_leaves_the_card_and_the_choice_comes_back(edition: str) -> None:
    ruling = exposed("SK", "partner_to_lead", edition, declarer_chooses="neither")
    assert {"neither_required_nor_forbidden", "partner_leads_anything"} <= keys(ruling)
    assert the(ruling, "choice_returns_while_partner_keeps_the_lead").paragraph == "50D2(b)"
    assert "card_picked_up" not in keys(ruling)


def test_50D2_a_lead_before_the_choice_is_a_penalty_card_of_partner_and_declarer_still_chooses() -> None:
    ruling = exposed("SK", "partner_led_too_soon", partners_cards_after_lead="H3", declarer_chooses="require")
    assert the(ruling, "premature_lead_is_a_penalty_card_too").paragraph == "49"
    assert {"partner_must_lead_the_suit", "any_card_of_the_suit"} <= keys(ruling)


@EDITIONS
@pytest.mark.parametrize(("led", "choice"), [("H3", "neither"), ("H3", "forbid"), ("S2", "require")])
def test_50D2_the_card_led_too_soon_must_be_led_where_the_choice_leaves_it_legal(
    edition: str, led: str, choice: str
) -> None:
    ruling = exposed("SK", "partner_led_too_soon", edition, partners_cards_after_lead=led, declarer_chooses=choice)
    assert the(ruling, "leader_must_lead_own_penalty_card").values["cards"] == cards(led)
    assert not {"partner_leads_anything", "any_card_of_the_suit"} & keys(ruling)


def test_50D2_the_card_led_too_soon_is_known_from_the_record_and_never_none() -> None:
    record: dict[str, object] = {"cards": {"W": "SK", "E": "H3"}, "penalty_cards": []}
    ruling = ruled(
        "penalty_card", record=record, visibility="seen_or_named", moment="partner_led_too_soon",
        declarer_chooses="neither",
    )  # fmt: skip
    assert the(ruling, "leader_must_lead_own_penalty_card").values["cards"] == cards("H3")
    asked = exposed("SK", "partner_led_too_soon").question
    assert asked is not None
    assert asked.fact.key == "partners_cards_after_lead"
    with pytest.raises(ValueError, match="1 to 13 cards"):
        exposed("SK", "partner_led_too_soon", partners_cards_after_lead=[])


@pytest.mark.parametrize(("choice", "own_must_be_led", "picked_up"), [
    ("forbid", False, True),
    ("require", True, True),
    ("neither", True, False),
])  # fmt: skip
def test_50D2_commentary_example_43_both_defenders_have_a_spade_as_penalty_card(
    choice: str, own_must_be_led: bool, picked_up: bool
) -> None:
    """The leader has the spade jack, his partner the spade seven."""
    ruling = exposed(
        "S7", "partner_to_lead", exposure="played", partners_major_penalty_cards="SJ", declarer_chooses=choice
    )
    assert ("leader_must_lead_own_penalty_card" in keys(ruling)) is own_must_be_led
    assert ("card_picked_up" in keys(ruling)) is picked_up


@EDITIONS
@pytest.mark.parametrize(("choice", "own", "key"), [
    ("require", "DJ", "if_void_own_penalty_card"),
    ("forbid", "SJ", "if_nothing_else_own_penalty_card"),
])  # fmt: skip
def test_50D1a_unable_to_obey_the_leader_plays_his_own_penalty_card_not_any_card(
    edition: str, choice: str, own: str, key: str
) -> None:
    ruling = exposed("SK", "partner_to_lead", edition, partners_major_penalty_cards=own, declarer_chooses=choice)
    assert (the(ruling, key).paragraph, the(ruling, key).values["cards"]) == ("50D1(a)", cards(own))
    assert not {"if_void_any_card", "if_nothing_else_any_card", "leader_must_lead_own_penalty_card"} & keys(ruling)


def test_51A_of_two_penalty_cards_of_the_leader_declarer_designates() -> None:
    ruling = exposed(
        "S7", "partner_to_lead", exposure="played", partners_major_penalty_cards="SJ SQ", declarer_chooses="require"
    )
    assert the(ruling, "declarer_designates_which_to_play").values["cards"] == cards("SJ SQ")


@EDITIONS
@pytest.mark.parametrize(("choice", "paragraph"), [("require", "51B1(a)"), ("forbid", "51B1(b)")])
def test_51B1_two_cards_of_one_suit_both_go_back(edition: str, choice: str, paragraph: str) -> None:
    picked_up = the(exposed("S9 S4", "partner_to_lead", edition, declarer_chooses=choice), "cards_picked_up")
    assert (picked_up.paragraph, picked_up.values["cards"]) == (paragraph, cards("S9 S4"))


@EDITIONS
def test_51B2a_of_two_suits_one_is_required_and_the_card_of_the_other_stays(edition: str) -> None:
    ruling = exposed("S9 H4", "partner_to_lead", edition, declarer_chooses="require", required_suit="H")
    assert the(ruling, "partner_must_lead_the_suit").values["suit"] is Suit.HEARTS
    assert the(ruling, "some_cards_picked_up").values["cards"] == cards("H4")
    assert the(ruling, "owed_at_first_legal_chance").values["cards"] == cards("S9")
    stays = the(ruling, "other_penalty_cards_stay")
    assert (stays.paragraph, stays.values["cards"]) == ("51B2(a)", cards("S9"))


@EDITIONS
@pytest.mark.parametrize(("suits", "back", "left"), [("S", "S9", "H4"), ("H", "H4", "S9"), ("S H", "S9 H4", "")])
def test_51B2b_of_two_suits_one_or_both_may_be_forbidden(edition: str, suits: str, back: str, left: str) -> None:
    ruling = exposed("S9 H4", "partner_to_lead", edition, declarer_chooses="forbid", forbidden_suits=suits)
    assert the(ruling, "some_cards_picked_up" if left else "cards_picked_up").values["cards"] == cards(back)
    assert [f.values["cards"] for f in ruling.findings if f.key == "other_penalty_cards_stay"] == (
        [cards(left)] if left else []
    )


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "51B2(c)"), ("2007", "50D2(b)")])
def test_51B2c_neither_with_two_suits_leaves_both_cards(edition: str, paragraph: str) -> None:
    ruling = exposed("S9 H4", "partner_to_lead", edition, declarer_chooses="neither")
    assert the(ruling, "neither_required_nor_forbidden").paragraph == paragraph


def test_51B2_a_suit_that_is_not_among_the_penalty_cards_cannot_be_required() -> None:
    with pytest.raises(ValueError, match="'required_suit' cannot be 'C': it takes S, H"):
        exposed("S9 H4", "partner_to_lead", declarer_chooses="require", required_suit="C")


# 50E: information


def test_50E_2017_the_card_on_the_table_is_authorized_and_the_returned_one_is_not() -> None:
    lying = exposed("SK", "partner_to_lead", declarer_chooses="neither")
    returned = exposed("SK", "partner_to_lead", declarer_chooses="require")
    assert [f.paragraph for f in lying.findings if f.effect is Effect.INFORMATION] == ["50E1", "50E3"]
    assert [f.paragraph for f in returned.findings if f.effect is Effect.INFORMATION] == ["16A1(c)", "50E2"]


@pytest.mark.parametrize(("edition", "paragraphs"), [
    ("2017", ["16A1(c)", "50E2", "50E1", "50E3"]), ("2007", ["16A", "50E1", "50E2"]),
])  # fmt: skip
def test_50E_of_two_suits_one_card_went_back_and_the_other_still_lies_there(
    edition: str, paragraphs: list[str]
) -> None:
    ruling = exposed("S9 H4", "partner_to_lead", edition, declarer_chooses="forbid", forbidden_suits="S")
    assert [f.paragraph for f in ruling.findings if f.effect is Effect.INFORMATION] == paragraphs


def test_50E_2007_only_the_duties_are_authorized_and_the_sight_of_the_card_never_is() -> None:
    lying = exposed("SK", "partner_to_lead", "2007", declarer_chooses="neither")
    returned = exposed("SK", "partner_to_lead", "2007", declarer_chooses="require")
    assert [f.key for f in lying.findings if f.effect is Effect.INFORMATION] == [
        "duties_authorized_for_all",
        "sight_of_card_unauthorized_for_partner",
    ]
    assert [f.key for f in returned.findings if f.effect is Effect.INFORMATION] == [
        "restriction_may_be_used_by_all",
        "sight_of_card_unauthorized_for_partner",
    ]


@pytest.mark.parametrize(("differs", "damaged", "expected"), [
    (True, True, "result_without_the_exposed_card"),
    (True, False, "exposed_card_did_no_harm"),
    (False, None, "exposed_card_did_no_harm"),
])  # fmt: skip
def test_50E4_needs_both_a_different_result_and_damage(differs: bool, damaged: bool | None, expected: str) -> None:
    facts = {} if damaged is None else {"non_offenders_damaged": damaged}
    ruling = exposed("S9", "play_over", result_could_well_differ=differs, could_have_known_and_gained=False, **facts)
    adjusted = expected == "result_without_the_exposed_card"
    assert cited(ruling) == [("50E4", expected), *([] if adjusted else [("72C", "could_not_have_been_aware")])]


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "72C"), ("2007", "23")])
def test_72C_a_gain_he_could_have_foreseen_is_taken_away(edition: str, paragraph: str) -> None:
    facts = {"result_could_well_differ": False, "exposure_conveyed_damaging_information": False}
    facts = {key: value for key, value in facts.items() if (key == "result_could_well_differ") is (edition == "2017")}
    asked = "could_have_known_and_gained" + ("_2007" if edition == "2007" else "")
    ruling = exposed("S9", "play_over", edition, **facts, **{asked: True})
    assert the(ruling, "could_have_been_aware").paragraph == paragraph
    assert [fact.law for fact in ruling.judgements if fact.key == asked] == [paragraph]


@pytest.mark.parametrize(
    ("damaging", "expected"), [(True, "exposure_informed_and_damaged"), (False, "exposed_card_did_no_harm")]
)
def test_50E3_2007_asks_whether_the_exposure_informed_and_damaged(damaging: bool, expected: str) -> None:
    facts = {"exposure_conveyed_damaging_information": damaging, "could_have_known_and_gained_2007": False}
    assert cited(exposed("S9", "play_over", "2007", **facts))[0] == ("50E3", expected)


# what the record knows


def test_the_record_gives_offender_cards_and_partners_penalty_cards() -> None:
    record: dict[str, object] = {
        "offender": "E",
        "cards": [{"seat": "E", "card": "HQ"}],
        "penalty_cards": [{"seat": "W", "card": "D3", "kind": "major"}],
    }
    ruling = ruled("penalty_card", record=record, offender="E", visibility="seen_or_named", moment="partner_to_lead")
    assert {fact.key for fact in ruling.derived} == {"penalty_cards", "partners_major_penalty_cards"}
    assert ruling.question is not None
    assert ruling.question.fact.key == "declarer_chooses"


def test_a_low_penalty_card_of_unknown_kind_is_asked_for_not_guessed() -> None:
    record: dict[str, object] = {"cards": {"W": "HQ"}, "penalty_cards": [{"seat": "E", "card": "D3"}]}
    ruling = ruled("penalty_card", record=record, visibility="seen_or_named", moment="partner_to_lead")
    assert ruling.question is not None
    assert ruling.question.fact.key == "partners_major_penalty_cards"


@EDITIONS
@pytest.mark.parametrize("seat", ["S", "N"])
def test_48A_a_card_of_declarer_or_dummy_is_never_a_penalty_card(edition: str, seat: str) -> None:
    record: dict[str, object] = {"contract": "4S S", "cards": {seat: "HK"}}
    ruling = ruled("penalty_card", edition, record, offender=seat, visibility="seen_or_named", moment="owner_to_play")
    picked_up = "dropped_card_need_not_be_played" if seat == "S" else "dummys_card_is_not_played_by_that"
    assert cited(ruling)[:2] == [("48A", "declarers_exposed_card_no_rectification"), ("48A", picked_up)]


@EDITIONS
def test_50E_and_72C_the_adjusted_score_is_assigned_where_a_result_can_be_judged(edition: str) -> None:
    facts = {
        "2017": {"result_could_well_differ": True, "non_offenders_damaged": True, "could_have_known_and_gained": True},
        "2007": {"exposure_conveyed_damaging_information": True, "could_have_known_and_gained_2007": True},
    }[edition]
    ruling = exposed("S9", "play_over", edition, **facts)
    assert [str(finding.values["kind"]) for finding in ruling.findings] == ["assigned"]


@EDITIONS
def test_72C_adjusts_a_score_that_the_card_itself_did_not_harm_and_nothing_says_that_it_stands(edition: str) -> None:
    no_harm = {"result_could_well_differ": False, "exposure_conveyed_damaging_information": False}
    known = {"could_have_known_and_gained": True, "could_have_known_and_gained_2007": True}
    asked = facts_of(law_of("penalty_card", edition))
    facts = {key: value for key, value in (no_harm | known).items() if key in asked}
    ruling = exposed("S9", "play_over", edition, **facts)
    assert [key for _paragraph, key in cited(ruling)] == ["could_have_been_aware"]


# 59


@pytest.mark.parametrize(("why", "key"), [
    ("no_card_of_the_suit", "no_card_of_the_suit_any_legal_card"),
    ("only_forbidden_suit", "only_forbidden_suit_any_legal_card"),
    ("must_follow_suit", "following_suit_comes_first"),
])  # fmt: skip
def test_59_unable_means_any_legal_card_now_and_the_requirement_later(why: str, key: str) -> None:
    assert cited(ruled("unable_to_comply", inability=why)) == [
        ("59", key),
        ("61A", "inability_is_no_revoke"),
        ("59", "requirement_stays_for_later_turns"),
        ("16A1(c)", "inability_may_be_used_by_all"),
    ]


def test_59_a_player_who_can_comply_must() -> None:
    assert cited(ruled("unable_to_comply", inability="able")) == [
        ("59", "able_so_must_comply"),
        ("16A1(c)", "restriction_may_be_used_by_all"),
    ]
