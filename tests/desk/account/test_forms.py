"""What the forms of an account take, and what they never send back."""

import pytest

from rulings.desk.account.forms import AddPasskeyForm, AgainForm, CodeForm, EndForm, ProofForm, RemoveForm


@pytest.mark.parametrize(
    ("sign_in", "is_one"),
    [("a" * 64, True), ("others", True), ("", False), ("a" * 63, False), ("A" * 64, False)],
)
def test_a_sign_in_is_named_by_its_digest_or_all_others(sign_in: str, is_one: bool) -> None:
    assert EndForm({"sign_in": sign_in}).is_valid() is is_one


@pytest.mark.parametrize(("passkey", "is_one"), [("7", True), ("0", False), ("x", False), (str(2**63), False)])
def test_a_passkey_is_named_by_its_number(passkey: str, is_one: bool) -> None:
    assert RemoveForm({"passkey": passkey}).is_valid() is is_one


def test_a_password_and_an_answer_that_come_back_are_not_shown() -> None:
    sent = {"name": "Phone", "password": "correct horse"}
    for form in (AddPasskeyForm(sent), AgainForm(sent), ProofForm(sent)):
        assert "correct horse" not in str(form)
    assert not AddPasskeyForm({"name": "x" * 61, "password": "p"}).is_valid()
    assert not ProofForm({"passkey": "x" * 20_001}).is_valid()
    assert ProofForm({}).is_valid()


def test_a_code_is_asked_of_the_phone_s_own_keyboard() -> None:
    assert 'autocomplete="one-time-code"' in str(CodeForm())
    assert not CodeForm({"one_time_code": "1" * 41}).is_valid()
