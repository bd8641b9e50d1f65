"""Law 42: West is dummy and asks what he may do."""

import pytest

from tests.laws.ruling import cited, keys, ruled

SEAT_LEFT = {"had_looked_or_left": True}


def test_42A3_seeing_that_dummy_follows_suit_is_no_warning_that_can_be_lost() -> None:
    ruling = ruled("dummys_rights", dummy_wants="see_that_dummy_follows")
    assert cited(ruling) == [("42A3", "dummy_sees_that_dummy_follows")]


@pytest.mark.parametrize(("happened", "facts", "first"), [
    (False, {"had_looked_or_left": False}, ("42B2", "dummy_may_prevent_an_irregularity")),
    (False, SEAT_LEFT, ("43B2(a)", "either_defender_chooses_the_hand")),
    (True, {}, ("43A1", "dummy_may_not_draw_attention")),
])  # fmt: skip
def test_42B2_a_warning_is_dummys_right_only_before_it_happens(
    happened: bool, facts: dict[str, object], first: tuple[str, str]
) -> None:
    ruling = ruled("dummys_rights", dummy_wants="warn_declarer", it_had_happened=happened, **facts)
    assert cited(ruling)[0] == first


def test_42B3_after_play_he_speaks_freely_whatever_he_had_looked_at() -> None:
    ruling = ruled("dummys_rights", dummy_wants="speak_of_irregularity", board_played_out=True)
    assert keys(ruling) == {"dummy_may_speak_after_play"}
