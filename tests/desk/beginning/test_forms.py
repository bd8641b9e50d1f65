"""What the forms of a site's beginning offer."""

from django.conf import settings
from django.utils import translation

from rulings.desk.beginning.forms import BeginForm


def test_it_offers_every_language_the_zones_of_places_and_countries_in_the_readers_language() -> None:
    fields = BeginForm(here="http://testserver").fields
    assert [code for code, _name in fields["language"].choices] == [code for code, _name in settings.LANGUAGES]
    assert ("America/New_York", "America/New York") in fields["time_zone"].choices
    with translation.override("it"):
        assert ("DE", "Germania") in fields["country"].choices
