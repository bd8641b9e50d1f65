"""What something costs, in calls of functions: the same on every machine."""

import sys
from collections.abc import Callable
from itertools import count
from typing import Any


def calls_made(run: Callable[[], Any]) -> int:
    """How many functions of Python are called while it runs."""
    calls = count()
    sys.setprofile(lambda _frame, event, _what: next(calls) if event == "call" else None)
    try:
        run()
    finally:
        sys.setprofile(None)
    return next(calls)
