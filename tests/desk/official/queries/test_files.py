"""A session as each kind of file."""

import pytest

from rulings.desk.official.queries.files import KINDS, file_of
from rulings.formats.reader import read_session
from rulings.formats.remarks import RemarkKey
from rulings.models import Session, User
from tests.factories import make_ruling


@pytest.mark.parametrize("suffix", KINDS)
def test_a_kind_holds_the_rulings_or_names_them_as_left_out(suffix: str, dora: User, session: Session) -> None:
    make_ruling(dora, session)
    kind, file = KINDS[suffix], file_of(session, with_rulings=True)
    keys = {remark.key for remark in kind.write(file).remarks}
    assert (RemarkKey.WITHOUT_RULINGS in keys) is not kind.holds_rulings
    assert (file.rulings[0].text.split()[0].encode() in kind.data(file)) is kind.holds_rulings
    assert file_of(session, with_rulings=False).rulings == ()


def test_another_desk_has_the_rulings_in_json(dora: User, session: Session) -> None:
    make_ruling(dora, session)
    file = file_of(session, with_rulings=True)
    assert read_session(KINDS["json"].data(file)).rulings == file.rulings
