"""The interface for programs: every answer is as described and may be kept; what is wrong is one sentence."""

import json
from html import unescape
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client, override_settings
from django.utils import timezone
from django.utils.translation import override, pgettext
from jsonschema import Draft202012Validator

from rulings.laws.engine import AskedOf, Effect, facts_of
from rulings.laws.engine.situation import Stage
from rulings.laws.examples import EXAMPLES
from rulings.laws.situations import EDITIONS, SITUATIONS
from rulings.models import Club, Publication, Session, User
from rulings.wording.programs import LANGUAGES, outline, rule, situation, situations
from tests.desk.api.reading import DESCRIPTION, PENALTY_CARD, SCHEMAS, faults, held, posted, stranger
from tests.desk.casebook.reading import copies
from tests.desk.routes import routes
from tests.publishing import make_case


def test_the_description_is_sound_and_names_what_the_house_has() -> None:
    for schema in SCHEMAS.values():
        Draft202012Validator.check_schema(schema)
    assert SCHEMAS["Edition"]["enum"] == sorted(EDITIONS, reverse=True)
    assert SCHEMAS["Language"]["enum"] == list(LANGUAGES)
    assert SCHEMAS["Stage"]["enum"] == list(Stage)
    assert SCHEMAS["AskedOf"]["enum"] == list(AskedOf)
    assert SCHEMAS["Finding"]["properties"]["effect"]["enum"] == list(Effect)
    kinds = {fact.kind.name for each in SITUATIONS for law in each.laws.values() for fact in facts_of(law).values()}
    assert set(SCHEMAS["Fact"]["properties"]["kind"]["enum"]) == kinds


def test_every_address_of_the_interface_is_described_and_no_other() -> None:
    patterns = {str(each.pattern).removeprefix("api/v1") for each in routes() if str(each.pattern).startswith("api/v1")}
    told = {path.replace("{key}", "<slug:key>").replace("{club}", "<slug:club>") for path in DESCRIPTION["paths"]}
    assert patterns == {path.replace("{case}", "<int:year>-<int:number>") for path in told}


def test_no_fact_is_called_as_a_parameter_is() -> None:
    facts = {key for each in SITUATIONS for law in each.laws.values() for key in facts_of(law)}
    assert facts & {"situation", "edition", "language", "record", "facts"} == set()


def test_the_description_is_served_with_the_address_of_this_site() -> None:
    answer = stranger().get("/api/openapi.json")
    assert answer.headers["Content-Type"].startswith("application/openapi+json")
    assert json.loads(answer.content) == DESCRIPTION | {"servers": [{"url": f"{settings.SITE_URL}/api/v1"}]}


def test_what_there_is() -> None:
    told = held(stranger().get("/api/v1/"), "/")
    assert [each["key"] for each in told["editions"] if each["is_default"]] == ["2017"]
    assert {each["code"]: each["name"] for each in told["languages"]} == {
        "en": "English",
        "it": "italiano",
        "pl": "polski",
    }


@pytest.mark.parametrize(("edition", "language"), [("2017", "it"), ("2007", "pl")])
def test_the_situations_of_an_edition(edition: str, language: str) -> None:
    told = held(stranger().get(f"/api/v1/situations?edition={edition}&language={language}"), "/situations")
    assert told["situations"] == situations(edition=edition, language=language)


def test_every_situation_in_full_is_as_described() -> None:
    client = stranger()
    for number, each in enumerate(SITUATIONS):
        language = LANGUAGES[number % len(LANGUAGES)]
        answer = client.get(f"/api/v1/situations/{each.key}?language={language}")
        assert held(answer, "/situations/{key}") == situation(each.key, language=language)


def test_the_whole_tree_is_text() -> None:
    answer = stranger().get("/api/v1/situations/penalty_card/outline?language=pl")
    assert held(answer, "/situations/{key}/outline") == outline("penalty_card", language="pl")
    assert answer.headers["Content-Language"] == "pl"


def test_every_worked_example_is_ruled_as_the_laws_do_and_as_described() -> None:
    for number, (key, example) in enumerate(EXAMPLES.items()):
        facts = {name: value for name, value in example.items() if name != "record"}
        record, language = dict(example.get("record", {})), LANGUAGES[number % len(LANGUAGES)]
        asked = {"situation": key, "language": language, "facts": facts, "record": record}
        assert faults(SCHEMAS["Asked"], asked) == []
        assert held(posted(asked), "/rule", "post") == rule(key, facts, language=language, record=record)


def test_facts_in_the_address_are_ruled_as_those_of_a_body_are() -> None:
    facts = {"offender": "W", "visibility": "seen_or_named", "penalty_cards": ["SA", "H2"]}
    by_get = stranger().get("/api/v1/rule", {"situation": "penalty_card", **facts})
    joined = stranger().get("/api/v1/rule", {"situation": "penalty_card", **facts, "penalty_cards": "SA H2"})
    by_post = posted({"situation": "penalty_card", "facts": facts})
    assert held(by_get, "/rule") == held(joined, "/rule") == held(by_post, "/rule", "post")
    assert by_get.json()["relied_on"]["penalty_cards"] == ["SA", "H2"]


def test_a_language_that_is_not_named_is_that_of_the_request() -> None:
    answer = stranger().get(PENALTY_CARD, headers={"Accept-Language": "pl"})
    assert (answer.json()["language"], answer.headers["Content-Language"]) == ("pl", "pl")
    assert {"Accept-Language", "Cookie"} <= {each.strip() for each in answer.headers["Vary"].split(",")}


def test_an_answer_may_be_kept_and_is_asked_for_by_its_tag() -> None:
    client = stranger()
    first = client.get(PENALTY_CARD)
    assert first.headers["Cache-Control"] == "public, max-age=3600"
    again = client.get(PENALTY_CARD, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content, again.headers["Access-Control-Allow-Origin"]) == (304, b"", "*")
    other = client.get(f"{PENALTY_CARD}&offender=W", headers={"If-None-Match": first.headers["ETag"]})
    assert other.status_code == 200


def test_a_browser_hears_what_it_may_send_from_another_site() -> None:
    answer = stranger().options("/api/v1/rule")
    assert (answer.status_code, answer.headers["Access-Control-Allow-Origin"]) == (204, "*")
    assert answer.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS"
    assert "Content-Type" in answer.headers["Access-Control-Allow-Headers"]
    assert "Access-Control-Allow-Credentials" not in answer.headers


def test_published_cases_are_read_page_by_page(dora: User, session: Session) -> None:
    copies(make_case(dora, session), 20)
    first = held(stranger().get("/api/v1/cases?law=67"), "/cases")
    assert [case["number"] for case in first["cases"]] == list(range(21, 1, -1))
    second = held(stranger().get(first["next"].removeprefix(settings.SITE_URL)), "/cases")
    assert ([case["number"] for case in second["cases"]], second["next"]) == ([1], None)


def test_one_case_and_one_that_was_withdrawn(dora: User, session: Session) -> None:
    case = make_case(dora, session, auction=["1NT"])
    answer = stranger().get("/api/v1/cases/ponte/2026-1")
    assert held(answer, "/cases/{club}/{case}")["findings"][0]["text"]["it"] == "La presa è valida."
    assert answer.headers["Cache-Control"] == "public, max-age=60"
    Publication.objects.filter(pk=case.pk).update(withdrawn_at=case.published_at, notice="Ruled anew.")
    gone = stranger().get("/api/v1/cases/ponte/2026-1", headers={"Accept-Language": "it"})
    withdrawn = held(gone, "/cases/{club}/{case}")
    assert (gone.status_code, gone.headers["Content-Type"]) == (410, "application/problem+json")
    assert (withdrawn["status"], withdrawn["notice"], "facts" in withdrawn) == (410, "Ruled anew.", False)
    assert (gone.headers["Cache-Control"], gone.headers["Content-Language"]) == ("no-store", "it")
    assert held(stranger().get("/api/v1/cases"), "/cases")["cases"] == []


def test_pages_of_cases_may_be_kept_for_a_minute_and_end_where_there_are_no_more(dora: User, session: Session) -> None:
    copies(make_case(dora, session), 24)
    client, read, address = stranger(), [], "/api/v1/cases?language=pl"
    while address:
        answer = client.get(address.removeprefix(settings.SITE_URL))
        assert answer.headers["Cache-Control"] == "public, max-age=60"
        again = client.get(address.removeprefix(settings.SITE_URL), headers={"If-None-Match": answer.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        told = held(answer, "/cases")
        assert len(told["cases"]) <= 20
        read += [case["number"] for case in told["cases"]]
        address = told["next"]
    assert read == list(range(25, 0, -1))
    assert held(client.get("/api/v1/cases?before=1"), "/cases") == {"cases": [], "next": None}


@pytest.mark.parametrize("address", ["/api/v1/rule", "/api/v1/nothing", "/api/v1/cases?law=94", "/api/v1/rule?a=%00"])
def test_a_problem_is_told_in_the_language_that_is_named_or_else_that_of_the_request(address: str, db: None) -> None:
    """Whichever it is, the answer says so; what the address names comes first."""
    named = f"{address}{'&' if '?' in address else '?'}language=it"
    answers = {
        "en": stranger().get(address),
        "pl": stranger().get(address, headers={"Accept-Language": "pl"}),
        "it": stranger().get(named, headers={"Accept-Language": "pl"}),
    }
    for code, answer in answers.items():
        assert answer.headers["Content-Language"] == code
        with override(code):
            title = pgettext("HTTP status", "Not found" if answer.status_code == 404 else "Bad request")
        assert json.loads(answer.content)["title"] == title


def test_the_language_that_a_body_names_is_that_of_its_problem() -> None:
    answer = posted({"situation": "penalty_card", "language": "pl", "facts": []}, headers={"Accept-Language": "it"})
    assert answer.headers["Content-Language"] == "pl"
    answer = posted({"situation": "penalty_card", "language": "pl", "facts": {"offender": "Q"}})
    assert (answer.status_code, answer.headers["Content-Language"]) == (422, "pl")


def test_a_case_of_a_club_that_went_to_another_site_leads_there(dora: User, session: Session, club: Club) -> None:
    make_case(dora, session)
    Club.objects.filter(pk=club.pk).update(moved_to="https://example.org/vecchio", closed_at=timezone.now())
    answer = stranger().get("/api/v1/cases/ponte/2026-1")
    assert (answer.status_code, answer.headers["Location"]) == (301, "https://example.org/api/v1/cases/vecchio/2026-1")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_who_asks_too_often_is_told_when_to_come_again() -> None:
    client = stranger()
    answers = [client.get("/api/v1/situations?language=xx") for _time in range(130)]
    refused = next(each for each in answers if each.status_code == 429)
    assert held(refused, "/situations")["detail"].startswith("too many requests from this address")
    assert 1 <= int(refused.headers["Retry-After"]) <= 60
    assert held(stranger().get("/api/v1/situations"), "/situations")


@override_settings(ROOT_URLCONF="tests.desk.api.broken")
@pytest.mark.parametrize(("address", "status", "again"), [("broken", 500, False), ("silent", 503, True)])
def test_a_mistake_of_ours_and_a_silent_database_are_problems_too(address: str, status: int, again: bool) -> None:
    answer = stranger().get(f"/api/v1/{address}")
    assert (answer.status_code, answer.headers["Content-Type"]) == (status, "application/problem+json")
    assert faults(SCHEMAS["Problem"], json.loads(answer.content)) == []
    assert answer.has_header("Retry-After") is again


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_people_shows_both_examples(language: str, client: Client) -> None:
    page = client.get("/api/", headers={"Accept-Language": language}).content.decode()
    assert f'lang="{language}"' in page
    for name in ("director.py", "director.mjs"):
        first = (Path(settings.BASE_DIR) / "static" / "api" / name).read_text(encoding="utf-8").splitlines()[0]
        assert first in unescape(page)
