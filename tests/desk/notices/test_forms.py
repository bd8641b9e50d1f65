"""What is written on the page of one's notices."""

import pytest

from rulings.desk.notices.forms import MailboxForm


def test_nothing_chosen_is_nothing_told() -> None:
    form = MailboxForm({"mail": "", "language": "it"})
    assert form.is_valid()
    assert form.given() == {"mail": "", "language": "it", "kinds": []}


@pytest.mark.parametrize("wrong", [{"mail": "dora"}, {"language": "de"}, {"kinds": ["gossip"]}])
def test_what_cannot_be_is_refused_on_its_field(wrong: dict[str, object]) -> None:
    form = MailboxForm({"mail": "dora@example.org", "language": "it"} | wrong)
    assert list(form.errors) == list(wrong)
