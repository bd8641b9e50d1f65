"""What would take longer than a few seconds is refused with its count, before it is read."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.limits import MOST_BOARDS, MOST_RESULTS, MOST_SESSIONS, check_boards, check_results, check_sessions
from rulings.formats.reader import read_sessions
from tests.formats.samples import exactly

TABLE = '[ScoreTable "PairId_NS;PairId_EW"]\n' + "1 2\n" * 1000


def test_as_many_as_may_be_are_taken() -> None:
    check_results(MOST_RESULTS)
    check_boards(MOST_BOARDS)
    check_sessions(MOST_SESSIONS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[Board "1"]\n' * 50_001, "the file: expected at most 50,000 results in one file, found '50001'."),
        (
            ('[Board "1"]\n' + TABLE + "\n") * 60,
            "the file: expected at most 50,000 results in one file, found '60120'.",
        ),
        (
            "Board,Contract\n" + "1,P\n" * 50_001,
            "the file: expected at most 50,000 results in one file, found '50001'.",
        ),
        (
            "".join(f'[Event "{at}"]\n[Board "1"]\n[Contract "Pass"]\n\n' for at in range(350)),
            "the file: expected at most 300 sessions in one file, found '350'.",
        ),
        (
            "Event,Board,Contract\n" + "".join(f"E{at},1,P\n" for at in range(350)),
            "the file: expected at most 300 sessions in one file, found '350'.",
        ),
        (
            f"<USEBIO>{'<EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></EVENT>' * 301}</USEBIO>",
            "the file: expected at most 300 sessions in one file, found '301'.",
        ),
        ("md|1,,,|" * 10_001, "the file: expected at most 10,000 boards in one LIN file, found '10001'."),
    ],
)
@pytest.mark.parametrize("is_strict", [True, False])
def test_a_file_with_more_is_refused_with_its_count(text: str, sentence: str, is_strict: bool) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)) as refused:
        read_sessions(text.encode(), is_strict=is_strict)
    assert refused.value.advice == "Export a single session, or split the file."
