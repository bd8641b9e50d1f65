"""Law 64 from the recorded play: each exception of 64B on a play that would cost two tricks, and none of them."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Case, Edition, Effect, Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of
from rulings.laws.tricks.law_64.exceptions import PARAGRAPHS, Exception64B, exceptions_to_a_revoke
from tests.laws.recorded_revokes import played, up_to
from tests.laws.ruling import cited, ruled, the

HEARTS_AT_4, SPADES_AT_3_AND_5 = "DDHHCCHDCSSS", "HHSCSCSDDHCD"
RUFFED_AT_4 = played("4S by S", HEARTS_AT_4, "SSSWEWSSSSSSS", {(4, "W"): "S"})
"""West ruffs a heart at trick 4 and wins it; his side wins two more."""
READ_FROM_THE_PLAY = (Exception64B.TRICK_TWELVE, Exception64B.DUMMYS_CARD)


def exceptions(edition: Edition) -> list[tuple[str, Exception64B]]:
    """Those that the director must tell; the others have a test of their own."""
    listed = exceptions_to_a_revoke(Case(edition=edition))
    return [(edition.value, each) for each in listed if each in PARAGRAPHS and each not in READ_FROM_THE_PLAY]


def moved(ruling: Ruling) -> list[int]:
    """The tricks that a complete ruling transfers."""
    assert ruling.is_complete, ruling.question
    found = [finding.values["tricks"] for finding in ruling.findings if finding.effect is Effect.TRICKS_TRANSFERRED]
    return [int(str(tricks)) for tricks in found]


def derived(ruling: Ruling) -> dict[str, str]:
    return {fact.key: str(value) for fact, value in ruling.derived.items()}


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_64A1_the_play_tells_all_but_the_exception(edition: str) -> None:
    ruling = ruled("revoke", edition, RUFFED_AT_4, exception_of_64b="none")
    assert moved(ruling) == [2]
    assert derived(ruling) == {
        "failure": "did_not_follow_suit",
        "revoke_trick": "4",
        "since_the_revoke": "played_on",
        "revoke_trick_won_by": "revoker",
        "later_tricks": "some",
    }


@pytest.mark.parametrize(("edition", "exception"), [
    *exceptions(Edition.LAWS_2017), *exceptions(Edition.LAWS_2007),
])  # fmt: skip
def test_64B2_to_B7_with_each_exception_no_trick_of_that_play_goes(edition: str, exception: Exception64B) -> None:
    ruling = ruled("revoke", edition, RUFFED_AT_4, exception_of_64b=str(exception))
    assert moved(ruling) == []
    assert (PARAGRAPHS[exception], f"no_trick_{exception}") in cited(ruling)


def test_64B1_the_play_tells_that_the_side_won_none_from_the_revoke_on() -> None:
    record = played("4S by S", HEARTS_AT_4, "EES" + "S" * 10, {(4, "W"): "D"})
    ruling = ruled("revoke", record=record)
    assert cited(ruling)[-2:] == [("64B1", "no_trick_won_from_the_revoke_on"), ("64C1", "equity_after_play")]


def test_64B3_the_contract_tells_that_it_was_dummys_card() -> None:
    record = played("4S by S", HEARTS_AT_4, "WWWSSSSWWWSSS", {(4, "N"): "D"})
    ruling = ruled("revoke", record=record, offender="N")
    assert cited(ruling)[-2:] == [("64B3", "no_trick_dummys_card"), ("64C1", "equity_after_play")]


def test_64B6_the_play_tells_that_it_was_trick_twelve() -> None:
    record = played("3NT by S", SPADES_AT_3_AND_5, "S" * 11 + "NN", {(12, "W"): ""})
    ruling = ruled("revoke", record=record, hands_returned=True)
    assert derived(ruling) == {"failure": "did_not_follow_suit", "revoke_trick": "12"}
    assert ("64B6", "no_trick_trick_twelve") in cited(ruling)


def both_revoked(edition: str, trick: int, cards: int, **facts: object) -> Ruling:
    """West and North both discard at trick 4, which East wins; the play is recorded up to so many cards of a trick."""
    record = played("4S by S", HEARTS_AT_4, "SSSESSSSSSSSS", {(4, "W"): "D", (4, "N"): "C"})
    return ruled("revoke", edition, up_to(record, trick, cards), **facts)


def test_64B7_the_play_tells_that_both_revoked_and_both_sides_played_on() -> None:
    ruling = both_revoked("2017", 5, 2)
    assert derived(ruling) == {"failure": "both_sides", "revoke_trick": "4", "sides_played_on": "both"}
    assert cited(ruling)[-2:] == [
        ("64B7", "no_trick_both_sides_established"),
        ("64C2(b)", "likely_result_had_nobody_revoked"),
    ]


def test_64B8_the_play_tells_that_only_one_side_played_on_so_both_are_corrected() -> None:
    ruling = both_revoked("2017", 5, 1)
    assert the(ruling, "all_withdrawn_cards_of_defenders_are_penalty_cards").values["who"] is Seat.WEST
    assert ("64B8", "no_trick_both_corrected") in cited(ruling)


def test_62C3_in_2007_the_play_tells_whose_revoke_stands_and_whose_is_corrected() -> None:
    ruling = both_revoked("2007", 5, 1)
    found = the(ruling, "established_revoke_stands_other_corrected").plain_values()
    assert found == {"who": "W", "other": "N"}
    assert ("62B2", "declaring_side_corrects_freely") in cited(ruling)


def test_62A_that_no_card_of_the_next_trick_is_recorded_does_not_tell_that_nobody_played_on() -> None:
    question = both_revoked("2017", 4, 4).question
    assert question is not None
    assert question.fact.key == "sides_played_on"


BOTH_REVOKED_IN_TURN = played("4S by S", HEARTS_AT_4, "SSSWEWNNSSSSS", {(4, "W"): "S", (5, "S"): "D"})
"""The same, and South discards a diamond at trick 5, which East wins."""


@pytest.mark.parametrize("who", ["W", "S"])
def test_64B7_the_play_tells_that_both_sides_revoked_and_both_were_established(who: str) -> None:
    ruling = ruled("established_revoke", record=BOTH_REVOKED_IN_TURN, offender=who)
    assert cited(ruling) == [
        ("64B7", "no_trick_both_sides_established"),
        ("64C2(b)", "likely_result_had_nobody_revoked"),
    ]
    assert derived(ruling) == {"exception_of_64b": "both_sides_established"}


def test_64B7_overruled_the_tricks_are_counted_for_the_other_was_corrected() -> None:
    ruling = ruled("established_revoke", record=BOTH_REVOKED_IN_TURN, exception_of_64b="none")
    assert moved(ruling) == [2]
    assert [str(value) for value in ruling.overruled.values()] == ["both_sides_established"]


def test_64B7_of_2007_the_play_tells_that_both_sides_revoked_be_both_established_or_not() -> None:
    begun = up_to(BOTH_REVOKED_IN_TURN, 5, 4)
    ruling = ruled("established_revoke", "2007", begun)
    assert cited(ruling) == [("64B7", "no_trick_both_sides_revoked"), ("64C", "likely_result_had_nobody_revoked")]
    assert derived(ruling) == {"exception_of_64b": "both_sides_revoked"}
    assert "exception_of_64b" not in derived(ruled("established_revoke", "2017", begun))


def test_64B7_of_2007_may_be_overruled() -> None:
    ruling = ruled("established_revoke", "2007", BOTH_REVOKED_IN_TURN, exception_of_64b="none")
    assert moved(ruling) == [2]
    assert [str(value) for value in ruling.overruled.values()] == ["both_sides_revoked"]


def test_64A_the_play_tells_that_the_side_revoked_twice() -> None:
    record = played("4S by S", HEARTS_AT_4, "SSSWSWSSSSSSS", {(4, "W"): "S", (6, "E"): "D"})
    ruling = ruled("established_revoke", record=record)
    assert cited(ruling) == [("64A", "revokes_are_counted_together")]


DEFENDERS_TWICE_DUMMY_ONCE = played(
    "4S by S", HEARTS_AT_4, "SSSWSWSSSSSSS", {(4, "W"): "S", (6, "E"): "D", (5, "N"): "D"}
)
"""West ruffs a heart at trick 4, East discards on a club at trick 6, dummy on a club at trick 5."""


@pytest.mark.parametrize(("edition", "exception", "equity"), [
    ("2017", "both_sides_established", "64C2(b)"), ("2007", "both_sides_revoked", "64C"),
])  # fmt: skip
def test_64B7_the_play_tells_that_it_spares_both_revokes_of_a_side(edition: str, exception: str, equity: str) -> None:
    ruling = ruled("several_revokes", edition, DEFENDERS_TWICE_DUMMY_ONCE)
    assert moved(ruling) == []
    assert (derived(ruling)["spared_revoke"], derived(ruling)["sparing_exception"]) == ("both", exception)
    assert cited(ruling)[-1] == (equity, "likely_result_had_nobody_revoked")


def test_64B3_the_contract_tells_that_both_revokes_were_dummys() -> None:
    record = played("4S by S", HEARTS_AT_4, "SSSWWNWESSSSS", {(4, "N"): "D", (6, "N"): "S"})
    ruling = ruled("several_revokes", record=record, offender="N")
    assert derived(ruling)["sparing_exception"] == "dummys_card"


def test_64B_of_one_spared_revoke_the_record_never_tells_that_the_other_was_not() -> None:
    record = played("4S by S", HEARTS_AT_4, "SSEWWSWESSSSS", {(4, "S"): "D", (6, "N"): "D"})
    question = ruled("several_revokes", record=record, offender="S").question
    assert question is not None
    assert question.fact.key == "spared_revoke"


def without_offender(situation: str, record: dict[str, object]) -> dict[str, str]:
    """What the record tells where nobody has said who erred."""
    law = law_of(situation, "2017")
    return derived(rule(law, read_case(law, {"record": record})))


def test_who_revoked_is_not_asked_where_the_play_tells_it() -> None:
    assert without_offender("revoke_equity", RUFFED_AT_4) == {"offender": "W"}
    assert without_offender("revoke_equity", BOTH_REVOKED_IN_TURN) == {}


def test_who_made_the_first_of_two_revokes_is_not_asked_where_the_play_tells_it() -> None:
    twice = played("4S by S", HEARTS_AT_4, "SSSWSWSSSSSSS", {(4, "W"): "S", (6, "E"): "D"})
    assert without_offender("several_revokes", twice)["offender"] == "W"
    assert without_offender("several_revokes", RUFFED_AT_4) == {}
    assert without_offender("several_revokes", up_to(twice, 7)) == {}
