"""Values that leave something open."""

from rulings.desk.trail.queries.replay.tells import NOTHING, UNTOLD, OneOf


def test_what_an_entry_does_not_tell_is_whatever_it_is() -> None:
    assert (UNTOLD == 7, UNTOLD == "", UNTOLD != 7) == (True, True, False)


def test_one_of_several_is_none_other() -> None:
    assert (OneOf(frozenset({"a", ""})) == "a", OneOf(frozenset({"a", ""})) == "b") == (True, False)
    assert dict(NOTHING) == {}
