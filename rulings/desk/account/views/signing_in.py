"""Signing in and out, and one's own password."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.contrib.auth.views import LoginView, LogoutView, PasswordChangeView
from django.http import HttpRequest, HttpResponse
from django.urls import reverse_lazy
from django.utils.translation import gettext as _

from rulings.desk.account.queries import asks_code
from rulings.desk.account.services.sign_ins import end_sign_ins
from rulings.desk.account.views.entering import ask_code, let_in
from rulings.desk.base.addresses import client_network
from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.finding import member
from rulings.desk.base.forms import PasswordForm, SignInForm
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.kept import forget_reader, is_his_browser
from rulings.desk.base.texts import without_no_text
from rulings.desk.base.watching.sign_ins import this_one
from rulings.desk.people.queries.first_page import first_page
from rulings.desk.people.queries.guesses import seconds_to_wait
from rulings.models import User

_LONGEST_NAME = 150


class SignInPage(LoginView):
    """Leads to the page that was asked for, else to where one's work is."""

    template_name = "account/login.html"
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
        """Signed in; or, with one-time codes, half way."""
        user = form.get_user()
        if not isinstance(user, User):
            raise TypeError("accounts here are ours")
        return ask_code(self.request, user) if asks_code(user) else let_in(self.request, user)


class SignOut(LogoutView):
    """Leaves nothing for the next who sits down here."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Signed out."""
        response: HttpResponse = super().post(request, *args, **kwargs)
        forget_reader(response)
        return response


class PasswordPage(PasswordChangeView):
    """Asks for the old one; who is signed in elsewhere is signed out there."""

    template_name = "account/password.html"
    form_class = PasswordForm
    success_url = reverse_lazy("account")

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Changed; told to wait where too many sign in at once."""
        try:
            return super().post(request, *args, **kwargs)
        except TooBusy:
            return wait(request, SECONDS_WHEN_BUSY, status=503)

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        """Changed, told, and signed out wherever else he was signed in."""
        told = _("Your password is changed. Wherever else you were signed in, sign in with the new one.")
        messages.success(self.request, told)
        response: HttpResponse = super().form_valid(form)
        user = member(self.request)
        end_sign_ins(actor=user, user=user, but=this_one(self.request))
        return response
