"""What a release promises: one version everywhere, a quick start, fitting licences, a container that can be built."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import metadata
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lawspeaker.table.settings import from_environment
from lawspeaker.version import __version__

ROOT = Path(__file__).parents[1]
# All of these allow what the MIT licence allows; a file under the MPL stays under it, and we change none of theirs.
FITTING = ("MIT", "BSD", "Apache", "ISC", "MPL", "Mozilla Public License", "PSF", "Zlib", "CC0")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_version_is_the_same_everywhere() -> None:
    assert f"\nversion: {__version__}\n" in read("CITATION.cff")
    assert f"\n## [{__version__}]\n" in read("CHANGELOG.md")
    for page in ("docs/start.md", "docs/start.ja.md", "docs/start.ko.md"):
        assert f"lawspeaker-{__version__}-py3-none-any.whl" in read(page)


def test_help_imports_nothing_that_takes_long() -> None:
    program = (
        "import sys; from typer.testing import CliRunner; from lawspeaker.cli import main;"
        "assert 'simulate' in CliRunner().invoke(main, ['--help']).stdout;"
        "print([name for name in sys.modules if name in ('fluent.runtime', 'lawspeaker.kernel.match', 'msgspec',"
        " 'polars', 'rich.markdown', 'litestar', 'textual')])"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"


@pytest.mark.parametrize("target", ["play", "terminal"])
def test_playing_calls_no_package_manager_of_the_system(target: str) -> None:
    planned = subprocess.run(["make", "-n", "-B", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "pip install" in planned
    assert not re.search(r"^\s*(?!.*echo).*apt-get", planned, re.MULTILINE)


LOCKED = re.findall(r"^([a-z][\w.-]*)==", read("requirements.lock"), re.MULTILINE)


@pytest.mark.parametrize("package", LOCKED)
def test_the_licence_of_a_dependency_fits_ours(package: str) -> None:
    told = metadata(package)
    said = [*(told.get_all("License-Expression") or []), *(line[:60] for line in told.get_all("License") or [])]
    said += [line for line in told.get_all("Classifier") or [] if line.startswith("License")]
    assert any(word in line for word in FITTING for line in said), said
    assert not any("GPL" in line for line in said)


def test_the_licences_of_the_browser_apps_packages_fit_ours() -> None:
    packages = json.loads(read("web/package-lock.json"))["packages"]
    said = {name: package.get("license", "") for name, package in packages.items() if name}
    assert {name: licence for name, licence in said.items() if not licence.startswith(FITTING)} == {}


def test_the_container_is_built_from_files_that_there_are() -> None:
    copied = [line.split()[1:-1] for line in re.findall(r"^COPY (?!--from).*$", read("Containerfile"), re.MULTILINE)]
    sources = [name for line in copied for name in line]
    assert [name for name in sources if not (ROOT / name).exists()] == []
    let_in = [line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")]
    assert [name for name in sources if name.split("/")[0] not in let_in] == []


def test_the_settings_in_the_compose_file_are_the_servers() -> None:
    text = read("compose.yaml")
    given = dict(re.findall(r"^      (LAWSPEAKER_\w+): (.*)$", text, re.MULTILINE))
    described = set(re.findall(r"^\| `(LAWSPEAKER_\w+)`", read("docs/table.md"), re.MULTILINE))
    assert set(given) <= described
    settings = from_environment({name: re.sub(r"\$\{\w+:[?-]([^}]*)\}", r"\1", value) for name, value in given.items()})
    services = re.findall(r"^  (\w+):$", text.partition("\nvolumes:")[0], re.MULTILINE)
    assert {urlsplit(settings.database).hostname, urlsplit(settings.valkey).hostname} <= set(services)
