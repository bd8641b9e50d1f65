"""What is no mistake of ours ends a process in one sentence; what is one, with its traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError

from config.refusing import in_a_sentence, sentence_of
from tests.mailing import free_port


def ended(error: BaseException) -> object:
    """The code of the exit that comes of it."""
    with pytest.raises(SystemExit) as stopped, in_a_sentence():
        raise error
    return stopped.value.code


def test_each_says_what_it_is_about() -> None:
    assert ended(ImproperlyConfigured("PORT='x': no.")) == "PORT='x': no."
    assert ended(FileNotFoundError(2, "No such file or directory", "a.json")) == "a.json: No such file or directory"
    assert ended(OSError(28, "No space left on device")) == "the machine says: No space left on device"
    assert ended(OperationalError("connection refused\nIs it running?")) == (
        "The database of DATABASE_URL does not answer: connection refused"
    )
    assert ended(EOFError()) == "The input has ended before the last answer."
    assert ended(KeyboardInterrupt()) == 130


def test_a_mistake_of_ours_keeps_its_traceback_and_so_does_all_where_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert sentence_of(ValueError("ours")) == ""
    with pytest.raises(ValueError, match="ours"), in_a_sentence():
        raise ValueError("ours")
    monkeypatch.setattr(sys, "argv", ["manage.py", "laws", "--traceback"])
    with pytest.raises(ImproperlyConfigured), in_a_sentence():
        raise ImproperlyConfigured("PORT")


@pytest.mark.parametrize(
    "command",
    ["manage.py laws", "-m config.serve --port {port}", "-m config.start", "-m gunicorn --config config/gunicorn.py"],
)
def test_whatever_is_begun_names_the_setting_that_cannot_be_in_one_line(command: str, tmp_path: Path) -> None:
    words = command.format(port=free_port()).split()
    own = {"TIME_ZONE": "Nowhere", "VAR_DIR": str(tmp_path), "DEBUG": "0", "WORKER": "0"}
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | own, cwd=settings.BASE_DIR, capture_output=True, text=True
    )
    sentence = "TIME_ZONE='Nowhere' in the environment: expected a time zone such as Europe/Warsaw."
    assert (done.returncode, done.stderr) == (1, f"{sentence}\n")


def test_who_reads_the_first_line_alone_hears_of_no_pipe() -> None:
    command = [sys.executable, "manage.py", "laws"]
    with subprocess.Popen(
        command, cwd=settings.BASE_DIR, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
