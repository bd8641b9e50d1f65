"""Law 64: tricks transferred after an established revoke, the exceptions, equity. The sums are in law_64_fixtures."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.ruling import the

EQUITY = "64C1 equity_after_play"
AT_FOUR = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "played_on"}


def revoked(
    won_by: str, later: str, *finds: str, exception: str = "none", lacks: tuple[str, ...] = (), edition: str = "2017"
) -> tuple[Worked, Worked]:
    """West's established revoke: told from the revoke on, and where it is plain that it is established."""
    facts = {"revoke_trick_won_by": won_by, "later_tricks": later, "exception_of_64b": exception}
    return (
        Worked("revoke", {**AT_FOUR, **facts}, finds, lacks, edition=edition),
        Worked("established_revoke", facts, finds, lacks, edition=edition),
    )


def spared(exception: str, paragraph: str, then: str, edition: str = "2017") -> tuple[Worked, Worked]:
    """He won the trick and his side more, and yet no trick goes."""
    lacks = ("revoke_trick_and_one_more", "one_trick_later_won")
    finds = f"{paragraph} no_trick_{exception}", then
    return revoked("revoker", "some", *finds, exception=exception, lacks=lacks, edition=edition)


def two(**facts: object) -> dict[str, object]:
    return {"second_revoke": "same_player_other_suit", "spared_revoke": "neither", **facts}


def added_up(edition: str, equity: str, *finds: str, **facts: object) -> Worked:
    return Worked("several_revokes", two(**facts), (*finds, equity), edition=edition)


def equity(of: str, *finds: str, edition: str = "2017", judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("revoke_equity", {"equity_of": of, **facts}, finds, judged=judged, edition=edition)


def no_more_than_all_thirteen_is_judged() -> None:
    ruling = equity("one_revoke", tricks_after_transfer=13).rule()
    assert the(ruling, "transfer_was_enough").values["tricks"] == 13
    assert ruling.judgements == ()


NO_TRICK = {"tricks_after_transfer": 8}
WON_AGAIN = {
    "first_revoke_trick_won_by": "revoker",
    "second_revoke_trick_won_by": "revoker",
    "tricks_between_revokes": 0,
    "tricks_after_second_revoke": 2,
}
ANOTHER = two(first_revoke_trick_won_by="partner", second_revoke_trick_won_by="opponents") | {
    "tricks_between_revokes": 0,
    "tricks_after_second_revoke": 1,
}
AND_A_THIRD = {**WON_AGAIN, "second_revoke": "and_a_third", "tricks_between_second_and_third": 1} | {
    **{f"{place}_revoke_spared_by": "none" for place in ("first", "second", "third")},
    "third_revoke_trick_won_by": "partner",
    "tricks_after_third_revoke": 1,
}
LATE = (("64B4", "after_call_on_next_deal"), ("64B5", "after_round"))
SPARING = (("64B3", "penalty_card"), *LATE, ("64B6", "trick_twelve"))
ROWS = rows(
    "64",
    ("63", "not established: no tricks but Law 62", (
        Worked("revoke", {**AT_FOUR, "since_the_revoke": "nothing", "withdrawn_card": "declarers",
                          "played_after_revoke": "nobody"},
               ("62A revoke_must_be_corrected",), ("equity_after_play", "revoke_trick_and_one_more")),
    )),
    ("64B1", "neither the trick nor a later one: none", (
        *revoked("opponents", "none", "64B1 no_trick_won_from_the_revoke_on", EQUITY),
        *revoked("opponents", "none", "64B1 no_trick_won_from_the_revoke_on", "64C equity_after_play", edition="2007"),
    )),
    ("64B2", "the same player in the same suit again: none for this one", (
        *spared("same_suit_after_established", "64B2", "64C2(a) equity_after_repeated_revoke"),
        *spared("same_suit_again", "64B2", "64C equity_after_repeated_revoke", "2007"),
        added_up("2017", "64C2(a) equity_after_several_revokes", "64B2 second_revoke_in_the_suit_costs_nothing",
                 "64A tricks_of_two_revokes", second_revoke="same_player_same_suit", **WON_AGAIN),
    )),
    ("64B3", "a penalty card not played, or dummy's card: none", (
        *spared("penalty_card", "64B3", EQUITY),
        *spared("dummys_card", "64B3", EQUITY),
        Worked("several_revokes", {**WON_AGAIN, **two(spared_revoke="first", sparing_exception="dummys_card"),
                                   "second_revoke": "partner"},
               ("64B3 one_of_several_is_spared", "64A tricks_of_two_revokes"), ("no_trick_dummys_card",)),
        Worked("several_revokes", {**two(spared_revoke="both", sparing_exception="dummys_card")},
               ("64B3 no_trick_dummys_card", "64C1 equity_after_several_revokes"), ("tricks_of_two_revokes",)),
        *spared("faced_card", "64B3", "64C equity_after_play", "2007"),
        *spared("dummys_card", "64B3", "64C equity_after_play", "2007"),
    )),
    ("64B4", "attention first drawn after the other side called on the next deal: none", (
        *spared("after_call_on_next_deal", "64B4", EQUITY),
        *spared("after_call_on_next_deal", "64B4", "64C equity_after_play", "2007"),
    )),
    ("64B5", "attention first drawn after the round: none", (
        *spared("after_round", "64B5", EQUITY),
        Worked("several_revokes", two(spared_revoke="both", sparing_exception="after_round"),
               ("64B5 no_trick_after_round", "64C1 equity_after_several_revokes"), ("tricks_of_two_revokes",)),
        *spared("after_round", "64B5", "64C equity_after_play", "2007"),
    )),
    ("64B6", "trick twelve: none", (
        spared("trick_twelve", "64B6", EQUITY)[1],
        Worked("revoke", {"failure": "did_not_follow_suit", "revoke_trick": 12, "hands_returned": True},
               ("64B6 no_trick_trick_twelve", EQUITY)),
    )),
    ("64B7", "both sides revoked and both are established: none for either", (
        *spared("both_sides_established", "64B7", "64C2(b) likely_result_had_nobody_revoked"),
        *spared("both_sides_revoked", "64B7", "64C likely_result_had_nobody_revoked", "2007"),
        Worked("several_revokes", {**two(), "spared_revoke": "both", "sparing_exception": "both_sides_established"},
               ("64B7 no_trick_both_sides_established", "64C2(b) likely_result_had_nobody_revoked"),
               ("equity_after_several_revokes",)),
    )),
    ("64A", "both sides revoked and one was corrected: the established one is judged alone", (
        *revoked("opponents", "some", "64A2 one_trick_later_won", EQUITY),
        *spared("both_sides_revoked", "64B7", "64C likely_result_had_nobody_revoked", "2007"),
    )),
    ("64B8", "corrected under 62C3: none", (
        Worked("revoke", {"failure": "both_sides", "revoke_trick": 4, "sides_played_on": "one", "role": "declarer",
                          "other_revoker": "N"},
               ("64B8 no_trick_both_corrected", "64C likely_result_had_nobody_revoked")),
    )),
    ("64A1", "the revoker won the trick: that one, and one later if there is one", (
        *revoked("revoker", "some", "64A1 revoke_trick_and_one_more", EQUITY),
        *revoked("revoker", "none", "64A1 revoke_trick_alone", EQUITY),
        *revoked("revoker", "not_yet", "64A1 revoke_trick_and_one_more_if_won", EQUITY),
        *revoked("revoker", "some", "64A1 revoke_trick_and_one_more", "64C equity_after_play", edition="2007"),
        *revoked("revoker", "none", "64A1 revoke_trick_alone", edition="2007"),
    )),
    ("64A2", "his partner won it, or his side a later one: one", (
        *revoked("partner", "some", "64A2 one_trick_partner_won", EQUITY),
        *revoked("opponents", "some", "64A2 one_trick_later_won", EQUITY),
        *revoked("opponents", "not_yet", "64A2 one_trick_if_a_later_one_is_won", EQUITY),
        *revoked("partner", "none", "64A2 one_trick_partner_won", edition="2007"),
    )),
    ("64C1", "still worse off than without the revoke: adjusted, compared and never added", (
        equity("one_revoke", "64C1 score_as_without_the_revoke", judged=("better_without_the_revoke",), **NO_TRICK,
               better_without_the_revoke=True, tricks_without_the_revoke=10),
        equity("one_revoke", "64C1 transfer_was_enough", **NO_TRICK, better_without_the_revoke=False),
        equity("one_revoke", "64C score_as_without_the_revoke", edition="2007", **NO_TRICK,
               better_without_the_revoke=True, tricks_without_the_revoke=10),
        no_more_than_all_thirteen_is_judged,
    )),
    ("64C2(a)", "more tricks likely without the repeats: adjusted", (
        equity("repeated", "64C2(a) score_as_without_the_revoke", judged=("better_without_the_repeats",), **NO_TRICK,
               better_without_the_repeats=True, tricks_without_the_revoke=10),
        equity("repeated", "64C2(a) transfer_was_enough", **NO_TRICK, better_without_the_repeats=False),
    )),
    ("64C2(b)", "both sides and either damaged: the likely result had nobody revoked", (
        equity("both_sides", "64C2(b) score_as_if_nobody_had_revoked", judged=("damaged_by_the_revokes",),
               damaged_by_the_revokes=True),
        equity("both_sides", "64C2(b) revokes_of_both_did_no_damage", damaged_by_the_revokes=False),
    )),
    ("64A", "any further revoke of the side has its own line and a trick goes once", (
        *revoked("revoker", "some", "64A revokes_are_counted_together", exception="own_side_revoked_twice"),
        Worked("several_revokes", ANOTHER, ("64A tricks_of_two_revokes", "64A working_is_practice_not_text",
                                            "64C1 equity_after_several_revokes")),
        Worked("several_revokes", {**AND_A_THIRD, "second_revoke_spared_by": "same_suit_after_established"},
               ("64B2 one_of_several_is_spared", "64A tricks_of_three_revokes",
                "64C2(a) equity_after_several_revokes")),
        Worked("several_revokes", AND_A_THIRD, ("64A tricks_of_three_revokes", "64C1 equity_after_several_revokes")),
        *(Worked("several_revokes", {**WON_AGAIN, **two(spared_revoke="second", sparing_exception=each)},
                 (f"{paragraph} one_of_several_is_spared",)) for paragraph, each in SPARING),
        Worked("several_revokes", ANOTHER, ("64A tricks_of_two_revokes", "64C equity_after_several_revokes"),
               edition="2007"),
        *(Worked("several_revokes", {"second_revoke": "four_or_more", "tricks_for_all_revokes": tricks},
                 ("64B spared_among_many_revokes", "64A1 two_tricks_among_many_revokes",
                  "64A2 one_trick_among_many_revokes", "64A tricks_of_many_revokes",
                  "64A working_is_practice_not_text", f"{equity} equity_after_several_revokes"), edition=edition)
          for edition, equity in (("2017", "64C1"), ("2007", "64C")) for tricks in (0, 5)),
    )),
)  # fmt: skip
