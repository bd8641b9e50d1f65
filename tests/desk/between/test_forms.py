"""What is looked for, how a case is marked, and what is no signed case, as they are typed."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import QueryDict

from rulings.desk.between.forms import FollowedForm, MarkForm, VerifyForm
from rulings.desk.between.values import MOST_BYTES_OF_A_CASE
from rulings.models import CaseMark, Club


def test_what_is_looked_for_is_looked_for_among_these_clubs() -> None:
    clubs = [Club(slug="ponte", name="Ponte"), Club(slug="wisla", name="Wisła")]
    form = FollowedForm(QueryDict("q=revok*&law=64"), clubs)
    assert form.is_valid()
    wanted = form.wanted()
    assert (wanted.clubs, wanted.law, wanted.words[0].is_beginning) == (("ponte", "wisla"), 64, True)
    chosen = FollowedForm(QueryDict("club=wisla"), clubs)
    assert (chosen.is_valid(), chosen.wanted().clubs) == (True, ("wisla",))
    assert not FollowedForm(QueryDict("club=arno"), clubs).is_valid()


def test_both_kinds_of_tags_are_one_list_and_come_back_apart() -> None:
    form = MarkForm({"verdict": "", "tags": ["claim"], "own_tags": " juniors ,, 2026"}, None, has_tags=True)
    assert (form.is_valid(), form.given()["tags"]) == (True, ["claim", "juniors", "2026"])
    again = MarkForm(None, CaseMark(tags=["claim", "juniors"]), has_tags=True)
    assert (again.initial["own_tags"], "claim" in again.initial["tags"]) == ("juniors", True)
    assert set(MarkForm(None, None, has_tags=False).fields) == {"verdict", "reason", "before"}


@pytest.mark.parametrize("size", [0, MOST_BYTES_OF_A_CASE, MOST_BYTES_OF_A_CASE + 1])
def test_a_file_is_taken_up_to_its_limit(size: int) -> None:
    form = VerifyForm({}, {"file": SimpleUploadedFile("case.json", b"x" * size)})
    assert form.is_valid() is (0 < size <= MOST_BYTES_OF_A_CASE)
