"""Where the log goes: to standard error, one line an event, for whatever runs the server to keep.

As text for people, or with LOG_FORMAT=json as JSON for programs: {"time", "level", "logger", "message"}, with "request"
where a request is being answered, "trace" of an exception, and "view", "status" and "ms" of the line that each answer
leaves. No line holds the secret of an address, somebody's address of mail, nor what a database tells of the row that it
refused.
"""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

from rulings.desk.base.watching.traces import request_id

_SECRET = re.compile(
    r"(/(?:[prt]|door|screen|join|password|begin|confirm|stop|calendar|sitting)/)[\w-]{12,}(?:/[\w-]{12,})?"
)
"""What makes the address of a private link, a poll, a card, the door (and an entry there), a screen, an invitation, a
new password, a letter's link, a calendar or a test that is being taken unguessable."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What ends a line, moves on a terminal, turns the direction of what follows, or is no text at all."""
_DETAIL = re.compile(r"(DETAIL:)(?:(?!\n\s*\n).)*", re.DOTALL)
"""Where PostgreSQL shows the row that it refused, with whatever names are in it, on one line or several."""
_MAIL = re.compile(r"[^\s@/<>\"'(){}=:]{1,64}@(?=[\w-]+\.)")
"""Whose an address of mail is."""
_OF_AN_ANSWER = ("method", "view", "status", "ms")


def _without_secrets(text: str) -> str:
    return _MAIL.sub("...@", _DETAIL.sub(r"\1 ...", _SECRET.sub(r"\1...", text)))


def _written_out(text: str) -> str:
    return _CONTROL.sub(lambda found: ascii(found[0])[1:-1], text)


class WithoutSecrets(logging.Formatter):
    """Leaves the secret out of every address: who reads the log is not to open what a player or a peer may."""

    def format(self, record: logging.LogRecord) -> str:
        return _without_secrets(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:
        """One line an event, whatever stands in an address: what would begin another line is written out."""
        return _written_out(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:
        """The lines of a traceback stand in, so that none of them looks like an event."""
        return "\n".join(f"    {_written_out(line)}" for line in super().formatException(ei).split("\n"))


class AsJson(logging.Formatter):
    """One object a line, with the request that it came of."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        event: dict[str, Any] = {"time": at, "level": record.levelname, "logger": record.name}
        event["message"] = _without_secrets(record.getMessage())
        if name := request_id():
            event["request"] = name
        event |= {each: getattr(record, each) for each in _OF_AN_ANSWER if hasattr(record, each)}
        if record.exc_info:
            event["trace"] = _without_secrets(self.formatException(record.exc_info))
        # ASCII alone: whatever a sign would do to a terminal or another line, it is written out.
        return json.dumps(event, default=str)


def logging_to_console(level: str, form: str = "TEXT") -> dict[str, Any]:
    """Django's LOGGING with the given level for everything, in that form: TEXT or JSON."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "TEXT": {
                "class": "config.logs.WithoutSecrets",
                "format": "{asctime} {levelname} {name}: {message}",
                "style": "{",
            },
            "JSON": {"class": "config.logs.AsJson"},
        },
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": form},
            "nowhere": {"class": "logging.NullHandler"},
        },
        "root": {"handlers": ["console"], "level": level},
        "loggers": {
            "django": {"handlers": [], "level": level, "propagate": True},
            # Ten lines for each PDF, of steps that went well.
            "weasyprint.progress": {"handlers": ["nowhere"], "propagate": False},
            # And of each table of a typeface that is cut.
            "fontTools": {"handlers": [], "level": "WARNING", "propagate": True},
            # Robots that try any host name get their 400; a traceback for each would bury the rest.
            "django.security.DisallowedHost": {"handlers": ["nowhere"], "propagate": False},
            # A line for each answer is for programs.
            "rulings.requests": {"handlers": [], "level": level if form == "JSON" else "WARNING", "propagate": True},
            "gunicorn.error": {"handlers": [], "level": "WARNING", "propagate": True},
        },
    }
