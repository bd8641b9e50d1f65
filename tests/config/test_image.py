"""The image and the services of docker-compose.yml, read as docker would: nothing is named that is not there."""

import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "docker-compose.yml").read_text("utf-8")
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load(COMPOSE)["services"]
OURS = sorted(name for name, told in SERVICES.items() if "build" in told)
READ_ELSEWHERE = {"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_DEFAULT_REGION", "AWS_ENDPOINT_URL", "TMPDIR"}
"""By boto3, and by Python itself."""

each_service = pytest.mark.parametrize("name", SERVICES)
each_of_ours = pytest.mark.parametrize("name", OURS)


def copied() -> set[str]:
    """What the image is made of, as it lies here."""
    lines = re.sub(r"\\\n", " ", DOCKERFILE).splitlines()
    words = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    return {each for line in words for each in line}


def test_what_is_copied_is_there_and_not_ignored() -> None:
    ignored = [each for each in (ROOT / ".dockerignore").read_text().splitlines() if each]
    for name in copied():
        assert (ROOT / name).exists(), name
        assert [each for each in ignored if fnmatch(name, each.removeprefix("**/"))] == [], name


def test_all_that_the_site_is_imported_from_is_copied() -> None:
    rooms = {"manage.py", "config", "rulings", "templates", "static"}
    assert rooms <= copied()
    named = re.findall(r"--requirement /tmp/(\S+\.txt)", DOCKERFILE)
    assert {f"requirements/{each}" for each in named} == copied() - rooms


def test_every_extra_of_the_image_can_be_asked_for() -> None:
    extras = re.findall(r"^ARG (\w+)=0$", DOCKERFILE, re.M)
    assert sorted(SERVICES["web"]["build"]["args"]) == sorted(extras)
    assert sorted(re.findall(r'"\$(\w+)" = 1', DOCKERFILE)) == sorted(extras)


def test_what_backs_up_is_of_the_version_of_the_server() -> None:
    server = re.match(r"postgres:([\d.]+)-", SERVICES["db"]["image"])
    programs = re.search(r"^FROM postgres:([\d.]+)-", DOCKERFILE, re.M)
    assert server
    assert programs
    assert server[1] == programs[1]
    assert f"/usr/lib/postgresql/{server[1].split('.')[0]}/bin/pg_dump" in DOCKERFILE


@each_service
def test_every_service_may_do_no_more_than_it_has_to_and_writes_where_it_may(name: str) -> None:
    told = SERVICES[name]
    assert (told["read_only"], told["cap_drop"], told["tmpfs"][0]) == (True, ["ALL"], "/tmp")
    assert told["security_opt"] == ["no-new-privileges:true"]
    assert told["logging"]["options"] == {"max-size": "10m", "max-file": "5"}
    assert {"mem_limit", "pids_limit", "restart"} <= told.keys()


@each_service
def test_every_volume_is_declared_or_lies_here(name: str) -> None:
    declared = yaml.safe_load(COMPOSE)["volumes"]
    for each in SERVICES[name].get("volumes", ()):
        source = each.split(":")[0]
        assert (ROOT / source).is_file() if source.startswith(".") else source in declared


@each_of_ours
def test_a_volume_is_mounted_where_the_image_has_a_folder_of_its_users(name: str) -> None:
    folders = re.findall(r"install --directory --owner=rulings (.+)$", DOCKERFILE, re.M)[0].split()
    assert {each.split(":")[1] for each in SERVICES[name].get("volumes", ())} <= set(folders)


@each_of_ours
def test_what_a_service_is_told_is_read_by_somebody(name: str) -> None:
    read = "\n".join(each.read_text("utf-8") for room in ("config", "rulings") for each in (ROOT / room).rglob("*.py"))
    told = SERVICES[name]["environment"].keys() - READ_ELSEWHERE
    assert [each for each in sorted(told) if f'"{each}"' not in read] == []


def test_every_setting_of_the_table_reaches_the_site_or_is_no_matter_of_compose() -> None:
    page = (ROOT / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[A-Z].+?) \|", page.split("### Settings")[1].split("\n## ")[0], re.M)
    named = {each for row in rows for each in re.findall(r"`(\w+)`", row)}
    assert named - SERVICES["worker"]["environment"].keys() == {
        "DEBUG",
        "DEMO_PASSWORD",
        "ROLE_PASSWORD",
        "SITE_PORT",
        "VAR_DIR",
    }
    assert {each for each in re.findall(r"\$\{([A-Z_0-9]+)", COMPOSE) if f"`{each}`" not in page} <= {
        "ANALYSIS",
        "BRIDGEMATE",
        "SHEETS",
        "S3",
    }


@each_of_ours
def test_each_is_asked_under_its_settings_and_ends_in_its_own_time(name: str) -> None:
    told = SERVICES[name]
    command = " ".join(told.get("command", ["python -m config.server"]))
    assert all(
        (ROOT / f"rulings/management/commands/{each}.py").exists() or each == "migrate"
        for each in re.findall(r"manage\.py (\w+)", command)
    )
    if name in ("web", "worker"):
        assert told["init"] is True
        assert told["restart"] == "unless-stopped"
        assert int(told["stop_grace_period"].removesuffix("s")) > 30
