"""What every row is: read from the database without what Django's constructor does for a new one."""

from collections.abc import Collection
from typing import Any, Self

from django.db import models
from django.db.models.base import ModelState


class Row(models.Model):
    """A model whose rows are made of their columns alone: nobody here listens to `pre_init` and `post_init`."""

    class Meta:
        abstract = True

    @classmethod
    def from_db(cls, db: str | None, field_names: Collection[str], values: Collection[Any]) -> Self:
        """As Django has it, which looks at every field once more; what is deferred is left out, and asked for later."""
        row = cls.__new__(cls)
        row.__dict__.update(zip(field_names, values, strict=True))
        row._state = state = ModelState()
        state.adding, state.db = False, db
        return row
