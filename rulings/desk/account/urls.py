"""The addresses of signing in, and of one's own account."""

from django.urls import path

from rulings.desk.account.views import account, codes, entering, signing_in

urlpatterns = [
    path("login/", signing_in.SignInPage.as_view(), name="login"),
    path("login/code/", entering.code_step, name="code_step"),
    path("login/passkey/", entering.passkey_step, name="passkey_step"),
    path("login/passkey/options/", entering.passkey_options, name="passkey_options"),
    path("logout/", signing_in.SignOut.as_view(), name="logout"),
    path("password/", signing_in.PasswordPage.as_view(), name="password"),
    path("account/", account.account, name="account"),
    path("account/end/", account.sign_in_end, name="sign_in_end"),
    path("account/passkeys/", account.passkey_add, name="passkey_add"),
    path("account/passkeys/options/", account.passkey_begin, name="passkey_begin"),
    path("account/remove/", account.passkey_remove, name="passkey_remove"),
    path("account/codes/", codes.codes, name="codes"),
    path("account/codes/begin/", codes.codes_begin, name="codes_begin"),
    path("account/codes/renew/", codes.codes_renew, name="codes_renew"),
    path("account/codes/end/", codes.codes_end, name="codes_end"),
]
