"""A player made anonymous: his name is nowhere, the cases and the chain are as they were, tampering is still found."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.apps import apps
from django.db import DatabaseError, connection, models, transaction
from django.utils import timezone

from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Stale
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.people.queries.erasable import PLACES
from rulings.desk.people.queries.prospects import prospect, spellings
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import tell_about
from rulings.desk.trail.queries.chain import BrokenEntry
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import (
    Appeal,
    AppealMember,
    Arrival,
    AuditText,
    BoardOpened,
    Body,
    CaseMark,
    Club,
    Contestant,
    DeskToken,
    Difference,
    Erasure,
    FactsSheet,
    FollowUp,
    Invitation,
    IrregularityReport,
    KeptAside,
    LateBoard,
    Period,
    PeriodExtension,
    Player,
    PlayingDirector,
    Poll,
    PollAnswer,
    Publication,
    PublicText,
    RecorderNote,
    ReportCase,
    Result,
    RosterPlayer,
    Ruling,
    ScoreQuery,
    Session,
    SessionImport,
    SessionTemplate,
    SignIn,
    User,
    WaitingFile,
)
from rulings.scoring.boards.lines import Assigned
from tests.append_only import drop_the_triggers
from tests.factories import (
    answer_all,
    both,
    first_case,
    history,
    make_pair,
    make_report,
    make_result,
    make_session,
)
from tests.naming import names_in

NAME = "Łucja Źrebiec"
NUMBER = "PL-7731"  # with letters that no hexadecimal digest holds
TOLD = "źrebiec led, and LUCJA ZREBIEC said so; Zrebiec Łucja is known for it."
OF_AN_APPEAL = (
    "reasons late_reason comments statement law_points law_ruling fact_points findings decision_text dissent further"
    " withdrawn_because attended scribe"
)
ASKED = {"reason": "Asked for by letter on 3 May.", "names": [NAME]}


@pytest.fixture
def told(dora: User, rev: User, session: Session, club: Club) -> Ruling:
    """A ruling in its second version with Łucja's name in every place that may hold one."""
    pairs = [make_pair(session, "1", "NS", NAME, "Jan Lis"), make_pair(session, "2", "EW", "Ola Bór", "Iga Wilk")]
    Player.objects.filter(name=NAME).update(national_id=NUMBER)
    seats = {"N": NAME, "S": "Jan Lis", "E": "Ola Bór", "W": "Iga Wilk"}
    auction = [{"call": "1NT", "seat": "N", "note": TOLD}, "P", "P", "P"]
    play = [{"leader": "E", "cards": ["E SA"], "notes": {"SA": TOLD}}]
    result = make_result(session.boards.get(number=1), *pairs, seats=seats, auction=auction, play=play)
    report = make_report(dora, session, table="1", seats={"N": "L. Źrebiec"}, narrative=TOLD)
    report = amend_report(actor=dora, report=report, revision=1, auction=auction)
    report = tell_about(actor=dora, report=report, revision=2, action=None, said=TOLD)
    case = answer_all(dora, first_case(report))
    own = {"override_text": TOLD, "override_reason": TOLD}
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision, **own)
    given = Given(Assigned.to_both(-100), "16B3", both("4S -2 S"))
    adjust_score(actor=dora, ruling=ruling, result=result, given=given, override_reason=TOLD)
    case = supersede_ruling(actor=dora, ruling=ruling, reason=TOLD)
    second = issue_ruling(actor=dora, case=case, revision=case.revision, **own)
    fill(second, dora, rev, club)
    return second


def fill(ruling: Ruling, dora: User, rev: User, club: Club) -> None:
    """Rows whose services are tested elsewhere."""
    report, now = ruling.report, timezone.now()
    texts = {"agreed": TOLD, "disputed": TOLD, "ns_words": TOLD, "ew_words": TOLD, "additional": TOLD, "level": NAME}
    FactsSheet.objects.create(report=report, **texts)
    made: dict[str, Any] = {"made_by": dora, "made_at": now}
    poll = Poll.objects.create(
        report=report, seat="N", hand="AKQ2.543.KJ4.876", question=TOLD, level=NAME, digest="t", judgement=TOLD,
        auction=[{"call": "1C", "seat": "N", "note": TOLD}], alternatives=[TOLD], **made,
    )  # fmt: skip
    PollAnswer.objects.create(
        poll=poll, answer_key=uuid4(), peer="Lucja", level=NAME, answer=NAME, considered=TOLD, reason=TOLD,
        answered_at=now,
    )  # fmt: skip
    appeal = Appeal.objects.create(
        club=club, ruling=ruling, number=1, appeal_key=uuid4(), side="NS", lodged_at=now, body=Body.COMMITTEE,
        consents=[{"name": NAME, "at": "2026-11-17T22:00:00+00:00", "by": None}],
        asked=[{"question": TOLD, "at": "2026-11-17T22:00:00+00:00", "by": None}],
        **dict.fromkeys(OF_AN_APPEAL.split(), TOLD),
    )  # fmt: skip
    AppealMember.objects.create(appeal=appeal, name="Zrebiec, Łucja", conflict=TOLD)
    PeriodExtension.objects.create(session=report.session, period=Period.APPEAL, until=now, reason=TOLD, **made)
    PlayingDirector.objects.create(session=report.session, user=dora, left_at=now, left_because=TOLD)
    BoardOpened.objects.create(board=report.board, user=dora, why="must_see", reason=TOLD, at=now)
    ScoreQuery.objects.create(session=report.session, query_key=uuid4(), text=TOLD, answer=TOLD, asked_at=now)
    tomorrow = date.today() + timedelta(days=1)
    RecorderNote.objects.create(
        club=club, report=report, player=NAME, kind="tempo", text=TOLD, response=TOLD, expires_on=tomorrow, **made
    )
    PublicText.objects.create(ruling=ruling, text=TOLD, not_names=["zrebiec"], **made)
    published = Publication.objects.create(
        club=club, ruling=ruling, year=2026, number=1, facts=TOLD, override_text=TOLD, appeal={"text": TOLD},
        auction=[{"call": "1C", "seat": "N", "note": TOLD}], sentences={}, paragraphs=[], notice=TOLD,
        commentary=TOLD, commentator=NAME, not_names=[NAME],
        published_by=rev, published_at=now,
    )  # fmt: skip
    CaseMark.objects.create(club=club, publication=published, reason=TOLD, tags=[NAME], **made)
    source = SessionImport.objects.create(
        club=club, session=report.session, digest="d", filename="Źrebiec.pbn", imported_at=now,
        remarks=[{"key": "PLAYER_UNKNOWN", "values": {"name": NAME}}],
        stored={"filled": {"Contestant": {"1": {"name": NAME}}}},
    )  # fmt: skip
    told = {"error": {"found": TOLD}, "columns": {"ns": NAME, "seats": {"N": NAME}}, "mark": "m", "found_at": now}
    KeptAside.objects.create(session=report.session, source=source, **told)
    fill_evening(report, club, dora)
    times = dict.fromkeys(("arrived_at", "begun_at", "sent_at"), now)
    said = {"narrative": TOLD, "ruling": [{"paragraph": "67B1", "text": TOLD}]}
    Arrival.objects.create(club=club, key=uuid4(), sent_by=dora, told=said, reason=TOLD, state="dropped", **times)
    FollowUp.objects.filter(ruling=ruling).update(note=TOLD)
    ReportCase.objects.filter(pk=ruling.case_id).update(
        answers={"offender": {"value": "W", "reason": TOLD, "polled": TOLD, "consulted": NAME}}
    )


def fill_evening(report: IrregularityReport, club: Club, dora: User) -> None:
    """What the evening brings before any file exists."""
    session, now = report.session, timezone.now()
    RosterPlayer.objects.create(club=club, name=NAME, number=NUMBER, folded="lucja zrebiec")
    SessionTemplate.objects.create(club=club, name=NAME)
    SignIn.objects.create(session=session, names=[{"name": NAME, "number": NUMBER}], made_at=now)
    Difference.objects.create(session=session, before={"name": NAME}, after={"seats": {"N": NAME}}, found_at=now)
    Invitation.objects.create(
        club=club, name=NAME, digest="d", role="director", made_by=dora, made_at=now, expires_at=now
    )
    DeskToken.objects.create(session=session, name=NAME, digest="d", created_by=dora, created_at=now)
    LateBoard.objects.create(
        session=session, board=report.board, table="1", slow="NS", reason=TOLD, noted_by=dora, noted_at=now
    )
    WaitingFile.objects.create(club=club, filename="x.pbn", data=NAME.encode(), sent_by=dora, sent_at=now)


def dump() -> Iterator[tuple[str, str]]:
    """Every text in the database: its column, and the text, JSON as it is stored."""
    for model in apps.get_app_config("rulings").get_models():
        for field in model._meta.concrete_fields:
            if isinstance(field, models.CharField | models.TextField | models.JSONField):
                for value in model._default_manager.values_list(field.name, flat=True):
                    yield f"{model.__name__}.{field.name}", str(value)


def named() -> set[str]:
    """The columns that hold the name, or a part of it."""
    return {column for column, text in dump() if names_in(text, [NAME])}


def test_the_name_is_nowhere_afterwards_and_was_everywhere_before(told: Ruling, olga: User, club: Club) -> None:
    places = {f"{place.model.__name__}.{name}" for place in PLACES for name in (*place.names, *place.texts)}
    known_empty = {"Event.name", "Session.name", "Contestant.key", "IrregularityReport.claim", "Poll.played",
                   "IrregularityReport.table", "ScoreAdjustment.judged", "ScoreAdjustment.replaces_because",
                   "ScoreAdjustment.withdrawn_because", "Ruling.judgements", "Appeal.deposit",
                   "ReportCase.reopened_because"}  # fmt: skip
    assert named() == places - known_empty
    erase_player(actor=olga, club=club, **ASKED)
    assert named() == set()
    assert not [column for column, text in dump() if NUMBER in text]
    assert [RosterPlayer.objects.count(), SignIn.objects.count(), WaitingFile.objects.count()] == [0, 0, 0]


def test_a_pseudonym_stands_in_its_place_and_all_else_as_it_was(told: Ruling, olga: User, club: Club) -> None:
    erase_player(actor=olga, club=club, **ASKED)
    report = IrregularityReport.objects.get()
    assert report.narrative == "Player 1 led, and Player 1 said so; Player 1 is known for it."
    assert report.seats == {"N": "Player 1"}
    assert Result.objects.get().seats == {"N": "Player 1", "S": "Jan Lis", "E": "Ola Bór", "W": "Iga Wilk"}
    assert [str(each) for each in Contestant.objects.order_by("pk")] == ["1 Player 1 - Jan Lis", "2 Ola Bór - Iga Wilk"]
    assert sorted(Player.objects.values_list("name", flat=True)) == ["Iga Wilk", "Jan Lis", "Ola Bór", "Player 1"]
    kept = Ruling.objects.get(pk=told.pk)
    assert kept.override_text == "Player 1 led, and Player 1 said so; Player 1 is known for it."
    assert (kept.findings, kept.facts, kept.sentences) == (told.findings, told.facts, told.sentences)
    assert [call if isinstance(call, str) else call["call"] for call in kept.record["auction"]] == [
        "1NT",
        "P",
        "P",
        "P",
    ]


def test_the_history_reads_the_pseudonym(told: Ruling, olga: User, club: Club) -> None:
    erase_player(actor=olga, club=club, **ASKED)
    filed = next(after for verb, _before, after in history(club) if verb == "report.filed")
    assert (filed["narrative"], filed["seats"]) == (
        "Player 1 led, and Player 1 said so; Player 1 is known for it.",
        {"N": "Player 1"},
    )


def test_the_chain_verifies_before_and_after(told: Ruling, olga: User, club: Club) -> None:
    assert verify_audit(club) is None
    first = erase_player(actor=olga, club=club, **ASKED)
    assert verify_audit(club) is None
    assert (first.pseudonym, first.ended_at is not None) == ("Player 1", True)
    second = erase_player(actor=olga, club=club, names=["Jan Lis"], reason="He asked too.")
    assert (second.pseudonym, verify_audit(club)) == ("Player 2", None)


def test_its_entry_tells_how_many_rows_of_what_and_no_name(told: Ruling, olga: User, club: Club) -> None:
    erase_player(actor=olga, club=club, names=[NAME], reason="Źrebiec asked for it.")
    verb, before, after = history(club)[-1]
    assert (verb, before, after["pseudonym"], after["reason"]) == (
        "player.erased", {}, "Player 1", "Player 1 asked for it.",
    )  # fmt: skip
    assert (after["rows"]["Ruling"], after["rows"]["Player"], len(after["rulings"])) == (2, 1, 2)
    assert len(after["texts"]) == after["rows"]["AuditText"]


def test_a_prospect_counts_what_would_change_and_changes_nothing(told: Ruling, club: Club) -> None:
    shown = prospect(club, [NAME])
    assert (shown.rows["Ruling"], shown.rows["Player"], shown.rows["IrregularityReport"]) == (2, 1, 1)
    assert (shown.alone, shown.shared) == (("lucja", "zrebiec"), ())
    assert "IrregularityReport.narrative" in named()


def test_what_another_of_the_session_bears_too_stays_alone(told: Ruling, olga: User, club: Club) -> None:
    make_pair(told.report.session, "3", "NS", "Adam Źrebiec", "Ewa Sowa")
    shown = prospect(club, [NAME])
    assert (shown.alone, shown.shared) == (("lucja",), ("zrebiec",))
    erase_player(actor=olga, club=club, **ASKED)
    assert IrregularityReport.objects.get().narrative == (
        "źrebiec led, and Player 1 said so; Player 1 is known for it."
    )
    assert Player.objects.filter(name="Adam Źrebiec").exists()


def test_another_session_keeps_its_own_people(told: Ruling, dora: User, olga: User, club: Club) -> None:
    monday = make_session(club, "monday")
    make_pair(monday, "1", "NS", "Łucja Kos", "Adam Źrebiec")
    report = make_report(dora, monday, narrative="Źrebiec and Łucja spoke with Łucja Źrebiec.")
    erase_player(actor=olga, club=club, **ASKED)
    report.refresh_from_db()
    assert report.narrative == "Źrebiec and Łucja spoke with Player 1."
    assert verify_audit(club) is None


def test_a_word_that_is_no_name_may_be_spared(dora: User, olga: User, session: Session, club: Club) -> None:
    make_pair(session, "1", "NS", "Bill Short", "Jan Lis")
    report = make_report(dora, session, narrative="Short ran short of time.")
    erase_player(actor=olga, club=club, names=["Bill Short"], reason="He asked.", spared=["short"])
    report.refresh_from_db()
    assert report.narrative == "Short ran short of time."
    assert not Player.objects.filter(name="Bill Short").exists()


def test_another_club_is_left_alone(told: Ruling, olga: User, club: Club, wanda: User) -> None:
    theirs = make_session(wanda.memberships.get().club, "elsewhere")
    make_pair(theirs, "1", "NS", NAME)
    report = make_report(wanda, theirs, narrative=TOLD)
    erase_player(actor=olga, club=club, **ASKED)
    report.refresh_from_db()
    assert (report.narrative, Player.objects.filter(name=NAME).count()) == (TOLD, 1)


def test_the_pseudonym_is_in_the_clubs_language(told: Ruling, olga: User, club: Club) -> None:
    Club.objects.filter(pk=club.pk).update(language="pl")
    assert erase_player(actor=olga, club=club, **ASKED).pseudonym.endswith(" 1")


@pytest.mark.parametrize("who", ["dora", "rev", "pat", "wanda"])
def test_nobody_but_an_administrator_erases(who: str, told: Ruling, club: Club, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        erase_player(actor=request.getfixturevalue(who), club=club, **ASKED)
    assert not Erasure.objects.exists()


def test_a_name_that_nobody_bears_and_a_missing_reason_are_refused(told: Ruling, olga: User, club: Club) -> None:
    with pytest.raises(BadInput, match=r"^No player of this club has that name\."):
        erase_player(actor=olga, club=club, names=["Nobody Here"], reason="x")
    with pytest.raises(ReasonMissing, match=r"^Write who asked for this and when"):
        erase_player(actor=olga, club=club, names=[NAME], reason=" ")
    assert (Erasure.objects.count(), Player.objects.filter(name=NAME).count()) == (0, 1)


@pytest.mark.parametrize("where", ["on the list", "at the door"])
def test_who_stands_only_there_is_found_and_goes(olga: User, session: Session, club: Club, where: str) -> None:
    """He is in no session: on the club's list alone, or in an entry that nobody has decided on."""
    if where == "on the list":
        RosterPlayer.objects.create(club=club, name=NAME, number=NUMBER, folded="lucja zrebiec")
    else:
        names = [{"name": NAME, "number": NUMBER}, {"name": "Jan Kos", "number": ""}]
        SignIn.objects.create(session=session, names=names, made_at=timezone.now())
    assert spellings(club, "zrebiec") == [NAME]
    assert prospect(club, [NAME]).rows == {"RosterPlayer" if where == "on the list" else "SignIn": 1}
    erase_player(actor=olga, club=club, **ASKED)
    assert (named(), RosterPlayer.objects.count(), SignIn.objects.count()) == (set(), 0, 0)


def test_others_of_the_list_stay_and_so_does_what_they_share(
    dora: User, olga: User, session: Session, club: Club
) -> None:
    for name in (NAME, "Adam Źrebiec"):
        RosterPlayer.objects.create(club=club, name=name, folded=name)
    report = make_report(dora, session, narrative="Źrebiec spoke with Łucja Źrebiec.")
    assert prospect(club, [NAME]).shared == ("zrebiec",)
    erase_player(actor=olga, club=club, **ASKED)
    report.refresh_from_db()
    assert report.narrative == "Źrebiec spoke with Player 1."
    assert list(RosterPlayer.objects.values_list("name", flat=True)) == ["Adam Źrebiec"]


def test_another_club_s_list_is_no_place_to_be_found(olga: User, club: Club, wanda: User) -> None:
    RosterPlayer.objects.create(club=wanda.memberships.get().club, name=NAME, folded="x")
    with pytest.raises(BadInput, match=r"^No player of this club has that name\."):
        erase_player(actor=olga, club=club, **ASKED)


def test_spellings_are_found_by_any_part(told: Ruling, club: Club) -> None:
    assert spellings(club, "zrebiec") == ["L. Źrebiec", NAME]
    assert spellings(club, "") == []


def test_a_ruling_reworded_without_an_erasure_is_refused_and_found(told: Ruling, club: Club) -> None:
    with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
        Ruling.objects.filter(pk=told.pk).update(override_text="Nothing.")
    drop_the_triggers()
    Ruling.objects.filter(pk=told.pk).update(override_text="Nothing.")
    found = verify_audit(club)
    assert isinstance(found, BrokenEntry)
    assert found.reason == f"ruling {told.pk}, which it tells of, was changed since"


def test_an_erasure_opens_the_texts_alone(told: Ruling, olga: User, club: Club) -> None:
    Erasure.objects.create(club=club, pseudonym="Player 1", made_by=olga, made_at=timezone.now())
    with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
        Ruling.objects.filter(pk=told.pk).update(facts={})
    with pytest.raises(DatabaseError, match="a text of the audit trail is never changed"), transaction.atomic():
        AuditText.objects.update(digest="d")
    assert verify_audit(club) is not None


def test_a_ruling_changed_after_an_erasure_is_found(told: Ruling, olga: User, club: Club) -> None:
    erase_player(actor=olga, club=club, **ASKED)
    drop_the_triggers()
    Ruling.objects.filter(pk=told.pk).update(override_reason="Nothing.")
    assert "was changed since" in str(verify_audit(club))


@pytest.mark.parametrize("is_erased", [False, True])
def test_a_sealed_text_that_was_changed_is_found(is_erased: bool, told: Ruling, olga: User, club: Club) -> None:
    if is_erased:
        erase_player(actor=olga, club=club, **ASKED)
    first = AuditText.objects.order_by("pk").first()
    assert first is not None
    with pytest.raises(DatabaseError, match="a text of the audit trail is never changed"), transaction.atomic():
        AuditText.objects.filter(pk=first.pk).update(text="Nothing.")
    drop_the_triggers()
    AuditText.objects.filter(pk=first.pk).update(text="Nothing.")
    assert verify_audit(club) == BrokenEntry(1, "a text of it was changed since")


def test_a_sealed_text_that_is_gone_is_found(told: Ruling, club: Club) -> None:
    with pytest.raises(DatabaseError, match="a text of the audit trail is never deleted"), transaction.atomic():
        AuditText.objects.all().delete()
    drop_the_triggers()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM rulings_audittext")
    assert verify_audit(club) == BrokenEntry(1, "a text of it is gone")


def test_what_people_typed_never_stands_in_the_chain_itself(told: Ruling, club: Club) -> None:
    chain = str(list(club.audit_entries.values_list("before", "after")))
    assert names_in(chain, [NAME]) == ()
    amended = club.audit_entries.filter(verb="report.amended").earliest("pk").after["auction"]
    assert (amended[0]["call"], list(amended[0]["note"]), amended[1:]) == ("1NT", ["sealed"], ["P", "P", "P"])


CODES = {
    "Club": "name slug time_zone language publishing audit_hash audit_key audit_signature heads_mailed_to moved_to"
    " country colour logo",
    "ClubLogo": "image",
    "SiteMail": "host security username secret sender",
    "SitePlace": "name address languages",
    "User": "username first_name last_name email password language",
    "Membership": "role",
    "RegulationProfile": "name edition settings scoring review source",
    "Session": "slug form scoring own_scoring status public_address",
    "Arrival": "digest clashes state choice today",
    "Section": "name movement meetings",
    "SessionTemplate": "settings",
    "SessionKey": "digest sealed purpose section table",
    "RosterPlayer": "number",
    "SignIn": "wanted state",
    "TableCall": "section table source ident state",
    "LateBoard": "section table slow state",
    "Difference": "state",
    "KeptAside": "mark state",
    "NightlyJob": "name trouble",
    "Task": "name key told secret trouble",
    "Device": "endpoint point secret language kinds",
    "MadeFile": "key digest",
    "Mailbox": "address language kinds digest calendar",
    "PasswordRequest": "network digest",
    "SheetLayout": "headings layout",
    "DeskToken": "digest",
    "Invitation": "digest mail role",
    "PasswordLink": "digest",
    "SignedIn": "session_key session_data browser",
    "CodeKey": "secret",
    "RecoveryCode": "digest",
    "Passkey": "name credential public_key",
    "SpentChallenge": "digest",
    "Sitting": "digest sealed test",
    "SittingAnswer": "given",
    "WaitingFile": "filename event_name layout",
    "Contestant": "kind number section direction beside",
    "Player": "seat national_id",
    "Board": "dealer vulnerability deal double_dummy",
    "BoardOpened": "why",
    "Result": "section table round room contract declarer artificial awards lead",
    "SessionImport": "digest",
    "IrregularityReport": "contract play status",
    "ReportCase": "situation edition waits_for",
    "Ruling": (
        "edition situation profile regulations facts derived overruled findings sentences signed_digest signatures_lost"
    ),
    "Office": "kind",
    "FollowedCasebook": "address title key trouble",
    "CaseCopy": "address title content words published proof notice",
    "CaseMark": "verdict",
    "FollowUp": "paragraph key values situation facts",
    "ScoreAdjustment": "kind paragraph rule penalties cautions",
    "FactsSheet": "called_by called_when",
    "Poll": "digest sealed seat hand",
    "PeriodExtension": "period",
    "ScoreQuery": "side outcome",
    "Appeal": "state side deposit_fate body decision merit",
    "RecorderNote": "kind",
    "PrivateLink": "digest side",
    "Publication": "situation laws stage form shown_date sentences paragraphs scores sheet_digest board_shown cards",
    "AuditEntry": "verb object_type before after previous_hash hash key signature",
    "AuditText": "digest salt",
    "Erasure": "pseudonym",
}
"""Columns that hold codes or figures, what others publish, or who is not a player: of accounts, clubs, regulations."""


def test_every_text_column_is_erasable_or_known_to_hold_codes() -> None:
    known = {f"{model}.{name}" for model, names in CODES.items() for name in names.split()}
    known |= {f"{place.model.__name__}.{name}" for place in PLACES for name in (*place.names, *place.texts)}
    columns = {
        f"{model.__name__}.{field.name}"
        for model in apps.get_app_config("rulings").get_models()
        for field in model._meta.concrete_fields
        if isinstance(field, models.CharField | models.TextField | models.JSONField)
    }
    assert columns - known == set()


def test_what_was_not_shown_is_not_erased(olga: User, dora: User, session: Session) -> None:
    make_pair(session, "7", "NS", "Zenon Wrona", "Jo")
    club, shown = session.event.club, prospect(session.event.club, ["Zenon Wrona"])
    given: dict[str, Any] = {"actor": olga, "club": club, "names": ["Zenon Wrona"], "reason": "By mail."}
    make_report(dora, session, narrative="Wrony karta.")
    with pytest.raises(Stale, match="more was written since"):
        erase_player(**given, sheet=shown.digest)
    assert erase_player(**given, sheet=prospect(club, ["Zenon Wrona"]).digest).pseudonym


@pytest.mark.parametrize(
    "typed",
    [
        "W r o n y",
        "Wr\u00adona",
        "Wrоnа",
        "Wr0na",
        "@Wrona",
        "wrona@example.org",
        "VVrona",
        "W-rony",
        "Ｗｒｏｎｙ",
        "PanWrona",
    ],
)
def test_a_name_is_taken_out_however_it_is_typed(typed: str, olga: User, dora: User, session: Session) -> None:
    make_pair(session, "7", "NS", "Zenon Wrona", "Jo")
    report = make_report(dora, session, narrative=f"Then {typed} led.")
    erase_player(actor=olga, club=session.event.club, names=["Zenon Wrona"], reason="By mail.")
    report.refresh_from_db()
    assert "Player 1" in report.narrative
    assert names_in(report.narrative, ["Zenon Wrona"]) == ()
