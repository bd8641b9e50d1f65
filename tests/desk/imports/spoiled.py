"""The evening of `evening.py` as files with a fault in one line, and what is kept aside of them."""

import re

from rulings.desk.imports.services.importing import import_session
from rulings.models import Club, FaultState, KeptAside, Session
from tests.desk.imports.evening import evening, saved


def spoiled(tag: str, value: str, *, at: int = 0, rounds: int = 3) -> bytes:
    """The file with another text in the `at`-th element of that name."""
    text = saved(evening(rounds)).decode()
    found = list(re.finditer(f"<{tag}>(.*?)</{tag}>", text))[at]
    return (text[: found.start(1)] + value + text[found.end(1) :]).encode()


def repeated(score: str = "-1400", *, rounds: int = 3) -> bytes:
    """The file with its first line a second time, with another score."""
    text = saved(evening(rounds)).decode()
    start = text.index("<TRAVELLER_LINE>")
    end = text.index("</TRAVELLER_LINE>") + len("</TRAVELLER_LINE>")
    line = re.sub("<SCORE>.*?</SCORE>", f"<SCORE>{score}</SCORE>", text[start:end])
    return (text[:end] + line + text[end:]).encode()


def taken(club: Club, data: bytes) -> Session:
    return import_session(actor=None, club=club, data=data, filename="evening.xml").session


def waiting(session: Session) -> KeptAside:
    """The one thing that waits."""
    return session.kept_aside.get(state=FaultState.WAITING)
