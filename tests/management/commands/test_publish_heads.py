"""publish_heads: a line of JSON for each club that shows its head, and a mail where a club has named somebody."""

import json
from pathlib import Path

import pytest
from django.core import mail
from django.core.management import CommandError
from django.test import override_settings

from rulings.desk.trail.queries.heads import head_now, read_heads
from rulings.models import Club
from tests.mailing import free_port, mail_goes_to
from tests.management.commands.printing import printed


def said(*words: str) -> list[str]:
    return printed("publish_heads", *words).splitlines()


def test_each_day_a_line_is_appended_for_each_club_that_shows_its_head(ponte: Club, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert said("--file", str(kept)) == [f"{kept}: 0 heads"]
    Club.objects.update(heads_shown=True)
    assert said("--file", str(kept)) == [f"{kept}: 1 heads"]
    said("--file", str(kept), "--club", "ponte")
    assert read_heads(kept.read_text()) == [head_now(ponte)] * 2


@override_settings(EMAIL_HOST="localhost")
def test_whom_the_club_has_named_gets_it_by_mail(ponte: Club) -> None:
    assert said("--mail") == []
    Club.objects.update(heads_mailed_to="audit@example.org")
    assert said("--mail") == ["ponte: mailed"]
    (sent,) = mail.outbox
    assert (sent.to, sent.subject) == (["audit@example.org"], "Head of the audit trail of ponte")
    assert json.loads(sent.body) == head_now(ponte)


def test_a_mail_server_that_does_not_answer_is_said(ponte: Club) -> None:
    Club.objects.update(heads_mailed_to="audit@example.org")
    with (
        mail_goes_to(free_port()),
        pytest.raises(CommandError, match=r"^ponte: not mailed\. The mail server ") as refusal,
    ):
        said("--mail")
    assert refusal.value.returncode == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "say where to: --file FILE, --mail, or both"),
        (("--mail",), "--mail: EMAIL_HOST is not set, nor a mail server in the browser: nothing can be mailed"),
        (("--file", "/there/is/no/such/folder/x"), "cannot be written: No such file or directory"),
    ],
)
@override_settings(EMAIL_HOST="")
def test_what_cannot_be_is_exit_code_2(ponte: Club, words: tuple[str, ...], why: str) -> None:
    with pytest.raises(CommandError, match=why) as refusal:
        said(*words)
    assert refusal.value.returncode == 2
