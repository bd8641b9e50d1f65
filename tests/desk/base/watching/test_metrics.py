"""What is counted, and how the counts of several workers are told as one."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import transaction
from django.test import override_settings

from rulings.desk.base.watching import metrics
from rulings.desk.base.watching.metrics import count_act, count_request, counted, folder, told

TOKEN = "f" * 40


@pytest.fixture(autouse=True)
def counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A worker that has counted nothing, in a folder of its own."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    metrics._counted.clear()
    metrics._written = 0.0
    with override_settings(METRICS_TOKEN=TOKEN):
        yield
    metrics._counted.clear()


def test_requests_are_told_by_view_and_class_with_steps_that_add_up() -> None:
    for seconds in (0.004, 0.01, 0.03, 99.0):
        count_request("ruling", 200, seconds)
    count_request("none", 404, 0.2)
    lines = told(counted(), {}).splitlines()
    assert 'rulings_requests_total{status="2xx",view="ruling"} 4' in lines
    assert 'rulings_requests_total{status="4xx",view="none"} 1' in lines
    steps = [int(line.rpartition(" ")[2]) for line in lines if "_bucket" in line]
    assert steps == [2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 5]
    assert "rulings_request_seconds_count 5" in lines
    assert "rulings_request_seconds_sum 99.244" in lines
    assert lines[-1] == "# EOF"


def test_every_line_is_of_a_metric_that_was_declared() -> None:
    count_request("ruling", 200, 0.1)
    lines = told(counted(), {"calls": 2}).splitlines()
    declared = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    named = {line.split("{")[0].split(" ")[0] for line in lines if not line.startswith("#")}
    assert {name for name in named if not any(name.startswith(each) for each in declared)} == set()
    assert 'rulings_waiting{what="calls"} 2' in lines


def test_what_other_workers_counted_is_added_and_a_broken_file_is_left_out() -> None:
    count_request("ruling", 200, 0.1)
    folder().mkdir(exist_ok=True)
    (folder() / "1.json").write_text(json.dumps({'["requests", {"status": "2xx", "view": "ruling"}]': 3}))
    (folder() / "2.json").write_text("{")
    assert 'rulings_requests_total{status="2xx",view="ruling"} 4' in told(counted(), {})


def test_the_folder_is_for_this_user_alone() -> None:
    count_request("ruling", 200, 0.1)
    assert folder().stat().st_mode & 0o777 == 0o700
    assert [path.suffix for path in folder().iterdir()] == [".json"]


@pytest.mark.django_db(transaction=True)
def test_an_act_counts_once_it_is_stored_and_not_when_it_was_taken_back() -> None:
    with transaction.atomic():
        count_act("ruling.issued")
        assert not counted()
    with transaction.atomic():
        count_act("ruling.issued")
        transaction.set_rollback(True)
    assert 'rulings_acts_total{verb="ruling.issued"} 1' in told(counted(), {}).splitlines()


def test_without_a_token_nothing_is_counted() -> None:
    with override_settings(METRICS_TOKEN=""):
        count_request("ruling", 200, 0.1)
    assert not counted()
    assert not folder().exists()
