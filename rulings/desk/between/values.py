"""How much is followed and fetched, how many tags a case has, and why a casebook was not read."""

from datetime import timedelta
from enum import StrEnum
from typing import Any

MOST_CASEBOOKS, MOST_COPIES, MOST_CHECKED = 30, 500, 40
"""Casebooks that a club follows, copies of one, and copies that are looked at anew in one go."""
MOST_BYTES, MOST_SECONDS, MOST_REDIRECTS = 2 * 1024 * 1024, 20.0, 3
"""Of what is fetched: a feed of hundreds of cases has a tenth of that."""
MOST_BYTES_OF_A_CASE = 256 * 1024
READ_EVERY, AFTER_TROUBLE = timedelta(hours=20), timedelta(hours=6)
MOST_TAGS = 8


class Trouble(StrEnum):
    """Why something elsewhere was not read."""

    ADDRESS = "address"
    NOT_PUBLIC = "not_public"
    NO_ANSWER = "no_answer"
    TOO_SLOW = "too_slow"
    TOO_LARGE = "too_large"
    GONE = "gone"
    REFUSED = "refused"
    NOT_A_FEED = "not_a_feed"


class NotRead(Exception):
    """Something elsewhere was not read, and why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


SIGNED_CASE = "rulings-desk/case/1"
"""The format of a case that is signed."""
Json = dict[str, Any]
