"""One-time codes: set up, asked for, turned off; and the recovery codes that stand in for them."""

import time
from datetime import timedelta

import pyotp
from django.db import transaction
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from rulings.desk.account.services.telling import tell_clubs
from rulings.desk.account.values import as_typed, new_recovery_codes
from rulings.desk.account.wording import CODES_ARE_OFF, CODES_ARE_ON, WRONG_CODE, WRONG_PASSWORD
from rulings.desk.base.bounds import TooMany
from rulings.desk.base.keys import digest_of
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.signing import opened_seal, seal
from rulings.models import CodeKey, RecoveryCode, User, Verb

_SECONDS = 30
_WRONG = 10
_WITHIN = timedelta(hours=1)
"""So many wrong codes of an account, wherever they come from, and no more are looked at until an hour has passed."""


def begin_codes(*, actor: User, password: str) -> CodeKey:
    """A new secret, which asks for nothing until `confirm_codes`.

    Refuses a wrong password: who finds a browser open shuts nobody out. And an account that has codes.
    """
    _refuse_wrong_password(actor, password)
    return _begun(actor)


@transaction.atomic
def _begun(actor: User) -> CodeKey:
    key = _locked(actor)
    if key is not None and key.confirmed_at is not None:
        raise WrongState(CODES_ARE_ON)
    key = key or CodeKey(user=actor)
    key.secret, key.made_at, key.wrong, key.wrong_since = seal(pyotp.random_base32()), timezone.now(), 0, None
    key.save()
    return key


def confirm_codes(*, actor: User, one_time_code: str) -> list[str]:
    """Codes are asked for from now on, since the app has just shown a right one; recorded.

    Gives the recovery codes, which nobody can tell him again. Refuses a wrong code, and codes that are on.
    """
    if not _is_right(actor, one_time_code):
        raise BadInput(WRONG_CODE, "one_time_code")
    return _confirm(actor)


@transaction.atomic
def _confirm(actor: User) -> list[str]:
    """Turned on."""
    key = _locked(actor)
    if key is None or key.confirmed_at is not None:
        raise WrongState(CODES_ARE_ON)
    key.confirmed_at = timezone.now()
    key.save(update_fields=["confirmed_at"])
    tell_clubs(actor=actor, user=actor, verb=Verb.CODES_ON, about=actor)
    return _renewed(actor)


def renew_recovery_codes(*, actor: User, password: str) -> list[str]:
    """New recovery codes in place of all the old ones. Refuses a wrong password, and an account without codes."""
    _refuse_wrong_password(actor, password)
    return _renew(actor)


@transaction.atomic
def _renew(actor: User) -> list[str]:
    _refuse_off(_locked(actor))
    return _renewed(actor)


def end_codes(*, actor: User, password: str) -> None:
    """Ask for no codes any more; recorded. Refuses a wrong password, and an account without codes."""
    _refuse_wrong_password(actor, password)
    forget_codes(actor=actor, user=actor)


@transaction.atomic
def forget_codes(*, actor: User, user: User) -> None:
    """Another's, whose right to it is asked before, or one's own; recorded. Refuses an account without codes."""
    key = _refuse_off(_locked(user))
    key.delete()
    user.recovery_codes.all().delete()
    tell_clubs(actor=actor, user=user, verb=Verb.CODES_OFF, about=user, after={"name": user.display_name})


def use_code(*, actor: User, one_time_code: str) -> User:
    """Who signs in has shown a code, or a recovery code: it opens nothing again.

    Refuses a wrong one, and any where too many wrong ones came within the hour. What is wrong is counted.
    """
    if not _is_right(actor, one_time_code) and not _is_recovery(actor, one_time_code):
        raise BadInput(WRONG_CODE, "one_time_code")
    return actor


@transaction.atomic
def _is_right(actor: User, code: str) -> bool:
    """Whether it is a code of now, a step before or after, and of no step before the last that was used."""
    key = _locked(actor)
    if key is None:
        return False
    _refuse_too_many(key)
    now = int(time.time()) // _SECONDS
    right = (step for step in (now - 1, now, now + 1) if step > key.last_step and _is_of(key, step, as_typed(code)))
    used = next(right, None)
    if used is None:
        key.wrong += 1
        key.wrong_since = key.wrong_since or timezone.now()
    else:
        key.last_step, key.wrong, key.wrong_since = used, 0, None
    key.save(update_fields=["last_step", "wrong", "wrong_since"])
    return used is not None


def _is_of(key: CodeKey, step: int, code: str) -> bool:
    """Whether the code is that of a step of time; no code is, where the site's secret was changed."""
    secret = opened_seal(key.secret)
    return secret is not None and constant_time_compare(pyotp.TOTP(secret).generate_otp(step), code)


def _refuse_too_many(key: CodeKey) -> None:
    """`TooMany` until an hour after the first of too many wrong ones."""
    if key.wrong_since is None or key.wrong < _WRONG:
        return
    again = key.wrong_since + _WITHIN
    if again > timezone.now():
        raise TooMany(again)
    key.wrong, key.wrong_since = 0, None


@transaction.atomic
def _is_recovery(actor: User, code: str) -> bool:
    """Whether it is a recovery code that was not used; it is now."""
    waiting = RecoveryCode.objects.filter(user=actor, digest=digest_of(as_typed(code)), used_at__isnull=True)
    is_one = bool(waiting.update(used_at=timezone.now()))
    if is_one:
        CodeKey.objects.filter(user=actor).update(wrong=0, wrong_since=None)
    return is_one


def _renewed(actor: User) -> list[str]:
    """The old ones are gone; of the new ones digests are kept."""
    actor.recovery_codes.all().delete()
    codes = new_recovery_codes()
    RecoveryCode.objects.bulk_create(RecoveryCode(user=actor, digest=digest_of(as_typed(code))) for code in codes)
    return codes


def _locked(user: User) -> CodeKey | None:
    """What his codes are made of, for this transaction alone."""
    return CodeKey.objects.select_for_update().filter(user=user).first()


def _refuse_off(key: CodeKey | None) -> CodeKey:
    """It, where codes are asked for."""
    if key is None or key.confirmed_at is None:
        raise WrongState(CODES_ARE_OFF)
    return key


def _refuse_wrong_password(actor: User, password: str) -> None:
    if not actor.check_password(password):
        raise BadInput(WRONG_PASSWORD, "password")
