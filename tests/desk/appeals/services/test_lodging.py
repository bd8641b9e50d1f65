"""Bringing an appeal: through the director or the side's link, agreed to, in time or late, its deposit, taken back."""

from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone

from rulings.desk.appeals.services.lodging import (
    consent_to_appeal,
    decide_late,
    lodge_appeal,
    note_deposit,
    withdraw_appeal,
)
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Stale, WrongState
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.desk.review.services import countersign
from rulings.models import Appeal, Club, Period, PeriodExtension, PrivateLink, Ruling, Session, User
from tests.appealing import end_the_time_to_appeal, make_appeal, make_decided, make_refused
from tests.factories import a_key, history, make_club, make_pair, make_ruling, make_session, make_user


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


@pytest.fixture
def link(dora: User, ruling: Ruling) -> PrivateLink:
    return make_private_link(actor=dora, report=ruling.report, side="NS")


def with_review(session: Session, **review: object) -> None:
    """The session's profile says that of review."""
    session.profile.review = review
    session.profile.save(update_fields=["review"])


def test_a_director_lodges_it_for_a_side_that_agrees(dora: User, ruling: Ruling, club: Club) -> None:
    since = len(history(club))
    appeal = make_appeal(dora, ruling)
    assert (appeal.number, appeal.state, appeal.side, appeal.lodged_by) == (1, "admitted", "NS", dora)
    assert [(each["name"], each["by"]) for each in appeal.consents] == [
        ("Anna Bianchi", dora.pk),
        ("Bruno Rossi", dora.pk),
    ]
    assert [verb for verb, _before, _after in history(club, since)] == ["appeal.lodged"]


def test_a_player_lodges_it_by_his_link_and_the_trail_says_so(ruling: Ruling, link: PrivateLink, club: Club) -> None:
    appeal = lodge_appeal(
        actor=None,
        link=link,
        ruling=ruling,
        side="NS",
        reasons="He had a heart.",
        appeal_key=a_key(),
        consents=["Anna"],
    )
    assert (appeal.state, appeal.lodged_by, appeal.consents[0]["by"]) == ("lodged", None, None)
    verb, _before, after = history(club)[-1]
    assert (verb, after["via"], after["side"]) == ("appeal.lodged", "link", "NS")
    assert club.audit_entries.last().actor is None


def test_the_same_form_twice_is_one_appeal(dora: User, ruling: Ruling, club: Club) -> None:
    first = make_appeal(dora, ruling, appeal_key=a_key())
    since = len(history(club))
    assert make_appeal(dora, ruling, appeal_key=a_key(), reasons="Changed.") == first
    assert (Appeal.objects.get().reasons, history(club, since)) == ("West had a heart.", [])


def test_the_key_of_another_form_lodges_nothing(dora: User, session: Session, ruling: Ruling) -> None:
    make_appeal(dora, ruling, appeal_key=a_key())
    elsewhere = make_club("altrove")
    outsider = make_user("outsider", elsewhere)
    theirs = make_ruling(outsider, make_session(elsewhere, "elsewhere"))
    for actor, other, side in (
        (dora, ruling, "EW"),
        (dora, make_ruling(dora, session), "NS"),
        (outsider, theirs, "NS"),
    ):
        with pytest.raises(Stale, match=r"^This form was sent before, for something else\."):
            make_appeal(actor, other, side=side, appeal_key=a_key())
    assert Appeal.objects.count() == 1


def test_a_side_appeals_once_and_the_other_side_too(dora: User, ruling: Ruling) -> None:
    make_appeal(dora, ruling)
    assert make_appeal(dora, ruling, side="EW").number == 2
    with pytest.raises(WrongState, match=r"^This side has already appealed against this ruling: it is appeal 1\.$"):
        make_appeal(dora, ruling)


def test_the_link_of_the_other_side_does_not_lodge_it(dora: User, ruling: Ruling) -> None:
    others = make_private_link(actor=dora, report=ruling.report, side="EW")
    with pytest.raises(NotAllowed, match="does not speak for that side"):
        lodge_appeal(actor=None, link=others, ruling=ruling, side="NS", reasons="No.", appeal_key=a_key())
    assert Appeal.objects.count() == 0


def test_a_link_to_another_report_or_a_revoked_one_does_not_lodge_it(
    dora: User, session: Session, ruling: Ruling, link: PrivateLink
) -> None:
    other = make_ruling(dora, session)
    with pytest.raises(NotAllowed):
        lodge_appeal(actor=None, link=link, ruling=other, side="NS", reasons="No.", appeal_key=a_key())
    revoke_private_link(actor=dora, link=link)
    with pytest.raises(NotAllowed):
        lodge_appeal(actor=None, link=link, ruling=ruling, side="NS", reasons="No.", appeal_key=a_key())


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_who_does_not_direct_here_lodges_none(who: str, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        make_appeal(request.getfixturevalue(who), ruling)


def test_without_reasons_there_is_none(dora: User, ruling: Ruling, club: Club) -> None:
    since = len(history(club))
    with pytest.raises(ReasonMissing, match="Say why you appeal"):
        make_appeal(dora, ruling, reasons=" ")
    assert (Appeal.objects.count(), history(club, since)) == (0, [])
    assert Club.objects.get(pk=club.pk).last_appeal_number == 0


def test_a_superseded_version_is_not_appealed_against(dora: User, ruling: Ruling) -> None:
    case = supersede_ruling(actor=dora, ruling=ruling, reason="It was East.")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    with pytest.raises(WrongState, match="A newer version"):
        make_appeal(dora, ruling)


@pytest.mark.parametrize(
    ("form", "consents", "state"),
    [
        ("pairs_mp", [], "lodged"),
        ("pairs_mp", ["Anna"], "lodged"),
        ("pairs_mp", ["Anna", "Bruno"], "admitted"),
        ("pairs_imp", ["Anna"], "lodged"),
        ("", ["Anna"], "lodged"),
        ("individual", ["Anna"], "admitted"),
        ("teams", [], "lodged"),
        ("teams", ["Carla, captain"], "admitted"),
        ("knockout", ["Carla, captain"], "admitted"),
    ],
)
def test_92d_both_partners_or_the_captain_or_a_single_player_agree(
    dora: User, session: Session, ruling: Ruling, form: str, consents: list[str], state: str
) -> None:
    session.form = form
    session.save()
    assert make_appeal(dora, Ruling.objects.get(), consents=consents).state == state


def test_the_partner_agrees_later_and_the_appeal_is_to_be_heard(
    dora: User, ruling: Ruling, link: PrivateLink, club: Club
) -> None:
    appeal = make_appeal(dora, ruling, consents=["Anna Bianchi"])
    since = len(history(club))
    agreed = consent_to_appeal(actor=None, link=link, appeal=appeal, name="Bruno Rossi")
    assert (agreed.state, len(agreed.consents)) == ("admitted", 2)
    assert [verb for verb, _before, _after in history(club, since)] == ["appeal.consented"]


def test_the_same_player_agreeing_twice_does_not_stand_for_his_partner(dora: User, ruling: Ruling, club: Club) -> None:
    appeal = make_appeal(dora, ruling, consents=["Anna Bianchi", "anna  BIANCHI"])
    since = len(history(club))
    again = consent_to_appeal(actor=dora, appeal=appeal, name="Bianchi Anna")
    assert (again.state, len(again.consents), history(club, since)) == ("lodged", 1, [])


def test_a_player_of_the_other_side_cannot_agree(dora: User, session: Session) -> None:
    pairs = {"ns": make_pair(session, "1", "NS", "Anna", "Bruno"), "ew": make_pair(session, "2", "EW", "Carla", "Dino")}
    ruling = make_ruling(dora, session, **pairs)
    with pytest.raises(BadInput, match=r"^Dino plays for the other side\."):
        make_appeal(dora, ruling, consents=["Anna", "Dino"])


def test_after_the_time_to_appeal_it_is_taken_as_late(dora: User, session: Session, ruling: Ruling) -> None:
    end_the_time_to_appeal(session)
    appeal = make_appeal(dora, Ruling.objects.get())
    assert (appeal.is_late, appeal.state, appeal.reasons) == (True, "late", "West had a heart.")


@pytest.mark.parametrize(("minutes_ago", "is_late"), [(29, False), (31, True)])
def test_92b_the_time_runs_thirty_minutes_from_the_official_score(
    dora: User, session: Session, ruling: Ruling, minutes_ago: int, is_late: bool
) -> None:
    session.result_available_at = timezone.now() - timedelta(minutes=minutes_ago)
    session.save()
    assert make_appeal(dora, Ruling.objects.get()).is_late is is_late


def test_before_the_official_score_nothing_is_late(dora: User, ruling: Ruling) -> None:
    assert make_appeal(dora, ruling).is_late is False


def test_within_an_extension_it_is_in_time(dora: User, session: Session, ruling: Ruling) -> None:
    end_the_time_to_appeal(session)
    PeriodExtension.objects.create(
        session=session,
        period=Period.APPEAL,
        until=timezone.now() + timedelta(hours=1),
        reason="No light.",
        made_by=dora,
        made_at=timezone.now(),
    )
    assert make_appeal(dora, Ruling.objects.get()).state == "admitted"


def test_a_late_one_is_admitted_with_its_reason(dora: User, rev: User, session: Session, ruling: Ruling) -> None:
    end_the_time_to_appeal(session)
    late = make_appeal(dora, Ruling.objects.get())
    appeal = decide_late(actor=rev, appeal=late, is_admitted=True, reason="The result came by post.")
    assert (appeal.state, appeal.late_by, appeal.late_reason) == ("admitted", rev, "The result came by post.")


def test_a_late_one_that_is_admitted_still_waits_for_the_partner(
    dora: User, rev: User, session: Session, ruling: Ruling
) -> None:
    end_the_time_to_appeal(session)
    late = make_appeal(dora, Ruling.objects.get(), consents=["Anna"])
    assert decide_late(actor=rev, appeal=late, is_admitted=True, reason="Post.").state == "lodged"


def test_a_late_one_is_not_refused_without_a_reason(dora: User, rev: User, session: Session, ruling: Ruling) -> None:
    end_the_time_to_appeal(session)
    late = make_appeal(dora, Ruling.objects.get())
    with pytest.raises(ReasonMissing):
        decide_late(actor=rev, appeal=late, is_admitted=False, reason="")
    assert Appeal.objects.get().state == "late"


def test_who_decides_on_a_late_one_is_the_role_of_the_profile(
    dora: User, rev: User, olga: User, session: Session, ruling: Ruling
) -> None:
    with_review(session, late_decided_by="administrator")
    end_the_time_to_appeal(session)
    late = make_appeal(dora, Ruling.objects.get())
    with pytest.raises(NotAllowed, match=r"^This is left to somebody else: ask Olga Zieba\.$"):
        decide_late(actor=rev, appeal=late, is_admitted=True, reason="Post.")
    assert decide_late(actor=olga, appeal=late, is_admitted=True, reason="Post.").late_by == olga


def test_who_signed_the_ruling_does_not_bury_its_late_appeal(
    dora: User, rev: User, olga: User, session: Session, ruling: Ruling
) -> None:
    countersign(actor=rev, ruling=ruling)
    end_the_time_to_appeal(session)
    late = make_appeal(dora, Ruling.objects.get())
    with pytest.raises(NotAllowed, match="Ask Olga Zieba"):
        decide_late(actor=rev, appeal=late, is_admitted=False, reason="Too late.")
    assert decide_late(actor=olga, appeal=late, is_admitted=False, reason="Too late.").state == "refused"


def test_the_profile_names_body_and_deposit(dora: User, session: Session, ruling: Ruling) -> None:
    with_review(session, body="committee", deposit="100 PLN")
    appeal = make_appeal(dora, Ruling.objects.get())
    assert (appeal.body, appeal.deposit, appeal.deposit_paid_at) == ("committee", "100 PLN", None)


def test_a_deposit_is_kept_only_where_there_was_no_merit(dora: User, rev: User, ruling: Ruling) -> None:
    decided = make_decided(dora, rev, ruling)
    with pytest.raises(BadInput, match="was without merit"):
        note_deposit(actor=dora, appeal=decided, deposit="20 EUR", is_paid=True, fate="kept")
    Appeal.objects.update(merit="without")
    assert note_deposit(actor=dora, appeal=decided, deposit="20 EUR", is_paid=True, fate="kept").deposit_fate == "kept"


def test_the_deposit_of_a_refused_appeal_is_returned(dora: User, rev: User, ruling: Ruling) -> None:
    refused = make_refused(dora, rev, ruling)
    noted = note_deposit(actor=dora, appeal=refused, deposit="20 EUR", is_paid=True, fate="returned")
    assert (noted.deposit_fate, noted.state) == ("returned", "refused")


@pytest.mark.parametrize(
    ("deposit", "is_paid", "fate", "said"),
    [
        ("", True, "", "Write what the deposit was"),
        ("20 EUR", False, "returned", "A deposit that was not paid"),
        ("20 EUR", True, "drunk", "A deposit is returned or kept"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    dora: User, ruling: Ruling, deposit: str, is_paid: bool, fate: str, said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        note_deposit(actor=dora, appeal=make_appeal(dora, ruling), deposit=deposit, is_paid=is_paid, fate=fate)


def test_the_same_deposit_again_changes_nothing(dora: User, ruling: Ruling, club: Club) -> None:
    appeal = note_deposit(actor=dora, appeal=make_appeal(dora, ruling), deposit="20 EUR", is_paid=True)
    since = len(history(club))
    assert note_deposit(actor=dora, appeal=appeal, deposit=" 20 EUR ", is_paid=True) == appeal
    assert history(club, since) == []


def test_each_club_counts_its_own_appeals(dora: User, ruling: Ruling, wanda: User) -> None:
    there = make_ruling(wanda, make_session(wanda.memberships.get().club, "there"))
    assert (make_appeal(dora, ruling).number, make_appeal(wanda, there).number) == (1, 1)


def test_an_appeal_is_withdrawn_with_its_reason(dora: User, ruling: Ruling) -> None:
    appeal = withdraw_appeal(actor=dora, appeal=make_appeal(dora, ruling), reason="They accept it.")
    assert (appeal.state, appeal.withdrawn_because) == ("withdrawn", "They accept it.")


def test_a_withdrawn_appeal_is_lodged_again_as_a_new_one_in_time_or_late(
    dora: User, ruling: Ruling, session: Session
) -> None:
    first = withdraw_appeal(actor=dora, appeal=make_appeal(dora, ruling), reason="A misunderstanding.")
    again = make_appeal(dora, ruling, reasons="West had two hearts.")
    assert (again.number, again.state, again.reasons) == (2, "admitted", "West had two hearts.")
    first.refresh_from_db()
    assert (first.state, first.reasons) == ("withdrawn", "West had a heart.")
    with pytest.raises(WrongState, match="it is appeal 2"):
        make_appeal(dora, ruling)
    withdraw_appeal(actor=dora, appeal=again, reason="They accept it.")
    end_the_time_to_appeal(session)
    assert make_appeal(dora, ruling).state == "late"


def test_two_appeals_of_a_side_that_both_stand_are_refused_by_the_database(dora: User, ruling: Ruling) -> None:
    appeal = make_appeal(dora, ruling)
    appeal.pk, appeal.number, appeal.appeal_key = None, 2, a_key(2)
    with pytest.raises(IntegrityError, match="appeal"):
        appeal.save(force_insert=True)
