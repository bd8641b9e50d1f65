"""What the recorded tricks tell of a lead out of turn: who led, from which hand, whose lead it was, in which trick."""

import pytest

from rulings.laws.engine import Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of
from tests.laws.recorded_auctions import asked, derived
from tests.laws.recorded_revokes import played

DEAL = "N:AQ32.A432.32.432 K4.KQJ.KQJ4.KQJT JT98.T98.T98.A98 765.765.A765.765"
SOUTH_HAS_THE_LEAD = ["DA D2 D4 D8", "C5 C2 CT CA"]


def led(situation: str, *tricks: str, edition: str = "2017", **facts: object) -> Ruling:
    """South plays one spade; nobody has said who erred."""
    law = law_of(situation, edition)
    return rule(law, read_case(law, {**facts, "record": {"contract": "1S by S", "deal": DEAL, "tricks": [*tricks]}}))


def options(ruling: Ruling) -> list[str]:
    assert ruling.question is not None
    return [str(option) for option in ruling.question.options]


@pytest.mark.parametrize(("lead", "told"), [
    ("N:H2", {"offender": "S", "role": "declarer", "led_from_dummy": "yes", "whose_lead": "his_own_hand"}),
    ("E:HK", {"offender": "E", "role": "defender", "whose_lead": "lho"}),
    ("W:H5", {"offender": "W", "role": "defender", "whose_lead": "rho"}),
])  # fmt: skip
def test_who_led_and_whose_lead_it_was_is_not_asked(lead: str, told: dict[str, object]) -> None:
    ruling = led("lead_out_of_turn", *SOUTH_HAS_THE_LEAD, lead)
    assert derived(ruling) == told
    assert asked(ruling) == "lead_state"


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_the_card_of_a_defenders_lead_is_not_asked(edition: str) -> None:
    ruling = led("lead_out_of_turn", *SOUTH_HAS_THE_LEAD, "E:HK", lead_state="nothing", edition=edition)
    assert derived(ruling)["penalty_cards"] == ["HK"]
    assert asked(ruling) == "declarer_on_the_lead"


def test_the_card_of_an_opening_lead_is_not_asked_and_may_be_overruled() -> None:
    ruling = led("opening_lead_out_of_turn", "E:DK", since_opening_lead="nothing")
    assert derived(ruling)["penalty_cards"] == ["DK"]
    assert asked(ruling) == "one_of_five"
    other = led("opening_lead_out_of_turn", "E:DK", since_opening_lead="nothing", penalty_cards="DQ")
    assert [fact.key for fact in other.overruled] == ["penalty_cards"]


def test_a_card_named_as_well_counts_before_the_card_of_the_recorded_lead() -> None:
    record = {"contract": "1S by S", "deal": DEAL, "tricks": ["E:DK"], "cards": {"E": "DQ"}}
    law = law_of("opening_lead_out_of_turn", "2017")
    ruling = rule(law, read_case(law, {"since_opening_lead": "nothing", "record": record}))
    assert derived(ruling)["penalty_cards"] == ["DQ"]


def test_declarers_lead_from_his_own_hand_is_told_too_and_its_card() -> None:
    dummy_has_the_lead = ["DA D2 D4 D8", "S5 SQ S4 S8"]
    ruling = led("lead_out_of_turn", *dummy_has_the_lead, "S:HT", lead_state="nothing")
    assert derived(ruling) == {
        "offender": "S", "role": "declarer", "led_from_dummy": "no", "whose_lead": "partner", "led_card": ["HT"],
    }  # fmt: skip
    assert asked(ruling) == "defenders_on_the_lead"


def test_a_lead_in_turn_tells_of_no_offender() -> None:
    assert asked(led("lead_out_of_turn", *SOUTH_HAS_THE_LEAD, "HT")) == "offender"


def test_the_thirteenth_trick_is_offered_for_no_other_trick() -> None:
    assert "trick_thirteen" not in options(led("lead_out_of_turn", *SOUTH_HAS_THE_LEAD, "E:HK"))
    unrecorded = led("lead_out_of_turn", offender="E", role="defender", whose_lead="lho")
    assert "trick_thirteen" in options(unrecorded)


def test_the_director_may_say_otherwise() -> None:
    ruling = led("lead_out_of_turn", *SOUTH_HAS_THE_LEAD, "E:HK", offender="W")
    assert {fact.key: str(value) for fact, value in ruling.relied_on.items()}["offender"] == "W"


def test_the_wrong_defender_of_the_first_trick_is_not_asked() -> None:
    ruling = led("opening_lead_out_of_turn", "E:DK")
    assert derived(ruling) == {"offender": "E", "opening_lead_by": "other_defender"}
    assert asked(ruling) == "since_opening_lead"
    dummys = led("opening_lead_out_of_turn", "N:D2")
    assert [finding.paragraph for finding in dummys.findings] == ["54E"]


@pytest.mark.parametrize(("edition", "told"), [("2017", "trick_thirteen"), ("2007", None)])
def test_that_it_was_the_thirteenth_trick_is_on_record_and_2007_knows_no_such_exception(
    edition: str, told: str | None
) -> None:
    record = played("4S by S", "HHHDDDCCCSSS", "S" * 13, {})
    tricks = record["tricks"]
    assert isinstance(tricks, list)
    easts = tricks[12][3]
    law = law_of("lead_out_of_turn", edition)
    ruling = rule(law, read_case(law, {"record": {**record, "tricks": [*tricks[:12], [f"E:{easts}"]]}}))
    assert derived(ruling).get("lead_state") == told
    assert ruling.is_complete == (told is not None)
