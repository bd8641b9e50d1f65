"""What erasures have changed, told by the chain."""

from rulings.desk.base.moving.origins import origins_of
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.trail.queries.erased import Erased, erased_in
from rulings.models import Club, Session, User
from tests.factories import make_pair, make_ruling


def test_nothing_is_erased_in_most_clubs(club: Club) -> None:
    assert erased_in(club, origins_of(club)) == Erased()


def test_texts_and_rulings_that_named_somebody_are_told_with_the_entry_that_tells_them(
    dora: User, olga: User, session: Session, club: Club
) -> None:
    make_pair(session, "1", "NS", "Anna Verdi", "Bruno")
    ruling = make_ruling(dora, session, narrative="Anna Verdi led.")
    erase_player(actor=olga, club=club, names=["Anna Verdi"], reason="Asked in May.")
    club.refresh_from_db()
    erased = erased_in(club, origins_of(club))
    assert len(erased.texts) == 1
    assert all(told_at == club.audit_sequence for _digest, told_at in erased.rulings.values())
    assert set(erased.rulings) <= {ruling.pk}
