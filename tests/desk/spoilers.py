"""A board with everything on it that a director who has still to play it must not read, and every address of the house.

The texts hold `ZEBRA`, north holds AKQ2 of spades, and the score is one that no row's id ever reaches: all of them can
be looked for on a page.
"""

import re
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from typing import Any
from unittest.mock import patch
from uuid import uuid4
from zipfile import ZipFile

from django.http import HttpResponse
from django.utils import timezone
from pypdf import PdfReader

from rulings.desk.appeals.values import Act
from rulings.desk.base.keys import token_of
from rulings.desk.calls.services.calls import attach_report
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.imports.values import kept_error
from rulings.desk.movements.services import set_section
from rulings.desk.official.services import show_ranking
from rulings.desk.pace.services.clocks import set_clock
from rulings.desk.pace.services.late_boards import put_off_board
from rulings.desk.pace.services.screens import open_screen
from rulings.desk.people.services.conduct import write_note
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import make_poll, note_answer
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import write_facts
from rulings.desk.roster.queries.door import mark_of_entry
from rulings.desk.roster.services.door import open_door, sign_in
from rulings.desk.scores.services.score_queries import ask_query, note_query
from rulings.formats.errors import Expected, FormatError
from rulings.laws.engine import Finding
from rulings.models import CallState, Membership, RosterPlayer, Ruling, Session, SessionImport, User, WaitingFile
from tests.appealing import make_appeal
from tests.calling import make_call, make_key
from tests.desk.pocket.carrying import make_waiting_arrival
from tests.desk.routes import routes
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    answer_all,
    first_case,
    make_adjustment,
    make_pair,
    make_report,
    make_result,
)

ZEBRA = "Zebra"
CALLS = [{"call": "1NT", "note": ZEBRA}, {"call": "P"}]
# Bounded, for a token or a digest on the page may hold the same characters by chance.
SPOILERS = re.compile(rf"{ZEBRA}|\bS?A\s?K\s?Q\s?2\b|\b424\D?242\b", re.IGNORECASE)
NO_BOARDS = (
    *("casebook/", "sitemap-", "forms/", "login/", "logout/", "join/", "password/", "begin/", "account/"),
    *("notices/", "calendar/", "api/", "practice/", "colours/", "logos/"),
)
"""How addresses begin that are the same for everybody, or that end the visit."""
VARIABLE = re.compile(r"<[a-z]+:[a-z]+>")


def addresses(stands: dict[str, list[str]]) -> list[str]:
    """Every other address of the house; what stands in one is told by what is before it, `sessions` or `boards`."""
    patterns = (str(route.pattern) for route in routes())
    return [each for pattern in patterns if not pattern.startswith(NO_BOARDS) for each in filled(pattern, stands)]


def filled(pattern: str, stands: dict[str, list[str]]) -> Iterator[str]:
    """The addresses of a pattern, one for each choice of what stands in it."""
    parts = pattern.split("/")
    before = ["", *parts]
    choices = [stands[before[at]] if VARIABLE.search(part) else [part] for at, part in enumerate(parts)]
    for chosen in product(*choices):
        yield "/" + "/".join(VARIABLE.sub(text, part) for text, part in zip(chosen, parts, strict=True))


def say(finding: Finding) -> str:
    """What was ruled, marked."""
    return f"{ZEBRA} {finding.key}"


def spoil(session: Session, dora: User) -> dict[str, list[str]]:
    """Board 1 with two reports: one open with a poll, one ruled on by Dora, with all that hangs on it.

    Returns what stands in the addresses, by what is before it.
    """
    board = session.boards.get(number=1)
    pairs = make_pair(session, "8", "NS", "Anna", "Bruno"), make_pair(session, "9", "EW", "Carla", "Dino")
    line = make_result(board, *pairs, table="8", score_ns=424242, score_ew=-424242, auction=CALLS)
    opened = make_report(dora, session, narrative=ZEBRA, table="8")
    amend_report(actor=dora, report=opened, revision=opened.revision, auction=CALLS)
    ruling = spoiled_ruling(session, dora)
    hung: dict[str, Any] = {"actor": dora, "report": ruling.report}
    write_facts(**hung, revision=0, texts={"agreed": ZEBRA, "ns_words": ZEBRA})
    poll = make_poll(**hung, seat="N", auction="", question=ZEBRA)
    note_answer(actor=dora, poll=poll, answer_key=uuid4(), answer="1S", reason=ZEBRA)
    link = make_private_link(**hung, side="NS")
    note_query(actor=dora, result=line, side="NS", text=ZEBRA, query_key=uuid4())
    ask_query(link=link, text=ZEBRA, query_key=uuid4())
    adjustment = make_adjustment(dora, ruling, line)
    calls = [make_call(dora, session, str(table), state) for table, state in enumerate(CallState, start=1)]
    for call in calls:
        attach_report(actor=dora, call=call, report=ruling.report)
    note = write_note(**hung, player="Anna", kind="tempo", text=ZEBRA)
    lower = spoiled_ruling(session, dora)
    appeal = make_appeal(dora, lower, reasons=ZEBRA)
    late = put_off_board(actor=dora, session=session, board_number=1, table="7", slow="NS", reason=ZEBRA)
    screen = open_screen(actor=dora, session=session)
    set_clock(actor=dora, session=session, minutes=21, moving_minutes=1, rounds=9)
    door = open_door(actor=dora, session=session)
    entry = sign_in(key=door, players=[("Ola", ""), ("Iga", "")])
    listed = RosterPlayer.objects.create(club=session.event.club, name="Ada", folded="ada")
    part = set_section(actor=dora, session=session, name="", tables=4, movement={})
    sent = {"filename": "x.pbn", "data": b'[Board "1"]', "sent_by": dora, "sent_at": timezone.now()}
    waiting = WaitingFile.objects.create(club=session.event.club, **sent)
    told = sent | {"filename": "x.csv", "data": b"a,b,c\n1,2,3\n4,5,6\n7,8,9\n", "layout": {"asked": True}}
    sheet = WaitingFile.objects.create(club=session.event.club, **told)
    taken = {"imported_at": timezone.now(), "imported_by": dora}
    source = SessionImport.objects.create(
        club=session.event.club, session=session, digest=f"d{session.pk}", filename="x", **taken
    )
    fault: dict[str, Any] = {"columns": {"ns": "8", "ew": "9", "table": "8", "score_ns": 424242}}
    fault |= {"error": kept_error(FormatError(Expected.HAND, found=ZEBRA)), "found_at": timezone.now()}
    kept = session.kept_aside.create(source=source, board_number=1, **fault)
    arrival = make_waiting_arrival(session, dora, board=1, table="8", narrative=ZEBRA)
    show_ranking(actor=dora, session=session, address=str(line.pk), with_names=True)
    return {
        **{key: ["1"] for key in ("casebooks", "copies", "offices")},
        "arrivals": [str(arrival.pk)],
        "guide": ["penalty_card"],
        "profiles": [str(session.profile_id)],
        "sessions": [session.slug],
        "boards": ["1"],
        "pairs": [str(pairs[0].pk)],
        "results": [str(line.pk)],
        "reports": [str(opened.pk), str(ruling.report_id)],
        "polls": [str(poll.pk)],
        "links": [str(link.pk)],
        "cases": [str(first_case(opened).pk), str(ruling.case_id)],
        "rulings": [str(ruling.pk), str(lower.pk)],
        "appeals": [str(appeal.pk)],
        "<int:pk>": [str(Act.TELL_OTHER_SIDE)],
        "adjustments": [str(adjustment.pk)],
        "follow-ups": [str(ruling.follow_ups.all()[0].pk)],
        "notes": [str(note.pk)],
        "clubs": [session.event.club.slug],
        "people": [str(Membership.objects.get(user=dora).pk)],
        "books": ["2026"],
        "calls": [str(call.pk) for call in calls],
        "cards": [str(make_key(dora, session).pk), "tables"],
        "sections": [str(part.pk)],
        "tables": ["1"],
        "exports": ["xml", "pbn", "csv", "json"],
        "tonight": [session.event.club.slug],
        "import": [str(waiting.pk)],
        "columns": [str(sheet.pk)],
        "aside": [str(kept.pk)],
        "t": [token_of(session.keys.get(table="1"))],
        "r": [link.token],
        "p": [poll.token],
        "late": [str(late.pk)],
        "progress": [str(uuid4())],
        "large": [str(uuid4())],
        "screen": [screen.token],
        "players": [str(listed.pk)],
        "door": [door.token],
        "<str:token>": [mark_of_entry(entry)],
    }


def spoiled_ruling(session: Session, dora: User) -> Ruling:
    """Ruled otherwise than found, with a reason for an answer."""
    *others, (key, value) = REST_OF_NO_CARD_LATE
    case = answer_all(dora, first_case(make_report(dora, session, narrative=ZEBRA, table="8")), tuple(others))
    case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision, reason=ZEBRA).case
    words = {"override_text": ZEBRA, "override_reason": ZEBRA}
    with patch("rulings.desk.cases.services.issuing.sentence", say):
        return issue_ruling(actor=dora, case=case, revision=case.revision, **words)


def words_of(answer: HttpResponse) -> str:
    """All that an answer says, addresses among it: a page, a file, or the text of a drawn one."""
    if answer.headers.get("Content-Type") == "application/pdf":
        return " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)
    if answer.headers.get("Content-Type", "").endswith("spreadsheetml.sheet"):
        packed = ZipFile(BytesIO(answer.content))
        return " ".join(packed.read(name).decode() for name in packed.namelist())
    page = answer.content.decode()
    return " ".join(re.sub(r"<(?!a )[^>]+>", " ", page).split()) + " " + " ".join(re.findall(r"<[^>]+>", page))
