"""What the form of a site's beginning offers."""

from django.conf import settings

from rulings.desk.beginning.forms import BeginForm
from rulings.desk.profiles.services import load_profiles
from rulings.models import RegulationProfile
from tests.factories import make_club


def test_it_offers_the_common_profiles_alone_every_language_and_the_zones_of_places(db: None) -> None:
    load_profiles()
    own = load_profiles()[0]
    RegulationProfile.objects.create(club=make_club(), name="Own", valid_from=own.valid_from)
    fields = BeginForm().fields
    assert {each.name for each in fields["profile"].queryset} == {each.name for each in load_profiles()}
    assert [code for code, _name in fields["language"].choices] == [code for code, _name in settings.LANGUAGES]
    assert ("America/New_York", "America/New York") in fields["time_zone"].choices
