"""`python -m config.start`: exit 0 when this version may be started on its database; else one sentence, and exit 1.

A database that does not answer yet stops nothing: pages say so until it does.
"""

import os
import sys

import django


def refuse_a_newer_database() -> None:
    """Stop with a sentence where the database is of a newer version. Django is set up."""
    from rulings.desk.base.watching.readiness import newer_migrations, too_new

    if newer := newer_migrations():
        sys.exit(too_new(newer))


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    refuse_a_newer_database()
