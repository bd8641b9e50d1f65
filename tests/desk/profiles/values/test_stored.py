"""The figures of a profile as they are stored: each written and read again, tables and second averages among them."""

from datetime import date
from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.profiles.services import copy_profile, load_profiles, save_version
from rulings.desk.profiles.values.figures import FIGURES
from rulings.desk.profiles.values.stored import Version, check_parts, parts_of, values_of, with_values
from rulings.desk.scores.queries.sheet import regulations_of
from rulings.models import Club, RegulationProfile, Session, User
from rulings.scoring.regulations import Method


@pytest.fixture
def own(olga: User, club: Club) -> RegulationProfile:
    """The club's copy of the EBU's."""
    [ebu] = [profile for profile in load_profiles() if profile.name == "EBU"]
    return copy_profile(actor=olga, club=club, profile=ebu)


def version(profile: RegulationProfile, **values: Any) -> Version:
    """A later version that changes these figures."""
    return Version(profile.name, date(2027, 1, 1), "2017", "Committee, 3 January", values_of(profile) | values)


def test_every_figure_can_be_written_and_read_again(own: RegulationProfile) -> None:
    for figure in FIGURES:
        written_as = {"count": 7, "amount": "7", "margins": "0, 7", "percents": "50.66", "text": "7"}
        others = [option for option in figure.options if option != figure.default] or [
            written_as.get(figure.kind, not figure.default)
        ]
        needed = {"vp_scale": "table", "vp_table": "0, 3"} if figure.path[0] == "victory_points" else {}
        others = ["table"] if figure.name == "vp_scale" else others
        parts = with_values(parts_of(own), needed | {figure.name: others[0]})
        check_parts(parts)
        written = RegulationProfile(
            settings=parts["settings"], scoring=parts["scoring"], review=parts["review"], **parts["periods"]
        )
        assert values_of(written)[figure.name] == others[0], figure.name


def test_a_club_s_own_table_of_victory_points_is_the_session_s(
    olga: User, session: Session, own: RegulationProfile
) -> None:
    said = version(own, vp_scale="table", vp_stake=10, vp_table="0 3, 7")
    session.profile = save_version(actor=olga, profile=own, version=said)
    session.form, session.scoring = "teams", "IMP"
    assert session.profile.scoring["victory_points"] == {"scale": "table", "stake": 10, "table": [0, 3, 7]}
    scale = regulations_of(session, Method.TEAMS).victory_points.scale(8)
    assert scale is not None
    assert [scale.of(margin) for margin in (0, 2, 3, 7, 50, -7)] == [5, 5, 6, 7, 7, 3]


def test_a_club_s_own_table_for_matches_of_matchpoints_is_the_session_s(
    olga: User, session: Session, own: RegulationProfile
) -> None:
    """Whatever the file calls a scale: those for IMPs serve no matchpoints."""
    said = version(own, vp_scale="table", vp_percents="50,66 51.99; 53,34")
    session.profile = save_version(actor=olga, profile=own, version=said)
    session.form, session.scoring = "pairs_mp", "SWISS_PAIRS VPS DISCRETE MP"
    assert values_of(session.profile)["vp_percents"] == "50.66, 51.99, 53.34"
    scale = regulations_of(session, None).victory_points.percent_scale
    assert scale is not None
    assert [scale.of(percent) for percent in (50, 52, 100, 40)] == [10, 12, 13, 7]


def test_amounts_for_a_second_board_are_kept_and_the_rest_is_as_for_the_first(
    olga: User, session: Session, own: RegulationProfile
) -> None:
    said = version(own, plus="62", later_plus="55", later_minus_imps="-2")
    session.profile = save_version(actor=olga, profile=own, version=said)
    session.scoring = "matchpoints"
    assert values_of(session.profile) == said.values
    averages = regulations_of(session, None).averages
    assert [averages.amounts(place).plus for place in (1, 2, 3)] == [62, 55, 55]
    assert (averages.amounts(2).minus, averages.amounts(2).minus_imps) == (40, -2)
    back = save_version(actor=olga, profile=session.profile, version=version(own))
    assert "averages" not in back.scoring


def test_a_table_has_no_more_margins_than_there_are_points(olga: User, own: RegulationProfile) -> None:
    with pytest.raises(BadInput, match="With 2 points at stake a table has no more than 2 margins"):
        save_version(actor=olga, profile=own, version=version(own, vp_scale="table", vp_stake=2, vp_table="0, 3, 7"))
