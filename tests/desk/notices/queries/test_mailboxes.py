"""Whose mailbox it is."""

from rulings.desk.base.keys import digest_of
from rulings.desk.notices.queries.mailboxes import (
    mailbox_of,
    mailbox_of_calendar,
    mailbox_to_confirm,
    mailbox_to_stop,
    who_wants,
)
from rulings.desk.notices.values.letters import stop_token
from rulings.models import Club, NoticeKind, User
from tests.mailing import make_mailbox


def test_who_has_set_nothing_has_one_that_is_not_stored(dora: User) -> None:
    assert (mailbox_of(dora).pk, mailbox_of(dora).kinds) == (None, [])
    assert mailbox_of(dora).address == dora.email


def test_a_token_finds_its_own_mailbox_and_no_other(dora: User, rev: User) -> None:
    its = make_mailbox(dora, digest=digest_of("confirms"), calendar=digest_of("calendar"))
    make_mailbox(rev)
    assert (mailbox_to_confirm("confirms"), mailbox_to_confirm("")) == (its, None)
    assert mailbox_to_stop(stop_token(its.pk)) == its
    assert mailbox_to_stop(f"{its.pk}-{'0' * 32}") is None
    assert (mailbox_of_calendar("calendar"), mailbox_of_calendar("")) == (its, None)
    User.objects.update(is_active=False)
    assert mailbox_of_calendar("calendar") is None


def test_of_a_club_those_want_it_who_have_a_role_there_and_chose_it(
    dora: User, rev: User, olga: User, wanda: User, club: Club
) -> None:
    its = make_mailbox(dora, NoticeKind.DEADLINE)
    make_mailbox(rev, NoticeKind.PUBLISHED)
    make_mailbox(olga, NoticeKind.DEADLINE, confirmed_at=None)
    make_mailbox(wanda, NoticeKind.DEADLINE)
    assert who_wants(NoticeKind.DEADLINE, club) == [its]
