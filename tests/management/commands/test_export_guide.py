"""`manage.py export_guide`: a folder that cannot be written to is refused before anything is computed."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command


def test_a_folder_that_cannot_be_made_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(CommandError, match="name another folder with --out") as refused:
        call_command("export_guide", out=tmp_path / "taken" / "there")
    assert refused.value.returncode == 2
