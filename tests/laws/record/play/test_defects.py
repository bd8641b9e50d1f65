"""A defective trick on record answers Law 67 as far as it can; what may lie behind the table is asked."""

from rulings.laws.engine import Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of
from tests.laws.recorded_revokes import played

DEAL = "N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543"
SHORT = [["H6", "H3", "HJ", "-"], ["HA", "H2", "H7", "H4"]]
"""Against 3NT by south, who plays no card to the first trick while holding hearts; east wins it and the next."""
LONG = [["H6", "H3", "HQ", "HK"], ["ST", "C3", "S2", "SJ", "W:S3"], ["DQ", "DA", "DT", "D4"]]
"""West gives a club and a spade to the second trick; east wins it and leads."""


def heard(tricks: list[list[str]], **facts: object) -> Ruling:
    law = law_of("defective_trick")
    return rule(law, read_case(law, {**facts, "record": {"deal": DEAL, "contract": "3NT by S", "tricks": tricks}}))


def derived(ruling: Ruling) -> dict[str, str]:
    return {fact.key: str(fact.kind.write(value)) for fact, value in ruling.derived.items()}


def asked(ruling: Ruling) -> str:
    return ruling.question.fact.key if ruling.question else ""


def test_67B1_the_tricks_tell_who_gave_no_card_whether_he_could_follow_and_what_his_side_won() -> None:
    ruling = heard(SHORT)
    assert derived(ruling) == {
        "error": "played_none",
        "both_sides_played_on": "yes",
        "offender": "S",
        "has_card_of_suit_led": "yes",
    }
    assert asked(ruling) == "exception_of_64b"
    assert asked(heard(SHORT, exception_of_64b="none")) == "offending_side_won_a_trick"
    won = heard([*SHORT, ["D2", "D7", "D5", "DJ"]], exception_of_64b="none")
    assert (derived(won)["offending_side_won_a_trick"], asked(won)) == ("yes", "")


def test_67A1_that_play_has_not_gone_on_is_asked_and_who_led_next_is_known() -> None:
    assert asked(heard(SHORT[:1])) == "both_sides_played_on"
    ruling = heard([SHORT[0], ["HA"]], both_sides_played_on="no")
    assert derived(ruling) == {"error": "played_none", "offender": "S", "next_trick_led_by": "opponents"}
    assert asked(ruling) == "supplied_card_wins"


def test_67B2_a_second_card_that_could_have_followed_suit_is_seen_in_the_play() -> None:
    ruling = heard(LONG, faced_card_is_known="yes", extra_card_was_exposed="no")
    assert derived(ruling) == {
        "error": "played_too_many",
        "both_sides_played_on": "yes",
        "offender": "W",
        "role": "defender",
        "restored_card_could_have_been_played": "yes",
    }
    assert [finding.key for finding in ruling.findings][-1] == "may_have_revoked_earlier"


def test_61A_the_restored_card_makes_the_revoke_that_the_next_case_finds() -> None:
    law = law_of("revoke")
    ruling = rule(law, read_case(law, {"record": {"contract": "3NT by S", "tricks": LONG}, "exception_of_64b": "none"}))
    assert derived(ruling) == {
        "offender": "W",
        "failure": "did_not_follow_suit",
        "revoke_trick": "2",
        "since_the_revoke": "played_on",
        "revoke_trick_won_by": "partner",
    }


def test_64B6_the_twelfth_trick_is_told_by_the_record_and_offered_for_no_other() -> None:
    won = heard([*SHORT, ["D2", "D7", "D5", "DJ"]])
    assert won.question is not None
    assert "trick_twelve" not in [str(option) for option in won.question.options]
    record = played("4S S", "HHHDDDCCCSSS", "WWSSSSWWSSSSW", {})
    tricks = record["tricks"]
    assert isinstance(tricks, list)
    tricks[11] = [*tricks[11][:3], "-"]
    law = law_of("defective_trick")
    twelfth = rule(law, read_case(law, {"record": record}))
    assert asked(twelfth) == ""
    assert "no_trick_trick_twelve" in {finding.key for finding in twelfth.findings}
