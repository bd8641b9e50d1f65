"""What an administrator sets for a club, which player is made anonymous, notes on conduct, one's own password.

A director writes a note on conduct from a report, the recorder reads it; everybody else finds no trace. A forgotten
password is changed on the command line.
"""

from dataclasses import asdict
from functools import partial
from typing import Any

from django.contrib import messages
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.contrib.auth.views import LoginView, LogoutView, PasswordChangeView
from django.forms import model_to_dict
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse, reverse_lazy
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.addresses import client_network
from rulings.desk.base.errors import wait
from rulings.desk.base.finding import find, member, or_404, the_only
from rulings.desk.base.forms import PasswordForm, SignInForm, submit
from rulings.desk.base.gate import page
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.kept import forget_reader, is_his_browser, kept_for, remember_browser, remember_reader
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import SAVED, without_no_text
from rulings.desk.casebook.forms import PublishingForm
from rulings.desk.casebook.services.publishing import set_publishing
from rulings.desk.casebook.values import read_publishing_settings
from rulings.desk.people.forms import ConductNoteForm, EraseForm, FindPlayerForm, HeadsForm, ResponseForm, RoleForm
from rulings.desk.people.queries.first_page import first_page
from rulings.desk.people.queries.guesses import seconds_to_wait
from rulings.desk.people.queries.people import erasures_of, members_of, names_at_table, notes_kept
from rulings.desk.people.queries.prospects import Prospect, prospect, spellings
from rulings.desk.people.services.clubs import give_role, show_heads
from rulings.desk.people.services.conduct import add_response, write_note
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.people.wording import counts_text, forms_text
from rulings.models import Club, IrregularityReport, RecorderNote


@require_safe
@page
def club_people(request: HttpRequest, slug: str) -> HttpResponse:
    """Who is what in the club, and what else its administrators set."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    return render(request, "people/members.html", {"club": club, "members": members_of(club)})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_member(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One of them: what he is."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    its = or_404(the_only(members_of(club).filter(pk=pk)))
    form = RoleForm(request.POST or None, initial=model_to_dict(its))
    if submit(form, partial(give_role, actor=member(request), club=club, user=its.user)):
        messages.success(request, SAVED)
        return redirect("desk" if its.user == request.user else reverse("club_people", args=[slug]))
    return render(request, "people/member.html", {"club": club, "its": its, "form": form}, status=form.status)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_publishing(request: HttpRequest, slug: str) -> HttpResponse:
    """How the club shows rulings to the public."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = PublishingForm(request.POST or None, initial=asdict(read_publishing_settings(club.publishing)))
    if submit(form, partial(set_publishing, actor=member(request), club=club)):
        messages.success(request, _("Saved. It holds for every ruling published from now on."))
        return redirect("club_publishing", slug)
    return render(request, "people/publishing.html", {"club": club, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_heads(request: HttpRequest, slug: str) -> HttpResponse:
    """Who keeps the head of the club's audit trail elsewhere, so that rewriting the past shows."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = HeadsForm(request.POST or None, initial={"is_shown": club.heads_shown, "mail": club.heads_mailed_to})
    if submit(form, partial(show_heads, actor=member(request), club=club)):
        messages.success(request, SAVED)
        return redirect("club_heads", slug)
    return render(request, "people/heads.html", {"club": club, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def club_erase(request: HttpRequest, slug: str) -> HttpResponse:
    """Make a player anonymous: look for him, see what will change, then confirm."""
    club, _rights = find(request, Club, Right.ADMINISTER, slug=slug)
    form = EraseForm(request.POST or None)
    erasure = submit(form, partial(erase_player, actor=member(request), club=club))
    if erasure is None:
        return _erase_page(request, club, form)
    messages.success(request, _("Done: the player is %(name)s everywhere now.") % {"name": erasure.pseudonym})
    return redirect("club_erase", slug)


def _erase_page(request: HttpRequest, club: Club, form: EraseForm) -> HttpResponse:
    """The names found, those chosen, and what would change with them."""
    finding = FindPlayerForm(request.POST or request.GET)
    asked: dict[str, Any] = finding.cleaned_data if finding.is_valid() else {}
    names = asked.get("names", [])
    shown: Prospect | None = prospect(club, names) if names else None
    context = {
        "club": club,
        "form": form,
        "finding": finding,
        "name": asked.get("name", ""),
        "names": names,
        "known": spellings(club, asked.get("name", "")),
        "prospect": shown,
        "counts": counts_text(shown.rows) if shown else [],
        "forms": forms_text(shown.forms) if shown else [],
        "erasures": erasures_of(club),
    }
    return render(request, "people/erase.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_note(request: HttpRequest, pk: int) -> HttpResponse:
    """Write a memo for the recorder."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    form = ConductNoteForm(request.POST or None, names_at_table(shown))
    if submit(form, partial(write_note, actor=member(request), report=shown)):
        messages.success(request, _("The recorder has your note. It is not part of the report."))
        return redirect("report", pk)
    return render(request, "people/write_note.html", {"report": shown, "board": shown.board, "form": form})


@require_safe
@page
def club_notes(request: HttpRequest, slug: str) -> HttpResponse:
    """The notes that are kept, for the recorder."""
    club, _rights = find(request, Club, Right.RECORD, slug=slug)
    notes = notes_kept(club, member(request), timezone.localdate())[:500]
    return render(request, "people/notes.html", {"club": club, "notes": notes})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def conduct_note(request: HttpRequest, pk: int) -> HttpResponse:
    """One note, and the player's answer to it."""
    note, _rights = find(request, RecorderNote, Right.RECORD, pk=pk)
    or_404(note if note.expires_on > timezone.localdate() else None)
    form = ResponseForm(request.POST or None, initial={"response": note.response})
    if submit(form, partial(add_response, actor=member(request), note=note)):
        messages.success(request, _("Kept."))
        return redirect("conduct_note", pk)
    return render(request, "people/note.html", {"note": note, "form": form})


_LONGEST_NAME = 150
_SECONDS_WHEN_BUSY = 5


class SignInPage(LoginView):
    """Leads to the page that was asked for, else to where one's work is."""

    template_name = "people/login.html"
    authentication_form = SignInForm
    redirect_authenticated_user = True

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Signed in; told to wait where too many passwords are tried, or too many sign in at once."""
        name = without_no_text(request.POST.get("username", "")[:_LONGEST_NAME])
        if seconds := seconds_to_wait(name, client_network(request), is_known=is_his_browser(request, name)):
            return wait(request, seconds)
        try:
            return super().post(request, *args, **kwargs)
        except TooBusy:
            return wait(request, _SECONDS_WHEN_BUSY, status=503)

    def get_default_redirect_url(self) -> str:
        """For who asked for no page."""
        return first_page(member(self.request))

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        """What goes along stays through a wrong password."""
        return super().get_context_data(**context) | {"kept": self.request.POST.get("kept", "")}

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        """Signed in: to the page, or first before what he had sent when his sign-in had run out."""
        response: HttpResponse = super().form_valid(form)
        user = member(self.request)
        if kept := kept_for(user, self.request.POST.get("kept", "")):
            response = render(self.request, "people/kept.html", {"kept": kept, "back": response["Location"]})
        remember_reader(response, user)
        remember_browser(response, user)
        return response


class SignOut(LogoutView):
    """Leaves nothing for the next who sits down here."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Signed out."""
        response: HttpResponse = super().post(request, *args, **kwargs)
        forget_reader(response)
        return response


class PasswordPage(PasswordChangeView):
    """Asks for the old one; who is signed in elsewhere is signed out there."""

    template_name = "people/password.html"
    form_class = PasswordForm
    success_url = reverse_lazy("desk")

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Changed; told to wait where too many sign in at once."""
        try:
            return super().post(request, *args, **kwargs)
        except TooBusy:
            return wait(request, _SECONDS_WHEN_BUSY, status=503)

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        """Changed, and told on the desk."""
        told = _("Your password is changed. Wherever else you were signed in, sign in with the new one.")
        messages.success(self.request, told)
        return super().form_valid(form)
