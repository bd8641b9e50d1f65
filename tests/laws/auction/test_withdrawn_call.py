"""What a withdrawn call costs, as Laws 23 to 39 share it: West's, so that East is his partner."""

from rulings.bridge import Seat, Side
from rulings.laws.auction.withdrawn_call import (
    in_rotation_over_it,
    no_comparable_call,
    partner_barred_for_the_rest,
    withdrawn_call_information,
)
from rulings.laws.engine import Effect


def test_16C_it_is_authorized_for_the_other_side_and_unauthorized_for_his_own() -> None:
    told, barred = withdrawn_call_information(Seat.WEST)
    assert (told.paragraph, told.values["side"], told.values["of"]) == ("16C1", Side.NS, Seat.WEST)
    assert (barred.paragraph, barred.values["side"], barred.values["of"]) == ("16C2", Side.EW, Seat.WEST)


def test_30_to_32_after_a_call_out_of_rotation_that_is_not_comparable_his_partner_passes_once() -> None:
    first, *rest = no_comparable_call("32A2(b)", Seat.WEST)
    assert (first.paragraph, first.effect) == ("32A2(b)", Effect.MUST_PASS)
    assert first.values == {"who": Seat.EAST, "until": "once"}
    assert [each.paragraph for each in rest] == ["16C1", "16C2", "26B", "72C"]


def test_27B2_after_an_insufficient_bid_that_is_not_comparable_his_partner_passes_to_the_end() -> None:
    first, *rest = partner_barred_for_the_rest("27B2", Seat.WEST)
    assert first.values == {"who": Seat.EAST, "until": "rest"}
    assert [each.paragraph for each in rest] == ["16C1", "16C2", "26B", "72C"]


def test_26B_the_lead_restriction_is_left_for_later_and_is_about_his_partner() -> None:
    (later,) = [each for each in no_comparable_call("32A2(b)", Seat.WEST) if each.paragraph == "26B"]
    assert (later.effect, later.values["situation"]) == (Effect.SEE_LAW, "lead_restriction")
    assert (later.values["who"], later.values["partner"]) == (Seat.WEST, Seat.EAST)


def test_28B_the_call_of_the_player_in_turn_stands_and_26_is_off() -> None:
    found = list(in_rotation_over_it(Seat.WEST, Seat.SOUTH))
    assert [(each.paragraph, each.effect) for each in found] == [
        ("28B", Effect.STANDS),
        ("28B", Effect.CANCELLED),
        ("28B", Effect.NO_RECTIFICATION),
        ("17C", Effect.PROCEDURE),
        ("16C1", Effect.INFORMATION),
        ("16C2", Effect.INFORMATION),
    ]
    assert (found[0].values["who"], found[1].values["who"]) == (Seat.SOUTH, Seat.WEST)
