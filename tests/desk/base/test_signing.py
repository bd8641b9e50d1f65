"""The site's key. No database is asked."""

import pytest
from django.test import override_settings
from pytest_django import Settings

from rulings.desk.base.signing import (
    is_signed,
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
