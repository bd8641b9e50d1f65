"""Signing in and out, and one's own password."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.contrib.auth.views import LoginView, LogoutView, PasswordChangeView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse_lazy
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from rulings.desk.base.addresses import client_network
from rulings.desk.base.bounds import TooMany
from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.finding import member
from rulings.desk.base.forms import PasswordForm, SignInForm
from rulings.desk.base.gate import refused
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.kept import forget_reader, is_his_browser, kept_for, remember_browser, remember_reader
from rulings.desk.base.texts import without_no_text
from rulings.desk.people.forms import ForgottenForm
from rulings.desk.people.queries.first_page import first_page
from rulings.desk.people.queries.guesses import seconds_to_wait
from rulings.desk.people.services.passwords import ask_for_link
from rulings.desk.tasks.values import sends_mail

_LONGEST_NAME = 150


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
            return wait(request, SECONDS_WHEN_BUSY, status=503)

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


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def forgotten(request: HtmxRequest) -> HttpResponse:
    """Ask for a link by mail. Who asks learns nothing of who has an account."""
    form = ForgottenForm(request.POST if request.method == "POST" else None)
    is_asked = sends_mail() and form.is_valid()
    if is_asked:
        try:
            ask_for_link(name=without_no_text(form.cleaned_data["name"]), network=client_network(request))
        except TooMany as refusal:
            return refused(request, refusal)
    context = {"form": form, "is_asked": is_asked, "has_mail": sends_mail()}
    return render(request, "people/forgotten.html", context)


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
            return wait(request, SECONDS_WHEN_BUSY, status=503)

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        """Changed, and told on the desk."""
        told = _("Your password is changed. Wherever else you were signed in, sign in with the new one.")
        messages.success(self.request, told)
        return super().form_valid(form)
