"""What every act on an appeal begins and ends with."""

import pytest

from rulings.desk.appeals.services.hearing import comment_on_appeal, tell_other_side
from rulings.desk.appeals.services.steps import begin
from rulings.desk.appeals.values import Act
from rulings.desk.base.bounds import Bound, TooMany
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.players.services import make_private_link
from rulings.models import Appeal, AuditEntry, Session, User
from tests.appealing import make_appeal
from tests.factories import make_ruling


@pytest.fixture
def appeal(dora: User, session: Session) -> Appeal:
    return tell_other_side(actor=dora, appeal=make_appeal(dora, make_ruling(dora, session), consents=["Ada", "Ida"]))


def test_nobody_begins_an_act_that_does_not_come_now_or_is_not_his(dora: User, pat: User, appeal: Appeal) -> None:
    with pytest.raises(WrongState):
        begin(actor=dora, appeal=appeal, act=Act.TELL)
    with pytest.raises(NotAllowed):
        begin(actor=pat, appeal=appeal, act=Act.COMMENT)
    with pytest.raises(RuntimeError):
        begin(actor=None, appeal=appeal, act=Act.COMMENT)


def test_the_trail_says_by_which_link_and_who_was_signed_in(dora: User, pat: User, appeal: Appeal) -> None:
    link = make_private_link(actor=dora, report=appeal.ruling.report, side="EW")
    for actor, comments in ((None, "None at all."), (pat, "He had none.")):
        comment_on_appeal(actor=actor, appeal=appeal, comments=comments, link=link)
        entry = AuditEntry.objects.latest("pk")
        assert (entry.actor, entry.after["via"], entry.after["link"]) == (actor, "link", link.pk)


def test_comments_are_not_changed_without_end(dora: User, appeal: Appeal) -> None:
    link = make_private_link(actor=dora, report=appeal.ruling.report, side="EW")
    for number in range(Bound.COMMENTS_ON_AN_APPEAL.hourly):
        comment_on_appeal(actor=None, appeal=appeal, comments=f"{number}", link=link)
    entries = AuditEntry.objects.count()
    with pytest.raises(TooMany):
        comment_on_appeal(actor=None, appeal=appeal, comments="Once more.", link=link)
    assert (AuditEntry.objects.count(), Appeal.objects.get().comments) == (entries, f"{number}")
