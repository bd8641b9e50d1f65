"""Every text that outsiders may read passes one gate: by a table of all texts, by their columns, and by all pages.

A new text stands in one of the two tables here, and a public one has an act that the gate refuses.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import models
from django.test import Client
from django.utils import timezone

from rulings.desk.base.refusals import NamesInText
from rulings.desk.base.texts import Text
from rulings.desk.between.services.marking import mark_case
from rulings.desk.casebook.services.publishing import (
    comment_on_case,
    prepare_public_text,
    publish,
    withdraw_publication,
)
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.polls.services import close_poll, make_poll, note_answer
from rulings.desk.review.services import countersign
from rulings.models import (
    Appeal,
    CaseMark,
    Club,
    FactsSheet,
    IrregularityReport,
    Poll,
    Publication,
    PublicText,
    RosterPlayer,
    Ruling,
    ScoreQuery,
    Session,
    User,
)
from tests.appealing import make_appeal
from tests.factories import (
    a_key,
    answer_all,
    first_case,
    make_over,
    make_pair,
    make_publishable,
    make_report,
    make_result,
)
from tests.federations import make_federation
from tests.naming import names_in

NAMES = ("Łucja Źrebiec", "Jan Kowalski", "Zofia Gołąb", "Li Wu")
NAMED = "Then Kowalskiej karta was seen."
MAYBE = "Then Zmyślony led."
HARMLESS = "Then West led."

IN_THE_CLUB = {
    Text.TABLE: "a table's number or letter",
    Text.NAME: "a name, where names belong",
    Text.CLUB: "the club's own name",
    Text.SITE: "the site's own name",
    Text.PERSON: "the list of a club's people, for its administrators",
    Text.USERNAME: "signing in",
    Text.PASSKEY: "the page of one's own account",
    Text.MAIL: "an address, on the club's page of the trail's head",
    Text.NARRATIVE: "the report; what is published of it is the public text",
    Text.STATEMENT: "the report",
    Text.OBJECTION: "the report",
    Text.SAID: "the report",
    Text.AGREEMENT: "the report",
    Text.REASON: "the ruling's page; what the public reads of reasons is the public text",
    Text.REASON_OF_JUDGEMENT: "the ruling's page",
    Text.REASON_TO_SEE: "the chief director's desk",
    Text.REASON_TO_ERASE: "the audit trail",
    Text.CONSULTED: "the ruling's page",
    Text.POLLED: "the ruling's page",
    Text.OVERRIDE_REASON: "the ruling's page",
    Text.NOTE: "the desk",
    Text.CONDUCT: "the recorder's notes",
    Text.RESPONSE: "the recorder's notes",
    Text.PARAGRAPH: "a paragraph's number",
    Text.FACTS_AGREED: "the report, and the private pages of both sides",
    Text.FACTS_DISPUTED: "the report, and the private pages of both sides",
    Text.FACTS_ADDITIONAL: "the report, and the private pages of both sides",
    Text.WORDS: "the report, and the private pages of both sides",
    Text.POLL_ANSWER: "a call or a card, or words that the directors alone read",
    Text.CONSIDERED: "the poll's page for directors",
    Text.PEER: "a name, where names belong",
    Text.APPEAL_REASONS: "the appeal, and the private pages of both sides",
    Text.APPELLANT: "a name, where names belong",
    Text.COMMENTS: "the appeal, and the private pages of both sides",
    Text.DIRECTORS_STATEMENT: "the appeal, and the private pages of both sides",
    Text.POINTS: "the appeal",
    Text.LAW_RULING: "the appeal",
    Text.ATTENDED: "the appeal",
    Text.SCRIBE: "the appeal",
    Text.APPEAL_FINDINGS: "the appeal",
    Text.FURTHER: "the appeal",
    Text.FEDERATION_QUESTION: "the appeal, in the club and at its federation",
    Text.FEDERATION_ANSWER: "the appeal, in the club and at its federation",
    Text.CONFLICT: "the appeal",
    Text.DEPOSIT: "the appeal",
    Text.COMMENTATOR: "the signature under a commentary: its author's own name",
    Text.PROFILE_NAME: "regulations",
    Text.SOURCE: "regulations",
    Text.PENALTY_REASON: "the ruling's page",
    Text.QUERY: "the score query, and its side's private page",
    Text.QUERY_ANSWER: "the score query, and its side's private page",
}  # fmt: skip
"""The texts that nobody outside reads, each with where it stands."""


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    make_pair(session, "1", "NS", *NAMES[:2])
    RosterPlayer.objects.create(club=session.event.club, name=NAMES[2], folded="zofia golab")
    return make_report(dora, session)


Put = Callable[..., object]


def put_public_text(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    ruling = make_publishable(dora, rev, session)
    prepare_public_text(actor=rev, ruling=ruling, text=text, **ticked)
    return publish(actor=rev, ruling=ruling, text=text, **ticked)


def put_override(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    case = answer_all(dora, first_case(make_report(dora, session)))
    ruling = issue_ruling(
        actor=dora, case=case, revision=case.revision, override_text=text, override_reason="It was agreed."
    )
    countersign(actor=rev, ruling=ruling)
    make_over(dora, session)
    Club.objects.update(publishing={"parties_first_hours": 0})
    return publish(actor=rev, ruling=Ruling.objects.get(pk=ruling.pk), text="", **ticked)


def put_explanation(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    pairs = [make_pair(session, number, side, "Ola", "Iga") for number, side in (("7", "NS"), ("8", "EW"))]
    auction = [{"call": "1NT", "seat": "N", "note": text}, "P", "P", "P"]
    make_result(session.boards.get(number=1), *pairs, auction=auction)
    ruling = make_publishable(dora, rev, session, table="1")
    return publish(actor=rev, ruling=ruling, text="", **ticked)


def put_notice(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    publication = publish(actor=rev, ruling=make_publishable(dora, rev, session), text="")
    return withdraw_publication(actor=rev, publication=publication, notice=text, **ticked)


def put_commentary(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    publication = publish(actor=rev, ruling=make_publishable(dora, rev, session), text="")
    return comment_on_case(actor=rev, publication=publication, commentary=text, commentator="Elsa Grigi", **ticked)


def put_question(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    poll = {"seat": "N", "auction": "", "question": text}
    return make_poll(actor=dora, report=make_report(dora, session), **poll, **ticked)


def put_level(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    poll = {"seat": "N", "auction": "", "question": "What now?", "level": text}
    return make_poll(actor=dora, report=make_report(dora, session), **poll, **ticked)


def put_mark(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    return _marked(rev, publish(actor=rev, ruling=make_publishable(dora, rev, session), text=""), text, (), ticked)


def put_tag(dora: User, rev: User, session: Session, text: str, **ticked: object) -> object:
    return _marked(rev, publish(actor=rev, ruling=make_publishable(dora, rev, session), text=""), "", (text,), ticked)


def _marked(rev: User, case: Publication, reason: str, tags: tuple[str, ...], ticked: dict[str, Any]) -> object:
    """What a federation says of it for readers; in the club itself, and there alone, names may stand in it."""
    if reason:
        mark_case(actor=rev, club=case.club, case=case, verdict="doubtful", reason=reason)
    figb, verdict = make_federation(case.club), "doubtful" if reason else ""
    case, editor = Publication.objects.get(pk=case.pk), User.objects.get(username="piero")
    said = {"verdict": verdict, "reason": reason, "tags": tags, "is_public": True}
    return mark_case(actor=editor, club=figb, case=case, **said, **ticked)


REFUSED: dict[Text, Put] = {
    Text.MARK_REASON: put_mark,
    Text.TAG: put_tag,
    Text.PUBLIC_TEXT: put_public_text,
    Text.OVERRIDE_TEXT: put_override,
    Text.EXPLANATION: put_explanation,
    Text.NOTICE: put_notice,
    Text.COMMENTARY: put_commentary,
    Text.POLL_QUESTION: put_question,
    Text.LEVEL: put_level,
}
"""The texts that outsiders may read, each with the act by which it becomes public."""
REPLACED = {Text.DECISION, Text.DISSENT}
"""What nobody may reword: `tests/desk/casebook/services/test_publishing.py` shows that names are taken out of it."""


def test_every_text_is_public_and_gated_or_stays_in_the_club() -> None:
    tables = [set(REFUSED), REPLACED, set(IN_THE_CLUB)]
    assert set.union(*tables) == set(Text)
    assert sum(map(len, tables)) == len(set(Text))


GATED = {
    "Publication": "facts override_text appeal auction notice commentary",
    "PublicText": "text",
    "Poll": "question level auction",
    "CaseMark": "reason tags",
}
NO_TEXT = {
    "Publication": "situation laws stage form scores shown_date sentences paragraphs commentator not_names board_shown "
    "cards sheet_digest",
    "PublicText": "not_names",
    "Poll": "seat hand played digest sealed alternatives judgement",
    "CaseMark": "verdict",
}
"""Columns of what outsiders read: codes, the laws' own sentences, who signs; of a poll what directors alone read."""


@pytest.mark.parametrize("model", [Publication, PublicText, Poll, CaseMark])
def test_every_column_of_what_outsiders_read_is_gated_or_holds_no_text(model: type[models.Model]) -> None:
    kinds = models.CharField | models.TextField | models.JSONField
    columns = {field.name for field in model._meta.concrete_fields if isinstance(field, kinds)}
    assert columns == {*GATED[model.__name__].split(), *NO_TEXT[model.__name__].split()}


@pytest.mark.parametrize("kind", REFUSED)
@pytest.mark.parametrize("text", [NAMED, MAYBE, "Then G o ł ę b i a karta.", "Then Źrebca hand.", "Then kowalskim."])
def test_a_name_in_any_form_is_refused(
    kind: Text, text: str, dora: User, rev: User, session: Session, report: IrregularityReport
) -> None:
    with pytest.raises(NamesInText) as refused:
        REFUSED[kind](dora, rev, session, text)
    assert refused.value.hits
    assert refused.value.marks


@pytest.mark.parametrize("kind", REFUSED)
def test_a_whole_name_is_refused_whatever_anybody_says(
    kind: Text, dora: User, rev: User, session: Session, report: IrregularityReport
) -> None:
    with pytest.raises(NamesInText):
        REFUSED[kind](
            dora, rev, session, "Jana Kowalskiego hand.", not_names=["Jana", "Kowalskiego", "Jana Kowalskiego"]
        )


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_said_to_be_no_name_passes(
    kind: Text, dora: User, rev: User, session: Session, report: IrregularityReport
) -> None:
    assert REFUSED[kind](dora, rev, session, f"{MAYBE} {HARMLESS}", not_names=["Zmyślony"])


def told_everywhere(dora: User, rev: User, ruling: Ruling) -> Poll:
    """What the club keeps of the case names the players in all their forms, where no outsider reads it."""
    report, said = ruling.report, f"{NAMED} Źrebca i Gołębia widziano; Jan Kowalski."
    IrregularityReport.objects.filter(pk=report.pk).update(narrative=said)
    FactsSheet.objects.create(report=report, agreed=said, disputed=said, ns_words=said, ew_words=said, additional=said)
    poll = make_poll(actor=dora, report=report, seat="N", auction="", question="What now?")
    note_answer(
        actor=dora,
        poll=poll,
        answer_key=a_key(),
        answer="1S",
        reason=said,
        considered="P",
        level=said[:99],
        peer=NAMES[1],
    )
    Poll.objects.filter(pk=poll.pk).update(judgement=said)
    ScoreQuery.objects.create(
        session=report.session, query_key=a_key(9), text=said, answer=said, asked_at=timezone.now()
    )
    appeal = make_appeal(dora, ruling, reasons=said, consents=NAMES[:2])
    Appeal.objects.filter(pk=appeal.pk).update(comments=said, statement=said, findings=said, state="withdrawn")
    return poll


def addresses(case: Publication, poll: Poll) -> Iterator[str]:
    """Everything that is to be read without a sign-in and without a private link."""
    slug = case.club.slug
    yield from (
        "/casebook/",
        "/casebook/feed.atom",
        "/casebook/search.json",
        "/clubs/",
        f"/clubs/{slug}/",
        "/sitemap.xml",
    )
    yield from (f"/casebook/?q={word}" for word in ("West", "led"))
    yield from (
        f"/casebook/{slug}/{case.year}-1/",
        f"/casebook/{slug}/{case.year}-1.json",
        f"/casebook/{slug}/{case.year}/book/",
    )
    yield from (f"/p/{poll.token}/", f"/p/{poll.token}/thanks/")


def test_no_page_without_a_sign_in_names_anybody(
    dora: User, rev: User, session: Session, report: IrregularityReport
) -> None:
    ruling = make_publishable(dora, rev, session)
    case = publish(actor=rev, ruling=ruling, text=HARMLESS)
    comment_on_case(actor=rev, publication=case, commentary=HARMLESS, commentator="Elsa Grigi")
    poll = told_everywhere(dora, rev, ruling)
    for closed in (False, True):
        if closed:
            close_poll(actor=dora, poll=poll)
        for address in addresses(case, poll):
            page = Client().get(address, follow=True)
            assert (page.status_code, address, names_in(page.content.decode(), NAMES)) == (200, address, ())
