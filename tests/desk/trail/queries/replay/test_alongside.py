"""Rows that are told of with another one: as services leave them, and as entries of before left them."""

from typing import Any

import pytest

from rulings.desk.base.audit import record
from rulings.desk.cases.services.discarding import discard_case
from rulings.desk.cases.services.follow_ups import complete_follow_up, open_follow_up
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.playing.services import play_in, stop_playing
from rulings.desk.roster.services.places import exchange_contestants
from rulings.desk.trail.queries.replay.alongside import ALONGSIDE
from rulings.models import AuditEntry, Club, Contestant, FollowUp, PlayingDirector, Session, User, Verb
from tests.append_only import drop_the_triggers
from tests.factories import make_pair, make_ruling


def differences(club: Club) -> list[str]:
    club.refresh_from_db()
    return [str(each) for story in ALONGSIDE for each in story.differences(club)]


@pytest.fixture
def pair(session: Session) -> Contestant:
    return make_pair(session, "5", "NS", "Dora", "Carla")


def as_before(verb: Verb, *untold: str) -> None:
    """The entries of a verb as they were before these were told."""
    drop_the_triggers()
    for entry in AuditEntry.objects.filter(verb=verb.value):
        after = {name: told for name, told in entry.after.items() if name not in untold}
        AuditEntry.objects.filter(pk=entry.pk).update(after=after)


def test_who_plays_for_whom_is_told_when_numbers_are_exchanged(
    dora: User, session: Session, club: Club, pair: Contestant
) -> None:
    other = make_pair(session, "6", "NS", "Elio", "Fabio")
    plays = play_in(actor=dora, session=session, user=dora, contestant=pair)
    exchange_contestants(actor=dora, first=pair, second=other, over_file=True)
    plays.refresh_from_db()
    assert (plays.contestant, differences(club)) == (other, [])
    PlayingDirector.objects.update(contestant=pair)
    assert differences(club) == [
        f"PlayingDirector {plays.pk}: contestant_id is {pair.pk}, and the trail says {other.pk}"
    ]


def test_who_has_left_keeps_his_place_when_numbers_are_exchanged(
    dora: User, session: Session, club: Club, pair: Contestant
) -> None:
    plays = play_in(actor=dora, session=session, user=dora, contestant=pair)
    stop_playing(actor=dora, plays=plays, reason="Her partner has come.")
    other = make_pair(session, "6", "NS", "Elio", "Fabio")
    exchange_contestants(actor=dora, first=pair, second=other, over_file=True)
    plays.refresh_from_db()
    assert (plays.contestant, differences(club)) == (pair, [])


def test_of_an_entry_that_tells_a_name_alone_anybody_may_play(
    dora: User, session: Session, club: Club, pair: Contestant
) -> None:
    play_in(actor=dora, session=session, user=dora, contestant=pair)
    as_before(Verb.DIRECTOR_PLAYS, "user")
    PlayingDirector.objects.update(contestant=None)
    assert differences(club) == []
    PlayingDirector.objects.all().delete()
    assert differences(club) == [f"PlayingDirector {session.pk}: is gone, and entry 1 says that it is there"]


def test_a_follow_up_is_as_told_from_its_ruling_to_its_end(dora: User, session: Session, club: Club) -> None:
    left = make_ruling(dora, session).follow_ups.get()
    case = open_follow_up(actor=dora, follow_up=left)
    assert differences(club) == []
    discard_case(actor=dora, case=case, revision=case.revision)
    assert differences(club) == []
    complete_follow_up(actor=dora, follow_up=left, note="No damage.")
    assert differences(club) == []


def test_a_version_that_takes_its_place_closes_what_a_ruling_left(dora: User, session: Session, club: Club) -> None:
    ruling = make_ruling(dora, session)
    case = supersede_ruling(actor=dora, ruling=ruling, reason="A second look.")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    old, new = FollowUp.objects.order_by("pk")
    assert (old.done_by, new.done_by, differences(club)) == (dora, None, [])
    FollowUp.objects.filter(pk=old.pk).update(done_at=None)
    assert [each.split(" is ")[0] for each in differences(club)] == [f"FollowUp {old.pk}: done_at"]


def test_follow_ups_of_before_they_were_told_are_compared_as_far_as_they_are(
    dora: User, session: Session, club: Club
) -> None:
    left = make_ruling(dora, session).follow_ups.get()
    as_before(Verb.RULING_ISSUED, "follow_ups", "rows_sealed")
    case = open_follow_up(actor=dora, follow_up=left)
    FollowUp.objects.create(ruling=left.ruling, report=left.report, paragraph="64C1", key="equity_after_play")
    assert differences(club) == []
    FollowUp.objects.update(case=None)
    assert differences(club) == [f"FollowUp {left.pk}: case_id is None, and the trail says {case.pk}"]


def test_a_follow_up_that_no_ruling_left_is_found(dora: User, session: Session, club: Club) -> None:
    left = make_ruling(dora, session).follow_ups.get()
    added = FollowUp.objects.create(ruling=left.ruling, report=left.report, paragraph="64C1", key="equity_after_play")
    assert differences(club) == [f"FollowUp {added.pk}: no entry tells of it"]
    FollowUp.objects.all().delete()
    assert [each.split(",")[0] for each in differences(club)] == [f"FollowUp {left.pk}: is gone"]


@pytest.mark.parametrize("told", [{}, {"follow_ups": []}])
def test_a_version_of_before_leaves_open_what_it_closed(
    dora: User, session: Session, club: Club, told: dict[str, Any]
) -> None:
    ruling = make_ruling(dora, session)
    club.refresh_from_db()
    record(club, dora, Verb.RULING_SUPERSEDED, ruling, report=ruling.report, after=told)
    FollowUp.objects.update(done_by=dora)
    assert bool(differences(club)) is bool(told)


def test_a_follow_up_that_was_moved_to_another_report_is_found(dora: User, session: Session, club: Club) -> None:
    left = make_ruling(dora, session).follow_ups.get()
    FollowUp.objects.filter(pk=left.pk).update(report=make_ruling(dora, session).report)
    assert f"FollowUp {left.pk}: no entry tells of it" in differences(club)
