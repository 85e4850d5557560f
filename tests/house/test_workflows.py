"""What runs for everybody is pinned, and may do no more than it must."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml")}

each_workflow = pytest.mark.parametrize("text", WORKFLOWS.values(), ids=WORKFLOWS)


@each_workflow
def test_every_action_is_pinned_to_a_commit_and_names_its_version(text: str) -> None:
    used = re.findall(r"uses: (.*)", text)
    assert used
    for action in used:
        assert re.match(r"\./|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+\b", action), action


@each_workflow
def test_a_workflow_may_read_and_a_job_says_what_more_it_needs(text: str) -> None:
    assert "\npermissions:\n  contents: read\n\n" in text
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_wheels_are_tried_when_anything_compiled_changes() -> None:
    compiled = re.search(
        r"^COMPILED_MODULES = \(([^)]*)\)", (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert compiled is not None
    names = re.findall(r'"(.*?)"', compiled[1])
    assert "kernel/play" in names
    for name in names:
        assert (ROOT / "src" / "pyskat" / f"{name}.py").is_file()
    assert '"src/pyskat/**"' in WORKFLOWS["wheels.yml"]


def test_the_compiler_is_asked_for_alike_everywhere() -> None:
    asked = {
        name: set(re.findall(r"mypy>=[\d.]+", (ROOT / name).read_text())) for name in ("pyproject.toml", "noxfile.py")
    }
    assert len(asked["noxfile.py"]) == 1
    assert asked["noxfile.py"] <= asked["pyproject.toml"]


def test_each_python_that_is_promised_is_tried() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert promised[0] == "3.11"
    for version in promised:
        assert re.search(rf"^ +{version}$", WORKFLOWS["ci.yml"], re.MULTILINE)
        assert version == "3.11" or version in re.findall(r"PYSKAT_PYTHONS: (.*)", WORKFLOWS["ci.yml"])[0].split()
        assert f"cp{version.replace('.', '')}-*" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
