"""A command run in this process, for what it prints."""

from io import StringIO

from django.core.management import call_command


def printed(*words: str) -> str:
    out = StringIO()
    call_command(*words, stdout=out)
    return out.getvalue()
