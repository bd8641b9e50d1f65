"""Passkeys: added, removed, and what one proves. Each answers a challenge that this browser was given, once."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import AuthenticationCredential

from rulings.desk.account.services.telling import tell_clubs
from rulings.desk.account.values import Asked, handle_of
from rulings.desk.account.wording import NO_PROOF, WRONG_PASSKEY, WRONG_PASSWORD
from rulings.desk.base.keys import digest_of
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.texts import Text, demanded
from rulings.models import Passkey, SpentChallenge, User, Verb

_MOST = 20
_ANSWERED_WITHIN = timedelta(minutes=10)
_UNREADABLE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError)
"""What an answer that is none makes of its readers: CBOR and JSON of whoever sends it."""


def add_passkey(*, actor: User, name: str, password: str, passkey: str, asked: Asked) -> Passkey:
    """Another key of his account, which a device has just made; recorded. `passkey` is the browser's answer, as JSON.

    Refuses a wrong password, an answer to another challenge or of a device that did not ask who holds it, and more
    than twenty.
    """
    called = demanded(name, Text.PASSKEY)
    if not actor.check_password(password):
        raise BadInput(WRONG_PASSWORD, "password")
    try:
        made = verify_registration_response(
            credential=passkey,
            expected_challenge=_given(asked),
            expected_rp_id=asked.host,
            expected_origin=asked.origin,
            require_user_verification=True,
        )
    except _UNREADABLE:
        raise BadInput(WRONG_PASSKEY) from None
    key = Passkey(
        user=actor,
        name=called,
        credential=bytes_to_base64url(made.credential_id),
        public_key=bytes_to_base64url(made.credential_public_key),
        sign_count=made.sign_count,
        made_at=timezone.now(),
    )
    return _added(key, asked)


@transaction.atomic
def _added(key: Passkey, asked: Asked) -> Passkey:
    """Stored."""
    _spend(asked)
    if key.user.passkeys.count() >= _MOST:
        raise WrongState(_("An account may have 20 passkeys: remove one that you use no more."))
    if Passkey.objects.filter(credential=key.credential).exists():
        raise BadInput(WRONG_PASSKEY)
    key.save()
    tell_clubs(actor=key.user, user=key.user, verb=Verb.PASSKEY_ADDED, about=key)
    return key


@transaction.atomic
def remove_passkey(*, actor: User, passkey: Passkey) -> None:
    """Let it open nothing any more; recorded."""
    tell_clubs(actor=actor, user=passkey.user, verb=Verb.PASSKEY_REMOVED, about=passkey)
    passkey.delete()


@transaction.atomic
def whose_passkey(*, passkey: str, asked: Asked) -> User:
    """Whose account it is, by the answer of a passkey to what this browser was asked.

    Refuses any that is not known, answers another challenge, did not ask who holds it, or counts backwards.
    """
    try:
        answer = parse_authentication_credential_json(passkey)
        key = _known(answer)
        told = verify_authentication_response(
            credential=answer,
            expected_challenge=_given(asked),
            expected_rp_id=asked.host,
            expected_origin=asked.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.sign_count,
            require_user_verification=True,
        )
    except _UNREADABLE:
        raise BadInput(WRONG_PASSKEY) from None
    _spend(asked)
    key.sign_count, key.used_at = told.new_sign_count, timezone.now()
    key.save(update_fields=["sign_count", "used_at"])
    return key.user


def prove(*, actor: User, password: str, passkey: str, asked: Asked) -> User:
    """That it is he who sits there: by his password, or where that is empty by one of his passkeys. Refuses else."""
    if not password and not passkey:
        raise BadInput(NO_PROOF, "password")
    if password and not actor.check_password(password):
        raise BadInput(WRONG_PASSWORD, "password")
    if not password and whose_passkey(passkey=passkey, asked=asked) != actor:
        raise BadInput(WRONG_PASSKEY)
    return actor


def _known(answer: AuthenticationCredential) -> Passkey:
    """The passkey that answers, of an account that is open; locked."""
    rows = Passkey.objects.select_for_update(of=("self",)).select_related("user")
    key = rows.filter(credential=bytes_to_base64url(answer.raw_id), user__is_active=True).first()
    named = answer.response.user_handle
    if key is None or (named and named != handle_of(key.user_id)):
        raise BadInput(WRONG_PASSKEY)
    return key


def _given(asked: Asked) -> bytes:
    """The challenge; refused where this browser has none."""
    if not asked.challenge:
        raise BadInput(WRONG_PASSKEY)
    return asked.challenge


def _spend(asked: Asked) -> None:
    """The challenge is answered: never again."""
    now = timezone.now()
    SpentChallenge.objects.filter(at__lt=now - _ANSWERED_WITHIN).delete()
    _spent, is_first = SpentChallenge.objects.get_or_create(
        digest=digest_of(asked.challenge.hex()), defaults={"at": now}
    )
    if not is_first:
        raise BadInput(WRONG_PASSKEY)
