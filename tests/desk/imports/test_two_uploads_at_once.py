"""The same evening sent twice at the same moment, from two computers: one session, and one of everything."""

import pytest

from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.tokens import make_token
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Contestant, Result, Session, SessionImport
from tests.desk.cases.test_two_directors_at_once import at_once
from tests.desk.imports.evening import evening, saved
from tests.factories import make_club, make_dora, make_rev

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_same_file_twice_at_once_makes_one_session() -> None:
    club = make_club()
    dora, rev = make_dora(club), make_rev(club)
    data = saved(evening(2))
    came = at_once(
        lambda: import_session(actor=dora, club=club, data=data, filename="x").repeated,
        lambda: import_session(actor=rev, club=club, data=data, filename="x").repeated,
    )
    assert sorted(map(str, came)) == ["False", "True"]
    assert (Session.objects.count(), SessionImport.objects.count(), Result.objects.count()) == (1, 1, 12)
    assert verify_audit(club) is None


def test_two_saves_of_an_evening_at_once_make_one_session() -> None:
    club = make_club()
    make_dora(club)

    def sent(rounds: int) -> Session:
        return import_session(actor=None, club=club, data=saved(evening(rounds)), filename="x").session

    came = at_once(lambda: sent(2), lambda: sent(3))
    assert came[0] == came[1]
    assert (Session.objects.count(), Contestant.objects.count(), Result.objects.count()) == (1, 6, 18)
    assert verify_audit(club) is None


def test_a_program_and_a_director_who_send_at_once_add_it_once() -> None:
    club = make_club()
    dora = make_dora(club)
    session = import_session(actor=None, club=club, data=saved(evening(1)), filename="x").session
    make_token(actor=dora, session=session, name="Office")
    data = saved(evening(3))
    came = at_once(*[lambda: add_file(actor=dora, session=session, data=data, filename="x").added] * 3)
    assert sorted(map(str, came)) == ["0", "0", "12"]
    assert Result.objects.count() == 18
