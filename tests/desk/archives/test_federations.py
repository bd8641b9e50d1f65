"""Federations: which clubs are one, whose regulations their clubs play by, what these changed, what counts there."""

from datetime import date

import pytest

from rulings.desk.archives.services.federations import choose_federation, mark_federation
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.profiles.queries import changed_figures, own_profile_found, profiles_for, profiles_of_club
from rulings.desk.profiles.services import choose_profile, copy_profile, load_profiles, new_copy, save_version
from rulings.desk.profiles.values.stored import Version, values_of
from rulings.desk.tonight.queries import profile_in_force
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Club, RegulationProfile, Session, User
from tests.desk.archives.elsewhere import made_elsewhere, taken_in
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_club, make_dora, make_olga, make_ruling, make_session, make_user


@pytest.fixture
def figb(db: None, sue: User) -> Club:
    """A federation, with Piero as its chief director and administrator, and regulations of its own."""
    figb = make_club("figb", "Federazione")
    piero = make_user("piero", figb, "chief_director")
    figb.memberships.filter(user=piero).update(also_administers=True)
    new_copy(actor=piero, club=figb, profile=load_profiles()[0])
    return mark_federation(actor=sue, club=figb, is_one=True)


@pytest.fixture
def sue(db: None) -> User:
    """She administers the site."""
    sue = make_user("sue")
    sue.is_superuser = True
    sue.save()
    return sue


def in_force(club: Club) -> RegulationProfile:
    return profile_in_force(Club.objects.get(pk=club.pk), date(2099, 1, 1))


def test_a_club_without_its_own_follows_its_federations(olga: User, club: Club, figb: Club) -> None:
    theirs = figb.profiles.get()
    assert theirs not in profiles_for(olga)
    choose_federation(actor=olga, club=club, federation=figb, is_counted=False)
    assert in_force(club) == theirs
    assert theirs in profiles_for(olga)
    assert theirs in profiles_of_club(club)
    assert own_profile_found(olga, theirs.pk) is None
    assert choose_profile(actor=olga, session=make_session(club), profile=theirs).profile == theirs
    choose_federation(actor=olga, club=club, federation=None, is_counted=True)
    club.refresh_from_db()
    assert (club.federation, club.counted_there) == (None, False)
    assert [*broken_entries(club), *(each for each in replayed(club) if each.about.startswith("Club "))] == []


def test_a_copy_is_the_clubs_own_and_what_it_changed_is_marked(olga: User, club: Club, figb: Club) -> None:
    theirs = figb.profiles.get()
    with pytest.raises(NotAllowed):
        copy_profile(actor=olga, club=club, profile=theirs)
    choose_federation(actor=olga, club=club, federation=figb, is_counted=False)
    own = copy_profile(actor=olga, club=Club.objects.get(pk=club.pk), profile=theirs)
    assert (changed_figures(own), in_force(club)) == (frozenset(), own)
    values = values_of(own) | {"appeal_minutes": 45}
    version = Version(own.name, date(2098, 1, 1), own.edition, "Our meeting.", values)
    made = save_version(actor=olga, profile=own, version=version)
    assert changed_figures(made) == {"appeal_minutes"}
    page = text(signed_in(olga).get(f"/profiles/{made.pk}/"))
    assert page.count("Changed by the club.") == 1


def test_rulings_count_there_without_names_where_the_club_agreed(
    olga: User, dora: User, club: Club, figb: Club, session: Session
) -> None:
    piero = signed_in(User.objects.get(username="piero"))
    one, _other = make_ruling(dora, session), make_ruling(dora, make_session(club, "wednesday"))
    one.report.session.event.refresh_from_db()
    assert "among 0 rulings in force" in text(piero.get("/consistency/"))
    choose_federation(actor=olga, club=club, federation=figb, is_counted=True)
    page = text(piero.get("/consistency/"))
    assert "among 2 rulings in force" in page
    assert "Dora" not in page
    assert piero.get(f"/rulings/{one.pk}/").status_code == 404


def test_who_may_not_says_nothing_and_what_is_none_is_not_chosen(
    olga: User, dora: User, sue: User, club: Club, figb: Club
) -> None:
    with pytest.raises(NotAllowed):
        choose_federation(actor=dora, club=club, federation=figb, is_counted=False)
    with pytest.raises(NotAllowed):
        mark_federation(actor=olga, club=club, is_one=True)
    for none in (club, make_club("arno", "Arno")):
        with pytest.raises(BadInput, match=r"^There is no such federation on this site\."):
            choose_federation(actor=olga, club=club, federation=none, is_counted=False)
    choose_federation(actor=olga, club=club, federation=figb, is_counted=False)
    with pytest.raises(WrongState, match=r"^Clubs belong to this federation: they leave it first\.$"):
        mark_federation(actor=sue, club=figb, is_one=False)


def test_the_pages_of_a_federation_are_saved(olga: User, sue: User, club: Club, figb: Club) -> None:
    browser = signed_in(olga)
    assert "Federazione" in text(browser.get("/clubs/ponte/federation/"))
    told = browser.post("/clubs/ponte/federation/", {"federation": figb.pk, "is_counted": "on"}, follow=True)
    assert "Saved." in text(told)
    club.refresh_from_db()
    assert (club.federation, club.counted_there) == (figb, True)
    assert "It is a federation" in text(signed_in(sue).get("/site/clubs/"))
    signed_in(sue).post("/site/clubs/ponte/federation/", {"is_one": "yes"})
    club.refresh_from_db()
    assert club.is_federation


def test_a_club_that_moves_takes_its_federations_regulations_along_as_its_own(db: None) -> None:
    def of_a_federation() -> Club:
        club, figb = make_club(), make_club("figb", "Federazione")
        olga, piero = make_olga(club), make_user("piero", figb, "administrator")
        new_copy(actor=piero, club=figb, profile=load_profiles()[0])
        Club.objects.filter(pk=figb.pk).update(is_federation=True)
        figb.refresh_from_db()
        choose_federation(actor=olga, club=club, federation=figb, is_counted=True)
        session = make_session(club)
        choose_profile(actor=olga, session=session, profile=figb.profiles.get())
        make_ruling(make_dora(club), session)
        return club

    club = taken_in(made_elsewhere(of_a_federation)).club
    assert (club.federation, club.counted_there, Club.objects.count()) == (None, False, 1)
    assert Session.objects.get().profile.club == club
    assert list(broken_entries(Club.objects.get())) == []
