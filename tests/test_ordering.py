"""The look at how queries are ordered."""

import pytest
from django.db.models import F, QuerySet

from rulings.models import Appeal, IrregularityReport, Poll, Session, SignIn


@pytest.mark.parametrize("rows", [
    SignIn.objects.order_by("decided_at"),
    Session.objects.order_by("-result_available_at"),
    Poll.objects.order_by("case__position"),
    IrregularityReport.objects.order_by("result__table"),
])  # fmt: skip
def test_what_two_databases_would_order_differently_is_refused(rows: QuerySet[Session], db: None) -> None:
    with pytest.raises(AssertionError, match=r"^ordered by \w+\.\w+, which may be NULL"):
        list(rows)


def test_what_is_never_null_or_has_its_place_is_not(db: None) -> None:
    assert not SignIn.objects.order_by(F("decided_at").asc(nulls_last=True), "pk").exists()
    assert not list(IrregularityReport.objects.order_by("board__number", "-pk"))
    assert not list(Poll.objects.filter(case__position=1).order_by("case__position"))
    assert not list(Appeal.objects.exclude(decision="").order_by("-decided_at"))
