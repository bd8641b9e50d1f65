"""How a task ends, how long it waits for its next try, and the secret that it carries until it is over."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from rulings.desk.base.signing import Kept, opened_seal, seal
from rulings.models import MailSecurity

LEASE = timedelta(minutes=5)
"""So long a worker has a task to itself: longer than the slowest mail server may keep it."""
PAUSES = tuple(timedelta(minutes=each) for each in (1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60))
"""Before the second try, the third, and so on; after the last of them it is given up."""
KEPT_FOR = timedelta(days=60)
"""What was done or given up is known for so long, and nothing of the same key is done meanwhile."""

REQUESTS_KEPT_FOR = timedelta(days=1)


class Trouble(StrEnum):
    """Why a task was not done."""

    NO_SERVER = "no_server"
    BROKEN_OFF = "broken_off"
    SIGN_IN = "sign_in"
    ADDRESS = "address"
    SENDER = "sender"
    MESSAGE = "message"
    PUSH = "push"
    DIED = "died"
    FAULT = "fault"
    SECRET = "secret"
    PASSWORD = "password"
    PLACE = "place"
    TOO_LONG = "too_long"
    NO_PDF = "no_pdf"
    NO_SOLVER = "no_solver"


class Failed(Exception):
    """A task was not done. `for_good`: another try would be the same. `reply`: what a mail server answered."""

    def __init__(self, trouble: Trouble, reply: int | None = None, *, for_good: bool = False) -> None:
        super().__init__(trouble.value)
        self.trouble, self.reply, self.for_good = trouble, reply, for_good


class NotBefore(Exception):
    """A task that cannot be done yet, through nobody's fault: it is taken up again at that moment."""

    def __init__(self, moment: datetime) -> None:
        super().__init__(moment.isoformat())
        self.moment = moment


def pause_after(tries: int) -> timedelta | None:
    """How long to wait after so many tries; None to give up."""
    return PAUSES[tries - 1] if tries <= len(PAUSES) else None


@dataclass(frozen=True)
class MailServer:
    """How the site sends mail. `password` is None where what was kept of it can be read no more.

    `is_given`: by the environment, which stands before what was set in the browser.
    """

    host: str
    port: int
    security: MailSecurity
    username: str
    password: str | None
    sender: str
    is_given: bool


def sealed(token: str) -> str:
    """The token, readable by nobody but this site; "" of none."""
    return seal(token, Kept.TASKS) if token else ""


def unsealed(text: str) -> str:
    """The token again; `Failed` for good where the site's secret is another one now."""
    token = opened_seal(text, Kept.TASKS)
    if token is None:
        raise Failed(Trouble.SECRET, for_good=True)
    return token
