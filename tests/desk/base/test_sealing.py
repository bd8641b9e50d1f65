"""What is sealed is read again with the same secret alone."""

import pytest
from pytest_django import Settings

from rulings.desk.base.sealing import sealed, unsealed


@pytest.mark.parametrize("text", ["", "JBSWY3DPEHPK3PXP", "żółw ♠"])
def test_what_was_sealed_is_read_again_and_each_time_sealed_otherwise(text: str) -> None:
    kept = sealed(text)
    assert (unsealed(kept), kept != sealed(text)) == (text, True)
    assert text == "" or text not in kept


def test_another_secret_reads_nothing_and_neither_does_what_was_changed(settings: Settings) -> None:
    kept = sealed("secret")
    assert unsealed(kept[:-4] + "AAA=") is None
    assert unsealed("") is None
    settings.SECRET_KEY = "x" * 50
    assert unsealed(kept) is None
