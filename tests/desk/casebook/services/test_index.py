"""A commentary on a published case: signed, without names, changed and taken away on record."""

import pytest

from rulings.desk.base.refusals import BadInput, NamesInText, NotAllowed, WrongState
from rulings.desk.casebook.forms import words_typed
from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.services.publishing import comment_on_case, publish, withdraw_publication
from rulings.desk.casebook.values import Wanted
from rulings.models import Publication, Session, User
from tests.factories import history, make_pair, make_publishable

TEXT = "The director was right not to look at the hands first."
GIVEN = {"commentary": TEXT, "commentator": "Elsa Grigi"}


@pytest.fixture
def case(dora: User, rev: User, session: Session) -> Publication:
    make_pair(session, "1", "NS", "Anna Bianchi", "Jo King")
    return publish(actor=rev, ruling=make_publishable(dora, rev, session))


def test_a_commentary_has_its_author_and_its_day(rev: User, case: Publication) -> None:
    commented = comment_on_case(actor=rev, publication=case, **GIVEN)
    assert (commented.commentary, commented.commentator) == (TEXT, "Elsa Grigi")
    assert commented.commented_at is not None
    assert search(Wanted(words_typed("hands"))).cases == [case]
    verb, before, after = history(case.club)[-1]
    assert (verb, before["commentary"], after["commentary"], after["number"]) == ("publication.commented", "", TEXT, 1)


def test_the_same_again_changes_nothing_and_empty_texts_take_it_away(rev: User, case: Publication) -> None:
    comment_on_case(actor=rev, publication=case, **GIVEN)
    since = len(history(case.club))
    comment_on_case(actor=rev, publication=case, **GIVEN)
    assert len(history(case.club)) == since
    gone = comment_on_case(actor=rev, publication=case, commentary=" ", commentator="")
    assert (gone.commentary, gone.commentator, gone.commented_at) == ("", "", None)
    assert history(case.club)[-1][1]["commentary"] == TEXT


@pytest.mark.parametrize(("missing", "field"), [("commentator", "commentator"), ("commentary", "commentary")])
def test_a_commentary_and_its_author_go_together(missing: str, field: str, rev: User, case: Publication) -> None:
    with pytest.raises(BadInput, match="Write both the commentary and who wrote it") as refused:
        comment_on_case(actor=rev, publication=case, **GIVEN | {missing: ""})
    assert refused.value.field == field


def test_it_names_no_player(rev: User, case: Publication) -> None:
    with pytest.raises(NamesInText, match="Bianchi"):
        comment_on_case(actor=rev, publication=case, commentary="Bianchi was unlucky.", commentator="Elsa Grigi")
    case.refresh_from_db()
    assert case.commentary == ""


def test_only_the_chief_director_writes_it(dora: User, olga: User, case: Publication) -> None:
    for actor in (dora, olga):
        with pytest.raises(NotAllowed):
            comment_on_case(actor=actor, publication=case, **GIVEN)


def test_a_withdrawn_case_has_none(rev: User, case: Publication) -> None:
    withdraw_publication(actor=rev, publication=case, notice="It names somebody.")
    with pytest.raises(WrongState, match="nobody would read a commentary"):
        comment_on_case(actor=rev, publication=case, **GIVEN)
