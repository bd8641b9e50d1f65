"""Nothing passes the gate that names or may name a person; the refusal says which word, and where it stands."""

import pytest

from rulings.desk.base.naming.gate import Hit, refuse_names, words_marked
from rulings.desk.base.naming.marks import known, marks_in
from rulings.desk.base.refusals import NamesInText
from rulings.desk.base.texts import Text

WHOM = known(["Anna Kowalska"])


def test_a_text_without_names_passes() -> None:
    refuse_names([(Text.NOTICE, "notice", "West asked for it."), (Text.NOTICE, "notice", "")], WHOM)
    refuse_names([(Text.NOTICE, "notice", "So Zmyślony and Kowalskiej.")], WHOM, ["Zmyślony", "kowalskiej"])


def test_a_known_name_comes_before_what_may_be_one() -> None:
    with pytest.raises(NamesInText) as refused:
        refuse_names([(Text.NOTICE, "notice", "So Zmyślony, and then Kowalskiej.")], WHOM)
    assert str(refused.value) == (
        "A person is named in the notice: Kowalskiej (“So Zmyślony, and then Kowalskiej.”). Write North, East, South "
        "or West instead; tick a word only where it is no name."
    )
    assert (refused.value.field, refused.value.hits) == ("notice", ("Kowalskiej",))
    assert [mark.word for mark in refused.value.marks] == ["Zmyślony", "Kowalskiej"]


def test_a_word_with_a_capital_is_shown_to_be_ticked() -> None:
    with pytest.raises(NamesInText) as refused:
        refuse_names([(Text.LEVEL, "level", "A pupil of Zmyślony")], WHOM)
    assert str(refused.value) == (
        "There are words in the players' level that may be names: Zmyślony (“A pupil of Zmyślony”). Tick those that "
        "are none, and replace the others."
    )


def test_of_many_words_the_sentence_tells_five_and_the_page_all() -> None:
    with pytest.raises(NamesInText) as refused:
        refuse_names([(Text.NOTICE, "notice", "so " + " ".join(f"Zmyślony{sign}" for sign in "abcdefg"))], WHOM)
    assert (str(refused.value).count("“"), len(refused.value.marks)) == (5, 7)


def test_each_word_is_to_be_ticked_once_the_certain_ones_first() -> None:
    marks = words_marked(marks_in("So Adamicz, Kowalskiej, Adamicz, and Kowalskiej.", WHOM))
    assert [(Hit(mark, is_spared=False).mark.word, mark.is_certain) for mark in marks] == [
        ("Kowalskiej", True),
        ("Adamicz", False),
    ]
