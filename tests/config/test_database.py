"""From an address to the settings of one database."""

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.database import database, databases

POSTGRES = "postgres://desk:hunter2@db:5432/rulings"


def test_without_an_address_it_is_a_file_beside_the_site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    settings = database(tmp_path / "var")
    assert settings["ENGINE"] == "config.sqlite"
    assert settings["NAME"] == str(tmp_path / "var" / "db.sqlite3")
    assert (tmp_path / "var").is_dir()


def test_writers_to_a_file_queue_from_their_first_statement(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/desk.sqlite3")
    assert database(tmp_path)["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_an_address_of_postgresql_names_server_and_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", POSTGRES)
    settings = database(tmp_path)
    assert settings["ENGINE"] == "config.postgresql"
    assert [settings[name] for name in ("HOST", "PORT", "NAME", "USER")] == ["db", 5432, "rulings", "desk"]


def test_threads_share_a_pool_where_one_is_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", POSTGRES)
    monkeypatch.setenv("DATABASE_POOL", "4")
    settings = database(tmp_path)
    assert (settings["CONN_MAX_AGE"], settings["OPTIONS"]["pool"]["max_size"]) == (0, 4)


@pytest.mark.parametrize("size", ["0", "4"])
def test_a_connection_is_looked_at_before_it_is_used_and_waits_for_no_lock_for_ever(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", POSTGRES)
    monkeypatch.setenv("DATABASE_POOL", size)
    settings = database(tmp_path)
    assert settings["CONN_HEALTH_CHECKS"] is True
    assert "-c lock_timeout=10s" in settings["OPTIONS"]["options"]


def test_sqlite_syncs_every_act(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/desk.sqlite3")
    assert "PRAGMA synchronous=FULL" in database(tmp_path)["OPTIONS"]["init_command"]


@pytest.mark.parametrize("url", ["mysql://desk:hunter2@db/rulings", "desk:hunter2@db", "nonsense"])
def test_another_database_is_refused_without_its_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL=") as refused:
        database(tmp_path)
    assert "hunter2" not in str(refused.value)


def test_a_replica_is_reached_at_once_or_not_at_all_and_is_only_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", POSTGRES)
    monkeypatch.setenv("DATABASE_REPLICA_URL", POSTGRES.replace("@db", "@copy"))
    monkeypatch.setenv("DATABASE_POOL", "4")
    found = databases(tmp_path)
    assert [found[name]["HOST"] for name in ("default", "replica")] == ["db", "copy"]
    options = found["replica"]["OPTIONS"]
    assert (options["connect_timeout"], options["pool"]["timeout"]) == (2, 2)
    assert "-c default_transaction_read_only=on" in options["options"]
    assert "default_transaction_read_only" not in found["default"]["OPTIONS"]["options"]


@pytest.mark.parametrize("url", ["sqlite:////desk.sqlite3", "desk:hunter2@db", "nonsense"])
def test_a_replica_that_is_no_postgresql_is_refused_without_its_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, url: str
) -> None:
    monkeypatch.setenv("DATABASE_REPLICA_URL", url)
    with pytest.raises(ImproperlyConfigured, match="DATABASE_REPLICA_URL=") as refused:
        databases(tmp_path)
    assert "hunter2" not in str(refused.value)
