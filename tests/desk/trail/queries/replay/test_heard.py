"""Appeals and polls, as services leave them, are as the trail tells; who hears one cannot be exchanged unseen."""

from rulings.desk.appeals.services.lodging import note_deposit
from rulings.desk.trail.queries.replay.heard import HEARD
from rulings.models import Appeal, AppealMember, Club, Session, User
from tests.appealing import make_appeal, make_heard_by_committee
from tests.factories import make_ruling


def differences(club: Club) -> list[str]:
    return [str(each) for story in HEARD for each in story.differences(club)]


def test_who_hears_an_appeal_is_who_was_named(dora: User, rev: User, session: Session, club: Club) -> None:
    appeal = make_heard_by_committee(dora, rev, make_ruling(dora, session))
    assert differences(club) == []
    member = appeal.members.filter(is_chair=False).order_by("pk")[0]
    AppealMember.objects.filter(pk=member.pk).update(name="A. Nero")
    assert [each.split(" is ")[0] for each in differences(club)] == [f"Appeal {appeal.pk}, seated: members"]


def test_a_deposit_is_paid_when_it_was_noted(dora: User, session: Session, club: Club) -> None:
    appeal = note_deposit(actor=dora, appeal=make_appeal(dora, make_ruling(dora, session)), deposit="50", is_paid=True)
    assert differences(club) == []
    Appeal.objects.update(deposit_paid_at="2020-01-01T10:00:00Z")
    assert [each.split(" is ")[0] for each in differences(club)] == [f"Appeal {appeal.pk}: deposit_paid_at"]


def test_a_column_that_holds_what_nobody_writes_is_found_and_stops_nothing(
    dora: User, session: Session, club: Club
) -> None:
    appeal = make_appeal(dora, make_ruling(dora, session))
    Appeal.objects.update(consents=[7])
    assert differences(club) == [
        f"Appeal {appeal.pk}, consents: it is 'nothing that can be read', and the trail says None"
    ]
