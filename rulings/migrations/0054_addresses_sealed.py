"""No address lies as it is: it is found by a digest, and shown again from a seal, both made with the site's secret.

What is in use goes on opening. Going back, what was closed in the meantime gets its digest in place of its token.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.fernet import Fernet, InvalidToken
from django.conf import settings
from django.db import migrations, models

_FOUND_BY = "addresses that are shown again, found by "
_ADDRESSES = "addresses that are shown again, sealed by "
_TESTS = "what accounts keep, sealed by "
_ENDED_BY = (("SessionKey", "revoked_at"), ("Poll", "closed_at"))


def _secret(purpose: str) -> bytes:
    return sha256(f"{purpose}{settings.SECRET_KEY}".encode()).digest()


def _box(purpose: str) -> Fernet:
    return Fernet(urlsafe_b64encode(_secret(purpose)))


def _under_another_key(kept: str, before: str, after: str) -> str | None:
    """What was sealed, sealed by another key; None where it cannot be opened."""
    try:
        return _box(after).encrypt(_box(before).decrypt(kept.encode())).decode()
    except InvalidToken:
        return None


def seal(apps: Any, schema_editor: Any) -> None:
    """Digest and seal of every token, no seal of what is closed; tests under a key by which no page opens them."""
    key, box, alias = _secret(_FOUND_BY), _box(_ADDRESSES), schema_editor.connection.alias
    for name, ended in _ENDED_BY:
        rows = apps.get_model("rulings", name).objects.using(alias)
        for pk, token, over in list(rows.values_list("pk", "token", ended)):
            sealed = "" if over else box.encrypt(token.encode()).decode()
            rows.filter(pk=pk).update(digest=hmac.new(key, token.encode(), sha256).hexdigest(), sealed=sealed)
    sittings = apps.get_model("rulings", "Sitting").objects.using(alias)
    for pk, link in list(sittings.values_list("pk", "link")):
        sittings.filter(pk=pk).update(sealed=_under_another_key(link, _TESTS, _ADDRESSES) or "")


def open_again(apps: Any, schema_editor: Any) -> None:
    """The tokens and links as they were, as far as this site can read them."""
    box, alias = _box(_ADDRESSES), schema_editor.connection.alias
    for name, _ended in _ENDED_BY:
        rows = apps.get_model("rulings", name).objects.using(alias)
        for pk, digest, sealed in list(rows.values_list("pk", "digest", "sealed")):
            try:
                token = box.decrypt(sealed.encode()).decode()
            except InvalidToken:
                token = digest
            rows.filter(pk=pk).update(token=token)
    sittings = apps.get_model("rulings", "Sitting").objects.using(alias)
    for pk, sealed in list(sittings.values_list("pk", "sealed")):
        sittings.filter(pk=pk).update(link=_under_another_key(sealed, _ADDRESSES, _TESTS) or "")


class Migration(migrations.Migration):
    dependencies = [("rulings", "0049_marks_that_readers_see")]

    operations = [
        *(
            operation
            for name in ("sessionkey", "poll")
            for operation in (
                migrations.AlterField(name, "token", models.CharField(max_length=64, null=True, unique=True)),
                migrations.AddField(name, "digest", models.CharField(max_length=64, null=True)),
                migrations.AddField(name, "sealed", models.CharField(blank=True, default="", max_length=255)),
            )
        ),
        migrations.AlterField("sitting", "link", models.CharField(default="", max_length=2000)),
        migrations.AddField("sitting", "sealed", models.TextField(default="")),
        migrations.AddField("sitting", "origin", models.PositiveSmallIntegerField(default=0)),
        migrations.RunPython(seal, open_again),
        *(
            operation
            for name in ("sessionkey", "poll")
            for operation in (
                migrations.AlterField(name, "digest", models.CharField(max_length=64, unique=True)),
                migrations.RemoveField(name, "token"),
            )
        ),
        migrations.AlterField("sitting", "sealed", models.TextField()),
        migrations.RemoveField("sitting", "link"),
    ]
