"""Countries in the reader's language, and what follows from where a club is."""

import pytest
from django.utils import translation

from rulings.desk.base.refusals import BadInput
from rulings.desk.beginning.values.countries import (
    countries,
    country_named,
    country_of_zone,
    country_text,
    federation_of,
)
from rulings.desk.profiles.values.common import common_entries


def test_every_federation_that_a_country_has_comes_with_the_house() -> None:
    known = {entry["name"] for entry in common_entries()}
    assert {federation_of(code) for code, _name in countries("en")} - {""} <= known


def test_countries_are_in_the_order_of_their_names_and_no_league_is_one() -> None:
    names = [name for _code, name in countries("pl")]
    assert names[:2] == ["Afganistan", "Albania"]
    assert {"EU", "UN", "ZZ"}.isdisjoint(code for code, _name in countries("en"))
    with translation.override("it"):
        assert (country_text("DE"), country_text("")) == ("Germania", "")


def test_a_time_zone_tells_the_country() -> None:
    zones = ("Europe/Warsaw", "America/Toronto", "UTC", "Nowhere/There")
    assert [country_of_zone(each) for each in zones] == ["PL", "CA", "", ""]


def test_what_is_no_country_is_refused() -> None:
    assert (country_named("PL"), country_named("")) == ("PL", "")
    with pytest.raises(BadInput, match=r"^There is no such country"):
        country_named("ZZ")
