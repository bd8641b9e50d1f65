"""What the log says."""

import io
import logging
from collections.abc import Iterator

import pytest

from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import make_poll
from rulings.models import Session, User
from tests.factories import make_report


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What goes to standard error, here to a text."""
    (console,) = [each for each in logging.getLogger().handlers if type(each) is logging.StreamHandler]
    text = io.StringIO()
    before = console.setStream(text)
    yield text
    console.setStream(before)


@pytest.mark.parametrize("sign", ["\n", "\r", "\x1b", "\u2028", "\x85"])
def test_no_address_writes_a_line_of_its_own(written: io.StringIO, sign: str) -> None:
    logging.getLogger("django.request").warning("Not Found: %s", f"/x{sign}2026-01-01 00:00:00,000 ERROR desk: forged")
    (line,) = written.getvalue().splitlines()
    assert " WARNING django.request: Not Found: /x\\" in line


def test_no_line_of_a_traceback_looks_like_an_event(written: io.StringIO) -> None:
    try:
        raise ValueError("a\n2026-01-01 00:00:00,000 ERROR desk: forged")
    except ValueError:
        logging.getLogger("django.request").exception("broken")
    assert [line for line in written.getvalue().splitlines()[1:] if not line.startswith("    ")] == []


def test_a_line_is_an_event_without_the_secret_of_a_private_address(
    written: io.StringIO, dora: User, session: Session
) -> None:
    report = make_report(dora, session)
    link = make_private_link(actor=dora, report=report, side="NS")
    poll = make_poll(actor=dora, report=report, seat="N", auction="", question="What do you call?")
    for address in (f"/r/{link.token}/queries/", f"/p/{poll.token}/", "/profiles/12345678901234567890/"):
        logging.getLogger("django.request").warning("Not Found: %s", address)
    said = [line.partition(" WARNING django.request: ")[2] for line in written.getvalue().splitlines()]
    assert said == ["Not Found: /r/.../queries/", "Not Found: /p/.../", "Not Found: /profiles/12345678901234567890/"]
