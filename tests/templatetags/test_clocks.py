"""A clock that was set back: what is dated before its predecessor is marked, on every page, and stays in its place."""

from datetime import timedelta

import pytest
from django.utils import timezone

from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Ruling, Session, User
from rulings.templatetags.clocks import dated_back
from tests.desk.conftest import signed_in
from tests.factories import make_ruling

SAID = "dated before the one before it: the clock had been set back"


@pytest.fixture
def again(dora: User, session: Session, monkeypatch: pytest.MonkeyPatch) -> Ruling:
    """A second version, issued after the machine's clock was set back an hour."""
    first = make_ruling(dora, session)
    now = timezone.now
    with monkeypatch.context() as clock:
        clock.setattr(timezone, "now", lambda: now() - timedelta(hours=1))
        case = supersede_ruling(actor=dora, ruling=first, reason="wrong seat")
        return issue_ruling(actor=dora, case=case, revision=case.revision)


def test_what_is_dated_before_its_predecessor_is_found_whatever_order_it_comes_in(again: Ruling) -> None:
    versions = list(Ruling.objects.filter(case=again.case_id))
    assert dated_back(versions) == dated_back(versions[::-1]) == {again.pk}
    entries = list(AuditEntry.objects.order_by("-sequence"))
    first = next(each.sequence for each in entries if each.verb == "ruling.reopened")
    assert dated_back(entries) == {each.pk for each in entries if each.sequence >= first}
    assert dated_back([(each, "sentence", []) for each in entries]) == dated_back(entries)


def test_the_same_moment_and_a_later_one_are_not_marked(dora: User, session: Session) -> None:
    make_ruling(dora, session)
    assert dated_back(AuditEntry.objects.all()) == set()
    assert dated_back([]) == set()


def test_what_has_no_number_is_a_mistake_of_ours(dora: User) -> None:
    with pytest.raises(TypeError):
        dated_back([dora])


def test_every_page_says_so_and_keeps_the_order(again: Ruling, rev: User) -> None:
    client = signed_in(rev)
    for page in ("", "process/"):
        shown = client.get(f"/rulings/{again.pk}/{page}").content.decode()
        assert shown.count(SAID) >= 1, page
        assert again.is_current
    history = client.get(f"/rulings/{again.pk}/history/").content.decode()
    assert SAID in history
    assert history.index("version 2") > history.index("opened a case")


def test_the_chain_holds_and_goes_on_in_its_order(again: Ruling, dora: User, session: Session) -> None:
    make_ruling(dora, session)
    club = session.event.club
    assert verify_audit(club) is None
    sequences = list(AuditEntry.objects.filter(club=club).order_by("pk").values_list("sequence", flat=True))
    assert sequences == list(range(1, len(sequences) + 1))
    assert list(Ruling.objects.filter(case=again.case_id, is_current=True)) == [again]
