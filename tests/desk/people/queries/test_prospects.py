"""What an erasure would do, before anybody does it."""

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.people.queries.prospects import person_named, prospect, spellings
from rulings.models import Club, Session, User
from tests.factories import make_pair, make_report


@pytest.fixture
def pairs(session: Session) -> None:
    make_pair(session, "1", "NS", "Anna Bianchi", "Carla Bianchi")


def test_it_counts_the_rows_and_tells_which_words_others_bear(pairs: None, club: Club) -> None:
    found = prospect(club, ["Anna Bianchi"])
    assert (found.rows, found.alone, found.shared) == ({"Player": 1, "Contestant": 1}, ("anna",), ("bianchi",))


def test_a_word_that_is_spared_is_neither(pairs: None, club: Club) -> None:
    found = prospect(club, ["Anna Bianchi"], ["Anna", "Bianchi"])
    assert (found.alone, found.shared) == ((), ())


def test_somebody_who_never_played_here_cannot_be_erased(pairs: None, club: Club) -> None:
    with pytest.raises(BadInput, match="No player of this club has that name") as refused:
        prospect(club, ["Ugo Do"])
    assert refused.value.field == "names"


def test_he_gets_the_next_number_in_the_language_of_the_club(pairs: None, club: Club) -> None:
    assert person_named(club, ["Anna Bianchi"], ()).pseudonym == "Player 1"
    club.language = "it"
    assert person_named(club, ["Anna Bianchi"], ()).pseudonym == "Giocatore 1"


def test_spellings_are_found_by_every_word_typed(pairs: None, club: Club) -> None:
    assert spellings(club, "bianchi") == ["Anna Bianchi", "Carla Bianchi"]
    assert spellings(club, "ANNA bianchi") == ["Anna Bianchi"]
    assert (spellings(club, ""), spellings(club, "Bian")) == ([], [])


def test_other_forms_of_the_name_are_listed_with_where_they_stand(dora: User, session: Session, club: Club) -> None:
    make_pair(session, "1", "NS", "Jan Kowalski", "Ola Kos")
    make_report(dora, session, narrative="Kowalskiego spytano, potem Kowalskim i Kowalski.")
    found = prospect(club, ["Jan Kowalski"])
    assert found.forms == {
        "Kowalskiego": {"IrregularityReport": 1, "AuditText": 1},
        "Kowalskim": {"IrregularityReport": 1, "AuditText": 1},
    }
