"""Law 64, the digest's worked sums: how many tricks go, told at the table and read from the recorded play alike.

South declares: 4S where somebody ruffs, else 3NT where spades are led.
"""

from dataclasses import dataclass, field

from rulings.laws.engine import Effect
from tests.laws.digest.rows import rows
from tests.laws.digest.tricks.law_64 import equity
from tests.laws.recorded_revokes import played
from tests.laws.ruling import ruled, the

RUFFED, DISCARDED = "S", "D"
HEARTS_AT_4 = "DDHHCCHDCSSS"
SPADES_AT_3_AND_5 = "HHSCSCSDDHCD"


@dataclass(frozen=True)
class Sum:
    """What is asked, and the tricks that go; the same whatever of it is recorded."""

    situation: str
    tricks: int
    facts: dict[str, object]
    record: dict[str, object] = field(default_factory=dict)
    edition: str = "2017"

    def __call__(self) -> None:
        ruling = ruled(self.situation, self.edition, self.record, **self.facts)
        assert ruling.is_complete, ruling.question
        moved = [finding for finding in ruling.findings if finding.effect is Effect.TRICKS_TRANSFERRED]
        assert sum(int(str(finding.values["tricks"])) for finding in moved) == self.tricks


def both_ways(
    tricks: int, who: str, instead: str, winners: str, won_by: str, later: str, exception: str = "none"
) -> tuple[Sum, Sum]:
    """A revoke at trick 4: from counts alone, and from the play, which leaves the exception to be asked."""
    counts = {"revoke_trick_won_by": won_by, "later_tricks": later, "exception_of_64b": exception}
    record = played("4S by S", HEARTS_AT_4, winners, {(4, who): instead})
    asked = {"offender": who} | ({} if who == "N" else {"exception_of_64b": exception})
    return Sum("established_revoke", tricks, {"offender": who, **counts}), Sum("revoke", tricks, asked, record)


def two_both_ways(
    tricks: int, counts: dict[str, object], record: dict[str, object], who: str = "W"
) -> tuple[Sum, Sum, Sum]:
    """Two revokes of one side, in both editions from counts; from the play only the exceptions are asked."""
    asked = {"offender": who, "spared_revoke": "neither"}
    told = {**asked, **counts}
    return (
        Sum("several_revokes", tricks, told),
        Sum("several_revokes", tricks, told, edition="2007"),
        Sum("several_revokes", tricks, asked, record),
    )


def counts(second: str, first_won_by: str, second_won_by: str, after: int) -> dict[str, object]:
    return {
        "second_revoke": second,
        "first_revoke_trick_won_by": first_won_by,
        "second_revoke_trick_won_by": second_won_by,
        "tricks_between_revokes": 0,
        "tricks_after_second_revoke": after,
    }


def in_two_suits(winners: str) -> dict[str, object]:
    return played("4S by S", HEARTS_AT_4, winners, {(4, "W"): RUFFED, (6, "W"): DISCARDED})


def three_tricks_by_64C1_of_which_one_went_already() -> None:
    facts = {"tricks_after_transfer": 8, "better_without_the_revoke": True, "tricks_without_the_revoke": 10}
    found = the(equity("one_revoke", **facts).rule(), "score_as_without_the_revoke").values
    assert (found["tricks"], found["instead"]) == (10, 8)


def one_of_2017_and_none_of_2007() -> None:
    counts = {"revoke_trick_won_by": "opponents", "later_tricks": "some"}
    Sum("established_revoke", 1, {**counts, "exception_of_64b": "none"})()
    Sum("established_revoke", 0, {**counts, "exception_of_64b": "both_sides_revoked"}, edition="2007")()


ROWS = rows(
    "64-fixtures",
    ("64A1", "defender ruffs and wins, two later: 2", both_ways(2, "W", RUFFED, "SSSWEWSSSSSSS", "revoker", "some")),
    ("64A1", "the same, none later: 1", both_ways(1, "W", RUFFED, "SSSWSSSSSSSSS", "revoker", "none")),
    ("64A2", "discards, his partner wins, none later: 1",
     both_ways(1, "W", DISCARDED, "SSSESSSSSSSSS", "partner", "none")),
    ("64A2", "discards, declarer wins, one later: 1",
     both_ways(1, "W", DISCARDED, "SSSSESSSSSSSS", "opponents", "some")),
    ("64B1", "discards, declarer wins, none later: 0", (
        Sum("established_revoke", 0, {"revoke_trick_won_by": "opponents", "later_tricks": "none"}),
        Sum("revoke", 0, {"offender": "W"}, played("4S by S", HEARTS_AT_4, "S" * 13, {(4, "W"): DISCARDED})),
    )),
    ("64A2", "declarer discards, dummy wins, five later: 1",
     both_ways(1, "S", DISCARDED, "WWWNNWWWWNNNN", "partner", "some")),
    ("64A1", "declarer ruffs and wins, three later: 2",
     both_ways(2, "S", RUFFED, "WWWSSSSWWWWWW", "revoker", "some")),
    ("64B3", "dummy revokes, six later: 0",
     both_ways(0, "N", DISCARDED, "WWWSSSSWWWSSS", "partner", "some", "dummys_card")),
    ("64C1", "it cost three tricks, one automatic: adjusted to three", (
        *both_ways(1, "W", DISCARDED, "SSSSESSSSSSSS", "opponents", "some"),
        three_tricks_by_64C1_of_which_one_went_already,
    )),
    ("64B2", "declarer in spades at 3 and again at 5: the first alone", two_both_ways(
        1, counts("same_player_same_suit", "partner", "partner", 2),
        played("3NT by S", SPADES_AT_3_AND_5, "WWNWNWWWWWWNN", {(3, "S"): "H", (5, "S"): "C"}), "S")),
    ("64B4", "first mentioned after the opponents' call on the next board: 0",
     both_ways(0, "W", RUFFED, "SSSWEWSSSSSSS", "revoker", "some", "after_call_on_next_deal")),
    ("64B7", "both sides, both established: 0 and 0", (
        *both_ways(0, "W", RUFFED, "SSSWEWSSSSSSS", "revoker", "some", "both_sides_established"),
        *both_ways(0, "S", RUFFED, "WWWSSSSWWWWWW", "revoker", "some", "both_sides_established"),
    )),
    ("64A", "hearts at 4 won, clubs at 6 not, three later: 2 and 1", two_both_ways(
        3, counts("same_player_other_suit", "revoker", "opponents", 3), in_two_suits("SSSWSSEEESSSS"))),
    ("64A", "the same with one later, which goes once: 2", two_both_ways(
        2, counts("same_player_other_suit", "revoker", "opponents", 1), in_two_suits("SSSWSSESSSSSS"))),
    ("64A2", "two players in one suit, four later: 1 and 1", two_both_ways(
        2, counts("partner", "opponents", "opponents", 4),
        played("3NT by S", SPADES_AT_3_AND_5, "SSSSSWWWWSSSS", {(3, "E"): "H", (5, "W"): "C"}))),
    ("64A2", "declarer's was corrected, a defender's established, two later: 1, in 2007 none", (
        *both_ways(1, "W", DISCARDED, "SSSSEESSSSSSS", "opponents", "some"),
        one_of_2017_and_none_of_2007,
    )),
)  # fmt: skip
