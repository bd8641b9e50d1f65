"""What a push service is sent: as the standard's own example, and to nobody but push services."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from django.test import override_settings

from rulings.desk.notices.values.push import (
    _sealed,
    are_keys,
    as_bytes,
    as_text,
    is_of_a_service,
    public_key,
    sealed_for,
    site_key,
)

POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
OURS, SALT = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291_comes_out_byte_by_byte() -> None:
    ours = ec.derive_private_key(int.from_bytes(as_bytes(OURS), "big"), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert as_text(_sealed(as_bytes(POINT), as_bytes(SECRET), text, ours, as_bytes(SALT))) == MESSAGE


def test_no_two_messages_are_sealed_alike() -> None:
    assert sealed_for(POINT, SECRET, b"the same") != sealed_for(POINT, SECRET, b"the same")


def test_the_key_of_the_site_follows_from_its_secret() -> None:
    assert len(as_bytes(public_key())) == 65
    first = public_key()
    site_key.cache_clear()
    assert public_key() == first
    with override_settings(SECRET_KEY="another one altogether"):
        site_key.cache_clear()
        assert public_key() != first
    site_key.cache_clear()


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://db5p.notify.windows.com/w/?token=x",
    ],
)
def test_the_services_of_the_great_browsers_are_known(address: str) -> None:
    assert is_of_a_service(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://notify.windows.com/x",
        "https://xnotify.windows.com/x",
        "https://me@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://fcm.googleapis.com:x/",
        "https://[::1/x",
        "file:///etc/passwd",
    ],
)
def test_nothing_is_sent_to_anybody_else(address: str) -> None:
    assert not is_of_a_service(address)


@pytest.mark.parametrize(
    ("point", "secret"),
    [("", SECRET), (POINT, ""), (POINT[:-4], SECRET), (POINT, SECRET + "AAAA"), ("é", SECRET), ("A" * 87, SECRET)],
)
def test_what_are_no_keys_of_a_browser_is_seen(point: str, secret: str) -> None:
    assert are_keys(POINT, SECRET)
    assert not are_keys(point, secret)
