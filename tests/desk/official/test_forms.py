"""Where the ranking is public, as a form takes it."""

from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.official.forms import ShowForm


@given(st.text(max_size=70))
def test_the_form_gives_an_address_that_the_service_takes_or_says_how_to_write_one(address: str) -> None:
    form = ShowForm({"address": address})
    if form.is_valid():
        assert form.cleaned_data["address"].isascii()
        assert len(form.cleaned_data["address"]) <= 60
    else:
        assert form.errors.keys() == {"address"}


def test_an_empty_address_is_one_too_and_names_are_hidden_unless_ticked() -> None:
    form = ShowForm({"address": ""})
    assert form.is_valid()
    assert form.given() == {"address": "", "with_names": False}
