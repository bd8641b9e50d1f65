"""The rulings of a session that a director's file has."""

import pytest
from django.utils.translation import override

from rulings.desk.official.queries.rulings import rulings_of
from rulings.models import Session, User
from tests.factories import make_adjustment, make_ruling


def test_a_ruling_in_force_is_told_with_its_number_title_sentence_and_score(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    make_adjustment(dora, ruling)
    (told,) = rulings_of(session)
    assert (told.board, told.number) == (ruling.report.board.number, str(ruling.report.number))
    assert told.text in ruling.sentences["en"]
    assert "−100" in told.score or "-100" in told.score


@pytest.mark.parametrize("language", ["it", "pl"])
def test_it_is_told_in_the_language_of_who_takes_it(language: str, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    with override(language):
        (told,) = rulings_of(session)
    assert told.text in ruling.sentences[language]


def test_what_is_no_longer_in_force_is_not_told(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    type(ruling).objects.filter(pk=ruling.pk).update(is_current=False)
    assert rulings_of(session) == ()
