"""The forms that are printed blank alone."""

from rulings.desk.papers.wording.by_hand import POLL_FORM, RECORDER_FORM


def test_whoever_is_asked_in_a_poll_is_told_neither_who_sat_there_nor_what_was_ruled() -> None:
    keys = {field.key for field in POLL_FORM.head} | {field.key for part in POLL_FORM.parts for field in part.fields}
    assert keys.isdisjoint({"ns", "ew", "table", "director", "contract", "ruling", "happened"})
    assert not POLL_FORM.has_hands


def test_a_note_for_the_recorder_asks_for_the_very_words_and_leaves_the_player_his_answer() -> None:
    keys = [field.key for part in RECORDER_FORM.parts for field in part.fields]
    assert keys.index("conduct") < keys.index("answered")
