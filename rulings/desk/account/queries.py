"""What the page of an account shows: where it is signed in, its passkeys, whether one-time codes are asked for."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import pyotp
from django.db.models import QuerySet
from django.utils import timezone
from webauthn import generate_authentication_options, generate_registration_options, options_to_json
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rulings.desk.account.values import handle_of
from rulings.desk.account.wording import browser_text
from rulings.desk.base.pages import qr_code
from rulings.desk.base.signing import opened_seal
from rulings.desk.base.watching.site import site_set
from rulings.models import CodeKey, Passkey, SignedIn, User

_SITE = "Rulings Desk"
"""As an app of codes, or the browser's list of passkeys, calls what they are for."""


@dataclass(frozen=True)
class _ShownSignIn:
    """One browser in which somebody is signed in."""

    key: str
    browser: str
    first_seen: datetime
    last_seen: datetime
    is_this: bool


def shown_sign_ins(user: User, this: str) -> list[_ShownSignIn]:
    """Where the account is signed in, this browser first, then the latest; `this` is its own digest."""
    lasting = SignedIn.objects.filter(user=user, expire_date__gt=timezone.now())
    rows = sorted(lasting.order_by("-last_seen")[:_MOST], key=lambda row: row.session_key != this)
    return [
        _ShownSignIn(row.session_key, browser_text(row.browser), row.first_seen, row.last_seen, row.session_key == this)
        for row in rows
    ]


_MOST = 50


def passkeys_of(user: User) -> QuerySet[Passkey]:
    """His passkeys, the oldest first."""
    return Passkey.objects.filter(user=user).order_by("made_at", "pk")


def code_key_of(user: User) -> CodeKey | None:
    """What his one-time codes are made of, confirmed or not; None where there is nothing."""
    return CodeKey.objects.filter(user=user).first()


def asks_code(user: User) -> bool:
    """Whether his password alone does not let him in."""
    return CodeKey.objects.filter(user=user, confirmed_at__isnull=False).exists()


def codes_left(user: User) -> int:
    """How many recovery codes he has still to use."""
    return user.recovery_codes.filter(used_at__isnull=True).count()


def code_set_up(key: CodeKey) -> dict[str, str]:
    """What an app of codes takes: as a QR code, as a link on the same phone, and to be typed."""
    secret = opened_seal(key.secret) or ""
    address = pyotp.TOTP(secret).provisioning_uri(name=key.user.get_username(), issuer_name=site_set().name or _SITE)
    return {"code": qr_code(address), "address": address, "secret": " ".join(_in_fours(secret))}


def _in_fours(text: str) -> Iterator[str]:
    """Four signs at a time."""
    return (text[at : at + 4] for at in range(0, len(text), 4))


def passkey_to_make(user: User, host: str, challenge: bytes) -> str:
    """What a browser makes a passkey of, as JSON: one that knows its account, and who holds it."""
    options = generate_registration_options(
        rp_id=host,
        rp_name=site_set().name or _SITE,
        user_id=handle_of(user.pk),
        user_name=user.get_username(),
        user_display_name=user.display_name,
        challenge=challenge,
        exclude_credentials=[_described(each) for each in passkeys_of(user)],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    return options_to_json(options)


def passkey_to_show(host: str, challenge: bytes) -> str:
    """What a browser asks for a passkey with, as JSON: any that it has for this site."""
    verified: Any = UserVerificationRequirement.REQUIRED
    return options_to_json(generate_authentication_options(rp_id=host, challenge=challenge, user_verification=verified))


def _described(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    """One that is there already: a device has one of an account."""
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential))
