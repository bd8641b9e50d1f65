"""Ids of there and of here, both ways."""

from rulings.desk.base.audit import ReadEntry
from rulings.desk.base.moving.origins import HERE, Origin, Origins, origins_of, written_of
from rulings.models import AuditEntry, User
from tests.desk.archives.elsewhere import made_elsewhere, taken_in
from tests.factories import make_club, make_dora, make_ruling, make_session

FIRST = Origin(10, {"Club": 5, "Ruling": 100}, {1: 7, 2: 9})
SECOND = Origin(20, {"Ruling": 1000}, {7: 70, 9: 90, 11: 110})


def test_an_id_of_there_and_one_of_here_are_the_same_row_both_ways() -> None:
    for kind, there, here in (("Ruling", 3, 103), ("Club", 1, 6), ("Session", 4, 4), ("User", 2, 9)):
        assert (FIRST.here(kind, there), FIRST.there(kind, here)) == (here, there)
    assert HERE.here("User", 3) == HERE.there("User", 3) == 3


def test_who_had_no_account_there_is_nobody_who_had_one() -> None:
    assert FIRST.there("User", 1) == -1
    assert FIRST.here("User", 7) == -7


def test_what_is_no_id_stays_as_it_is() -> None:
    for value in (None, "3", True, [3]):
        assert FIRST.here("Ruling", value) is FIRST.there("Ruling", value) is value


def test_a_club_that_went_on_twice_has_the_ids_of_both_ways() -> None:
    both = FIRST.after(SECOND)
    assert (both.until, both.here("Ruling", 3), both.here("User", 1)) == (10, 1103, 70)
    assert both.there("User", 110) == -110


def test_each_entry_is_of_the_site_that_wrote_it() -> None:
    origins = Origins((FIRST, SECOND))
    assert [origins.at(each) for each in (1, 10, 11, 20, 21)] == [FIRST, FIRST, SECOND, SECOND, HERE]


def test_an_entry_of_here_is_as_it_is_and_one_of_there_as_it_was_written(db: None) -> None:
    def small() -> object:
        club = make_club()
        make_ruling(make_dora(club), make_session(club))
        return club

    data = made_elsewhere(small)  # type: ignore[arg-type]
    make_club("other", "Other")
    club = taken_in(data).club
    origins = origins_of(club)
    first, last = (AuditEntry.objects.filter(club=club).order_by(each)[0] for each in ("sequence", "-sequence"))
    assert origins.as_written(written_of(last)) == written_of(last)
    then = origins.as_written(written_of(first))
    assert isinstance(then, ReadEntry)
    assert (then.club_id, first.club_id) == (club.pk - origins.at(1).offsets["Club"], club.pk)
    assert User.objects.get(username="dora").pk == first.actor_id
