"""The table of figures: each once, each with what its reader has where nobody regulated it."""

from dataclasses import fields

from rulings.desk.profiles.values.figures import BY_NAME, FIGURES, GROUPED, Group
from rulings.desk.profiles.values.kinds import Part, Says
from rulings.laws.engine import PARAGRAPHS, Regulations
from rulings.models import RegulationProfile

OF_LAWS_THAT_ARE_NOT_RULED_ON = {"80B2(k)"}


def test_each_figure_stands_once_and_in_one_place() -> None:
    assert len(BY_NAME) == len(FIGURES)
    assert len({(figure.part, figure.path) for figure in FIGURES}) == len(FIGURES)


def test_every_group_of_the_page_has_figures() -> None:
    assert set(GROUPED) == set(Group)
    assert all(GROUPED.values())


def test_every_default_may_be_had() -> None:
    assert [figure.name for figure in FIGURES if not figure.takes(figure.default)] == []


def test_every_reading_that_the_laws_leave_open_is_a_figure() -> None:
    assert [figure.name for figure in GROUPED[Group.READINGS]] == [each.name for each in fields(Regulations)]


def test_the_periods_are_columns_of_a_profile_with_the_same_defaults() -> None:
    periods = [figure for figure in FIGURES if figure.part is Part.PERIODS]
    assert {figure.name: figure.default for figure in periods} == {
        figure.name: getattr(RegulationProfile(), figure.name) for figure in periods
    }


def test_what_a_law_gives_or_leaves_names_its_paragraph() -> None:
    cited = {figure.law for figure in FIGURES if figure.says is not Says.NOTHING}
    assert {law for law in cited if law not in PARAGRAPHS["2017"]} == OF_LAWS_THAT_ARE_NOT_RULED_ON
