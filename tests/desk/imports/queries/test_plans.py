"""Which plan each session of a file has; the ways themselves are told beside the services that write them."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.imports.queries.planning import Plan
from rulings.desk.imports.queries.plans import plan_as_said, plan_file, plan_joined, plan_or_ask
from rulings.desk.imports.queries.reading import open_file
from rulings.desk.imports.services.importing import import_session
from rulings.models import Club, Session, SessionImport
from tests.desk.imports.evening import evening, saved
from tests.factories import make_club


def begun(club: Club) -> Session:
    return import_session(actor=None, club=club, data=saved(evening(1)), filename="x").session


def test_what_is_new_what_is_of_a_session_and_what_came_before(club: Club) -> None:
    (new,) = plan_file(club, None, open_file(saved(evening(1)), "x"))
    session = begun(club)
    (more,) = plan_file(club, None, open_file(saved(evening(2)), "x"))
    (again,) = plan_file(club, None, open_file(saved(evening(1)), "x"))
    assert isinstance(new, Plan)
    assert isinstance(more, Plan)
    assert isinstance(again, SessionImport)
    assert (new.is_new, more.is_new, more.session, again.session) == (True, False, session, session)


def test_under_another_name_it_is_a_session_of_its_own(club: Club) -> None:
    begun(club)
    (own,) = plan_file(club, "Other Pairs", open_file(saved(evening(2)), "x"))
    assert isinstance(own, Plan)
    assert own.is_new


def test_a_file_of_a_session_beyond_doubt_is_not_asked_about(club: Club) -> None:
    begun(club)
    assert plan_or_ask(club, None, open_file(saved(evening(2)), "x")) is not None
    assert plan_or_ask(club, None, open_file(saved(evening(2, name="Other Pairs")), "x")) is None


def test_another_evening_is_refused_for_the_session_that_was_said(club: Club) -> None:
    session = begun(club)
    with pytest.raises(BadInput, match="another session"):
        plan_joined(club, session, open_file(saved(evening(3, shift=1)), "x"))


def test_a_session_of_another_club_takes_nothing(club: Club) -> None:
    session = begun(make_club("other"))
    with pytest.raises(NotAllowed):
        plan_as_said(club, open_file(saved(evening(1)), "x"), session, None)
