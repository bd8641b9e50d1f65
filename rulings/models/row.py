"""What every row is, how an address is stored, and JSON, read from the database without what Django does besides."""

import json
from collections.abc import Collection
from json.scanner import make_scanner
from typing import Any, Self

from django.db import models
from django.db.models.base import ModelState


class Row(models.Model):
    """A model whose rows are made of their columns alone: nobody here listens to `pre_init` and `post_init`."""

    class Meta:
        abstract = True

    @classmethod
    def from_db(  # type: ignore[override]  # the stubs are of a later Django
        cls, db: str | None, field_names: Collection[str], values: Collection[Any]
    ) -> Self:
        """As Django has it, which looks at every field once more; what is deferred is left out, and asked for later."""
        row = cls.__new__(cls)
        row.__dict__.update(zip(field_names, values, strict=True))
        row._state = state = ModelState()
        state.adding, state.db = False, db
        return row


class ShownAgain(Row):
    """What an address opens that a page shows again to who may: neither a copy of the row nor its digest opens it.

    `digest` finds it, made of its token with the site's secret; `sealed` is the token under that secret, "" once it is
    closed, and of one that came from another site.
    """

    digest = models.CharField(max_length=64, unique=True)
    sealed = models.CharField(max_length=255, blank=True, default="")

    token = ""
    """What opens it, on what was just made or found by it."""

    class Meta:
        abstract = True


_SCAN = make_scanner(json.JSONDecoder())  # type: ignore[arg-type]


class Json(models.JSONField):
    """Django's own, read by the decoder itself: half the time of a short value goes into the ways there."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        if value.__class__ is str:
            try:
                read, end = _SCAN(value, 0)
            except (StopIteration, json.JSONDecodeError):
                end = -1
            if end == len(value):
                return read
        return super().from_db_value(value, expression, connection)  # spaces round it, or what Django takes as it is

    def deconstruct(self) -> Any:
        name, _path, args, kwargs = super().deconstruct()
        return name, "django.db.models.JSONField", args, kwargs
