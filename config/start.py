"""`python -m config.start`: exit 0 when this version may be started on its database; else one sentence, and exit 1.

A database that does not answer yet stops nothing: pages say so until it does. Of a site without a club of its own it
says at which address the first one is made.
"""

import os
import sys

import django

from config.refusing import in_a_sentence


def refuse_a_newer_database() -> None:
    """Stop with a sentence where the database is of a newer version. Django is set up."""
    from rulings.desk.base.watching.readiness import newer_migrations, too_new

    if newer := newer_migrations():
        sys.exit(too_new(newer))


def _tell_where_to_begin() -> None:
    """One line, as long as there is no club but the demo's. Django is set up."""
    from django.db import DatabaseError, InterfaceError

    from rulings.desk.beginning.queries import begin_address, is_new

    try:
        if is_new():
            print(f"The first club of this site is made at {begin_address()}", flush=True)
    except (DatabaseError, InterfaceError):
        pass  # it does not answer, or is not up to date


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    with in_a_sentence():
        django.setup()
    refuse_a_newer_database()
    _tell_where_to_begin()
