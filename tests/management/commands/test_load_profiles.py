"""load_profiles: the common regulation profiles, once."""

from io import StringIO

from django.core.management import call_command

from rulings.models import RegulationProfile


def printed() -> list[str]:
    out = StringIO()
    call_command("load_profiles", stdout=out)
    return out.getvalue().splitlines()


def test_it_names_what_is_there_and_a_second_time_adds_nothing(db: None) -> None:
    first = printed()
    assert [line.partition(",")[0] for line in first] == ["Laws 2017", "EBU", "FIGB", "PZBS", "ACBL"]
    assert printed() == first
    assert RegulationProfile.objects.count() == len(first)
