"""What a letter says when it is sent, and to whom it says nothing."""

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.utils import timezone

from rulings.desk.appeals.queries import entries_on
from rulings.desk.appeals.services.federation import answer_federation, ask_club, decide_further
from rulings.desk.notices.queries.letters import message_of
from rulings.desk.notices.services.telling import tell_deadlines, tell_what_happened
from rulings.desk.notices.values.letters import MAILED, Message
from rulings.desk.people.services.clubs import take_role
from rulings.desk.people.services.invitations import invite, revoke_invitation
from rulings.desk.playing.services import play_in
from rulings.desk.review.services import countersign
from rulings.desk.tasks.values import NotBefore
from rulings.models import Appeal, Club, NoticeKind, Role, Session, Task, User
from tests.appealing import UPHELD, make_appeal, make_decided, make_told
from tests.factories import make_pair, make_result, make_ruling
from tests.federations import make_federation, make_sent
from tests.mailing import free_port, mail_goes_to, make_mailbox
from tests.publishing import make_case

SAID = "Zebra"


@pytest.fixture(autouse=True)
def has_mail() -> Iterator[None]:
    with mail_goes_to(free_port()):
        yield


def letter(kind: NoticeKind) -> Message | None:
    """What the one letter of that kind says now."""
    tell_what_happened()
    return message_of(Task.objects.get(told__kind=kind))


@pytest.fixture
def begun(club: Club) -> None:
    tell_what_happened()


def test_each_kind_has_its_sentence_in_the_receivers_language_with_his_link(
    begun: None, dora: User, rev: User, olga: User, session: Session
) -> None:
    make_mailbox(olga, *NoticeKind)
    ruling = make_ruling(dora, session)
    waits = letter(NoticeKind.RULING_WAITS)
    assert waits is not None
    assert (waits.to, waits.link) == ("olga@example.org", f"http://127.0.0.1:8000/rulings/{ruling.pk}/")
    assert waits.lines == (
        "At Ponte Vecchio Bridge Club a ruling in Tuesday Pairs, board 1, waits for a countersignature.",
    )
    appeal = make_decided(dora, rev, ruling)
    for kind, subject in (
        (NoticeKind.APPEAL_LODGED, "An appeal was lodged: Tuesday Pairs, board 1"),
        (NoticeKind.APPEAL_DECIDED, "An appeal was decided: Tuesday Pairs, board 1"),
    ):
        said = letter(kind)
        assert said is not None
        assert (said.subject, said.link) == (subject, f"http://127.0.0.1:8000/appeals/{appeal.pk}/")


def test_what_a_federation_asks_and_decides_is_told_in_its_club_to_those_who_want_it(
    begun: None, dora: User, rev: User, olga: User, session: Session
) -> None:
    make_federation(session.event.club)
    piero = User.objects.get(username="piero")
    sent = make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))
    make_mailbox(dora, NoticeKind.APPEAL_ASKED, language="pl")
    make_mailbox(olga, NoticeKind.APPEAL_DECIDED)
    make_mailbox(piero, NoticeKind.APPEAL_ASKED, NoticeKind.APPEAL_DECIDED)
    tell_what_happened()
    Task.objects.all().delete()
    until = timezone.now() + timedelta(days=2)
    sent = ask_club(actor=piero, appeal=sent, question="Who was polled?", until=until)
    asked = letter(NoticeKind.APPEAL_ASKED)
    assert asked is not None
    assert (asked.to, asked.language) == ("dora@example.org", "pl")
    assert asked.link.endswith(f"/appeals/{sent.pk}/")
    sent = answer_federation(actor=dora, appeal=sent, answer="Nobody.")
    assert letter(NoticeKind.APPEAL_ASKED) is None
    decide_further(actor=piero, appeal=sent, **UPHELD, entries=entries_on(sent))
    decided = letter(NoticeKind.APPEAL_DECIDED)
    assert decided is not None
    assert (decided.to, decided.lines[0].partition(":")[0]) == (
        "olga@example.org",
        "The federation has decided an appeal of Ponte Vecchio Bridge Club",
    )


def test_a_hearing_at_the_federation_and_a_day_for_the_answer_are_told_with_their_time(
    begun: None, dora: User, rev: User, session: Session
) -> None:
    make_federation(session.event.club)
    piero, now = User.objects.get(username="piero"), timezone.now()
    sent = make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))
    make_mailbox(dora, NoticeKind.APPEAL_ASKED)
    ask_club(actor=piero, appeal=sent, question="Who comes?", until=now + timedelta(days=1))
    by_then = letter(NoticeKind.APPEAL_ASKED)
    assert by_then is not None
    assert by_then.subject.startswith("The federation wants an answer by ")
    Task.objects.all().delete()
    ask_club(actor=piero, appeal=Appeal.objects.get(pk=sent.pk), question="Come.", hearing=now + timedelta(days=3))
    hearing = letter(NoticeKind.APPEAL_ASKED)
    assert hearing is not None
    assert hearing.subject.startswith("The federation’s hearing is on ")


def test_it_says_nothing_where_it_matters_no_more(begun: None, dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, NoticeKind.RULING_WAITS)
    ruling = make_ruling(dora, session)
    assert letter(NoticeKind.RULING_WAITS) is not None
    countersign(actor=rev, ruling=ruling)
    assert letter(NoticeKind.RULING_WAITS) is None


@pytest.mark.parametrize("change", ["unconfirmed", "unwanted", "closed", "role taken", "old"])
def test_it_says_nothing_to_who_may_or_wants_to_read_it_no_more(
    begun: None, dora: User, rev: User, olga: User, session: Session, change: str
) -> None:
    mailbox = make_mailbox(rev, NoticeKind.RULING_WAITS)
    make_ruling(dora, session)
    assert letter(NoticeKind.RULING_WAITS) is not None
    match change:
        case "unconfirmed":
            mailbox.confirmed_at = None
        case "unwanted":
            mailbox.kinds = [NoticeKind.APPEAL_LODGED]
        case "closed":
            User.objects.filter(pk=rev.pk).update(is_active=False)
        case "role taken":
            take_role(actor=olga, club=session.event.club, user=rev)
        case _:
            Task.objects.update(queued_at=timezone.now() - timedelta(days=4))
    mailbox.save()
    assert letter(NoticeKind.RULING_WAITS) is None


@pytest.mark.parametrize("kind", [NoticeKind.RULING_WAITS, NoticeKind.APPEAL_LODGED, NoticeKind.PUBLISHED])
def test_a_playing_director_is_told_nothing_of_a_board_that_he_has_still_to_play(
    begun: None, dora: User, rev: User, session: Session, kind: NoticeKind
) -> None:
    make_mailbox(rev, *NoticeKind)
    play_in(actor=rev, session=session, user=rev)
    tell_what_happened()
    match kind:
        case NoticeKind.PUBLISHED:
            pk = make_case(dora, session).pk
            told = {"kind": kind.value, "pk": pk}
            now = timezone.now()
            Task.objects.create(name="mail", key="by hand", user=rev, told=told, queued_at=now, due_at=now)
        case NoticeKind.APPEAL_LODGED:
            make_appeal(dora, make_ruling(dora, session))
        case _:
            make_ruling(dora, session)
    with pytest.raises(NotBefore):
        letter(kind)
    tell_deadlines()
    assert not Task.objects.filter(told__kind=NoticeKind.DEADLINE).exists()


def test_a_deadline_is_told_a_day_before_to_who_has_to_do_with_it_and_anew_when_it_is_moved(
    begun: None, dora: User, rev: User, session: Session
) -> None:
    make_mailbox(rev, NoticeKind.DEADLINE)
    make_mailbox(dora, NoticeKind.DEADLINE)
    make_ruling(dora, session)
    assert tell_deadlines() == 0
    session.result_available_at = timezone.now()
    session.save(update_fields=["result_available_at"])
    for _each in range(2):
        assert tell_deadlines() == 1
    said = message_of(Task.objects.get(told__kind=NoticeKind.DEADLINE))
    assert said is not None
    assert said.to == "rev@example.org"
    assert said.lines[0].startswith("In Tuesday Pairs something waits for you until ")
    session.result_available_at = timezone.now() + timedelta(minutes=5)
    session.save(update_fields=["result_available_at"])
    tell_deadlines()
    assert Task.objects.filter(told__kind=NoticeKind.DEADLINE).count() == 2


def test_an_invitation_goes_to_the_address_that_was_typed_with_the_link_that_was_shown(
    begun: None, olga: User, club: Club
) -> None:
    made = invite(actor=olga, club=club, name="Vera", role=Role.DIRECTOR, mail="vera@example.org")
    task = Task.objects.get()
    said = message_of(task)
    assert said is not None
    assert (said.to, said.stop) == ("vera@example.org", "")
    assert said.link == f"http://127.0.0.1:8000/join/{made.token}/"
    assert said.lines[0].startswith("Olga Zieba invites you to direct or to administer at Ponte Vecchio Bridge Club. ")
    assert made.token not in str(Task.objects.values())
    revoke_invitation(actor=olga, invitation=made)
    assert message_of(task) is None


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_no_letter_has_a_name_a_text_a_card_or_an_address_of_anybody(
    begun: None, dora: User, rev: User, olga: User, session: Session, language: str
) -> None:
    """Whatever was typed about players and directors called Zebra, and whoever is told."""
    User.objects.update(last_name=SAID)
    pairs = [make_pair(session, str(at), side, SAID, SAID) for at, side in ((1, "NS"), (2, "EW"))]
    make_result(session.boards.get(number=1), *pairs)
    make_mailbox(olga, *NoticeKind, language=language)
    appeal = make_decided(dora, rev, make_ruling(dora, session, narrative=f"{SAID} led.", seats={"N": SAID}))
    Appeal.objects.filter(pk=appeal.pk).update(reasons=SAID, decision_text=SAID)
    make_federation(session.event.club)
    make_mailbox(User.objects.get(username="piero"), NoticeKind.APPEAL_SENT, language=language)
    sent = make_sent(rev, make_told(dora, rev, make_ruling(dora, session)), reasons=SAID)
    ask_club(actor=User.objects.get(username="piero"), appeal=sent, question=SAID)
    case = make_case(dora, session, facts=SAID)
    now = timezone.now()
    by_hand = {"kind": NoticeKind.PUBLISHED.value, "pk": case.pk}
    Task.objects.create(name="mail", key="by hand", user=olga, told=by_hand, queued_at=now, due_at=now)
    Session.objects.update(result_available_at=now)
    tell_what_happened()
    tell_deadlines()
    said = {task.told["kind"]: message_of(task) for task in Task.objects.order_by("pk")}
    assert said.keys() == {each.value for each in MAILED}
    for message in said.values():
        assert message is not None
        text = "\n".join((message.subject, *message.lines, message.link, message.do, message.stop))
        assert not re.search(rf"{SAID}|dora|rev|AKQ|[♠♥♦♣]", text.replace("/review", ""), re.I), text
