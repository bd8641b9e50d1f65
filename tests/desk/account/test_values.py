"""How recovery codes are written and read, and by what a passkey knows its account."""

import re

from rulings.desk.account.values import RECOVERY_CODES, as_typed, handle_of, new_recovery_codes


def test_recovery_codes_are_four_groups_that_nobody_has_twice() -> None:
    codes = [code for _each in range(20) for code in new_recovery_codes()]
    assert all(re.fullmatch(r"([A-Z2-7]{4}-){3}[A-Z2-7]{4}", code) for code in codes)
    assert len(set(codes)) == len(codes) == 20 * RECOVERY_CODES


def test_a_code_is_read_however_it_is_typed() -> None:
    assert as_typed(" abcd-efgh ijkl\tmnop ") == "ABCDEFGHIJKLMNOP"


def test_each_account_has_a_handle_of_its_own() -> None:
    assert len({handle_of(pk) for pk in range(100)}) == 100
    assert handle_of(7) == handle_of(7)
    assert len(handle_of(7)) == 32
