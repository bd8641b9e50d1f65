"""One-time codes: each opens once, wrong ones are few, recovery codes stand in, and the database alone tells none."""

from datetime import timedelta

import pyotp
import pytest
from django.utils import timezone
from pytest_django import Settings

from rulings.desk.account.services import codes as service
from rulings.desk.account.services.codes import (
    begin_codes,
    confirm_codes,
    end_codes,
    forget_codes,
    renew_recovery_codes,
    use_code,
)
from rulings.desk.base.bounds import TooMany
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.signing import opened_seal
from rulings.models import Club, CodeKey, RecoveryCode, User
from tests.factories import history

NOW = 1_800_000_000
NO = r"^That code opens nothing: it is wrong, too old, or was used\."


class Clock:
    """The time that codes are made of, in seconds."""

    def __init__(self) -> None:
        self.now = NOW

    def time(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(service, "time", clock)
    return clock


def secret_of(user: User) -> str:
    return opened_seal(CodeKey.objects.get(user=user).secret) or ""


def shown(user: User, clock: Clock, steps: int = 0) -> str:
    """What an app shows so many steps from now."""
    return pyotp.TOTP(secret_of(user)).at(clock.now + 30 * steps)


@pytest.fixture
def recovery(dora: User, clock: Clock) -> list[str]:
    """Dora's recovery codes: her codes are on, half a minute ago."""
    begin_codes(actor=dora, password="correct horse")
    given = confirm_codes(actor=dora, one_time_code=shown(dora, clock))
    clock.now += 30
    return given


def test_the_first_right_code_turns_them_on(dora: User, clock: Clock, club: Club) -> None:
    begin_codes(actor=dora, password="correct horse")
    with pytest.raises(BadInput, match=NO):
        confirm_codes(actor=dora, one_time_code="000000" if shown(dora, clock) != "000000" else "111111")
    assert CodeKey.objects.get().confirmed_at is None
    given = confirm_codes(actor=dora, one_time_code=shown(dora, clock))
    assert len(set(given)) == 10
    assert history(club) == [("codes.on", {}, {"user": dora.pk})]
    with pytest.raises(WrongState, match=r"^One-time codes are on already\."):
        begin_codes(actor=dora, password="correct horse")


def test_the_database_holds_neither_the_secret_nor_a_recovery_code(dora: User, recovery: list[str]) -> None:
    kept = str([*CodeKey.objects.values(), *RecoveryCode.objects.values()])
    assert secret_of(dora) not in kept
    assert not any(code in kept or code.replace("-", "") in kept for code in recovery)


def test_each_code_opens_once_and_so_does_none_before_it(dora: User, recovery: list[str], clock: Clock) -> None:
    now = shown(dora, clock)
    use_code(actor=dora, one_time_code=now)
    for steps in (-1, 0):
        with pytest.raises(BadInput, match=NO):
            use_code(actor=dora, one_time_code=shown(dora, clock, steps))
    clock.now += 30
    use_code(actor=dora, one_time_code=shown(dora, clock))


@pytest.mark.parametrize(("steps", "opens"), [(-2, False), (-1, False), (0, True), (1, True), (2, False)])
def test_a_clock_may_be_off_by_a_step(dora: User, recovery: list[str], clock: Clock, steps: int, opens: bool) -> None:
    """The step before was the one that turned them on."""
    if opens:
        assert use_code(actor=dora, one_time_code=shown(dora, clock, steps)) == dora
    else:
        with pytest.raises(BadInput, match=NO):
            use_code(actor=dora, one_time_code=shown(dora, clock, steps))


@pytest.mark.parametrize("typed", [lambda code: code, lambda code: f" {code.lower().replace('-', ' ')} "])
def test_a_recovery_code_stands_in_once_however_it_is_typed(dora: User, recovery: list[str], typed: object) -> None:
    given = typed(recovery[3])  # type: ignore[operator]
    use_code(actor=dora, one_time_code=given)
    with pytest.raises(BadInput, match=NO):
        use_code(actor=dora, one_time_code=given)
    assert RecoveryCode.objects.filter(used_at=None).count() == 9


def test_after_ten_wrong_ones_none_is_looked_at_for_an_hour(dora: User, recovery: list[str], clock: Clock) -> None:
    for _each in range(10):
        with pytest.raises(BadInput, match=NO):
            use_code(actor=dora, one_time_code="12345")
    for code in (shown(dora, clock), recovery[0]):
        with pytest.raises(TooMany):
            use_code(actor=dora, one_time_code=code)
    CodeKey.objects.update(wrong_since=timezone.now() - timedelta(hours=1))
    use_code(actor=dora, one_time_code=shown(dora, clock))
    assert CodeKey.objects.get().wrong == 0


def test_another_account_s_code_and_recovery_code_open_nothing(dora: User, rev: User, recovery: list[str]) -> None:
    for code in (recovery[0], "123456", "", "١٢٣٤٥٦", "0" * 40):
        with pytest.raises(BadInput, match=NO):
            use_code(actor=rev, one_time_code=code)


def test_codes_are_turned_off_and_renewed_with_the_password(dora: User, recovery: list[str], club: Club) -> None:
    for act in (begin_codes, end_codes, renew_recovery_codes):
        with pytest.raises(BadInput, match=r"^That is not your password\."):
            act(actor=dora, password="guess")
    new = renew_recovery_codes(actor=dora, password="correct horse")
    assert set(new) & set(recovery) == set()
    with pytest.raises(BadInput, match=NO):
        use_code(actor=dora, one_time_code=recovery[0])
    end_codes(actor=dora, password="correct horse")
    assert not CodeKey.objects.exists()
    assert not RecoveryCode.objects.exists()
    assert history(club)[1:] == [("codes.off", {}, {"user": dora.pk, "name": "Dora Neri"})]
    for act in (end_codes, renew_recovery_codes):
        with pytest.raises(WrongState, match=r"^One-time codes are off"):
            act(actor=dora, password="correct horse")
    with pytest.raises(WrongState, match=r"^One-time codes are off"):
        forget_codes(actor=dora, user=dora)


def test_a_site_with_another_secret_takes_recovery_codes_alone(
    dora: User, recovery: list[str], clock: Clock, settings: Settings
) -> None:
    code = shown(dora, clock)
    settings.SECRET_KEY = "another secret of fifty characters, as random as the first one"
    with pytest.raises(BadInput, match=NO):
        use_code(actor=dora, one_time_code=code)
    assert use_code(actor=dora, one_time_code=recovery[0]) == dora
