"""What nothing has read of a USEBIO file is named, once, with the session that it is of."""

from rulings.formats.usebio.unused import tell_unused
from rulings.formats.usebio.xml import Beside, Element, parse


def told(text: str, *read: str) -> list[str]:
    """What is said of a file in which these names were asked for: `SCORE`, or `EVENT[KIND]` for an attribute."""
    beside = Beside()
    root = parse(text, beside=beside)
    for element in (root, *root.everything()):
        element.is_read = element.name in read
        element.asked = tuple(name for name in element.attributes if f"{element.name}[{name}]" in read)
    (said,) = tell_unused(root, [event_of(root)], beside)
    return [str(remark) for remark in said]


def event_of(root: Element) -> Element:
    event = root.first("EVENT")
    assert event is not None
    return event


def test_elements_attributes_texts_and_comments_that_nobody_read_are_named() -> None:
    text = '<USEBIO><EVENT HAIR="red">calm<!-- why --><MOOD>good</MOOD><SCORE>420</SCORE><LEAD/></EVENT></USEBIO>'
    assert told(text) == [
        "Comments were left out: 1, the first in line 1.",
        "Not used here, and left out: EVENT (text) (1), EVENT[HAIR] (1), MOOD (1), SCORE (1).",
    ]


def test_what_was_read_is_not_named() -> None:
    assert told('<USEBIO><EVENT HAIR="red"><SCORE>420</SCORE></EVENT></USEBIO>', "SCORE", "EVENT[HAIR]") == []


def test_what_a_known_element_says_by_a_dash_is_nothing_and_an_unknown_one_is_named_though_it_is_empty() -> None:
    assert told("<USEBIO><EVENT><LEAD>-</LEAD><FLAG/></EVENT></USEBIO>") == ["Not used here, and left out: FLAG (1)."]


def test_the_kind_of_event_that_is_said_again_at_every_board_says_nothing_more() -> None:
    board = '<BOARD EVENT_TYPE="{}"/>'
    text = f'<USEBIO><EVENT EVENT_TYPE="PAIRS">{board.format("PAIRS")}{board.format("TEAMS")}</EVENT></USEBIO>'
    assert told(text, "EVENT[EVENT_TYPE]") == ["Not used here, and left out: BOARD[EVENT_TYPE] (1)."]


def test_totals_are_told_once() -> None:
    entry = "<PAIR><TOTAL_SCORE>61.2</TOTAL_SCORE><PLACE>1</PLACE></PAIR>"
    text = f"<USEBIO><EVENT><PARTICIPANTS>{entry}</PARTICIPANTS></EVENT></USEBIO>"
    assert told(text) == ["The file's totals and places were left out; they are computed here."]


def test_each_session_tells_of_its_own_and_the_first_of_the_rest_of_the_file() -> None:
    root = parse("<USEBIO><EVENT><MOOD>a</MOOD></EVENT><EVENT><HAIR>b</HAIR></EVENT><FEE>3</FEE></USEBIO>")
    first, second = tell_unused(root, list(root.all("EVENT")), Beside())
    assert [str(remark) for remark in first] == ["Not used here, and left out: FEE (1), MOOD (1)."]
    assert [str(remark) for remark in second] == ["Not used here, and left out: HAIR (1)."]
