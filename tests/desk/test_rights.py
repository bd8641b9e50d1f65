"""Every page and every act, asked for by everybody: visitor, wrong club, each role of the right club."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.movements.services import set_section
from rulings.desk.pace.services.clocks import set_clock
from rulings.desk.pace.services.late_boards import put_off_board
from rulings.desk.people.services.conduct import write_note
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import make_poll, note_answer
from rulings.desk.roster.services.door import open_door, sign_in
from rulings.models import (
    CaseCopy,
    Club,
    FollowedCasebook,
    FollowUp,
    Membership,
    PrivateLink,
    RosterPlayer,
    Ruling,
    Session,
    User,
    WaitingFile,
)
from tests.appealing import make_appeal
from tests.calling import make_call, make_key
from tests.desk.conftest import signed_in
from tests.desk.pocket.carrying import make_waiting_arrival
from tests.desk.routes import routes
from tests.factories import (
    make_adjustment,
    make_club,
    make_dora,
    make_olga,
    make_pair,
    make_publishable,
    make_report,
    make_rev,
    make_ruling,
    make_session,
)
from tests.keeping import made_once

MISSING, FORBIDDEN, OK, DONE = 404, 403, 200, 302
MOVEMENT = {"kind": "rows", "rows": "1,1,1,2,1-3"}
# page: director, chief director, administrator. Visitors go to the sign-in page, other clubs find nothing.
PAGES = {
    "/sessions/tuesday/": (OK, OK, OK),
    "/sessions/tuesday/boards/1/": (OK, OK, OK),
    "/sessions/tuesday/scores/": (OK, OK, OK),
    "/sessions/tuesday/pairs/{pair}/": (OK, OK, OK),
    "/sessions/tuesday/scoring/": (OK, OK, OK),
    "/sessions/tuesday/settings/": (OK, OK, OK),
    "/sessions/{evening}/sections/": (OK, OK, OK),
    "/sessions/{evening}/sections/new/": (OK, OK, OK),
    "/sessions/{evening}/sections/{section}/round/": (OK, OK, OK),
    "/sessions/{evening}/sections/{section}/": (OK, OK, OK),
    "/sessions/tuesday/cards/tables/": (409, 409, 409),
    "/sessions/{evening}/boards/1/traveller/": (OK, OK, OK),
    "/sessions/{evening}/tables/1/": (OK, OK, OK),
    "/sessions/tuesday/files/": (OK, OK, OK),
    "/sessions/tuesday/files/aside/": (OK, OK, OK),
    "/tonight/ponte/": (OK, OK, OK),
    "/import/{waiting}/": (OK, MISSING, MISSING),
    "/import/columns/{sheet}/": (OK, MISSING, MISSING),
    "/sessions/tuesday/new/": (OK, OK, FORBIDDEN),
    "/sessions/tuesday/boards/1/new/": (OK, OK, FORBIDDEN),
    "/sessions/tuesday/available/": (OK, OK, OK),
    "/sessions/tuesday/periods/": (OK, OK, OK),
    "/sessions/tuesday/playing/": (OK, OK, OK),
    "/sessions/tuesday/pairs/": (OK, OK, OK),
    "/sessions/tuesday/pairs/{pair}/names/": (OK, OK, OK),
    "/sessions/tuesday/pairs/door.pdf": (OK, OK, OK),
    "/clubs/ponte/players/": (OK, OK, OK),
    "/clubs/ponte/players/players.csv": (OK, OK, OK),
    "/clubs/ponte/players/{player}/": (OK, OK, OK),
    "/sessions/tuesday/boards/1/see/": (DONE, DONE, DONE),
    "/sessions/tuesday/queries/": (OK, OK, OK),
    "/sessions/tuesday/pace/": (OK, OK, OK),
    "/sessions/tuesday/pace/late/": (OK, OK, FORBIDDEN),
    "/sessions/tuesday/pace/late/{late}/": (OK, OK, OK),
    "/sessions/tuesday/pace/screen/": (OK, OK, OK),
    "/sessions/tuesday/end/": (OK, OK, OK),
    "/sessions/tuesday/exports/": (OK, OK, OK),
    "/sessions/tuesday/exports/session.xml": (OK, OK, OK),
    "/sessions/tuesday/exports/session.pbn": (OK, OK, OK),
    "/sessions/tuesday/exports/session.csv": (OK, OK, OK),
    "/sessions/tuesday/exports/session.json": (OK, OK, OK),
    "/sessions/tuesday/profile/": (FORBIDDEN, FORBIDDEN, OK),
    "/profiles/{profile}/": (OK, OK, OK),
    "/profiles/{profile}/edit/": (FORBIDDEN, FORBIDDEN, OK),
    "/profiles/{profile}/compare/": (OK, OK, OK),
    "/profiles/{profile}/try/": (FORBIDDEN, FORBIDDEN, OK),
    "/sessions/tuesday/calls/": (OK, OK, OK),
    "/sessions/tuesday/calls/cards.pdf": (OK, OK, OK),
    "/calls/{call}/": (DONE, DONE, DONE),
    "/cards/{card}/": (DONE, DONE, DONE),
    "/sessions/tuesday/pocket/": (OK, OK, FORBIDDEN),
    "/pocket/arrivals/{arrival}/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/": (OK, OK, OK),
    "/reports/{open_report}/auction/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/play/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/claim/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/amend/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/own-table/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/about/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/facts/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/facts/shown/": (DONE, DONE, FORBIDDEN),
    "/reports/{open_report}/polls/": (OK, OK, FORBIDDEN),
    "/polls/{poll}/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/history/": (OK, OK, OK),
    "/cases/{open_case}/": (OK, OK, FORBIDDEN),
    "/cases/{open_case}/so-far/": (DONE, DONE, FORBIDDEN),
    "/cases/{ruled_case}/": (DONE, DONE, FORBIDDEN),
    "/rulings/{ruling}/": (OK, OK, OK),
    "/rulings/{ruling}/process/": (OK, OK, OK),
    "/rulings/{ruling}/publish/": (FORBIDDEN, OK, FORBIDDEN),
    "/rulings/{ruling}/alike/": (OK, OK, OK),
    "/rulings/{ruling}/history/": (OK, OK, OK),
    "/cases/{open_case}/alike/": (OK, OK, FORBIDDEN),
    "/cases/{open_case}/compare/": (OK, OK, FORBIDDEN),
    "/appeals/{appeal}/history/": (OK, OK, OK),
    "/profiles/{profile}/history/": (OK, OK, OK),
    "/sessions/tuesday/history/": (OK, OK, OK),
    "/clubs/ponte/history/": (FORBIDDEN, OK, OK),
    "/rulings/{ruling}/score/": (OK, OK, FORBIDDEN),
    "/rulings/{ruling}/forms/": (OK, OK, FORBIDDEN),
    "/rulings/{ruling}/ruling.pdf": (OK, OK, OK),
    "/adjustments/{adjustment}/slip.pdf": (OK, OK, OK),
    "/adjustments/{adjustment}/penalty.pdf": (OK, OK, OK),
    "/appeals/{appeal}/appeal.pdf": (OK, OK, OK),
    "/appeals/{appeal}/": (OK, OK, OK),
    "/rulings/{ruling}/appeal/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/hand.pdf": (OK, OK, OK),
    "/reports/{open_report}/claim.pdf": (OK, OK, OK),
    "/reports/{open_report}/double-dummy/": (OK, OK, OK),
    "/sessions/tuesday/solve/": (OK, OK, OK),
    "/clubs/ponte/books/": (OK, OK, OK),
    "/clubs/ponte/books/2026-en.pdf": (MISSING, MISSING, MISSING),
    "/sessions/tuesday/boards/1/results/new/": (OK, OK, OK),
    "/sessions/tuesday/boards/1/results/{result}/": (OK, OK, OK),
    "/adjustments/{adjustment}/": (OK, OK, OK),
    "/adjustments/{adjustment}/slip.csv": (OK, OK, OK),
    "/adjustments/{adjustment}/slip.json": (OK, OK, OK),
    "/follow-ups/{follow_up}/": (OK, OK, OK),
    "/links/{link}/": (DONE, DONE, FORBIDDEN),
    "/reports/{ruled_report}/links/": (OK, OK, FORBIDDEN),
    "/reports/{open_report}/note/": (OK, OK, FORBIDDEN),
    "/clubs/ponte/notes/": (FORBIDDEN, FORBIDDEN, FORBIDDEN),
    "/notes/{note}/": (FORBIDDEN, FORBIDDEN, FORBIDDEN),
    "/clubs/ponte/people/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/people/invite/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/people/{member}/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/tasks/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/publishing/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/heads/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/erase/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/person/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/steps/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/place/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/regulations/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/face/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/archive/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/federation/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/end/": (FORBIDDEN, FORBIDDEN, OK),
    "/clubs/ponte/casebooks/": (OK, OK, OK),
    "/clubs/ponte/copies/{copy}/": (OK, OK, OK),
    "/clubs/ponte/cases/{session}/": (MISSING, MISSING, MISSING),
    "/clubs/ponte/offices/": (FORBIDDEN, MISSING, FORBIDDEN),
    "/clubs/ponte/federation/cases/": (MISSING, MISSING, MISSING),
    "/federation/appeals/": (MISSING, MISSING, MISSING),
    "/federation/appeals/{appeal}/": (MISSING, MISSING, MISSING),
}
# act, form: director, chief director, administrator; each on a fresh database
ACTS: dict[str, tuple[dict[str, Any], tuple[int, int, int]]] = {
    "/sessions/tuesday/close/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/available/": ({}, (409, 409, 409)),
    "/sessions/tuesday/reopen/": ({}, (DONE, DONE, DONE)),
    "/tonight/ponte/": (
        {"name": "Tuesday", "day": "2026-11-24", "first_board": "1", "last_board": "24"},
        (DONE, DONE, DONE),
    ),
    "/tonight/ponte/remove/": ({"template": "0"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/settings/": (
        {"name": "Tuesday", "day": "2026-11-24", "form": "pairs_mp", "first_board": "1", "last_board": "4"},
        (DONE, DONE, DONE),
    ),
    "/sessions/tuesday/settings/template/": ({"name": "Tuesday"}, (DONE, DONE, DONE)),
    "/sessions/{evening}/sections/new/": ({"name": "B", "tables": "4"}, (DONE, DONE, DONE)),
    "/sessions/{evening}/sections/{section}/": ({"tables": "4", "was": "another"}, (409, 409, 409)),
    "/sessions/{evening}/sections/{section}/remove/": ({"was": "another"}, (409, 409, 409)),
    "/sessions/{evening}/boards/1/traveller/": ({"played_1-1-1": "4S = N"}, (DONE, DONE, DONE)),
    "/sessions/{evening}/tables/1/": ({"played_1-1-1": "4S = N"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/files/": ({}, (OK, OK, OK)),
    "/sessions/tuesday/files/token/": ({"name": "The club's computer"}, (OK, OK, OK)),
    "/sessions/tuesday/files/revoke/": ({"pk": "0"}, (MISSING, MISSING, MISSING)),
    "/sessions/tuesday/files/undo/": ({"pk": "0"}, (MISSING, MISSING, MISSING)),
    "/sessions/tuesday/files/take/": ({"pk": "0"}, (MISSING, MISSING, MISSING)),
    "/sessions/tuesday/files/leave/": ({"pk": "0"}, (MISSING, MISSING, MISSING)),
    "/sessions/tuesday/files/aside/0/": ({}, (MISSING, MISSING, MISSING)),
    "/import/{waiting}/": ({}, (OK, MISSING, MISSING)),
    "/import/columns/{sheet}/": ({}, (OK, MISSING, MISSING)),
    "/import/large/00000000-0000-4000-8000-000000000000/": ({}, (MISSING, MISSING, MISSING)),
    "/import/progress/00000000-0000-4000-8000-000000000000/": ({}, (MISSING, MISSING, MISSING)),
    "/sessions/tuesday/end/": ({"address": "ponte-tuesday"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/periods/": (
        {"period": "appeal", "until": "2099-01-01T22:00", "reason": "the bar"},
        (FORBIDDEN, 409, 409),
    ),
    "/sessions/tuesday/pace/": ({"rounds": 9, "minutes": 21, "moving_minutes": 1}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pace/start/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pace/stop/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pace/next/": ({}, (409, 409, 409)),
    "/sessions/tuesday/pace/previous/": ({}, (409, 409, 409)),
    "/sessions/tuesday/pace/add/": ({"minutes": 1}, (409, 409, 409)),
    "/sessions/tuesday/pace/late/": ({"table": "1", "board_number": 2, "slow": "NS"}, (DONE, DONE, FORBIDDEN)),
    "/sessions/tuesday/pace/late/{late}/end/": ({"state": "played"}, (DONE, DONE, FORBIDDEN)),
    "/sessions/tuesday/pace/screen/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pace/screen/close/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/profile/": ({"profile": 0}, (FORBIDDEN, FORBIDDEN, OK)),
    "/sessions/tuesday/scoring/": ({"method": "butler"}, (409, 409, 409)),
    "/sessions/tuesday/playing/": ({"user": 0}, (OK, OK, OK)),
    "/sessions/tuesday/pairs/": ({"text": "30 Ola / Iga"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pairs/add/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pairs/exchange/": ({"first": "1", "second": "77NS"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pairs/open-door/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pairs/close-door/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pairs/confirm/": (
        {"entry": "{entry}", "number": "31", "player_1": "Ola", "player_2": "Iga"},
        (DONE, DONE, DONE),
    ),
    "/sessions/tuesday/pairs/refuse/": ({"entry": "{entry}"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/pairs/{pair}/names/": ({"player_1": "Ola", "revision": "old"}, (409, 409, 409)),
    "/sessions/tuesday/pairs/{pair}/names/substitute/": ({"name": ""}, (OK, OK, OK)),
    "/sessions/tuesday/pairs/{pair}/names/back/": ({"substitute": "{partner}"}, (409, 409, 409)),
    "/clubs/ponte/players/": ({"name": "Ola Sowa"}, (DONE, DONE, DONE)),
    "/clubs/ponte/players/paste/": ({"text": "Ola Sowa;7"}, (DONE, DONE, DONE)),
    "/clubs/ponte/players/session/": ({"session": "{session}"}, (DONE, DONE, DONE)),
    "/clubs/ponte/players/{player}/": ({"name": "Ola Sowa"}, (DONE, DONE, DONE)),
    "/clubs/ponte/players/{player}/remove/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/playing/leave/": ({}, (OK, OK, OK)),
    "/sessions/tuesday/boards/1/see/": ({"why": "must_see", "reason": "Alone."}, (DONE, DONE, DONE)),
    "/sessions/tuesday/queries/answer/": ({"outcome": "stands", "answer": "Ten."}, (422, 422, 422)),
    "/sessions/tuesday/boards/1/results/{result}/query/": (
        {"side": "NS", "text": "Eleven.", "query_key": "00000000-0000-0000-0000-000000000007"},
        (DONE, DONE, DONE),
    ),
    "/sessions/tuesday/calls/note/": ({"table": "4"}, (DONE, DONE, FORBIDDEN)),
    "/sessions/tuesday/calls/cards/": ({"tables": 5}, (DONE, DONE, DONE)),
    "/pocket/arrivals/{arrival}/decide/": ({"choice": "dropped", "reason": "Told twice."}, (DONE, DONE, FORBIDDEN)),
    "/pocket/arrivals/{arrival}/place/": ({"session": "{session}", "board_number": 1}, (409, 409, FORBIDDEN)),
    "/calls/{call}/take/": ({"revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/calls/{call}/defer/": ({"revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/calls/{call}/hand-back/": ({"revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/calls/{call}/settle/": ({"revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/calls/{call}/withdraw/": ({"revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/cards/{card}/revoke/": ({}, (DONE, DONE, DONE)),
    "/cards/{card}/renew/": ({}, (DONE, DONE, DONE)),
    "/profiles/{profile}/copy/": ({}, (FORBIDDEN, FORBIDDEN, 422)),
    "/profiles/{profile}/edit/": ({"name": ""}, (FORBIDDEN, FORBIDDEN, OK)),
    "/sessions/tuesday/boards/1/new/file/": (
        {"door": "penalty_card", "filing_key": "00000000-0000-0000-0000-000000000007", "no_table": "yes"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/reports/{open_report}/auction/": (
        {"revision": 1, "auction": "1NT P", "act": "save"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/reports/{open_report}/play/": (
        {"revision": 1, "contract": "3NT by S", "tricks": "S3 SA", "act": "save"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/reports/{open_report}/claim/": (
        {"revision": 1, "claimer": "S", "hand_S": "ST", "act": "save"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/reports/{ruled_report}/ended/": ({"ruling": 1, "place": 0}, (409, 409, FORBIDDEN)),
    "/reports/{open_report}/about/": ({"revision": 1, "said": "“Slow.”"}, (DONE, DONE, FORBIDDEN)),
    "/reports/{open_report}/facts/": ({"revision": 0, "agreed": "A break in tempo."}, (DONE, DONE, FORBIDDEN)),
    "/reports/{open_report}/facts/confirm/": ({"side": "NS", "revision": 1}, (409, 409, FORBIDDEN)),
    "/reports/{open_report}/facts/told/": ({}, (DONE, DONE, FORBIDDEN)),
    "/reports/{open_report}/polls/": (
        {"seat": "N", "auction": "", "question": "What do you open?"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/polls/{poll}/note/": (
        {"answer": "1S", "answer_key": "00000000-0000-0000-0000-000000000008"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/polls/{poll}/close/": ({}, (DONE, DONE, FORBIDDEN)),
    "/polls/{poll}/renew/": ({}, (DONE, DONE, FORBIDDEN)),
    "/polls/{poll}/count/": ({"answer": "{answer}", "counted": "no"}, (DONE, DONE, FORBIDDEN)),
    "/polls/{poll}/judge/": ({"alternatives": [], "reason": "All agree."}, (409, 409, FORBIDDEN)),
    "/reports/{open_report}/own-table/": ({"director": 0}, (OK, OK, FORBIDDEN)),
    "/reports/{open_report}/amend/": ({"revision": 1, "table": "4"}, (DONE, DONE, FORBIDDEN)),
    "/reports/{open_report}/withdraw/": ({"reason": "wrong table"}, (DONE, DONE, FORBIDDEN)),
    "/reports/{ruled_report}/link/": ({"side": "NS"}, (OK, OK, FORBIDDEN)),
    "/reports/{ruled_report}/next/": ({"situation": "penalty_card"}, (409, 409, FORBIDDEN)),
    "/reports/{ruled_report}/links/": ({}, (OK, OK, FORBIDDEN)),
    "/links/{link}/revoke/": ({}, (DONE, DONE, FORBIDDEN)),
    "/cases/{open_case}/answer/": (
        {"key": "both_sides_played_on", "value": "yes", "revision": 1},
        (DONE, DONE, FORBIDDEN),
    ),
    "/cases/{open_case}/withdraw/": ({"key": "offender", "revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/cases/{open_case}/issue/": ({"revision": 1}, (409, 409, FORBIDDEN)),
    "/cases/{open_case}/wait/": ({"revision": 1}, (409, 409, FORBIDDEN)),
    "/cases/{open_case}/discard/": ({"revision": 1}, (DONE, DONE, FORBIDDEN)),
    "/rulings/{ruling}/export.json": ({}, (FORBIDDEN, OK, OK)),
    "/rulings/{ruling}/countersign/": ({}, (FORBIDDEN, DONE, DONE)),
    "/rulings/{ruling}/return/": ({"reason": "wrong seat"}, (FORBIDDEN, DONE, DONE)),
    "/rulings/{ruling}/recheck/": ({}, (DONE, DONE, FORBIDDEN)),
    "/rulings/{ruling}/supersede/": ({"reason": "wrong seat"}, (DONE, DONE, FORBIDDEN)),
    "/rulings/{ruling}/score/": (
        {"act": "save", "result": 0, "paragraph": "16B3", "ns_result_1": "3S = S", "reason": "weights"},
        (OK, OK, FORBIDDEN),
    ),
    "/rulings/{ruling}/forms/": (
        {"act": "save", "reason": "two cards displaced"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/sessions/tuesday/boards/1/results/{result}/": (
        {"played": "3S = S", "because": "recorded_wrongly", "reason": "misread", "agreed_by": "both pairs"},
        (DONE, DONE, DONE),
    ),
    "/reports/{open_report}/double-dummy/solve/": ({}, (DONE, DONE, DONE)),
    "/sessions/tuesday/solve/next/": ({"after": "0"}, (DONE, DONE, DONE)),
    "/sessions/tuesday/solve/all/": ({}, (DONE, DONE, DONE)),
    "/clubs/ponte/books/order/": ({"year": "1999"}, (422, 422, 422)),
    "/federation/appeals/{appeal}/tell_other_side/": ({}, (MISSING, MISSING, MISSING)),
    "/clubs/ponte/casebooks/": ({"address": "http://a.example", "title": "A"}, (FORBIDDEN, 422, 422)),
    "/clubs/ponte/casebooks/{casebook}/leave/": ({}, (FORBIDDEN, DONE, DONE)),
    "/clubs/ponte/copies/{copy}/": ({"verdict": "exemplary", "reason": "So."}, (FORBIDDEN, DONE, DONE)),
    "/clubs/ponte/offices/{member}/end/": ({}, (FORBIDDEN, MISSING, FORBIDDEN)),
    "/appeals/{appeal}/tell_other_side/": ({}, (DONE, DONE, FORBIDDEN)),
    "/rulings/{ruling}/appeal/": (
        {"side": "NS", "reasons": "He had one.", "appeal_key": "00000000-0000-0000-0000-000000000008"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/adjustments/{adjustment}/entered/": ({}, (DONE, DONE, DONE)),
    "/adjustments/{adjustment}/withdraw/": ({"reason": "wrong line"}, (DONE, DONE, FORBIDDEN)),
    "/follow-ups/{follow_up}/done/": ({"note": "no damage"}, (DONE, DONE, FORBIDDEN)),
    "/follow-ups/{follow_up}/open/": ({}, (DONE, DONE, FORBIDDEN)),
    "/rulings/{ruling}/publish/": ({"text": ""}, (FORBIDDEN, 409, FORBIDDEN)),
    "/reports/{open_report}/note/": (
        {"player": "Anna", "kind": "tempo", "text": "slow"},
        (DONE, DONE, FORBIDDEN),
    ),
    "/notes/{note}/": ({"response": "no"}, (FORBIDDEN, FORBIDDEN, FORBIDDEN)),
    "/clubs/ponte/people/{member}/": ({"role": "chief_director"}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/people/{member}/take/": ({}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/people/{member}/password/": ({}, (FORBIDDEN, FORBIDDEN, OK)),
    "/clubs/ponte/people/{member}/codes/": ({}, (FORBIDDEN, FORBIDDEN, 409)),
    "/clubs/ponte/people/{member}/sign-out/": ({}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/people/invite/": (
        {"name": "Nina Bosco", "role": "director", "days": "7"},
        (FORBIDDEN, FORBIDDEN, OK),
    ),
    "/clubs/ponte/tasks/again/": ({"task": "0"}, (FORBIDDEN, FORBIDDEN, MISSING)),
    "/clubs/ponte/tasks/forget/": ({"task": "0"}, (FORBIDDEN, FORBIDDEN, MISSING)),
    "/clubs/ponte/people/revoke/": ({"invitation": "0"}, (FORBIDDEN, FORBIDDEN, MISSING)),
    "/clubs/ponte/publishing/": (
        {"delay_days": 1, "parties_first_hours": 1, "date_shown": "year", "board_shown": "left_out"},
        (FORBIDDEN, FORBIDDEN, DONE),
    ),
    "/clubs/ponte/heads/": ({"is_shown": "on", "mail": "audit@example.org"}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/erase/": ({"names": ["Anna"], "reason": "asked"}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/person/": ({"names": ["Anna"], "kind": "page"}, (FORBIDDEN, FORBIDDEN, OK)),
    "/clubs/ponte/federation/": ({}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/place/": (
        {"club_name": "Ponte", "time_zone": "Europe/Rome", "language": "it"},
        (FORBIDDEN, FORBIDDEN, DONE),
    ),
    "/clubs/ponte/regulations/adopt/": ({"profile": "0"}, (FORBIDDEN, FORBIDDEN, MISSING)),
    "/clubs/ponte/face/": ({"has_colour": "on", "colour": "#1e40af"}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/trial/": ({}, (DONE, DONE, DONE)),
    "/clubs/ponte/archive/": ({"password": "correct horse"}, (FORBIDDEN, FORBIDDEN, OK)),
    "/clubs/ponte/end/": (
        {"address": "https://example.org/ponte", "password": "correct horse"},
        (FORBIDDEN, FORBIDDEN, DONE),
    ),
    "/clubs/ponte/end/close/": ({}, (FORBIDDEN, FORBIDDEN, DONE)),
    "/clubs/ponte/end/reopen/": ({}, (FORBIDDEN, FORBIDDEN, 409)),
    "/rulings/{ruling}/withdraw/": ({"notice": "wrong"}, (FORBIDDEN, MISSING, FORBIDDEN)),
    "/rulings/{ruling}/comment/": (
        {"commentary": "Well ruled.", "commentator": "Elsa Grigi"},
        (FORBIDDEN, MISSING, FORBIDDEN),
    ),
}
PAGES_OF_THE_PUBLISHED = {"/rulings/{ruling}/withdraw/", "/rulings/{ruling}/comment/"}
PROGRESS = "/import/progress/00000000-0000-4000-8000-000000000000/"
LARGE = "/import/large/00000000-0000-4000-8000-000000000000/"
"""Shows everybody what of his own is under way; and the page of one large file, for its sender."""
FOR_ALL = {
    "/",
    "/guide/",
    "/guide/coverage/",
    "/guide/book-{edition}.pdf",
    "/guide/offline/",
    "/guide/desk.webmanifest",
    "/guide/{key}/",
    "/guide/{key}/chart/",
    "/guide/{key}/chart.pdf",
    "/guide/{key}/auction/",
    "/guide/{key}/about/",
    "/guide/{key}/compare/",
    "/guide/{key}/editions/",
    "/api/",
    "/api/openapi.json",
    "/api/v1/",
    "/api/v1/situations",
    "/api/v1/situations/{key}",
    "/api/v1/situations/{key}/outline",
    "/api/v1/rule",
    "/api/v1/cases",
    "/api/v1/cases/{club}/{year}-{number}",
    "/practice/",
    "/practice/begin/",
    "/practice/end/",
    "/practice/cases/",
    "/practice/cases/{club}/{year}-{number}/",
    "/practice/{key}/",
    "/practice/test/",
    "/practice/sitting/{token}/{place}/",
    "/practice/sitting/{token}/done/",
    "/practice/{key}/{edition}/{name}/{seed}/",
    "/casebook/",
    "/casebook/feed.atom",
    "/casebook/search.json",
    "/casebook/{club}/{year}-{number}/",
    "/casebook/{club}/{year}-{number}.json",
    "/casebook/{club}/{year}-{number}.signed.json",
    "/casebook/verify/",
    "/casebook/{club}/{year}/book/",
    "/casebook/{club}/{year}/book.pdf",
    "/clubs/",
    "/clubs/{slug}/",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap-{section}.xml",
    "/r/{token}/",
    "/join/{token}/",
    "/begin/{token}/",
    "/begin/{token}/archive/",
    "/password/{token}/",
    "/p/{token}/",
    "/p/{token}/thanks/",
    "/door/{token}/",
    "/door/{token}/{mark}/",
    "/r/{token}/query/",
    "/r/{token}/appeal/",
    "/r/{token}/appeals/{pk}/{act}/",
    "/screen/{token}/",
    "/t/{token}/",
    "/t/{token}/back/",
    "/results/{address}/",
    "/results/{address}/paper/",
    "/results/{address}/boards/{number}/",
    "/login/",
    "/help/",
    "/help/directors/",
    "/help/players/",
    "/help/fault/",
    "/login/forgotten/",
    "/notices/confirm/{token}/",
    "/notices/stop/{token}/",
    "/calendar/{token}.ics",
    "/login/code/",
    "/login/passkey/",
    "/login/passkey/options/",
    "/colours/{colour}.css",
    "/logos/{digest}.png",
    "/audit/key/",
    "/audit/heads.json",
    "/sessions/{slug}/files/send/",
    "/pocket/",
    "/pocket/reports/",
}
FOR_ANY_MEMBER = {
    "/casebooks/",
    "/appeals/",
    "/profiles/",
    "/sessions/",
    "/players/",
    "/tonight/",
    "/import/",
    "/import/template.csv",
    "/import/template.xlsx",
    "/import/large/{key}/",
    "/import/progress/{key}/",
    "/forms/",
    "/forms/{kind}.pdf",
    "/queue/",
    "/consistency/",
    "/logout/",
    "/practice/set/",
    "/practice/set/results/",
    "/notices/",
    "/pocket/tonight/",
    "/notices/again/",
    "/notices/calendar/",
    "/notices/close/",
    "/notices/device/",
    "/notices/device/end/",
    "/notices/device/try/",
    "/password/",
    "/account/",
    "/account/clubs/",
    "/account/codes/",
    "/account/codes/begin/",
    "/account/codes/end/",
    "/account/codes/renew/",
    "/account/delete/",
    "/account/end/",
    "/account/passkeys/",
    "/account/passkeys/options/",
    "/account/remove/",
    "/account/trial/",
}
OF_THE_SITE = {
    "/site/archive/",
    "/site/clubs/",
    "/site/clubs/new/",
    "/site/mail/",
    "/site/place/",
    "/site/clubs/{slug}/invite/",
    "/site/clubs/{slug}/close/",
    "/site/clubs/{slug}/federation/",
    "/site/clubs/{slug}/reopen/",
}
"""Of whoever administers the site: anybody else finds nothing there."""


@dataclass
class Desk:
    """One open report, one ruling with all that hangs on it."""

    numbers: dict[str, int]

    def at(self, address: str) -> str:
        return address.format(**self.numbers)

    def form(self, address: str) -> dict[str, Any]:
        """What is sent to an act, with what its values name."""
        sent = ACTS[address][0]
        return {name: self.at(value) if isinstance(value, str) else value for name, value in sent.items()}


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[Desk]:
    """The desk, made once: hundreds of tests find it as it was, for each takes back what it did."""
    with made_once(django_db_blocker):
        yield make_desk()


@pytest.fixture
def desk(kept: Desk, db: None) -> Desk:
    return kept


@pytest.fixture
def club(desk: Desk) -> Club:
    return Club.objects.get(slug="ponte")


@pytest.fixture
def session(desk: Desk) -> Session:
    return Session.objects.get(slug="tuesday")


@pytest.fixture
def dora(desk: Desk) -> User:
    return User.objects.get(username="dora")


@pytest.fixture
def rev(desk: Desk) -> User:
    return User.objects.get(username="rev")


def make_desk() -> Desk:
    """In a club with Dora, Rev and Olga."""
    club = make_club()
    dora, _rev, _olga, session = make_dora(club), make_rev(club), make_olga(club), make_session(club)
    ruling = make_ruling(dora, session)
    opened = make_report(dora, session)
    link = make_private_link(actor=dora, report=ruling.report, side="EW")
    follow_up = FollowUp.objects.get(ruling=ruling)
    asked = make_poll(actor=dora, report=opened, seat="N", auction="", question="What do you call?")
    set_clock(actor=dora, session=session, minutes=21, moving_minutes=1, rounds=9)
    door = open_door(actor=dora, session=session)
    pair = make_pair(session, "1", "NS", "Anna", "Bruno")
    evening = make_session(club, "evening")
    evening.boards.update(deal="")
    numbers = {
        "session": session.pk,
        "player": RosterPlayer.objects.create(club=club, name="Ada", folded="ada").pk,
        "member": Membership.objects.get(user=dora).pk,
        "entry": sign_in(key=door, players=[("Ola", ""), ("Iga", "")]).pk,
        "partner": pair.players.all()[0].pk,
        "open_report": opened.pk,
        "open_case": opened.cases.get().pk,
        "ruled_report": ruling.report_id,
        "ruled_case": ruling.case_id,
        "ruling": ruling.pk,
        "follow_up": follow_up.pk,
        "link": link.pk,
        "late": put_off_board(actor=dora, session=session, board_number=1, table="1", slow="NS").pk,
        "poll": asked.pk,
        "answer": note_answer(actor=dora, poll=asked, answer_key=uuid4(), answer="1S").pk,
        "pair": pair.pk,
        "adjustment": (adjustment := make_adjustment(dora, ruling)).pk,
        "result": adjustment.result_id,
        "note": write_note(actor=dora, report=opened, player="Anna", kind="tempo", text="slow").pk,
        "profile": session.profile_id,
        "call": make_call(dora, session).pk,
        "card": make_key(dora, session).pk,
        "appeal": make_appeal(dora, make_ruling(dora, session)).pk,
        "section": set_section(actor=dora, session=evening, name="", tables=1, movement=MOVEMENT).pk,
        "evening": evening.slug,
        "waiting": make_waiting_file(dora, club).pk,
        "sheet": make_waiting_sheet(dora, club).pk,
        "copy": (copy := make_copy(dora, club)).pk,
        "casebook": copy.casebook_id,
        "arrival": make_waiting_arrival(session, dora).pk,
    }
    return Desk(numbers)


def make_waiting_file(dora: User, club: Club) -> WaitingFile:
    """A file of which Dora has still to say the session."""
    return WaitingFile.objects.create(
        club=club, filename="evening.pbn", data=b'[Board "1"]\n[Dealer "N"]\n', sent_by=dora, sent_at=timezone.now()
    )


def make_copy(dora: User, club: Club) -> CaseCopy:
    """A case of a casebook elsewhere that the club follows."""
    now = timezone.now()
    told: dict[str, Any] = {"title": "Praga", "added_by": dora, "added_at": now, "address": "https://example.org/f"}
    casebook = FollowedCasebook.objects.create(club=club, **told)
    read = {"address": "https://example.org/1", "title": "A case", "fetched_at": now, "checked_at": now}
    return CaseCopy.objects.create(casebook=casebook, **read)


def make_waiting_sheet(dora: User, club: Club) -> WaitingFile:
    """A sheet of which Dora has still to say what its columns hold."""
    told = {"club": club, "filename": "evening.csv", "data": b"a,b,c\n1,2,3\n4,5,6\n7,8,9\n"}
    return WaitingFile.objects.create(**told, layout={"asked": True}, sent_by=dora, sent_at=timezone.now())


@pytest.mark.parametrize("address", PAGES)
def test_a_page_opens_to_the_roles_that_may_see_it(address: str, desk: Desk, wanda: User, pat: User) -> None:
    page = desk.at(address)
    answers = {name: signed_in(User.objects.get(username=name)).get(page) for name in ("dora", "rev", "olga")}
    assert tuple(answer.status_code for answer in answers.values()) == PAGES[address]
    assert [signed_in(stranger).get(page).status_code for stranger in (wanda, pat)] == [MISSING, MISSING]
    assert Client().get(page)["Location"] == f"/login/?next={page}"


@pytest.mark.parametrize("name", ["dora", "rev", "olga"])
@pytest.mark.parametrize("address", ACTS)
def test_an_act_is_done_by_the_roles_that_may_do_it(address: str, name: str, desk: Desk) -> None:
    expected = ACTS[address][1]
    answer = signed_in(User.objects.get(username=name)).post(desk.at(address), desk.form(address))
    assert answer.status_code == expected[("dora", "rev", "olga").index(name)]


@pytest.mark.parametrize("address", ACTS)
def test_an_act_is_not_for_visitors_nor_for_other_clubs(address: str, desk: Desk, club: Club, wanda: User) -> None:
    form = desk.form(address)
    entries = club.audit_entries.count()
    assert Client().post(desk.at(address), form).status_code == DONE
    assert signed_in(wanda).post(desk.at(address), form).status_code == MISSING
    assert club.audit_entries.count() == entries


@pytest.mark.parametrize("address", ACTS)
def test_an_act_needs_the_token_of_its_form(address: str, desk: Desk, club: Club, rev: User) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(rev)
    entries = club.audit_entries.count()
    assert strict.post(desk.at(address), desk.form(address)).status_code == FORBIDDEN
    assert club.audit_entries.count() == entries


@pytest.mark.parametrize("address", sorted(set(ACTS) - set(PAGES) - PAGES_OF_THE_PUBLISHED - {PROGRESS, LARGE}))
def test_who_asks_for_the_address_of_an_act_gets_the_page_above_it(address: str, desk: Desk, rev: User) -> None:
    act = desk.at(address)
    answer = signed_in(rev).get(act)
    assert (answer.status_code, answer["Location"]) == (DONE, act.rstrip("/").rpartition("/")[0] + "/")


def test_a_session_that_ran_out_sends_htmx_to_the_sign_in_page(desk: Desk) -> None:
    answer = Client().post(desk.at("/cases/{open_case}/answer/"), {}, headers={"HX-Request": "true"})
    assert answer["HX-Redirect"] == desk.at("/login/?next=/cases/{open_case}/")


def test_after_signing_in_again_htmx_comes_back_with_the_whole_query() -> None:
    answer = Client().get("/queue/?kind=score&part=2", headers={"HX-Request": "true"})
    assert parse_qs(urlsplit(answer["HX-Redirect"]).query) == {"next": ["/queue/?kind=score&part=2"]}


def test_no_address_of_the_house_is_missing_here() -> None:
    tried = {address for table in (PAGES, ACTS) for address in table} | FOR_ALL | FOR_ANY_MEMBER | OF_THE_SITE
    known = {pattern_of(str(route.pattern)) for route in routes()}
    assert known == {pattern_of(re.sub(ONE_OF_MANY, "{}", address)) for address in tried}


ONE_OF_MANY = (
    "(?<=aside/)0|(?<=progress/)[-0-9]+|(?<=large/)[-0-9]+|(?<=books/)2026|(?<=books/2026-)en|tuesday|ponte"
    "|tell_other_side|(?<=cards/)tables|(?<=(?:boards|tables)/)1"
)


def pattern_of(address: str) -> str:
    """An address with every variable written the same way."""
    inside, plain = False, ""
    for sign in address.removeprefix("/"):
        if sign in "<{":
            inside, plain = True, plain + "*"
        elif sign in ">}":
            inside = False
        elif not inside:
            plain += sign
    return plain


@pytest.mark.parametrize("address", sorted(OF_THE_SITE))
def test_a_page_of_the_site_is_found_by_who_administers_it_alone(address: str, desk: Desk, pat: User) -> None:
    page = address.format(slug="ponte")
    is_act = "{" in address

    def asked(browser: Client) -> int:
        return (browser.post(page, {"name": "Eva"}) if is_act else browser.get(page)).status_code

    for name in ("dora", "rev", "olga", "pat"):
        assert asked(signed_in(User.objects.get(username=name))) == MISSING
    assert asked(Client()) == DONE
    User.objects.filter(username="pat").update(is_superuser=True)
    assert asked(signed_in(User.objects.get(pk=pat.pk))) in ((DONE, FORBIDDEN, 409) if is_act else (OK,))
    assert signed_in(User.objects.get(pk=pat.pk)).get("/clubs/ponte/people/").status_code == MISSING


def test_the_issuer_does_not_countersign_his_own_ruling(rev: User, session: Session) -> None:
    ruling = make_ruling(rev, session)
    assert signed_in(rev).post(f"/rulings/{ruling.pk}/countersign/").status_code == FORBIDDEN
    assert Ruling.objects.get(pk=ruling.pk).countersigned_by is None


def test_a_revoked_link_opens_nothing(dora: User, session: Session) -> None:
    link = make_private_link(actor=dora, report=make_ruling(dora, session).report, side="NS")
    address = f"/r/{link.token}/"
    assert Client().get(address).status_code == OK
    signed_in(dora).post(f"/links/{link.pk}/revoke/")
    assert Client().get(address).status_code == MISSING
    assert PrivateLink.objects.get(pk=link.pk).revoked_at is not None


def test_a_published_ruling_is_for_everybody(dora: User, rev: User, session: Session) -> None:
    ruling = make_publishable(dora, rev, session)
    assert Client().get("/casebook/ponte/2026-1/").status_code == MISSING
    signed_in(rev).post(f"/rulings/{ruling.pk}/publish/", {"text": ""})
    published = ruling.report.club.publications.get()
    assert Client().get(f"/casebook/ponte/{published.year}-1/").status_code == OK
