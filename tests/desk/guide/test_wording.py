"""The coverage page's words: a subject for every law, each its own, and a note where the table alone speaks."""

from rulings.desk.guide.wording import NOTES, SUBJECTS, help_text, law_note, law_subject, part_title
from rulings.laws.coverage import LAWS, PARTS, TABLE, Help, coverage


def test_every_law_has_a_subject_of_its_own() -> None:
    assert list(SUBJECTS) == list(LAWS)
    assert len({law_subject(law) for law in LAWS}) == len(LAWS)


def test_every_law_of_the_table_says_what_the_desk_does_for_it() -> None:
    assert [law for law in TABLE if not law_note(law)] == []


def test_a_note_stands_where_no_situation_of_the_law_speaks_for_itself_or_the_desk_does_more() -> None:
    with_own = {covered.law for covered in coverage() if any(use.is_own for use in covered.uses)}
    assert set(NOTES) & with_own == {12, 78, 81, 87, 90, 92}


def test_every_help_and_every_part_has_its_words() -> None:
    assert [help_text(each) for each in Help] == [
        "ruled",
        "guided judgement",
        "calculator",
        "information",
        "nothing to rule",
    ]
    assert len({part_title(part) for part in PARTS}) == 5
