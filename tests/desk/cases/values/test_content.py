"""What a ruling and a report say, in plain JSON, and the digest of a ruling."""

import json

from rulings.desk.cases.values.content import CONTENT, content_digest, content_of, plain_report
from rulings.models import Ruling, Session, User
from tests.factories import make_report, make_ruling


def test_all_that_a_ruling_says_is_in_it(dora: User, session: Session) -> None:
    content = content_of(make_ruling(dora, session))
    assert set(CONTENT) | {"report", "case", "issued_by", "issued_at"} == set(content)
    assert json.loads(json.dumps(content)) == content


def test_the_digest_changes_with_any_of_it_and_with_nothing_else(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    before = content_digest(ruling)
    assert content_digest(Ruling.objects.get(pk=ruling.pk)) == before
    ruling.is_current = False
    assert content_digest(ruling) == before
    for name in CONTENT:
        changed = Ruling.objects.get(pk=ruling.pk)
        setattr(changed, name, "changed")
        assert content_digest(changed) != before, name


def test_what_a_report_tells_is_kept_for_the_trail(dora: User, session: Session) -> None:
    told = plain_report(make_report(dora, session, table="7", narrative="No card.", seats={"N": "Anna"}))
    assert (told["number"], told["board"], told["table"]) == (1, 1, "7")
    assert (told["narrative"], told["seats"], told["claim"]) == ("No card.", {"N": "Anna"}, {})
    assert json.loads(json.dumps(told)) == told
