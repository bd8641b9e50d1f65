"""All that the public would read of a ruling, and the names that stand in it."""

import pytest

from rulings.desk.base.naming.whom import whom_about
from rulings.desk.base.texts import Text
from rulings.desk.casebook.queries.public_words import (
    PublicWords,
    appeal_without_names,
    marks_of,
    names_to_seats,
    public_words,
)
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.models import Ruling, Session, User
from tests.factories import answer_all, first_case, make_pair, make_report


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    """At a table of four, in the director's own words, which name one of them."""
    ns = make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi")
    ew = make_pair(session, "1", "EW", "Carla Verdi", "Ermete Bonfà")
    case = answer_all(dora, first_case(make_report(dora, session, ns=ns, ew=ew)))
    words = {"override_text": "Bonfà pays one trick.", "override_reason": "It was agreed."}
    return issue_ruling(actor=dora, case=case, revision=case.revision, **words)


def test_the_facts_stay_as_they_were_signed_and_names_in_the_rest_become_seats(ruling: Ruling) -> None:
    public = public_words(ruling, "Bonfà had no card.")
    assert public.facts == "Bonfà had no card."
    assert public.override_text == "West pays one trick."


def test_a_name_that_still_stands_there_is_found(ruling: Ruling) -> None:
    whom = whom_about(ruling.report)
    found = marks_of(public_words(ruling, "Bonfà had no card."), whom)
    assert [(mark.word, mark.is_certain) for mark in found] == [("Bonfà", True)]
    assert marks_of(public_words(ruling, "West had no card."), whom) == []


def test_the_facts_may_be_put_without_names_too(ruling: Ruling) -> None:
    assert names_to_seats(ruling, "Bonfà dropped a card; Anna Bianchi called.") == "West dropped a card; North called."
    assert names_to_seats(ruling, "Bonfà dropped a card.", ["Bonfà"]) == "Bonfà dropped a card."


def test_it_is_said_in_the_language_of_the_club(ruling: Ruling) -> None:
    ruling.report.club.language = "it"
    assert public_words(ruling, "").override_text.startswith("Ovest ")


def test_an_appeals_outcome_is_never_reworded_but_for_a_name(ruling: Ruling) -> None:
    appeal = {"text": "Bonfà keeps the trick.", "dissent": "", "decision": "upheld"}
    public = PublicWords("", "", appeal, [])
    assert appeal_without_names(ruling, public, ()) == appeal | {"text": "a player keeps the trick."}
    assert appeal_without_names(ruling, public, ["Bonfà"]) == appeal


def test_every_text_stands_with_its_field() -> None:
    public = PublicWords(
        "Facts.", "Own words.", {"text": "Upheld.", "decision": "upheld"}, ["1C", {"call": "P", "note": "weak"}]
    )
    assert public.texts() == [
        (Text.PUBLIC_TEXT, "text", "Facts."),
        (Text.OVERRIDE_TEXT, "override_text", "Own words."),
        (Text.DECISION, "appeal", "Upheld."),
        (Text.EXPLANATION, "auction", "weak"),
    ]
