"""Limits of what is fetched, and why it was not."""

from rulings.desk.between.values import MOST_BYTES, MOST_BYTES_OF_A_CASE, NotRead, Trouble
from rulings.models import CaseMark, FollowedCasebook, Tag


def test_every_code_fits_its_column() -> None:
    longest = FollowedCasebook._meta.get_field("trouble").max_length or 0
    assert all(len(each) <= longest for each in Trouble)
    assert CaseMark._meta.get_field("tags").default is list
    assert all(len(each) <= 40 for each in Tag)


def test_a_case_is_smaller_than_a_feed_and_what_was_not_read_says_why() -> None:
    assert MOST_BYTES_OF_A_CASE < MOST_BYTES
    assert str(NotRead(Trouble.GONE)) == "gone"
