"""Law 20F4 and F5, row by row."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect
from tests.laws.recorded_auctions import recorded
from tests.laws.ruling import cited, ruled, the


def test_20F4a_the_explainer_corrects_before_the_lead_is_faced_and_20F4b_the_director_applies_21() -> None:
    ruling = ruled("explanation_corrected", explanation_noticed_by="explainer", lead_has_been_faced=False)
    assert cited(ruling) == [
        ("20F4(a)", "explainer_tells_before_the_lead"),
        ("20F4(b)", "director_applies_misinformation"),
    ]
    assert ruling.findings[1].values["situation"] == "misinformation"


def test_20F5a_the_partner_shows_nothing_during_the_auction() -> None:
    ruling = ruled("explanation_corrected", explanation_noticed_by="partner", side_in_play="not_yet")
    silent = the(ruling, "partner_shows_nothing_in_the_auction")
    assert (silent.paragraph, silent.values["who"]) == ("20F5(a)", Seat.EAST)


def test_20F5b_i_a_defender_corrects_only_at_the_end_of_play() -> None:
    ruling = ruled(
        "explanation_corrected", explanation_noticed_by="partner", side_in_play="defending", play_is_over=False
    )
    assert cited(ruling) == [("20F5(b)(i)", "defender_corrects_at_end_of_play")]
    assert ruling.findings[0].effect is Effect.CHECK_LATER


@pytest.mark.parametrize(("calls", "paragraph"), [
    ("1H P P", "20F5(a)"),
    ("1H P P P", "20F5(b)(i)"),
    ("P 1H P P P", "20F5(b)(ii)"),
])  # fmt: skip
def test_20F5_the_side_follows_from_the_recorded_auction(calls: str, paragraph: str) -> None:
    ruling = ruled(
        "explanation_corrected",
        record=recorded(calls),
        explanation_noticed_by="partner",
        **({"play_is_over": False} if paragraph == "20F5(b)(i)" else {}),
    )
    assert ruling.findings[0].paragraph == paragraph
