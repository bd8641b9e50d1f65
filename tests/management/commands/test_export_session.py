"""export_session: a session as a file on the output, what it has no place for on the other."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from rulings.formats.reader import read_session
from rulings.models import Session
from tests.factories import make_club, make_dora, make_ruling, make_session


@pytest.fixture
def session(db: None) -> Session:
    return make_session(make_club())


def printed(*words: str) -> tuple[str, str]:
    out, err = StringIO(), StringIO()
    call_command("export_session", *words, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


@pytest.mark.parametrize("kind", ["xml", "pbn", "csv", "json"])
def test_the_file_is_read_again(kind: str, session: Session) -> None:
    text, _said = printed(session.slug, "--as", kind)
    assert read_session(text.encode()).event == session.event.name


def test_rulings_stand_in_it_where_they_are_asked_for(session: Session) -> None:
    ruling = make_ruling(make_dora(session.event.club), session)
    assert f"{{#{ruling.report.number}" in printed(session.slug, "--as", "pbn", "--rulings")[0]
    assert "{#" not in printed(session.slug, "--as", "pbn")[0]


def test_a_kind_without_a_place_for_rulings_is_refused(session: Session) -> None:
    with pytest.raises(
        CommandError, match=r"USEBIO 1\.2 has no place for rulings; say --as pbn or --as json"
    ) as refused:
        printed(session.slug, "--as", "xml", "--rulings")
    assert refused.value.returncode == 2
