"""What an administrator of all of a member's clubs does for his account, and nobody else."""

from collections.abc import Callable
from typing import Any

import pyotp
import pytest

from rulings.desk.account.services.codes import begin_codes, confirm_codes
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.signing import opened_seal
from rulings.desk.people.services.accounts import reset_codes, sign_out_member
from rulings.desk.people.services.clubs import give_role
from rulings.models import Club, CodeKey, Membership, Role, SignedIn, User
from tests.desk.conftest import signed_in
from tests.factories import history, make_club

Act = Callable[..., Any]
ACTS = pytest.mark.parametrize("act", [reset_codes, sign_out_member])


@pytest.fixture
def its(dora: User, club: Club) -> Membership:
    """Dora's role; her codes are on, and she is signed in."""
    key = begin_codes(actor=dora, password="correct horse")
    confirm_codes(actor=dora, one_time_code=pyotp.TOTP(opened_seal(key.secret) or "").now())
    signed_in(dora)
    return dora.memberships.get(club=club)


def test_codes_are_turned_off_for_who_lost_his_phone(its: Membership, olga: User, club: Club, dora: User) -> None:
    reset_codes(actor=olga, membership=its)
    assert not CodeKey.objects.exists()
    assert history(club)[-1] == ("codes.off", {}, {"user": dora.pk, "name": "Dora Neri"})
    with pytest.raises(WrongState, match=r"^One-time codes are off"):
        reset_codes(actor=olga, membership=its)


def test_he_is_signed_out_everywhere(its: Membership, olga: User, club: Club, dora: User) -> None:
    assert sign_out_member(actor=olga, membership=its) == 1
    assert not SignedIn.objects.filter(user=dora).exists()
    assert history(club)[-1][0] == "sign_ins.ended"


@ACTS
def test_nobody_does_it_for_somebody_with_a_role_elsewhere(its: Membership, olga: User, dora: User, act: Act) -> None:
    give_role(actor=None, club=make_club("elsewhere", "Elsewhere"), user=dora, role=Role.DIRECTOR)
    with pytest.raises(NotAllowed, match=r"^This account opens every club in which its owner has a role"):
        act(actor=olga, membership=its)
    assert CodeKey.objects.exists()
    assert SignedIn.objects.filter(user=dora).exists()


@ACTS
@pytest.mark.parametrize("who", ["dora", "rev", "wanda"])
def test_nobody_else_does_it(its: Membership, who: str, act: Act, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        act(actor=request.getfixturevalue(who), membership=its)
