"""What a form tells a service, and the service's refusal back on the form."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from rulings.services.refusals import BadInput

T = TypeVar("T")


class Telling(Protocol):
    """A form that knows what the service is told."""

    fields: dict[str, Any]

    def is_valid(self) -> bool: ...
    def add_error(self, field: str | None, error: Any) -> None: ...
    def given(self) -> dict[str, Any]: ...


def taken(form: Telling, act: Callable[..., T]) -> T | None:
    """What the service made of the form; None where the form or the service refused, which then stands on the form."""
    if not form.is_valid():
        return None
    try:
        return act(**form.given())
    except BadInput as refusal:
        form.add_error(refusal.field if refusal.field in form.fields else None, str(refusal))
        return None
