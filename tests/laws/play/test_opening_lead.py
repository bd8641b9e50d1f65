"""Who led to the first trick, told by contract and seat, and who leads instead."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Regulations, Setting
from rulings.laws.play.opening_lead import LedBy, led_by_others, opening_lead_by, right_defender_leads
from rulings.laws.record.record import read_record


@pytest.mark.parametrize(
    ("who", "led_by"),
    [
        ("W", LedBy.RIGHT_DEFENDER),
        ("E", LedBy.OTHER_DEFENDER),
        ("N", LedBy.DECLARING_SIDE),
        ("S", LedBy.DECLARING_SIDE),
    ],
)
def test_41A_against_a_contract_by_south_it_is_wests_lead(who: str, led_by: LedBy) -> None:
    case = Case({"offender": who}, read_record({"contract": "4S S"}))
    assert case[opening_lead_by] is led_by


def test_24_while_the_recorded_auction_goes_on_a_lead_is_a_card_exposed_in_it() -> None:
    case = Case({"offender": "W"}, read_record({"board": 1, "auction": "1S P"}))
    assert case[opening_lead_by] is LedBy.AUCTION_NOT_OVER
    (found,) = led_by_others(case)
    assert (found.paragraph, found.effect, found.values["law"]) == ("24", Effect.SEE_LAW, "24")


def test_54E_a_card_of_the_declaring_side_is_law_24s_too() -> None:
    (found,) = led_by_others(Case({"offender": "N"}, read_record({"contract": "4S S"})))
    assert (found.paragraph, found.values["who"], found.values["law"]) == ("54E", Seat.NORTH, "24")


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        (Setting.NO, "right_defender_leads_face_down"),
        (Setting.ASK, "right_defender_leads_face_down"),
        (Setting.YES, "right_defender_leads_face_up"),
    ],
)
def test_41A_the_right_defender_leads_face_down_unless_regulations_have_it_faced(setting: Setting, key: str) -> None:
    (found,) = right_defender_leads(Case({"offender": "E"}, regulations=Regulations(opening_lead_face_up=setting)))
    assert (found.paragraph, found.key, found.values["who"]) == ("41A", key, Seat.WEST)
