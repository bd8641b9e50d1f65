"""Who is what in a club: roles given, changed and taken; invitations; links for a new password."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.forms import model_to_dict
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404, the_only
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED
from rulings.desk.people.forms import InvitationForm, RevokeForm, RoleForm
from rulings.desk.people.queries.links import invitations_of, link_shown, may_make_link, sessions_for_guests
from rulings.desk.people.queries.people import members_of
from rulings.desk.people.services.accounts import reset_codes, sign_out_member
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.desk.people.services.invitations import invite, revoke_invitation
from rulings.desk.people.services.passwords import make_password_link
from rulings.desk.tasks.queries import sends_mail
from rulings.models import Club, Membership, Role


@require_safe
@page
def club_people(request: HttpRequest, slug: str) -> HttpResponse:
    """Who is what in the club, who is invited, and what else its administrators set."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    context = {"club": club, "members": members_of(club), "invitations": invitations_of(club)}
    return render(request, "people/members.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_member(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One of them: what he is."""
    club, its = _one_of(request, slug, pk)
    form = RoleForm(request.POST or None, initial=_known_of(its))
    if submit(form, partial(give_role, actor=member(request), club=club, user=its.user)):
        messages.success(request, SAVED)
        return _back(request, slug, its)
    return _member_page(request, its, form=form, status=form.status)


@act
def member_take(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Take his role away."""
    club, its = _one_of(request, slug, pk)
    take_role(actor=member(request), club=club, user=its.user)
    messages.success(request, _("%(name)s has no role in the club any more.") % {"name": its.user.display_name})
    return _back(request, slug, its)


@act
def member_password(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Make a link by which he sets a new password, and show it this once."""
    _club, its = _one_of(request, slug, pk)
    made = make_password_link(actor=member(request), membership=its)
    return _member_page(request, its, link=link_shown("new_password", made.token, its.user.email))


@act
def member_codes(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Let him in without a one-time code, whose phone is lost."""
    _club, its = _one_of(request, slug, pk)
    reset_codes(actor=member(request), membership=its)
    messages.success(request, _("One-time codes are off for %(name)s.") % {"name": its.user.display_name})
    return redirect("club_member", slug, pk)


@act
def member_sign_out(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Sign him out everywhere, whose device is lost."""
    _club, its = _one_of(request, slug, pk)
    sign_out_member(actor=member(request), membership=its)
    messages.success(request, _("%(name)s is signed in nowhere any more.") % {"name": its.user.display_name})
    return redirect("club_member", slug, pk)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_invite(request: HttpRequest, slug: str) -> HttpResponse:
    """Invite somebody to a role, and show the link this once."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    sessions = sessions_for_guests(club)
    slug = request.GET.get("session", "")
    asked = sessions.filter(slug=slug).first() if slug else None
    first = {"role": Role.DIRECTOR, "days": 7, "session": asked, "until": asked and asked.date}
    form = InvitationForm(request.POST or None, sessions, initial=first)
    made = submit(form, partial(invite, actor=member(request), club=club))
    if made is None:
        return render(request, "people/invite.html", {"club": club, "form": form}, status=form.status)
    link, is_mailed = link_shown("join", made.token, made.mail), bool(made.mail) and sends_mail()
    context = {"club": club, "made": made, "link": link, "is_mailed": is_mailed}
    return render(request, "people/invited.html", context)


@act
def invitation_revoke(request: HttpRequest, slug: str) -> HttpResponse:
    """Let an invitation open nothing any more."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = RevokeForm(request.POST)
    found = the_only(club.invitations.filter(pk=form.cleaned_data["invitation"])) if form.is_valid() else None
    waits = or_404(found)
    revoke_invitation(actor=member(request), invitation=waits)
    messages.success(request, _("The invitation of %(name)s is revoked.") % {"name": waits.name})
    return redirect("club_people", slug)


def _one_of(request: HttpRequest, slug: str, pk: int) -> tuple[Club, Membership]:
    """The club, and one of its members."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    return club, or_404(the_only(members_of(club).filter(pk=pk)))


def _back(request: HttpRequest, slug: str, its: Membership) -> HttpResponse:
    """To the people; who has changed himself may see them no more."""
    return redirect("desk" if its.user == request.user else reverse("club_people", args=[slug]))


def _member_page(request: HttpRequest, its: Membership, status: int = 200, **context: Any) -> HttpResponse:
    """The page of one member; with `link` just made, or with the `form` that comes back."""
    shown = {
        "club": its.club,
        "its": its,
        "form": RoleForm(initial=_known_of(its)),
        "may_make_link": may_make_link(member(request), its.user),
    }
    return render(request, "people/member.html", shown | context, status=status)


def _known_of(its: Membership) -> dict[str, Any]:
    """What a member is, for the form."""
    return model_to_dict(its) | {"until": its.last_day}
