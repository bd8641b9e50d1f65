"""The site's key. No database is asked."""

from base64 import urlsafe_b64encode
from hashlib import sha256

import pytest
from cryptography.fernet import Fernet
from django.test import override_settings
from pytest_django import Settings

from rulings.desk.base.signing import (
    Kept,
    is_signed,
    keyed_digest,
    opened_seal,
    seal,
    signer_before,
    signer_of,
    site_signer,
    trusted_keys,
)

OLD, NEW = b"\x01" * 32, b"\x02" * 32


def test_what_is_signed_holds_for_that_message_and_that_key_alone() -> None:
    signature = signer_of(OLD).sign(b"so")
    assert is_signed(b"so", signer_of(OLD).public, signature)
    assert not is_signed(b"not so", signer_of(OLD).public, signature)
    assert not is_signed(b"so", signer_of(NEW).public, signature)


@pytest.mark.parametrize(("key", "signature"), [("", ""), ("zz", "00" * 64), ("ab" * 31, "00"), ("ff" * 32, "x")])
def test_what_is_no_key_and_what_is_no_signature_holds_for_nothing(key: str, signature: str) -> None:
    assert not is_signed(b"so", key, signature)
    assert not is_signed(b"so", signer_of(OLD).public, signature)


def test_the_key_of_before_is_there_for_its_own_public_half_alone() -> None:
    with override_settings(AUDIT_KEY=NEW, AUDIT_KEY_BEFORE=OLD):
        assert site_signer() == signer_of(NEW)
        assert signer_before(signer_of(OLD).public) == signer_of(OLD)
        assert signer_before(signer_of(NEW).public) is None
        assert trusted_keys() == {signer_of(OLD).public, signer_of(NEW).public}
    with override_settings(AUDIT_KEY=NEW, AUDIT_KEY_BEFORE=b""):
        assert signer_before(signer_of(OLD).public) is None
        assert trusted_keys() == {signer_of(NEW).public}


@pytest.mark.parametrize("text", ["", "JBSWY3DPEHPK3PXP", "żółw ♠"])
def test_what_was_sealed_is_read_again_and_each_time_sealed_otherwise(text: str) -> None:
    kept = seal(text)
    assert (opened_seal(kept), kept != seal(text)) == (text, True)
    assert text == "" or text not in kept


def test_another_secret_reads_nothing_and_neither_does_what_was_changed(settings: Settings) -> None:
    kept = seal("secret")
    assert opened_seal(kept[:-4] + "AAA=") is None
    assert opened_seal("") is None
    settings.SECRET_KEY = "x" * 50
    assert opened_seal(kept) is None


def test_what_was_sealed_as_one_thing_opens_as_no_other() -> None:
    assert [[opened_seal(seal("secret", sealed), opened) is None for opened in Kept] for sealed in Kept] == [
        [opened is not sealed for opened in Kept] for sealed in Kept
    ]


def test_what_was_sealed_before_there_were_kinds_is_read_as_it_was(settings: Settings) -> None:
    """Of codes, and of letters that wait."""
    settings.SECRET_KEY = "a secret of before " * 3
    for kind, words in ((Kept.ACCOUNTS, "what accounts keep, sealed by "), (Kept.TASKS, "tasks of ")):
        key = sha256(f"{words}{settings.SECRET_KEY}".encode()).digest()
        assert opened_seal(Fernet(urlsafe_b64encode(key)).encrypt(b"told").decode(), kind) == "told"


def test_a_keyed_digest_is_another_one_for_each_purpose_and_each_secret(settings: Settings) -> None:
    first = keyed_digest("abc", "doors "), keyed_digest("abc", "cards "), sha256(b"abc").hexdigest()
    settings.SECRET_KEY = "x" * 50
    assert len({*first, keyed_digest("abc", "doors "), keyed_digest("\ud800", "doors ")}) == 5
