"""How somebody proves who he is, and where he is signed in: sign-ins, one-time codes, passkeys.

Nothing here opens an account to who reads the database: keys of sign-ins and recovery codes are kept as digests, the
secret of the codes is sealed by a key that is not in the database, of a passkey the public half is kept.
"""

from django.conf import settings
from django.db import models

from rulings.models.row import Row


class SignedIn(Row):
    """What the server keeps of one browser's visit: Django's session, by the digest of the key in the browser's cookie.

    `user` is None where nobody has signed in. `browser` says which program on which device, in codes, as
    "firefox/android"; from which address is kept nowhere. `last_seen` is right to some minutes.
    """

    session_key = models.CharField(max_length=64, primary_key=True)
    session_data = models.TextField()
    expire_date = models.DateTimeField(db_index=True)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.CASCADE, related_name="sign_ins"
    )
    browser = models.CharField(max_length=40, blank=True, default="")
    first_seen = models.DateTimeField()
    last_seen = models.DateTimeField()


class CodeKey(Row):
    """What an account's one-time codes are made of (RFC 6238: six digits, thirty seconds).

    `secret` is sealed; `confirmed_at` is None until a first code was right: until then none is asked for. `last_step`
    is the step of time of the code that was used last, since each opens once. `wrong` counts the wrong codes since
    `wrong_since`.
    """

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="code_key")
    secret = models.CharField(max_length=255)
    made_at = models.DateTimeField()
    confirmed_at = models.DateTimeField(null=True, blank=True)
    last_step = models.BigIntegerField(default=0)
    wrong = models.PositiveIntegerField(default=0)
    wrong_since = models.DateTimeField(null=True, blank=True)


class RecoveryCode(Row):
    """A code that stands in for a one-time code, once; `digest` is the SHA-256 of its 80 random bits."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="recovery_codes")
    digest = models.CharField(max_length=64)
    used_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "digest"], name="recovery_code_once")]


class Passkey(Row):
    """A key of the account on a device: its public half. `credential` and `public_key` are base64url.

    `sign_count` is what the device said last of how often it was used, 0 where it does not count.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="passkeys")
    name = models.CharField(max_length=60)
    credential = models.CharField(max_length=1400, unique=True)
    public_key = models.TextField()
    sign_count = models.PositiveBigIntegerField(default=0)
    made_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)


class SpentChallenge(Row):
    """A challenge that a passkey has answered: it is answered once. Gone when it would be too old anyway."""

    digest = models.CharField(max_length=64, primary_key=True)
    at = models.DateTimeField(db_index=True)
