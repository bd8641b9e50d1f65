"""The Laws guide for everybody: situation, questions, ruling. No account, nothing stored: the address holds it all."""

from typing import Any
from urllib.parse import urlencode

from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.forms.guide import EDITION_NAMES, DoorSearchForm, GuideForm
from rulings.laws.engine import Ruling, rule
from rulings.laws.facts import UnknownAnswer
from rulings.laws.situation import Situation, Stage
from rulings.laws.situations import DEFAULT_EDITION, SITUATIONS
from rulings.views.asking import finding_sheets, known_sheets, question_sheet, sent
from rulings.views.doors import door_groups
from rulings.wording.situations import situation_title


@require_safe
def guide(request: HttpRequest) -> HttpResponse:
    """The situations as doors, with a search."""
    form = DoorSearchForm(request.GET)
    asked = form.cleaned_data if form.is_valid() else {"q": "", "edition": DEFAULT_EDITION}
    edition = asked["edition"]
    context = {"form": form, "groups": door_groups(edition, asked["q"]), "edition": edition, "editions": EDITION_NAMES}
    return render(request, "guide/index.html", context)


@require_safe
def guide_situation(request: HttpRequest, key: str) -> HttpResponse:
    """One situation: the next question, or the ruling."""
    situation = situation_or_404(key)
    form = GuideForm(request.GET, situation)
    if not form.is_valid():
        raise BadRequest(next(iter(form.errors.values()))[0])
    return render(request, "guide/situation.html", situation_context(situation, form, ruled(form)))


def situation_context(situation: Situation, form: GuideForm, ruling: Ruling) -> dict[str, Any]:
    """What the page of one situation shows."""
    return {
        "situation": situation,
        "title": situation_title(situation.key),
        "edition": form.cleaned_data["edition"],
        "question": question_sheet(ruling.question, ruling) if ruling.question else None,
        "known": [(sheet, address_without(form, ruling, sheet.key)) for sheet in known_sheets(ruling)],
        "answered": answered(form, ruling),
        "findings": finding_sheets(ruling),
        "address": urlencode(answered(form, ruling)),
        "has_auction": bool(form.query.get("auction")),
        "asks_of_auction": situation.stage is Stage.AUCTION,
    }


def situation_or_404(key: str) -> Situation:
    """The situation in any edition."""
    for situation in SITUATIONS:
        if situation.key == key:
            return situation
    raise Http404


def ruled(form: GuideForm) -> Ruling:
    """The law run over the answers; an answer that does not fit the others is refused."""
    try:
        return rule(form.cleaned_data["law"], form.cleaned_data["case"])
    except UnknownAnswer as error:
        raise BadRequest(form.refusal(error)) from None


def answered(form: GuideForm, ruling: Ruling) -> list[tuple[str, str]]:
    """The edition, the auction and every answer relied on, as the next form sends them along."""
    given = [(fact.key, sent(fact, value)) for fact, value in ruling.relied_on.items() if fact not in ruling.derived]
    auction = [(name, form.query[name]) for name in ("dealer", "auction") if form.query.get(name)]
    return [("edition", form.cleaned_data["edition"]), *auction, *given]


def address_without(form: GuideForm, ruling: Ruling, key: str) -> str:
    """The query that asks `key` again: it keeps what was answered before it; empty where the auction told it."""
    pairs = answered(form, ruling)
    names = [name for name, _value in pairs]
    if key not in names:
        return ""
    place = names.index(key)
    return "?" + urlencode(pairs[:place])
