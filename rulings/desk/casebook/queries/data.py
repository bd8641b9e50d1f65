"""A published case as plain data, for programs: nothing that its page does not show."""

from typing import Any

from django.urls import reverse

from rulings.desk.base.watching.site import site_url
from rulings.desk.casebook.values import BoardShown
from rulings.models import Publication

_Json = dict[str, Any]


def page_of(publication: Publication) -> str:
    """The permanent address of a case, without the host."""
    return reverse("casebook_case", args=[publication.club.slug, publication.year, publication.number])


def case_data(publication: Publication) -> _Json:
    """The case in every language; of a withdrawn one no more than its notice."""
    if publication.withdrawn_at is None:
        return case_in_brief(publication) | _in_full(publication)
    return {
        "address": site_url() + page_of(publication),
        "club": publication.club.slug,
        "year": publication.year,
        "number": publication.number,
        "withdrawn": publication.withdrawn_at.isoformat(),
        "notice": publication.notice,
    }


def case_in_brief(publication: Publication) -> _Json:
    """What a list says of a case."""
    return {
        "address": site_url() + page_of(publication),
        "club": publication.club.slug,
        "year": publication.year,
        "number": publication.number,
        "situation": publication.situation,
        "laws": [int(law) for law in publication.laws.split()],
        "stage": publication.stage,
        "form": publication.form,
        "appealed": publication.was_appealed,
        "played": publication.shown_date,
        "published": publication.published_at.isoformat(),
    }


def _in_full(publication: Publication) -> _Json:
    """The rest of a case: facts, board, auction, the findings in order, override and appeal."""
    languages = publication.sentences
    findings = [
        {
            "paragraph": paragraph,
            "text": {code: texts[place] for code, texts in languages.items() if place < len(texts)},
        }
        for place, paragraph in enumerate(publication.paragraphs)
    ]
    return {
        "edition": publication.ruling.edition,
        "facts": publication.facts,
        "board": _board_of(publication),
        "board_shown": publication.board_shown,
        "cards": publication.cards,
        "auction": publication.auction,
        "scores": publication.scores,
        "findings": findings,
        "commentary": {"text": publication.commentary, "by": publication.commentator} if publication.commentary else {},
        "override": publication.override_text,
        "appeal": publication.appeal,
    }


def _board_of(publication: Publication) -> _Json:
    """Number, dealer, vulnerability and cards; nothing where the club leaves them out."""
    if publication.board_shown != BoardShown.SHOWN:
        return {}
    board = publication.ruling.report.board
    return {
        "number": board.number,
        "dealer": board.dealer,
        "vulnerability": board.vulnerability,
        "deal": board.deal,
    }
