"""Texts as they are compared when somebody looks for something: without case and accents."""

import unicodedata

UNDIVIDED = str.maketrans("łøđı", "lodi")
"""Letters that Unicode does not take apart into a letter and its accent."""


def folded(text: str) -> str:
    """The text in lower case without accents; the Polish barred l counts as l."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold().translate(UNDIVIDED))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
