"""What a club can begin from."""

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.tonight.queries import event_name, last_begun, plan_of, start_of, starts_of
from rulings.desk.tonight.services import begin_session, save_template
from rulings.desk.tonight.values import Plan
from rulings.models import Club, Session, User
from tests.desk.evening import DAY, begun, mitchell, section
from tests.factories import make_session


def test_a_new_club_has_nothing_to_begin_from(club: Club) -> None:
    assert starts_of(club) == []
    nothing = start_of(club, "")
    assert (nothing.key, nothing.name, nothing.plan, nothing.template) == ("", "", Plan(), None)


def test_the_last_session_begun_here_comes_first_then_the_templates_used_last(dora: User, club: Club) -> None:
    tuesday = begun(dora, club, section("", 8, mitchell(8)))
    teams = save_template(actor=dora, session=tuesday, name="Teams")
    pairs = save_template(actor=dora, session=tuesday, name="Pairs")
    assert [(each.key, each.name) for each in starts_of(club)] == [
        ("last", "Tuesday"),
        (str(pairs.pk), "Pairs"),
        (str(teams.pk), "Teams"),
    ]
    begin_session(actor=dora, club=club, name="Again", day=DAY, plan=Plan(), template=teams)
    assert [each.name for each in starts_of(club)] == ["Tuesday", "Teams", "Pairs"]


def test_what_was_imported_is_not_last_week_s_session(dora: User, session: Session) -> None:
    club = session.event.club
    assert last_begun(club) is None
    mine = begun(dora, club, section("", 4))
    make_session(club, "later")
    assert last_begun(club) == mine


@pytest.mark.parametrize("key", ["999", "²", "-1", "last ", "x" * 500, "9" * 40])
def test_a_start_that_is_not_there_is_an_empty_plan(dora: User, club: Club, key: str) -> None:
    begun(dora, club, section("", 4))
    assert start_of(club, key).plan == Plan()


def test_another_club_s_templates_and_sessions_are_no_start(dora: User, club: Club, wanda: User) -> None:
    session = begun(dora, club, section("", 4))
    template = save_template(actor=dora, session=session, name="Pairs")
    theirs = Club.objects.get(slug="wisla")
    assert starts_of(theirs) == []
    assert start_of(theirs, str(template.pk)).template is None
    assert start_of(theirs, "last").plan == Plan()


def test_the_plan_of_a_session_has_its_sections_and_boards(dora: User, club: Club) -> None:
    session = begun(dora, club, section("", 3, mitchell(3)), last_board=12)
    assert plan_of(session) == Plan("pairs_mp", session.profile_id, 1, 9, (section("", 3, mitchell(3)),))


def test_the_name_of_an_event_is_one_line_of_at_most_200_signs() -> None:
    assert event_name("  Tuesday \n Pairs ") == "Tuesday Pairs"
    for name, sentence in ((" ", "Give it a name"), ("x" * 201, "at most 200 characters")):
        with pytest.raises(BadInput, match=sentence):
            event_name(name)
