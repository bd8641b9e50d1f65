"""A trial stands apart from the club: its rulings count nowhere, reach nobody, and are gone with one act."""

from uuid import uuid4

import pytest

from rulings.desk.archives.queries.site import clubs_of_site
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right, rights_of
from rulings.desk.beginning.services.trial import begin_trial, end_trial
from rulings.desk.casebook.services.publishing import publish
from rulings.desk.cases.queries.likeness import rulings_of_clubs
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.notices.services.telling import tell_deadlines, tell_what_happened
from rulings.desk.people.queries.links import may_make_link
from rulings.desk.reports.services.filing import file_report
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, NoticeKind, Publication, Ruling, Session, Task, User
from tests.desk.conftest import signed_in
from tests.mailing import free_port, mail_goes_to, make_mailbox


@pytest.fixture
def trial(dora: User, club: Club) -> Session:
    return begin_trial(actor=dora, club=club)


def ruled(dora: User, trial: Session) -> Ruling:
    """A first ruling in it, on a card that was missing from a trick."""
    told = {"error": "played_none"}
    call = {"board_number": 3, "table": "2", "situation": "defective_trick", "facts": told, "filing_key": uuid4()}
    report = file_report(actor=dora, session=trial, **call)
    case = report.cases.get()
    for key, value in (
        ("both_sides_played_on", "yes"),
        ("offender", "W"),
        ("has_card_of_suit_led", "yes"),
        ("exception_of_64b", "none"),
        ("offending_side_won_a_trick", "yes"),
    ):
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision).case
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def test_it_is_an_evening_in_play_in_a_club_of_its_own(trial: Session, dora: User, club: Club) -> None:
    its = trial.event.club
    assert (its.trial_by, its.name, its.federation, trial.is_open) == (dora, f"Trial: {club.name}", None, True)
    assert Right.RULE in rights_of(dora, its)
    assert rights_of(dora, its).isdisjoint({Right.REVIEW, Right.PUBLISH, Right.HEAR, Right.ADMINISTER})
    assert begin_trial(actor=dora, club=club) == trial
    assert Club.objects.filter(trial_by=dora).count() == 1


def test_nothing_of_it_counts_and_nobody_else_sees_it(
    trial: Session, dora: User, rev: User, olga: User, club: Club
) -> None:
    for user in (dora, rev, olga):
        make_mailbox(user, *NoticeKind)
    tell_what_happened()
    before = (club.audit_sequence, club.last_report_number)
    ruling = ruled(dora, trial)
    club.refresh_from_db()
    assert (club.audit_sequence, club.last_report_number) == before
    with mail_goes_to(free_port()):
        tell_what_happened()
        tell_deadlines()
    assert not Task.objects.exists()
    assert [each.club for each in clubs_of_site()] == [club]
    assert rulings_of_clubs([club], rev, "") == []
    with pytest.raises(NotAllowed):
        publish(actor=dora, ruling=ruling)
    assert not Publication.objects.exists()
    for other in (rev, olga):
        assert signed_in(other).get(f"/sessions/{trial.slug}/").status_code == 404


def test_an_administrator_makes_a_link_for_who_tries_the_desk(trial: Session, dora: User, olga: User) -> None:
    assert may_make_link(olga, dora)


def test_thrown_away_nobody_opens_anything_of_it_and_its_trail_holds(trial: Session, dora: User, club: Club) -> None:
    ruling = ruled(dora, trial)
    assert end_trial(actor=dora)
    assert not end_trial(actor=dora)
    its = Club.objects.get(trial_by=dora)
    assert its.closed_at is not None
    assert verify_audit(its) is None
    assert rights_of(dora, its) == frozenset()
    client = signed_in(dora)
    for page in (f"/sessions/{trial.slug}/", f"/rulings/{ruling.pk}/", f"/reports/{ruling.report_id}/"):
        assert client.get(page).status_code == 404
    assert begin_trial(actor=dora, club=club) != trial


def test_who_runs_no_session_of_the_club_tries_nothing_there(pat: User, club: Club) -> None:
    with pytest.raises(NotAllowed):
        begin_trial(actor=pat, club=club)
    assert not Club.objects.exclude(pk=club.pk).exists()
