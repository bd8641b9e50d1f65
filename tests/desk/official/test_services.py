"""Where everybody reads a ranking: an address that one session has, recorded."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.official.services import show_ranking
from rulings.models import Session, User
from tests.factories import history, make_session


def show(actor: User, session: Session, address: str = "ponte-17", with_names: bool = True) -> Session:
    return show_ranking(actor=actor, session=session, address=address, with_names=with_names)


def test_the_address_is_kept_in_small_letters_and_recorded(dora: User, session: Session) -> None:
    shown = show(dora, session, " Ponte-17 ", False)
    assert (shown.public_address, shown.public_with_names) == ("ponte-17", False)
    before, after = {"address": "", "with_names": True}, {"address": "ponte-17", "with_names": False}
    assert history(session.event.club) == [("session.ranking_shown", before, after)]


def test_the_same_again_changes_and_records_nothing(dora: User, session: Session) -> None:
    for _tap in range(2):
        show(dora, session)
    assert len(history(session.event.club)) == 1


def test_without_an_address_it_is_private_again(dora: User, session: Session) -> None:
    show(dora, session)
    assert show(dora, session, "").public_address == ""


def test_another_sessions_address_is_refused_whosever_it_is(dora: User, wanda: User, session: Session) -> None:
    show(wanda, make_session(wanda.memberships.get().club, "warsaw"))
    with pytest.raises(BadInput, match="Another session has this address"):
        show(dora, session, "PONTE-17")
    assert Session.objects.get(slug="tuesday").public_address == ""
    assert history(session.event.club) == []


@pytest.mark.parametrize("address", ["a b", "café", "a/b", "?", "a" * 61, "é" * 3])
def test_what_no_address_can_be_is_refused(address: str, dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match="Use letters without accents"):
        show(dora, session, address)


def test_only_who_runs_the_session_decides(pat: User, wanda: User, session: Session) -> None:
    for stranger in (pat, wanda):
        with pytest.raises(NotAllowed):
            show(stranger, session)
