"""What a command or a server says in one sentence, in place of a traceback, of what is no mistake of ours.

A setting that cannot be, a file that cannot be read or written, a database that does not answer, is not up to date, is
full or for reading alone. Imports nothing of Django before it is needed: whoever has none is told that.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

NOT_TO_BE_LOADED = 4
"""The exit code by which a worker of gunicorn says that another one would not begin either."""


@contextmanager
def in_a_sentence(code: int = 1) -> Iterator[None]:
    """Within, such an error ends the process with its sentence and that code; `--traceback` shows where it arose."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(130)
    except EOFError:
        sys.exit("The input has ended before the last answer.")
    except BrokenPipeError:
        # Whoever read has gone, as `head` does; nothing is left for Python to write at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        said = "" if "--traceback" in sys.argv else sentence_of(error)
        if not said:
            raise
        if code == 1:
            sys.exit(said)
        print(said, file=sys.stderr, flush=True)
        sys.exit(code)


def sentence_of(error: Exception) -> str:
    """What is said of it; "" of a mistake of ours."""
    from django.core.exceptions import ImproperlyConfigured

    if isinstance(error, ImproperlyConfigured):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        return f"{str(error.filename or 'the machine says')[:80]}: {error.strerror}"
    return _of_the_database(error)


def _of_the_database(error: Exception) -> str:
    """The sentence of what has befallen the database, with what its driver says where nobody could ask it."""
    from rulings.desk.base.watching.faults import Fault, fault_of, said_of

    match fault_of(error):
        case None:
            return ""
        case Fault.SILENT:
            return (
                f"The database of DATABASE_URL does not answer: {(str(error).splitlines() or ['it says nothing'])[0]}"
            )
        case Fault.UNPREPARED:
            return "The database is not as this version needs it: run `manage.py migrate` first."
        case fault:
            return said_of(fault)[0]
