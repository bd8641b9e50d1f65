"""Which profiles somebody reads, and which a session may have."""

from datetime import date

from rulings.desk.profiles.queries import is_ruled_in, profile_found, profiles_for, profiles_open_to
from rulings.models import Club, RegulationProfile, Session, User
from tests.factories import make_profile, make_report, make_ruling


def test_a_member_reads_those_of_his_clubs_then_the_common_ones(dora: User, wanda: User, club: Club) -> None:
    own, common = make_profile(club), make_profile()
    make_profile(Club.objects.get(slug="wisla"))
    newer = RegulationProfile.objects.create(club=club, name=own.name, valid_from=date(2027, 1, 1), edition="2017")
    assert list(profiles_for(dora)) == [newer, own, common]


def test_that_of_another_club_is_not_found(dora: User, wanda: User, club: Club) -> None:
    theirs = make_profile(Club.objects.get(slug="wisla"))
    assert (profile_found(dora, theirs.pk), profile_found(wanda, theirs.pk)) == (None, theirs)
    assert profile_found(dora, make_profile().pk) is not None


def test_a_session_may_have_those_of_its_club_and_the_common_ones(session: Session, wanda: User) -> None:
    common = make_profile()
    make_profile(Club.objects.get(slug="wisla"))
    assert list(profiles_open_to(session)) == [session.profile, common]


def test_the_one_it_has_stays_open_to_it_wherever_it_is_from(session: Session, wanda: User) -> None:
    session.profile = make_profile(Club.objects.get(slug="wisla"))
    session.save()
    assert session.profile in profiles_open_to(session)


def test_a_report_alone_is_no_ruling(dora: User, session: Session) -> None:
    make_report(dora, session)
    assert not is_ruled_in(session)
    make_ruling(dora, session)
    assert is_ruled_in(session)
