"""Passkeys: what adds one, what one proves, and what proves nothing."""

from dataclasses import replace

import pytest

from rulings.desk.account.services.passkeys import add_passkey, prove, remove_passkey, whose_passkey
from rulings.desk.account.values import Asked, handle_of
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, Passkey, User
from tests.desk.account.devices import PRESENT, Device
from tests.factories import history

PASSWORD = "correct horse"
NO = r"^That passkey opens nothing here\."


def asked(challenge: bytes = b"c" * 32) -> Asked:
    return Asked(challenge, "testserver", "http://testserver")


@pytest.fixture
def device() -> Device:
    return Device()


def added(user: User, device: Device, challenge: bytes = b"a" * 32) -> Passkey:
    made = device.makes(challenge, handle_of(user.pk))
    return add_passkey(actor=user, name="Phone", password=PASSWORD, passkey=made, asked=asked(challenge))


def test_a_passkey_is_added_told_and_signs_its_owner_in(dora: User, club: Club, device: Device) -> None:
    key = added(dora, device)
    assert history(club) == [("passkey.added", {}, {"user": dora.pk})]
    assert whose_passkey(passkey=device.answers(b"c" * 32), asked=asked()) == dora
    key.refresh_from_db()
    assert (key.sign_count, key.used_at is not None) == (1, True)
    assert verify_audit(club) is None


def test_a_challenge_is_answered_once(dora: User, device: Device) -> None:
    added(dora, device)
    whose_passkey(passkey=device.answers(b"c" * 32), asked=asked())
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"c" * 32), asked=asked())
    with pytest.raises(BadInput, match=NO):
        added(dora, Device(), challenge=b"c" * 32)


@pytest.mark.parametrize(
    "given",
    [
        {"challenge": b""},
        {"challenge": b"d" * 32},
        {"host": "elsewhere.example"},
        {"origin": "https://testserver"},
        {"origin": "http://testserver:8000"},
    ],
)
def test_an_answer_to_something_else_proves_nothing(dora: User, device: Device, given: dict[str, str | bytes]) -> None:
    added(dora, device)
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"c" * 32), asked=replace(asked(), **given))  # type: ignore[arg-type]
    made = Device().makes(b"e" * 32, handle_of(dora.pk))
    with_it = replace(asked(b"e" * 32), **given)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=NO):
        add_passkey(actor=dora, name="Other", password=PASSWORD, passkey=made, asked=with_it)


def test_a_device_that_did_not_ask_who_holds_it_proves_nothing(dora: User, device: Device) -> None:
    added(dora, device)
    device.flags = PRESENT
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"c" * 32), asked=asked())
    with pytest.raises(BadInput, match=NO):
        added(dora, Device(flags=PRESENT), challenge=b"b" * 32)


def test_a_copy_that_counts_backwards_is_refused_and_one_that_never_counts_is_not(dora: User, device: Device) -> None:
    added(dora, device)
    whose_passkey(passkey=device.answers(b"c" * 32), asked=asked())
    device.count = 0
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"d" * 32), asked=asked(b"d" * 32))
    plain = Device(counts=False)
    added(dora, plain, challenge=b"b" * 32)
    for challenge in (b"e" * 32, b"f" * 32):
        assert whose_passkey(passkey=plain.answers(challenge), asked=asked(challenge)) == dora


def test_a_passkey_that_is_removed_or_of_a_closed_account_opens_nothing(dora: User, device: Device, club: Club) -> None:
    key = added(dora, device)
    User.objects.update(is_active=False)
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"c" * 32), asked=asked())
    User.objects.update(is_active=True)
    remove_passkey(actor=dora, passkey=key)
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"c" * 32), asked=asked())
    assert [verb for verb, _before, _after in history(club)] == ["passkey.added", "passkey.removed"]


def test_another_key_and_another_account_are_not_taken_for_it(dora: User, rev: User, device: Device) -> None:
    added(dora, device)
    other = Device(name=device.name, handle=device.handle)
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=other.answers(b"c" * 32), asked=asked())
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=device.answers(b"c" * 32, handle_of(rev.pk)), asked=asked())
    made = device.makes(b"b" * 32, handle_of(rev.pk))
    with pytest.raises(BadInput, match=NO):
        add_passkey(actor=rev, name="Hers", password=PASSWORD, passkey=made, asked=asked(b"b" * 32))


@pytest.mark.parametrize(
    "answer",
    [
        *("", "x", "[]", "null", "1", "{}", "[" * 19_000, '{"id": 1}', '{"id":"a","rawId":"a"}'),
        '{"id":"AA","rawId":"AA","type":"public-key","response":{}}',
        '{"id":"AA","rawId":"AA","type":"public-key","response":{"clientDataJSON":"a","attestationObject":"a",'
        '"authenticatorData":"a","signature":"a"}}',
        '{"id":"AA","rawId":"AA","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"n5-fn5-f",'
        '"authenticatorData":"AAAA","signature":"AAAA","userHandle":"é"}}',
    ],
)
def test_what_is_no_answer_is_refused_in_a_sentence(dora: User, device: Device, answer: str) -> None:
    added(dora, device)
    with pytest.raises(BadInput, match=NO):
        whose_passkey(passkey=answer, asked=asked())
    with pytest.raises(BadInput, match=NO):
        add_passkey(actor=dora, name="Phone", password=PASSWORD, passkey=answer, asked=asked())


def test_a_passkey_is_added_with_the_password_and_a_name_alone(dora: User, device: Device) -> None:
    made = device.makes(b"a" * 32, handle_of(dora.pk))
    with pytest.raises(BadInput, match=r"^That is not your password\."):
        add_passkey(actor=dora, name="Phone", password="guess", passkey=made, asked=asked(b"a" * 32))
    with pytest.raises(BadInput, match=r"^Give the passkey a name"):
        add_passkey(actor=dora, name=" ", password=PASSWORD, passkey=made, asked=asked(b"a" * 32))
    assert not Passkey.objects.exists()


def test_an_account_has_twenty_passkeys_at_most(dora: User) -> None:
    for at in range(20):
        added(dora, Device(), challenge=bytes([at]) * 32)
    with pytest.raises(WrongState, match=r"^An account may have 20 passkeys"):
        added(dora, Device(), challenge=b"z" * 32)


def test_he_proves_who_he_is_by_his_password_or_a_passkey_of_his(dora: User, rev: User, device: Device) -> None:
    added(dora, device)
    assert prove(actor=dora, password=PASSWORD, passkey="", asked=asked()) == dora
    assert prove(actor=dora, password="", passkey=device.answers(b"c" * 32), asked=asked()) == dora
    for password, passkey, told in (
        ("", "", r"^Write your password, or use a passkey\.$"),
        ("guess", device.answers(b"d" * 32), r"^That is not your password\."),
    ):
        with pytest.raises(BadInput, match=told):
            prove(actor=dora, password=password, passkey=passkey, asked=asked(b"d" * 32))
    with pytest.raises(BadInput, match=NO):
        prove(actor=rev, password="", passkey=device.answers(b"d" * 32), asked=asked(b"d" * 32))
