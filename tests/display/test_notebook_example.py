"""The notebook runs from above to below, draws what it shows, and is stored without what it gave."""

import re
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import pyskat as sk

nbclient = pytest.importorskip("nbclient", reason="running notebooks needs the extra notebook")
nbformat = pytest.importorskip("nbformat", reason="running notebooks needs the extra notebook")
pytest.importorskip("ipykernel", reason="running notebooks needs the extra notebook")

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "notebook.ipynb"
LONGEST = 60
"""Seconds that a cell may take; all of them together take about four."""

Output: TypeAlias = Any
"""What a cell gave, as a notebook keeps it."""


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> list[Output]:
    """Run the notebook, with nothing written but in a directory that passes, and give what came out."""
    home = str(tmp_path_factory.mktemp("jupyter"))
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("JUPYTER_RUNTIME_DIR", "JUPYTER_DATA_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR"):
            patch.setenv(variable, home)
        book = nbformat.read(NOTEBOOK, as_version=4)
        code = [cell for cell in book.cells if cell.cell_type == "code"]
        assert len(code) >= 5
        assert all(cell.outputs == [] and cell.execution_count is None for cell in code)  # stored without outputs
        nbclient.NotebookClient(book, timeout=LONGEST, kernel_name="python3").execute()
    return [output for cell in code for output in cell.outputs]


def faces(drawing: str) -> set[str]:
    """List the cards that lie face up in a drawing."""
    return set(re.findall(r'data-card="(\w+)"', drawing))


def test_it_draws_settles_and_keeps_a_list(outputs: list[Output]) -> None:
    data = [output.get("data", {}) for output in outputs]
    hand, picked_up, before_the_lead, record = (each["image/svg+xml"] for each in data if "image/svg+xml" in each)
    assert all(drawing.startswith("<svg") for drawing in (hand, picked_up, before_the_lead, record))
    assert faces(hand) == {str(card) for card in sk.cards("CJ SJ HJ CA CK C9 C8 SK HA H9")}
    assert faces(picked_up) == faces(hand) | {"DJ", "D7"}
    assert len(faces(before_the_lead)) == 10
    assert not faces(before_the_lead) & faces(picked_up)
    assert len(faces(record)) == 32
    said = "".join(output.text for output in outputs if output.output_type == "stream" and output.name == "stdout")
    assert "with 3, game 4, 4 × grand 24 = 96\n" in said
    assert "CT verlangt Kreuz, Mittelhand muss mit CA, CK, C9 oder C8 bedienen\n" in said
    # 28 points for the others: queen and ten for the nine of clubs, and the ace and the king in the last trick
    assert "with 4, game 5, Schneider 6, 6 × grand 24 = 144: won with 92 points, +144\n" in said
    assert "gewonnen mit 92 Augen, +144\n" in said
    (table,) = (each["text/html"] for each in data if "text/html" in each)
    assert "<table" in table
    assert re.search(r">194<", table)  # the value and 50
