"""The coverage page for everybody: each law of the book with what the desk does for it. Stores nothing."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.laws.coverage import PARTS, Coverage, Help, Use, coverage, totals
from rulings.laws.situations import DEFAULT_EDITION
from rulings.wording.coverage import help_text, law_note, law_subject, part_title
from rulings.wording.situations import situation_title


@dataclass(frozen=True)
class UseSheet:
    """A situation of the guide, the edition to open it in, and its rulings by edition."""

    situation: str
    title: str
    edition: str
    rulings: list[tuple[str, int]]


@dataclass(frozen=True)
class LawSheet:
    """One law; `own` are its situations, `others` those whose rulings cite it."""

    law: int
    subject: str
    note: str
    helps: list[tuple[Help, str]]
    own: list[UseSheet]
    others: list[UseSheet]


@require_safe
def guide_coverage(request: HttpRequest) -> HttpResponse:
    """Laws 1 to 93 in their parts."""
    sheets = {covered.law: law_sheet(covered) for covered in coverage()}
    parts = [(part, part_title(part), [sheets[law] for law in laws]) for part, laws in PARTS.items()]
    return render(request, "guide/coverage.html", {"parts": parts, "totals": totals()})


def law_sheet(covered: Coverage) -> LawSheet:
    """One law in the reader's language."""
    uses = [(use, use_sheet(use)) for use in covered.uses]
    return LawSheet(
        law=covered.law,
        subject=law_subject(covered.law),
        note=law_note(covered.law),
        helps=[(each, help_text(each)) for each in covered.helps],
        own=[sheet for use, sheet in uses if use.is_own],
        others=[sheet for use, sheet in uses if not use.is_own],
    )


def use_sheet(use: Use) -> UseSheet:
    """A situation with its link's edition: the newest that uses the law."""
    edition = DEFAULT_EDITION if DEFAULT_EDITION in use.rulings else next(iter(use.rulings))
    return UseSheet(use.situation, situation_title(use.situation), edition, list(use.rulings.items()))
