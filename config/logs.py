"""Where the log goes: to standard error, one line an event, for whatever runs the server to keep."""

import logging
import re
from typing import Any

_SECRET = re.compile(r"(/(?:[prt]|door|screen)/)[\w-]{12,}")
"""What makes the address of a private link, a poll, a card, the door or a screen unguessable."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class WithoutSecrets(logging.Formatter):
    """Leaves the secret out of every address: who reads the log is not to open what a player or a peer may."""

    def format(self, record: logging.LogRecord) -> str:
        return _SECRET.sub(r"\1...", super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:
        """One line an event, whatever stands in an address: what would begin another line is written out."""
        return _CONTROL.sub(lambda found: repr(found[0])[1:-1], super().formatMessage(record))

    def formatException(self, ei: Any) -> str:
        """The lines of a traceback stand in, so that none of them looks like an event."""
        return "    " + super().formatException(ei).replace("\n", "\n    ")


def logging_to_console(level: str) -> dict[str, Any]:
    """Django's LOGGING with the given level for everything."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {
                "class": "config.logs.WithoutSecrets",
                "format": "{asctime} {levelname} {name}: {message}",
                "style": "{",
            }
        },
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": "line"},
            "nowhere": {"class": "logging.NullHandler"},
        },
        "root": {"handlers": ["console"], "level": level},
        "loggers": {
            "django": {"handlers": [], "level": level, "propagate": True},
            # Ten lines for each PDF, of steps that went well.
            "weasyprint.progress": {"handlers": ["nowhere"], "propagate": False},
            # Robots that try any host name get their 400; a traceback for each would bury the rest.
            "django.security.DisallowedHost": {"handlers": ["nowhere"], "propagate": False},
        },
    }
