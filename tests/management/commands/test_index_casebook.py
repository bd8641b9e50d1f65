"""`manage.py index_casebook`, after a restore."""

from io import StringIO

from django.core.management import call_command

from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.values import Wanted, Word
from rulings.models import Publication, Session, User
from tests.publishing import make_case


def test_the_casebook_is_indexed_anew_and_counted(dora: User, session: Session) -> None:
    make_case(dora, session)
    Publication.objects.update(facts="Zebra.")
    said = StringIO()
    call_command("index_casebook", stdout=said)
    assert said.getvalue() == "cases that can be found: 1\n"
    assert [case.facts for case in search(Wanted((Word("zebra"),))).cases] == ["Zebra."]
