"""Regulation profiles: common ones, a club's copies and versions, and the one that a session has."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from rulings.desk.adjusting.queries.weighing import standard_penalty
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, WrongState
from rulings.desk.people.services.clubs import create_club
from rulings.desk.profiles.services import choose_profile, copy_profile, load_profiles, save_version
from rulings.desk.profiles.values.figures import BY_NAME, FIGURES
from rulings.desk.profiles.values.stored import Version, check_parts, parts_of, sources_of, values_of
from rulings.desk.scores.queries.sheet import regulations_of
from rulings.desk.tonight.services import profile_for
from rulings.laws.engine import read_regulations
from rulings.models import Club, RegulationProfile, Session, User
from tests.factories import history, make_report, make_ruling

NAMES = ["Laws 2017", "EBU", "FIGB", "PZBS", "ACBL"]


@pytest.fixture
def common(db: None) -> dict[str, RegulationProfile]:
    return {profile.name: profile for profile in load_profiles()}


@pytest.fixture
def own(olga: User, club: Club, common: dict[str, RegulationProfile]) -> RegulationProfile:
    """The club's copy of the EBU's."""
    return copy_profile(actor=olga, club=club, profile=common["EBU"])


def version(profile: RegulationProfile, **values: Any) -> Version:
    """A later version that changes these figures."""
    return Version(profile.name, date(2027, 1, 1), "2017", "Committee, 3 January", values_of(profile) | values)


def test_five_profiles_come_with_the_house_and_loading_them_again_changes_nothing(
    common: dict[str, RegulationProfile],
) -> None:
    assert list(common) == NAMES
    assert [profile.pk for profile in load_profiles()] == [profile.pk for profile in common.values()]
    assert RegulationProfile.objects.count() == len(NAMES)


def test_what_somebody_changed_in_a_common_profile_is_not_loaded_over(common: dict[str, RegulationProfile]) -> None:
    RegulationProfile.objects.filter(name="EBU").update(appeal_minutes=25)
    load_profiles()
    assert RegulationProfile.objects.get(name="EBU").appeal_minutes == 25


def test_a_new_club_finds_them_there(db: None) -> None:
    create_club(name="Roma", slug="roma")
    assert set(RegulationProfile.objects.values_list("name", flat=True)) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_can_be_read_and_names_a_source_for_each_figure_that_is_not_the_default(
    name: str, common: dict[str, RegulationProfile]
) -> None:
    profile = common[name]
    check_parts(parts_of(profile))
    values, sources = values_of(profile), sources_of(profile)
    assert [each for each in FIGURES if not each.takes(values[each.name])] == []
    assert {each.name for each in FIGURES if values[each.name] != each.default} <= set(sources) <= set(BY_NAME)
    assert all(source["text"] for source in sources.values())
    assert profile.source
    assert profile.source_date


def test_the_figures_are_those_of_their_sources(common: dict[str, RegulationProfile]) -> None:
    minutes = {name: (each.correction_minutes, each.appeal_minutes) for name, each in common.items()}
    assert minutes == {name: (30, 20 if name == "EBU" else 30) for name in NAMES}
    assert {name: each.review.get("body") for name, each in common.items()} == {
        "Laws 2017": None,
        "EBU": "committee",
        "FIGB": None,
        "PZBS": "reviewer",
        "ACBL": "committee",
    }


def test_a_session_is_scored_under_each(session: Session, common: dict[str, RegulationProfile]) -> None:
    session.scoring = "matchpoints"
    for session.profile in common.values():
        assert regulations_of(session, None).unit == "MP"
        assert standard_penalty(session) is not None
        read_regulations(session.profile.settings)


def test_a_club_without_a_profile_of_its_own_has_the_laws_as_they_stand(
    club: Club, common: dict[str, RegulationProfile]
) -> None:
    assert profile_for(club=club, played=date(2026, 11, 17)).name == "Laws 2017"


def test_a_copy_is_the_club_s_and_in_force_for_its_new_sessions(club: Club, own: RegulationProfile) -> None:
    assert (own.club, own.appeal_minutes, own.source) == (
        club,
        20,
        RegulationProfile.objects.get(club=None, name="EBU").source,
    )
    assert profile_for(club=club, played=date(2030, 1, 1)) == own
    assert [verb for verb, _before, _after in history(club)] == ["profile.copied"]
    assert history(club)[0][2]["figures"]["appeal_minutes"] == "20"


def test_a_name_is_copied_once(olga: User, club: Club, own: RegulationProfile) -> None:
    with pytest.raises(WrongState, match="has a profile of this name already"):
        copy_profile(actor=olga, club=club, profile=RegulationProfile.objects.get(club=None, name="EBU"))


@pytest.mark.parametrize("who", ["dora", "rev", "wanda"])
def test_only_an_administrator_settles_regulations(
    who: str, club: Club, own: RegulationProfile, session: Session, request: pytest.FixtureRequest
) -> None:
    actor: User = request.getfixturevalue(who)
    for act in (
        lambda: copy_profile(actor=actor, club=club, profile=RegulationProfile.objects.get(name="PZBS")),
        lambda: save_version(actor=actor, profile=own, version=version(own)),
        lambda: choose_profile(actor=actor, session=session, profile=own),
    ):
        with pytest.raises(NotAllowed):
            act()
    assert RegulationProfile.objects.filter(club=club).count() == 1


def test_a_version_changes_what_it_says_and_no_session_that_has_the_old_one(
    olga: User, session: Session, own: RegulationProfile
) -> None:
    choose_profile(actor=olga, session=session, profile=own)
    said = version(own, appeal_minutes=45, plus="55.5", weighting_allowed=False, law16b2_reserve_rights="no", members=5)
    made = save_version(actor=olga, profile=own, version=said)
    session.refresh_from_db()
    assert (session.profile, session.profile.appeal_minutes) == (own, 20)
    assert (made.club, made.valid_from, made.appeal_minutes) == (own.club, date(2027, 1, 1), 45)
    assert made.settings == {"law16b2_reserve_rights": "no"}
    assert made.scoring["averages"] == {"first": {"plus": "55.5"}}
    assert (made.scoring["weighting_allowed"], made.scoring["datum"]) == (False, {"factored": True})
    assert made.review == own.review | {"members": 5}
    assert values_of(made) == said.values


def test_only_a_figure_that_changes_has_the_version_s_source(olga: User, own: RegulationProfile) -> None:
    made = save_version(actor=olga, profile=own, version=version(own, appeal_minutes=45))
    said = {"text": "Committee, 3 January", "date": "2027-01-01"}
    assert sources_of(made) == sources_of(own) | {"appeal_minutes": said}
    assert (made.source, made.source_date) == (own.source, own.source_date)


def test_a_figure_put_back_to_the_laws_default_is_stored_no_longer(olga: User, own: RegulationProfile) -> None:
    made = save_version(
        actor=olga, profile=own, version=version(own, fouled_board_formula="neuberg", datum_factored=False)
    )
    assert "fouled_board_formula" not in made.scoring
    assert "datum" not in made.scoring


def test_the_trail_has_the_figures_before_and_after(olga: User, club: Club, own: RegulationProfile) -> None:
    save_version(actor=olga, profile=own, version=version(own, appeal_minutes=45))
    verb, before, after = history(club)[-1]
    assert (verb, before["figures"]["appeal_minutes"], after["figures"]["appeal_minutes"]) == (
        "profile.changed",
        "20",
        "45",
    )


def test_a_version_of_the_same_day_is_put_right_unless_a_session_has_it(
    olga: User, session: Session, own: RegulationProfile
) -> None:
    first = save_version(actor=olga, profile=own, version=version(own, appeal_minutes=45))
    second = save_version(actor=olga, profile=first, version=version(own, appeal_minutes=60))
    assert (second.pk, RegulationProfile.objects.get(pk=first.pk).appeal_minutes) == (first.pk, 60)
    choose_profile(actor=olga, session=session, profile=first)
    with pytest.raises(BadInput, match="Sessions were given the version of that date") as refused:
        save_version(actor=olga, profile=first, version=version(own, appeal_minutes=90))
    assert refused.value.field == "valid_from"
    assert RegulationProfile.objects.get(pk=first.pk).appeal_minutes == 60


@pytest.mark.parametrize(("name", "value"), [
    ("appeal_minutes", 0),
    ("appeal_minutes", "soon"),
    ("correction_minutes", 100_000),
    ("plus", "lots"),
    ("plus", "101"),
    ("members", 10),
    ("body", "the bar"),
    ("law16b2_reserve_rights", "perhaps"),
    ("weighting_allowed", "yes"),
    ("deposit", "x" * 41),
    ("matchpoints_beaten", "3"),
    ("datum_unit", 0),
    ("vp_table", "0, 7, 3"),
    ("vp_table", "1, 3"),
    ("vp_table", "many"),
    ("vp_percents", "49 51"),
    ("vp_percents", "52 51"),
    ("vp_percents", "50.66,51.99"),
    ("vp_percents", "51 101"),
    ("vp_percents", "many"),
    ("vp_stake", 0),
])  # fmt: skip
def test_a_figure_that_cannot_be_is_named_and_nothing_stored(
    name: str, value: object, olga: User, club: Club, own: RegulationProfile
) -> None:
    entries = len(history(club))
    with pytest.raises(BadInput, match="This figure cannot be taken") as refused:
        save_version(actor=olga, profile=own, version=version(own, **{name: value}))
    assert refused.value.field == name
    assert (RegulationProfile.objects.filter(club=club, name="EBU").count(), len(history(club))) == (1, entries)


def test_a_version_has_a_name_and_an_edition_that_exists(olga: User, own: RegulationProfile) -> None:
    with pytest.raises(ReasonMissing, match="Give the profile a name"):
        save_version(actor=olga, profile=own, version=replace(version(own), name=" "))
    with pytest.raises(BadInput, match="no such edition"):
        save_version(actor=olga, profile=own, version=replace(version(own), edition="1997"))


def test_a_common_profile_is_never_changed(olga: User, common: dict[str, RegulationProfile]) -> None:
    with pytest.raises(NotAllowed, match="everybody's and never changed"):
        save_version(actor=olga, profile=common["EBU"], version=version(common["EBU"], appeal_minutes=45))


def test_a_session_changes_its_profile_until_something_is_ruled(
    olga: User, dora: User, session: Session, common: dict[str, RegulationProfile]
) -> None:
    assert choose_profile(actor=olga, session=session, profile=common["PZBS"]).profile == common["PZBS"]
    assert history(session.event.club)[-1][1:] == (
        {"profile": "Laws 2017", "valid_from": "2017-01-01"},
        {"profile": "PZBS", "valid_from": "2021-05-29"},
    )
    make_ruling(dora, session)
    with pytest.raises(WrongState, match="it keeps it"):
        choose_profile(actor=olga, session=session, profile=common["EBU"])
    session.refresh_from_db()
    assert session.profile == common["PZBS"]


def test_the_same_profile_again_changes_nothing(olga: User, session: Session) -> None:
    choose_profile(actor=olga, session=session, profile=session.profile)
    assert history(session.event.club) == []


def test_filed_reports_keep_the_edition_of_the_laws(olga: User, dora: User, session: Session) -> None:
    make_report(dora, session)
    older = RegulationProfile.objects.create(name="Old", edition="2007", valid_from=date(2008, 1, 1))
    with pytest.raises(WrongState, match="under another edition"):
        choose_profile(actor=olga, session=session, profile=older)


def test_another_club_s_profile_is_neither_copied_nor_chosen(
    olga: User, club: Club, session: Session, wanda: User
) -> None:
    theirs = RegulationProfile.objects.create(
        club=wanda.memberships.get().club, name="Wisła", valid_from=date(2020, 1, 1)
    )
    for act in (
        lambda: copy_profile(actor=olga, club=club, profile=theirs),
        lambda: choose_profile(actor=olga, session=session, profile=theirs),
    ):
        with pytest.raises(NotAllowed, match="belongs to another club"):
            act()
