"""A countersignature holds for the sheet that its signer read, and is lost with whatever changes on that sheet."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from django.db import connection, transaction
from django.db.utils import DatabaseError
from django.test import Client

from rulings.bridge import Card, Seat
from rulings.desk.adjusting.services.adjusting import enter_adjustment, withdraw_adjustment
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.base.signatures import LOST, STANDS, sheet_digest, sheet_of
from rulings.desk.casebook.services.publishing import prepare_public_text, publish
from rulings.desk.cases.queries.hearers import hearers_of
from rulings.desk.cases.services.follow_ups import complete_follow_up
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.imports.services.differences import take_difference
from rulings.desk.imports.services.faults import decide_fault
from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.values import Put, Way, kept_error
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import make_poll
from rulings.desk.reports.services.filing import amend_report, open_next_case
from rulings.desk.reports.services.recording import confirm_facts, record_claim, tell_about, tell_of_appeal, write_facts
from rulings.desk.review.services import countersign, return_ruling
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.formats.errors import Expected, FormatError
from rulings.models import (
    AuditEntry,
    Board,
    Club,
    Difference,
    FollowUp,
    IrregularityReport,
    KeptAside,
    Result,
    Role,
    Ruling,
    Session,
    SessionImport,
    User,
    Verb,
)
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.notation.results import read_result
from tests.appealing import make_appeal, make_told
from tests.desk.conftest import signed_in
from tests.desk.imports.evening import evening, saved
from tests.desk.page_forms import forms_of
from tests.factories import (
    DEAL,
    both,
    make_adjustment,
    make_over,
    make_pair,
    make_publishable,
    make_result,
    make_ruling,
    make_user,
)


@pytest.fixture
def ruling(dora: User, rev: User, session: Session) -> Ruling:
    """On a table's result, with a score given and facts written, countersigned by Rev."""
    return signed(dora, rev, session)


def signed(dora: User, rev: User, session: Session) -> Ruling:
    pairs = [make_pair(session, "7", side, "Anna", "Bruno") for side in ("NS", "EW")]
    played = make_result(session.boards.get(number=1), *pairs, table="7")
    made = make_ruling(dora, session, table="7", ns=pairs[0], ew=pairs[1])
    assert made.report.result == played
    make_adjustment(dora, made, played)
    write_facts(actor=dora, report=made.report, revision=0, texts={"agreed": "A break in tempo."})
    return countersign(actor=rev, ruling=made)


def now(ruling: Ruling) -> Ruling:
    return Ruling.objects.select_related("report__board", "report__result", "report__session", "case").get(pk=ruling.pk)


def digest(ruling: Ruling) -> str:
    return sheet_digest(now(ruling), sheet_of(ruling))


AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")
Change = Callable[[User, Ruling], Any]


def corrected(dora: User, ruling: Ruling) -> None:
    table = read_result("3S = S", "en")
    assert table is not None
    assert ruling.report.result is not None
    correct_result(actor=dora, result=ruling.report.result, table=table, agreement=AGREED)


def told_otherwise(dora: User, ruling: Ruling, **about: Any) -> None:
    """A file has a row otherwise, and a director takes that."""
    told = {"club": ruling.report.club, "session": ruling.report.session, "imported_at": ruling.issued_at}
    source = SessionImport.objects.create(digest="1", filename="x.xml", imported_by=dora, **told)
    found = Difference.objects.create(session=ruling.report.session, source=source, found_at=ruling.issued_at, **about)
    take_difference(actor=dora, difference=found)


def result_of_a_file(dora: User, ruling: Ruling) -> None:
    about = {"before": {"tricks": ruling.report.result and ruling.report.result.tricks}, "after": {"tricks": 9}}
    told_otherwise(dora, ruling, result=ruling.report.result, **about)


def cards_of_a_file(dora: User, ruling: Ruling) -> None:
    board = ruling.report.board
    about = {"before": {"dealer": board.dealer}, "after": {"dealer": "E" if board.dealer != "E" else "S"}}
    told_otherwise(dora, ruling, board=board, **about)


def amended(**fields: Any) -> Change:
    return lambda dora, ruling: amend_report(
        actor=dora, report=ruling.report, revision=IrregularityReport.objects.get().revision, **fields
    )


def claimed(dora: User, ruling: Ruling) -> None:
    report = IrregularityReport.objects.get()
    record_claim(actor=dora, report=report, revision=report.revision, claimer=Seat.SOUTH, hands={Seat.SOUTH: "ST"})


def about_told(dora: User, ruling: Ruling) -> None:
    report = IrregularityReport.objects.get()
    tell_about(actor=dora, report=report, revision=report.revision, action=None, said="“Slow.”")


def cards_kept_aside(dora: User, ruling: Ruling) -> None:
    """A file has cards that cannot be, nobody knows any by then, and a director writes them."""
    board = ruling.report.board
    told = {"club": ruling.report.club, "session": ruling.report.session, "imported_at": ruling.issued_at}
    source = SessionImport.objects.create(digest="2", filename="x.xml", imported_by=dora, **told)
    kept = KeptAside.objects.create(
        session=ruling.report.session,
        source=source,
        board_number=board.number,
        error=kept_error(FormatError(Expected.DEAL)),
        columns={"cards": "N:"},
        mark="m",
        found_at=ruling.issued_at,
    )
    with transaction.atomic():
        Board.objects.filter(pk=board.pk).update(deal="")
        decide_fault(actor=dora, kept=kept, put_in=Put(Way.VALUE, deal=DEAL.replace("N:", "E:")))


LOSING: dict[str, tuple[Verb, Change]] = {
    "the narrative": (Verb.REPORT_AMENDED, amended(narrative="West led.")),
    "the auction": (Verb.REPORT_AMENDED, amended(auction=["1NT", "P"])),
    "the contract": (Verb.REPORT_AMENDED, amended(contract="3NT by S")),
    "who sat there": (Verb.REPORT_AMENDED, amended(seats={"N": "Ola"})),
    "the claim": (Verb.REPORT_AMENDED, claimed),
    "what it is about": (Verb.REPORT_AMENDED, about_told),
    "the facts": (
        Verb.FACTS_WRITTEN,
        lambda dora, ruling: write_facts(actor=dora, report=ruling.report, revision=1, texts={"agreed": "None."}),
    ),
    "another score": (
        Verb.SCORE_ADJUSTED,
        lambda dora, ruling: make_adjustment(
            dora, ruling, ruling.report.result, reason="weights", override_reason="So.", given=replace_given(ruling)
        ),
    ),
    "no score": (
        Verb.ADJUSTMENT_WITHDRAWN,
        lambda dora, ruling: withdraw_adjustment(actor=dora, adjustment=ruling.adjustments.get(), reason="wrong line"),
    ),
    "the result": (Verb.RESULT_CORRECTED, corrected),
    "the result, as a file has it": (Verb.DIFFERENCE_TAKEN, result_of_a_file),
    "the cards, as a file has them": (Verb.DIFFERENCE_TAKEN, cards_of_a_file),
    "the cards, written anew": (Verb.FAULT_TAKEN, cards_kept_aside),
}


def replace_given(ruling: Ruling) -> Any:
    """Three down in place of two."""
    return Given(Assigned.to_both(-150), "16B3", both("4S -3 S"))


@pytest.mark.parametrize("what", LOSING)
def test_what_changes_on_the_sheet_takes_the_countersignature_away(
    what: str, dora: User, rev: User, ruling: Ruling
) -> None:
    verb, change = LOSING[what]
    before = digest(ruling)
    assert ruling.signed_digest == before
    change(dora, now(ruling))
    after = now(ruling)
    assert digest(ruling) != before
    assert (after.countersigned_by, after.countersigned_at, after.signed_digest) == (None, None, "")
    assert after.signatures_lost == [{"by": rev.pk, "because": verb.value}]
    assert after.report.status == "ruled"
    entry = AuditEntry.objects.get(verb=Verb.SIGNATURE_LOST)
    assert (entry.actor, entry.before) == (dora, {"version": 1, "digest": before})


def test_every_act_that_takes_a_signature_away_is_tried() -> None:
    others = {Verb.FILE_ADDED.value, Verb.FILE_UNDONE.value}
    assert {verb.value for verb, _change in LOSING.values()} | others == LOST.keys()


KEEPING: dict[Verb, Change] = {
    Verb.FACTS_CONFIRMED: lambda dora, ruling: confirm_facts(actor=dora, report=ruling.report, side="NS", revision=1),
    Verb.APPEAL_RIGHT_TOLD: lambda dora, ruling: tell_of_appeal(actor=dora, report=ruling.report),
    Verb.LINK_MADE: lambda dora, ruling: make_private_link(actor=dora, report=ruling.report, side="NS"),
    Verb.POLL_MADE: lambda dora, ruling: make_poll(
        actor=dora, report=ruling.report, seat="N", auction="", question="What do you open?"
    ),
    Verb.FOLLOW_UP_DONE: lambda dora, ruling: complete_follow_up(actor=dora, follow_up=FollowUp.objects.all()[0]),
    Verb.APPEAL_LODGED: make_appeal,
    Verb.ADJUSTMENT_ENTERED: lambda dora, ruling: enter_adjustment(actor=dora, adjustment=ruling.adjustments.get()),
    Verb.CASE_OPENED: lambda dora, ruling: open_next_case(actor=dora, report=ruling.report, situation="penalty_card"),
}


@pytest.mark.parametrize("verb", KEEPING)
def test_what_is_on_no_sheet_leaves_it(verb: Verb, dora: User, rev: User, ruling: Ruling) -> None:
    before = digest(ruling)
    KEEPING[verb](dora, now(ruling))
    after = now(ruling)
    assert AuditEntry.objects.filter(verb=verb).exists()
    assert digest(ruling) == before
    assert (after.countersigned_by, after.signed_digest) == (rev, before)


def test_the_outcome_of_an_appeal_stands_beside_what_was_signed(dora: User, rev: User, ruling: Ruling) -> None:
    assert Verb.APPEAL_TOLD in STANDS
    make_told(dora, make_hearer(ruling), ruling)
    assert digest(ruling) != ruling.signed_digest
    assert now(ruling).countersigned_by == rev


def make_hearer(ruling: Ruling) -> User:
    """Somebody who may hear appeals and had no part in the ruling."""
    return make_user("hearer", ruling.report.club, Role.CHIEF_DIRECTOR)


@pytest.mark.parametrize("verb", [Verb.RULING_REOPENED, Verb.RULING_RETURNED])
def test_a_ruling_that_is_ruled_on_anew_keeps_the_signature_of_the_version_that_had_it(
    verb: Verb, dora: User, rev: User, ruling: Ruling
) -> None:
    if verb is Verb.RULING_REOPENED:
        supersede_ruling(actor=dora, ruling=ruling, reason="wrong seat")
    else:
        return_ruling(actor=make_hearer(ruling), ruling=ruling, reason="wrong seat")
    assert now(ruling).case.is_open
    assert now(ruling).countersigned_by == rev


@pytest.mark.parametrize("what", LOSING)
def test_nothing_of_it_changes_while_it_is_public(what: str, dora: User, rev: User, session: Session) -> None:
    ruling = signed(dora, rev, session)
    make_over(dora, session)
    Club.objects.update(publishing={"parties_first_hours": 0})
    public = publish(actor=rev, ruling=ruling)
    entries, before = AuditEntry.objects.count(), digest(ruling)
    with pytest.raises(WrongState) as refusal:
        LOSING[what][1](dora, now(ruling))
    if what not in LATE:
        sentence = f"This is published as case {public.year}/1. Withdraw it from publication first, then change it."
        assert str(refusal.value) == sentence
    assert (AuditEntry.objects.count(), digest(ruling)) == (entries, before)


LATE = {"the result"}
"""After the correction period a result is corrected only with approval: that is asked first."""


def test_a_file_that_fills_in_what_was_not_known_takes_it_away_too(dora: User, rev: User, club: Club) -> None:
    lead = Card.parse("S2")
    file = evening()
    first = import_session(actor=dora, club=club, data=saved(file), filename="evening.xml").session
    line = Result.objects.filter(board__session=first, board__number=1).order_by("pk")[0]
    assert line.lead == ""
    ruling = countersign(actor=rev, ruling=make_ruling(dora, first, ns=line.ns, ew=line.ew, table=line.table))
    assert ruling.report.result == line
    results = tuple(
        replace(each, lead=lead) if (each.board, each.table) == (1, line.table) else each for each in file.results
    )
    import_session(actor=dora, club=club, data=saved(replace(file, results=results)), filename="evening.xml")
    assert now(ruling).signatures_lost == [{"by": rev.pk, "because": Verb.FILE_ADDED.value}]


def test_who_signs_a_sheet_that_has_changed_since_he_read_it_is_told_so(
    dora: User, rev: User, session: Session
) -> None:
    ruling = make_ruling(dora, session)
    seen = digest(ruling)
    amend_report(actor=rev, report=ruling.report, revision=1, narrative="West led.")
    with pytest.raises(Stale, match=r"^The sheet has changed since this page was shown\. Read it as it is now"):
        countersign(actor=rev, ruling=ruling, sheet=seen)
    assert countersign(actor=rev, ruling=ruling, sheet=digest(ruling)).countersigned_by == rev


@pytest.mark.parametrize("service", [publish, prepare_public_text])
def test_so_is_who_publishes_one(service: Any, dora: User, rev: User, session: Session) -> None:
    ruling = make_publishable(dora, rev, session)
    with pytest.raises(Stale, match=r"^The sheet has changed since this page was shown\."):
        service(actor=rev, ruling=ruling, text="", sheet="0" * 64)
    assert service(actor=rev, ruling=ruling, text="", sheet=digest(ruling)).ruling == ruling


def test_the_page_and_its_form_carry_the_sheet_that_is_stored_with_the_signature(
    dora: User, rev: User, session: Session
) -> None:
    ruling, client = make_ruling(dora, session), signed_in(rev)
    page, address = f"/rulings/{ruling.pk}/", f"/rulings/{ruling.pk}/countersign/"
    sent = next(form.sent() for form in forms_of(client.get(page), page) if form.address == address)
    assert sent["sheet"] == [digest(ruling)]
    amend_report(actor=rev, report=ruling.report, revision=1, narrative="West led, says he himself.")
    assert client.post(address, sent).status_code == 409
    assert now(ruling).countersigned_by is None
    again = next(form.sent() for form in forms_of(client.get(page), page) if form.address == address)
    assert client.post(address, again).status_code == 302
    assert now(ruling).signed_digest == again["sheet"][0]


def test_so_does_the_page_on_which_it_is_published(dora: User, rev: User, session: Session) -> None:
    ruling, client = make_publishable(dora, rev, session), signed_in(rev)
    page = f"/rulings/{ruling.pk}/publish/"
    (sent,) = [form.sent() for form in forms_of(client.get(page), page) if form.address == page]
    assert sent["sheet"] == [digest(ruling)]
    assert client.post(page, sent | {"act": "publish", "sheet": "0" * 64}).status_code == 409
    assert client.post(page, sent | {"act": "publish"}).status_code == 302


def test_a_lost_signature_stands_on_the_page_and_in_the_list_of_what_waits(
    dora: User, rev: User, ruling: Ruling
) -> None:
    LOSING["the facts"][1](dora, now(ruling))
    client: Client = signed_in(rev)
    assert "Countersignature lost: the facts were changed." in client.get(f"/rulings/{ruling.pk}/").content.decode()
    assert "countersignature lost: the facts were changed" in client.get("/queue/").content.decode()
    history = client.get(f"/rulings/{ruling.pk}/history/").content.decode()
    assert "Dora Neri changed what Rev Alti had countersigned: version 1 is signed no more." in history


def test_who_had_signed_what_was_changed_since_hears_no_appeal_against_it(
    dora: User, rev: User, ruling: Ruling
) -> None:
    LOSING["the facts"][1](dora, now(ruling))
    assert rev.pk in hearers_of(make_appeal(dora, now(ruling))).ruled


def test_the_database_lets_no_signature_change_but_be_lost(ruling: Ruling, olga: User) -> None:
    for change in (
        f"countersigned_by_id = {olga.pk}",
        "countersigned_by_id = NULL, countersigned_at = NULL",
        "signed_digest = 'x'",
    ):
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"UPDATE rulings_ruling SET {change} WHERE id = {ruling.pk}")


COLUMNS = {
    Board: ("vulnerability",),
    Result: ("contract", "tricks", "score_ns", "auction", "play", "lead"),
    IrregularityReport: ("narrative", "auction", "contract", "play", "claim", "about", "table", "seats"),
}


@pytest.mark.parametrize(("model", "column"), [(model, name) for model, names in COLUMNS.items() for name in names])
def test_the_digest_is_of_every_column_that_the_sheet_shows(model: Any, column: str, ruling: Ruling) -> None:
    before, row = digest(ruling), model.objects.all()[0]
    other = {"vulnerability": "EW", "tricks": 3, "score_ns": -50, "contract": "1C", "lead": "S2", "table": "9"}
    changed = ["x"] if column in ("auction",) or (model, column) == (Result, "play") else {"x": "y"}
    value = "x" if column == "narrative" else other.get(column, changed)
    model.objects.filter(pk=row.pk).update(**{column: value})
    assert digest(ruling) != before
