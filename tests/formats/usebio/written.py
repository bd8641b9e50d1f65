"""A small USEBIO file, written as a test needs it: one board, its lines, its pairs."""

from rulings.formats.session import FileResult, SessionFile
from tests.formats.samples import read

PAIR = (
    "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{way}</DIRECTION>"
    "<PLAYER><PLAYER_NAME>{number} North</PLAYER_NAME></PLAYER></PAIR>"
)
LINE = {
    "NS_PAIR_NUMBER": "1",
    "EW_PAIR_NUMBER": "2",
    "CONTRACT": "4S",
    "PLAYED_BY": "N",
    "LEAD": "2H",
    "TRICKS": "10",
    "SCORE": "420",
}


def session(*lines: dict[str, str], pairs: str = "", head: str = "") -> SessionFile:
    """A file of one board; each line says what is other than in LINE."""
    listed = pairs or "".join(PAIR.format(number=number, way="") for number in "1234")
    told = "".join(f"<TRAVELLER_LINE>{elements(LINE | line)}</TRAVELLER_LINE>" for line in lines or ({},))
    return read(
        f"<USEBIO><EVENT EVENT_TYPE='MP_PAIRS'>{head}<PARTICIPANTS>{listed}</PARTICIPANTS>"
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{told}</BOARD></EVENT></USEBIO>"
    )


def elements(texts: dict[str, str]) -> str:
    return "".join(f"<{name}>{text}</{name}>" for name, text in texts.items())


def result(**line: str) -> FileResult:
    (only,) = session(line).results
    return only
