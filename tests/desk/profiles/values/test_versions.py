"""A profile with another value of one figure: everything else stays, and what cannot be is refused by name."""

from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.profiles.values.common import plain_profile
from rulings.desk.profiles.values.figures import BY_NAME, FIGURES
from rulings.desk.profiles.values.stored import values_of
from rulings.desk.profiles.values.versions import with_figure


def test_only_the_one_figure_is_another_and_the_profile_itself_stays() -> None:
    profile = plain_profile()
    before = values_of(profile)
    after = values_of(with_figure(profile, "plus", "55"))
    assert {name for name in after if after[name] != before[name]} == {"plus"}
    assert (after["plus"], values_of(profile)) == ("55", before)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda each: each.name)
def test_every_figure_may_have_the_value_that_it_has(figure: Any) -> None:
    profile = plain_profile()
    values = values_of(profile)
    assert values_of(with_figure(profile, figure.name, values[figure.name])) == values


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("plus", "101", "plus"),
        ("members", 0, "members"),
        ("penalty_imps", "0", "penalty_imps"),
        ("vp_scale", "table", "vp_table"),
    ],
)
def test_a_value_that_cannot_be_is_refused_by_the_figure_s_name(name: str, value: Any, named: str) -> None:
    with pytest.raises(BadInput) as refused:
        with_figure(plain_profile(), name, value)
    assert (refused.value.field, named in BY_NAME) == (named, True)
