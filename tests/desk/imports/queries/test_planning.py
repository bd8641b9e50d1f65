"""Plans: what they rest on, by every act of the house; and that making one stores nothing."""

from typing import Any

import pytest
from django.db import transaction

from rulings.desk.imports.queries.matching import fit
from rulings.desk.imports.queries.planning import CHANGING, Plan, has_moved, head_of, plan_into, plan_new
from rulings.desk.imports.queries.reading import open_file
from rulings.desk.imports.services.importing import import_session
from rulings.models import (
    Board,
    Club,
    Contestant,
    Difference,
    Event,
    KeptAside,
    Player,
    RegulationProfile,
    Result,
    ScoreAdjustment,
    Section,
    Session,
    SessionImport,
    User,
)
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.desk.test_rights import ACTS, DONE, make_desk, signed_in
from tests.factories import make_club, make_report

LOOKED_AT = (
    *(Event, Session, Section, Contestant, Player, Board, Result, ScoreAdjustment, SessionImport, Difference),
    *(KeptAside, RegulationProfile),
)
PASSING = {"double_dummy", "status", "result_available_at", "ended_at", "closed_at"}
"""Columns of these that no import reads."""


def looked_at() -> dict[str, list[Any]]:
    """All that an import may look at."""
    found = {}
    for model in LOOKED_AT:
        names = [each.attname for each in model._meta.concrete_fields if each.attname not in PASSING]
        found[model.__name__] = list(model._default_manager.order_by("pk").values_list(*names))
    return found


LOOKED_AT_BY_NO_IMPORT = ("solve", "/trial/")
"""What is solved of a board; a trial, which makes a club of its own."""


def test_an_act_after_which_plans_hold_leaves_all_that_an_import_looks_at_alone(db: None) -> None:
    desk = make_desk()
    before, club = looked_at(), Club.objects.get(slug="ponte")
    wrong, passing = [], 0
    for address, (_form, answers) in ACTS.items():
        if DONE not in answers or any(each in address for each in LOOKED_AT_BY_NO_IMPORT):
            continue
        with transaction.atomic():
            head = head_of(club)
            user = User.objects.get(username=("dora", "rev", "olga")[answers.index(DONE)])
            assert signed_in(user).post(desk.at(address), desk.form(address)).status_code == DONE
            if not has_moved(club, head):
                passing += 1
                wrong += [(address, name) for name, rows in looked_at().items() if rows != before[name]]
            transaction.set_rollback(True)
    assert wrong == []
    assert passing > 50


def test_an_act_of_another_club_moves_nothing(club: Club, dora: User, session: Session) -> None:
    other = make_club("other")
    head = head_of(other)
    import_session(actor=None, club=club, data=saved(evening(1)), filename="x")
    assert not has_moved(other, head)
    assert CHANGING


def test_a_report_moves_nothing_and_a_file_does(club: Club, dora: User, session: Session) -> None:
    head = head_of(club)
    make_report(dora, session)
    assert not has_moved(club, head)
    import_session(actor=None, club=club, data=saved(evening(1)), filename="x")
    assert has_moved(club, head)


@pytest.mark.parametrize("change", CHANGES)
def test_a_plan_for_a_session_stores_nothing(change: str, club: Club) -> None:
    session = import_session(actor=None, club=club, data=saved(evening(1)), filename="x").session
    before = looked_at()
    opened = open_file(saved(CHANGES[change](evening(3))), "x")
    plan = plan_into(fit(session, opened.sessions[0], "x"), opened, 0)
    assert isinstance(plan, Plan)
    assert len(plan.found.results) in (11, 12)
    assert all(each.pk is None for each in (*plan.found.results, *plan.found.contestants))
    assert looked_at() == before


def test_a_plan_for_a_new_session_stores_nothing_not_even_the_laws_as_they_stand(club: Club) -> None:
    opened = open_file(saved(evening(2)), "x")
    plan = plan_new(club, opened, 0, None)
    assert (plan.is_new, plan.session.event.name, len(plan.found.results)) == (True, "Tuesday Pairs", 12)
    assert not any(model._default_manager.exists() for model in LOOKED_AT)
