"""Where the log goes: to standard error, one line an event, for whatever runs the server to keep."""

import logging
import re
from typing import Any

_SECRET = re.compile(r"(/[pr]/)[\w-]{20,}")
"""What makes the address of a private link or of a poll unguessable."""


class WithoutSecrets(logging.Formatter):
    """Leaves the secret out of every address: who reads the log is not to open what a player or a peer may."""

    def format(self, record: logging.LogRecord) -> str:
        return _SECRET.sub(r"\1...", super().format(record))


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
