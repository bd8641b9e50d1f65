"""No address holds a number that the database cannot: whoever asks for one finds nothing, and is never our mistake."""

import re
from itertools import cycle

import pytest
from django.test import Client

from rulings.models import Session, User
from tests.desk.conftest import signed_in
from tests.desk.routes import routes

LARGE = ("9223372036854775808", "9" * 3000)
WORDS = ("ponte", "é", "x" * 900, "%EF%BF%BF", "%E2%80%AE", "%ED%A0%80", "..%2f")
FAULT = 500


@pytest.mark.usefixtures("nothing_is_drawn")
def test_a_number_beyond_the_database_is_found_nowhere(session: Session, rev: User, olga: User) -> None:
    """By who may do most: a director for what is his club's, and who administers the site."""
    User.objects.filter(pk=olga.pk).update(is_superuser=True)
    words, clients = cycle(WORDS), [signed_in(rev), signed_in(User.objects.get(pk=olga.pk)), Client()]
    wrong = []
    for pattern in (str(each.pattern) for each in routes() if "<int:" in str(each.pattern)):
        for client, number, method in zip(clients * 2, LARGE * 3, ("post", "get", "post") * 2, strict=True):
            address = written(pattern, number, next(words))
            client.raise_request_exception = False
            if getattr(client, method)(address).status_code >= FAULT:
                wrong.append(f"{method} {address[:80]}")
    assert wrong == []


def written(pattern: str, number: str, word: str) -> str:
    """The address with that number in its places, in a session and a club that there are."""
    known = re.sub("<slug:(slug|club)>", "tuesday" if pattern.startswith("sessions/") else "ponte", pattern)
    return "/" + re.sub("<[a-z]+:[^>]+>", word, re.sub("<int:[^>]+>", number, known))
