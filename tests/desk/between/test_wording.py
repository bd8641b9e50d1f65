"""Every trouble has its sentence, every tag its word."""

from rulings.desk.between.values import Tag, Trouble
from rulings.desk.between.wording import TAGS, TROUBLES, tag_text


def test_all_of_them_have_words() -> None:
    assert set(TROUBLES) == set(Trouble)
    assert all(str(each).endswith(".") for each in TROUBLES.values())
    assert set(TAGS) == set(Tag)


def test_a_tag_of_an_editors_own_stands_as_he_wrote_it() -> None:
    assert (tag_text("claim"), tag_text("juniors")) == ("claim or concession", "juniors")
