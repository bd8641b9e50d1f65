"""Tokens of programs: shown once, kept as a digest, good for one session until they are revoked."""

import json
from collections.abc import Iterator

import pytest
from django.apps import apps
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.imports.services.tokens import make_token, revoke_token, sender_of
from rulings.models import Club, DeskToken, Session, User
from tests.factories import history, make_session


def everything_stored() -> Iterator[str]:
    """Every value of every table."""
    for model in apps.get_models():
        for row in model._default_manager.values():
            yield json.dumps(row, default=str)


def test_a_token_opens_its_session(dora: User, session: Session) -> None:
    token, text = make_token(actor=dora, session=session, name="Scorer")
    found = sender_of(session_slug=session.slug, text=text)
    assert (found, found.session, found.created_by) == (token, session, dora)
    assert DeskToken.objects.get().used_at is not None


def test_the_text_of_a_token_is_stored_nowhere(dora: User, session: Session) -> None:
    with CaptureQueriesContext(connection) as asked:
        _token, text = make_token(actor=dora, session=session, name="Scorer")
        sender_of(session_slug=session.slug, text=text)
    assert [each for each in everything_stored() if text in each] == []
    assert [each["sql"] for each in asked if text in each["sql"]] == []


def test_no_two_tokens_are_alike_and_none_is_taken_for_an_option_of_a_command(dora: User, session: Session) -> None:
    texts = {make_token(actor=dora, session=session, name="Scorer")[1] for _each in range(20)}
    assert (len(texts), min(map(len, texts))) == (20, 48)
    assert all(map(str.isalnum, texts))


@pytest.mark.parametrize("text", ["", "x", "é", "x" * 10_000, "\x00"])
def test_any_other_text_opens_nothing(dora: User, session: Session, text: str) -> None:
    make_token(actor=dora, session=session, name="Scorer")
    with pytest.raises(NotAllowed, match="This token is not known here, or not for this session"):
        sender_of(session_slug=session.slug, text=text)
    assert DeskToken.objects.get().used_at is None


def test_a_token_opens_no_other_session(dora: User, club: Club, session: Session) -> None:
    _token, text = make_token(actor=dora, session=session, name="Scorer")
    with pytest.raises(NotAllowed):
        sender_of(session_slug=make_session(club, "wednesday").slug, text=text)


def test_a_revoked_token_opens_nothing(dora: User, session: Session) -> None:
    token, text = make_token(actor=dora, session=session, name="Scorer")
    revoke_token(actor=dora, token=token)
    with pytest.raises(NotAllowed):
        sender_of(session_slug=session.slug, text=text)


def test_making_and_revoking_are_recorded_once(dora: User, club: Club, session: Session) -> None:
    token, _text = make_token(actor=dora, session=session, name="Scorer")
    for _time in range(2):
        revoke_token(actor=dora, token=token)
    assert history(club) == [
        ("token.made", {}, {"name": "Scorer"}),
        ("token.revoked", {"name": "Scorer"}, {}),
    ]


@pytest.mark.parametrize("name", ["", "  "])
def test_a_token_needs_a_name(dora: User, session: Session, name: str) -> None:
    with pytest.raises(BadInput, match="Name the computer that sends the files"):
        make_token(actor=dora, session=session, name=name)


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_who_runs_no_session_here_makes_and_revokes_none(
    dora: User, session: Session, who: str, request: pytest.FixtureRequest
) -> None:
    token, _text = make_token(actor=dora, session=session, name="Scorer")
    user = request.getfixturevalue(who)
    with pytest.raises(NotAllowed):
        make_token(actor=user, session=session, name="Mine")
    with pytest.raises(NotAllowed):
        revoke_token(actor=user, token=token)
    assert DeskToken.objects.get().revoked_at is None
