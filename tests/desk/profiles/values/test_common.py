"""The common profiles as they come with the house."""

import pytest

from rulings.desk.profiles.services import load_plain_profile
from rulings.desk.profiles.values.common import columns_of, common_entries, plain_profile
from rulings.models import RegulationProfile


@pytest.mark.django_db
def test_the_laws_as_they_stand_are_the_same_stored_and_not() -> None:
    planned = plain_profile()
    assert not RegulationProfile.objects.exists()
    stored = load_plain_profile()
    for each in RegulationProfile._meta.concrete_fields:
        assert each.attname == "id" or getattr(planned, each.attname) == getattr(stored, each.attname)


def test_every_entry_has_a_name_a_day_and_a_place_for_its_sources() -> None:
    for entry in common_entries():
        known, written = columns_of(entry)
        assert known["name"]
        assert known["valid_from"]
        assert "sources" in written["scoring"]
