"""What is left out is counted by its kind."""

from rulings.formats.counted import Counted
from rulings.formats.remarks import RemarkKey


def test_each_kind_is_one_sentence_with_its_count_and_the_line_of_its_first() -> None:
    counted = Counted()
    counted.add(RemarkKey.COMMENTS_LEFT_OUT, 30)
    counted.add(RemarkKey.COMMENTS_LEFT_OUT, 10, 2)
    assert [str(each) for each in counted.told(lambda at: at // 10)] == [
        "Comments were left out: 3, the first in line 3."
    ]
