"""Law 64, row by row of its decision table, in both editions; the arithmetic itself is in test_law_64_tricks."""

import pytest

from rulings.laws.engine import Effect, Ruling, UnknownAnswer
from tests.laws.ruling import Told, cited, keys, row, ruled, the, told

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


def revoked(won_by: str, later: str, edition: str = "2017", exception: str = "none", **facts: object) -> Ruling:
    """West's established revoke: who won the trick, what his side won later."""
    given = {"revoke_trick_won_by": won_by, "later_tricks": later, "exception_of_64b": exception}
    return ruled("established_revoke", edition, **given, **facts)


@pytest.mark.parametrize(("edition", "equity"), [("2017", "64C1"), ("2007", "64C")])
@pytest.mark.parametrize(("won_by", "later", "paragraph", "key", "tricks"), [
    pytest.param("revoker", "some", "64A1", "revoke_trick_and_one_more", 2, id="64A1-he-won-it-and-his-side-one-later"),
    pytest.param("revoker", "none", "64A1", "revoke_trick_alone", 1, id="64A1-he-won-it-and-none-later"),
    pytest.param("partner", "none", "64A2", "one_trick_partner_won", 1, id="64A2-partner-won-it"),
    pytest.param("partner", "some", "64A2", "one_trick_partner_won", 1, id="64A2-dummy-won-it-and-5-later"),
    pytest.param("opponents", "some", "64A2", "one_trick_later_won", 1, id="64A2-only-a-later-one"),
])  # fmt: skip
def test_64A_tricks_transferred(
    edition: str, equity: str, won_by: str, later: str, paragraph: str, key: str, tricks: int
) -> None:
    ruling = revoked(won_by, later, edition)
    assert cited(ruling) == [(paragraph, key), (equity, "equity_after_play")]
    found = the(ruling, key)
    assert (found.effect, found.values["tricks"], str(found.values["to"])) == (Effect.TRICKS_TRANSFERRED, tricks, "NS")


@pytest.mark.parametrize(("edition", "equity"), [("2017", "64C1"), ("2007", "64C")])
def test_64B1_neither_the_trick_nor_a_later_one_no_trick_but_equity(edition: str, equity: str) -> None:
    ruling = revoked("opponents", "none", edition)
    assert cited(ruling) == [("64B1", "no_trick_won_from_the_revoke_on"), (equity, "equity_after_play")]
    assert ruling.findings[0].values["tricks"] == 0


@EDITIONS
@pytest.mark.parametrize(("won_by", "paragraph", "key"), [
    ("revoker", "64A1", "revoke_trick_and_one_more_if_won"),
    ("opponents", "64A2", "one_trick_if_a_later_one_is_won"),
])  # fmt: skip
def test_64A_while_play_goes_on_the_transfer_waits_for_its_end(
    edition: str, won_by: str, paragraph: str, key: str
) -> None:
    ruling = revoked(won_by, "not_yet", edition)
    assert cited(ruling)[0] == (paragraph, key)
    assert [finding.effect for finding in ruling.findings] == [Effect.CHECK_LATER, Effect.CHECK_LATER]


@EDITIONS
def test_64B4_and_B5_are_not_offered_while_play_goes_on(edition: str) -> None:
    ruling = ruled("established_revoke", edition, revoke_trick_won_by="revoker", later_tricks="not_yet")
    assert ruling.question is not None
    assert not {"after_call_on_next_deal", "after_round"} & {str(option) for option in ruling.question.options}


def test_64A2_when_partner_won_the_trick_what_came_later_is_not_asked() -> None:
    ruling = ruled("established_revoke", revoke_trick_won_by="partner", exception_of_64b="none")
    assert the(ruling, "one_trick_partner_won").values["tricks"] == 1


@pytest.mark.parametrize(("edition", "exception", "paragraph", "equity", "then"), [
    ("2017", "same_suit_after_established", "64B2", "64C2(a)", "equity_after_repeated_revoke"),
    ("2017", "dummys_card", "64B3", "64C1", "equity_after_play"),
    ("2017", "penalty_card", "64B3", "64C1", "equity_after_play"),
    ("2017", "after_call_on_next_deal", "64B4", "64C1", "equity_after_play"),
    ("2017", "after_round", "64B5", "64C1", "equity_after_play"),
    ("2017", "both_sides_established", "64B7", "64C2(b)", "likely_result_had_nobody_revoked"),
    ("2007", "same_suit_again", "64B2", "64C", "equity_after_repeated_revoke"),
    ("2007", "dummys_card", "64B3", "64C", "equity_after_play"),
    ("2007", "faced_card", "64B3", "64C", "equity_after_play"),
    ("2007", "after_call_on_next_deal", "64B4", "64C", "equity_after_play"),
    ("2007", "after_round", "64B5", "64C", "equity_after_play"),
    ("2007", "both_sides_revoked", "64B7", "64C", "likely_result_had_nobody_revoked"),
])  # fmt: skip
def test_64B_with_an_exception_no_trick_goes_and_equity_is_compared(
    edition: str, exception: str, paragraph: str, equity: str, then: str
) -> None:
    ruling = revoked("revoker", "some", edition, exception)
    assert cited(ruling) == [(paragraph, f"no_trick_{exception}"), (equity, then)]
    assert ruling.findings[0].values["tricks"] == 0


@pytest.mark.parametrize(("edition", "offered", "missing"), [
    ("2017", "penalty_card", "faced_card"),
    ("2007", "faced_card", "penalty_card"),
])  # fmt: skip
def test_64B3_2017_spares_only_penalty_cards_and_dummys_2007_any_faced_card(
    edition: str, offered: str, missing: str
) -> None:
    ruling = ruled("established_revoke", edition, revoke_trick_won_by="revoker", later_tricks="some")
    assert ruling.question is not None
    options = {str(option) for option in ruling.question.options}
    assert offered in options
    assert missing not in options


@pytest.mark.parametrize(("edition", "both", "paragraph"), [
    ("2017", "both_sides_established", "64C2(b)"), ("2007", "both_sides_revoked", "64C"),
])  # fmt: skip
def test_64B3_of_dummys_revoke_only_what_is_compared_after_play_may_be_otherwise(
    edition: str, both: str, paragraph: str
) -> None:
    record: dict[str, object] = {"contract": "4S by E"}
    ruling = ruled("established_revoke", edition, record, exception_of_64b=both)
    assert cited(ruling) == [("64B7", f"no_trick_{both}"), (paragraph, "likely_result_had_nobody_revoked")]
    twice = ruled("established_revoke", edition, record, exception_of_64b="own_side_revoked_twice")
    assert cited(twice) == [("64A", "revokes_are_counted_together")]
    with pytest.raises(UnknownAnswer, match="exception_of_64b"):
        ruled("established_revoke", edition, record, exception_of_64b="none")


def test_64B7_a_defenders_revoke_is_judged_alone_when_declarers_was_corrected_in_time() -> None:
    assert the(revoked("opponents", "some"), "one_trick_later_won").values["tricks"] == 1
    assert "no_trick_both_sides_revoked" in keys(revoked("opponents", "some", "2007", "both_sides_revoked"))


@EDITIONS
def test_64A_another_revoke_of_the_same_side_is_counted_together_with_it(edition: str) -> None:
    ruling = revoked("revoker", "some", edition, "own_side_revoked_twice")
    assert cited(ruling) == [("64A", "revokes_are_counted_together")]
    assert ruling.findings[0].values["situation"] == "several_revokes"


# several revokes


def two_revokes(edition: str = "2017", **facts: object) -> Ruling:
    given: dict[str, object] = {"second_revoke": "same_player_other_suit", "spared_revoke": "neither"}
    return ruled("several_revokes", edition, **given | facts)


@pytest.mark.parametrize(("facts", "first", "second"), [
    pytest.param({"first_revoke_trick_won_by": "revoker", "second_revoke_trick_won_by": "opponents",
                  "tricks_between_revokes": 0, "tricks_after_second_revoke": 3}, 2, 1, id="hearts-and-clubs-3-later"),
    pytest.param({"first_revoke_trick_won_by": "revoker", "second_revoke_trick_won_by": "opponents",
                  "tricks_between_revokes": 0, "tricks_after_second_revoke": 1}, 2, 0, id="only-one-later-goes-once"),
    pytest.param({"second_revoke": "partner", "first_revoke_trick_won_by": "opponents",
                  "second_revoke_trick_won_by": "opponents", "tricks_between_revokes": 0,
                  "tricks_after_second_revoke": 4}, 1, 1, id="two-players-in-one-suit"),
    pytest.param({"spared_revoke": "first", "sparing_exception": "penalty_card", "first_revoke_trick_won_by": "revoker",
                  "second_revoke_trick_won_by": "partner", "tricks_between_revokes": 0,
                  "tricks_after_second_revoke": 0}, 0, 1, id="first-spared"),
])  # fmt: skip
def test_64A_two_revokes_of_one_side_show_their_working(facts: dict[str, object], first: int, second: int) -> None:
    found = the(two_revokes(**facts), "tricks_of_two_revokes")
    assert (found.values["first"], found.values["second"], found.values["tricks"]) == (first, second, first + second)


def test_64B_where_both_are_spared_there_is_nothing_to_add_up() -> None:
    ruling = two_revokes(spared_revoke="both", sparing_exception="after_round")
    assert cited(ruling) == [("64B5", "no_trick_after_round"), ("64C1", "equity_after_several_revokes")]


def three_revokes(*spared: str, **counts: object) -> Ruling:
    """Three revokes of West's side, each with its exception."""
    names = ("first_revoke_spared_by", "second_revoke_spared_by", "third_revoke_spared_by")
    return ruled("several_revokes", second_revoke="and_a_third", **dict(zip(names, spared, strict=False)), **counts)


def test_64A_three_revokes_are_added_up_each_by_its_own_row() -> None:
    counts: dict[str, object] = {"tricks_between_revokes": 0, "tricks_between_second_and_third": 1}
    winners = {"first": "revoker", "second": "opponents", "third": "partner"}
    counts |= {f"{which}_revoke_trick_won_by": won_by for which, won_by in winners.items()}
    ruling = three_revokes("none", "same_suit_after_established", "none", **counts, tricks_after_third_revoke=0)
    found = the(ruling, "tricks_of_three_revokes").values
    assert [found[name] for name in ("first", "second", "third", "tricks")] == [2, 0, 1, 3]
    assert the(ruling, "one_of_several_is_spared").values["number"] == 2
    assert cited(ruling)[-1] == ("64C2(a)", "equity_after_several_revokes")


def test_64B7_when_the_other_side_revoked_too_all_three_are_spared() -> None:
    ruling = three_revokes("both_sides_established")
    assert cited(ruling)[-1] == ("64C2(b)", "likely_result_had_nobody_revoked")


def test_64A_what_could_change_no_transfer_is_not_asked() -> None:
    spared = three_revokes("dummys_card", "dummys_card", "dummys_card")
    assert spared.is_complete
    repeated = two_revokes(second_revoke="same_player_same_suit", first_revoke_trick_won_by="partner")
    assert the(repeated, "tricks_of_two_revokes").values["tricks"] == 1


TOO_LATE = ["after_call_on_next_deal", "after_round"]


@pytest.mark.parametrize(("second", "spared", "spares"), [
    ("same_player_other_suit", "first", ["dummys_card", "penalty_card", *TOO_LATE]),
    ("same_player_other_suit", "second", ["dummys_card", "penalty_card", *TOO_LATE, "trick_twelve"]),
    ("same_player_other_suit", "both", ["dummys_card", "penalty_card", *TOO_LATE, "both_sides_established"]),
    ("same_player_same_suit", "first", ["dummys_card", "penalty_card", *TOO_LATE]),
    ("same_player_same_suit", "both", ["dummys_card", "penalty_card", *TOO_LATE, "both_sides_established"]),
    ("partner", "first", ["dummys_card", "penalty_card", *TOO_LATE]),
    ("partner", "second", ["dummys_card", "penalty_card", *TOO_LATE, "trick_twelve"]),
    ("partner", "both", ["penalty_card", *TOO_LATE, "trick_twelve", "both_sides_established"]),
])  # fmt: skip
def test_64B_which_exception_spares_a_revoke_is_asked_of_those_that_can_be_and_64B7_spares_both_or_none(
    second: str, spared: str, spares: list[str]
) -> None:
    question = two_revokes(second_revoke=second, spared_revoke=spared).question
    assert question is not None
    assert question.fact.key == "sparing_exception"
    assert [str(option) for option in question.options] == spares


def test_64B6_the_first_of_three_revokes_is_not_in_trick_twelve_and_after_the_second_in_it_the_third_is_too() -> None:
    asked = three_revokes().question
    assert asked is not None
    assert "trick_twelve" not in [str(option) for option in asked.options]
    counts: dict[str, object] = {"first_revoke_trick_won_by": "partner", "tricks_between_revokes": 0}
    ruling = three_revokes("none", "trick_twelve", **counts, tricks_between_second_and_third=0)
    spared = [found.values["number"] for found in ruling.findings if found.key == "one_of_several_is_spared"]
    assert spared == [2, 3]


def test_64B7_when_the_other_side_revoked_too_the_likely_result_had_nobody_revoked_counts() -> None:
    ruling = two_revokes(spared_revoke="both", sparing_exception="both_sides_established")
    assert cited(ruling)[0] == ("64B7", "no_trick_both_sides_established")
    assert cited(ruling)[-1] == ("64C2(b)", "likely_result_had_nobody_revoked")


@pytest.mark.parametrize(("contract", "closed"), [
    ("4S by W", {"dummys_card", "penalty_card"}),
    ("4S by N", {"dummys_card"}),
])  # fmt: skip
def test_64B3_only_what_the_revoker_can_have_is_offered(contract: str, closed: set[str]) -> None:
    facts = {"revoke_trick_won_by": "revoker", "later_tricks": "some"}
    question = ruled("established_revoke", record={"contract": contract}, **facts).question
    everything = ruled("established_revoke", **facts).question
    assert question is not None
    assert everything is not None
    assert {*map(str, everything.options)} - {*map(str, question.options)} == closed


def test_64B6_is_offered_only_where_law_62_has_not_asked_for_the_trick() -> None:
    facts = {"revoke_trick_won_by": "revoker", "later_tricks": "some"}
    given = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "played_on"}
    direct, after_62 = ruled("established_revoke", **facts).question, ruled("revoke", **given, **facts).question
    assert direct is not None
    assert after_62 is not None
    assert {*map(str, direct.options)} - {*map(str, after_62.options)} == {"trick_twelve"}


@pytest.mark.parametrize(("edition", "equity"), [("2017", "64C2(a)"), ("2007", "64C")])
def test_64B2_spades_at_trick_3_and_again_at_5_the_first_by_A_the_second_nothing(edition: str, equity: str) -> None:
    ruling = two_revokes(
        edition, second_revoke="same_player_same_suit", first_revoke_trick_won_by="revoker",
        tricks_between_revokes=0, second_revoke_trick_won_by="revoker", tricks_after_second_revoke=2,
    )  # fmt: skip
    assert cited(ruling) == [
        ("64B2", "second_revoke_in_the_suit_costs_nothing"),
        ("64A", "tricks_of_two_revokes"),
        ("64A", "working_is_practice_not_text"),
        (equity, "equity_after_several_revokes"),
    ]
    assert the(ruling, "tricks_of_two_revokes").values["tricks"] == 2


def test_64A_more_later_tricks_than_were_left_are_not_taken() -> None:
    ruling = two_revokes(
        first_revoke_trick_won_by="revoker", tricks_between_revokes=8, second_revoke_trick_won_by="revoker"
    )
    assert ruling.question is not None
    assert ruling.question.options == (0, 1, 2, 3)


def test_64A_the_recorded_play_counts_two_revokes_by_itself() -> None:
    tricks = [
        "CA C2 C3 C4", "HA D2 H3 H4", "HK D3 H5 H6", "SA S2 S3 S4", "SK S5 S6 S7", "SQ S8 S9 ST", "SJ H2 H9 HT",
        "CK C5 C6 C7", "CQ C8 C9 CT", "CJ H7 D4 D5", "DA H8 D6 D7", "DK HJ D8 D9", "DQ HQ DT DJ",
    ]  # fmt: skip
    record: dict[str, object] = {"contract": "3NT by N", "opening_leader": "E", "tricks": [t.split() for t in tricks]}
    ruling = ruled("several_revokes", record=record, offender="S", spared_revoke="neither")
    derived = {fact.key: str(value) for fact, value in ruling.derived.items()}
    assert derived == {
        "second_revoke": "same_player_same_suit",
        "first_revoke_trick_won_by": "opponents",
        "tricks_between_revokes": "0",
        "second_revoke_trick_won_by": "opponents",
        "tricks_after_second_revoke": "0",
    }


# 64C: compared, never added


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "64C1"), ("2007", "64C")])
def test_64C1_a_revoke_that_blocked_three_tricks_is_made_good_to_three_not_four(edition: str, paragraph: str) -> None:
    facts = {"equity_of": "one_revoke", "tricks_after_transfer": 8, "better_without_the_revoke": True}
    ruling = ruled("revoke_equity", edition, **facts, tricks_without_the_revoke=10)
    found = the(ruling, "score_as_without_the_revoke")
    assert (found.paragraph, found.effect) == (paragraph, Effect.ADJUSTED_SCORE)
    assert (found.values["tricks"], found.values["instead"], found.values["kind"]) == (10, 8, "assigned")


def test_64C_equity_must_exceed_what_the_transfer_gave() -> None:
    facts = {"equity_of": "one_revoke", "tricks_after_transfer": 11, "better_without_the_revoke": True}
    ruling = ruled("revoke_equity", **facts)
    assert ruling.question is not None
    assert ruling.question.options == (12, 13)


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "64C2(a)"), ("2007", "64C")])
def test_64C2a_repeated_revokes_are_judged_from_the_position_after_the_first(edition: str, paragraph: str) -> None:
    facts = {"equity_of": "repeated", "tricks_after_transfer": 9, "better_without_the_repeats": True}
    ruling = ruled("revoke_equity", edition, **facts, tricks_without_the_revoke=10)
    assert cited(ruling) == [(paragraph, "score_as_without_the_revoke")]
    assert [fact.key for fact in ruling.judgements] == ["better_without_the_repeats"]


@pytest.mark.parametrize(("edition", "paragraph"), [("2017", "64C2(b)"), ("2007", "64C")])
@pytest.mark.parametrize(("damaged", "key"), [
    (True, "score_as_if_nobody_had_revoked"),
    (False, "revokes_of_both_did_no_damage"),
])  # fmt: skip
def test_64C2b_when_both_revoked_either_side_may_have_been_damaged(
    edition: str, paragraph: str, damaged: bool, key: str
) -> None:
    ruling = ruled("revoke_equity", edition, equity_of="both_sides", damaged_by_the_revokes=damaged)
    assert cited(ruling) == [(paragraph, key)]


@pytest.mark.parametrize(("case", "found"), [
    row("64B3 dummy's revoke costs no trick, though declarer's side wins six later",
        ["64B3 no_trick_dummys_card", "64C1 equity_after_play"],
        ruled, "established_revoke", record={"contract": "4S by E"}),
    row("64C a generous transfer is never reduced", ["64C1 transfer_was_enough"],
        ruled, "revoke_equity", equity_of="one_revoke", tricks_after_transfer=11, better_without_the_revoke=False),
    row("64C with all thirteen tricks nothing is judged", ["64C1 transfer_was_enough"],
        ruled, "revoke_equity", equity_of="one_revoke", tricks_after_transfer=13),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
