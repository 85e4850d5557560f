import doctest
import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_every_example_of_the_readme_prints_what_it_says() -> None:
    text = README.read_text(encoding="utf-8")
    examples = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    found = doctest.DocTestParser().get_doctest(examples, {}, "README.md", str(README), 0)
    assert len(found.examples) > 15
    result = doctest.DocTestRunner().run(found)
    assert result.failed == 0


def test_the_quick_start_is_two_commands_of_one_line_each() -> None:
    text = README.read_text(encoding="utf-8")
    start = text[text.index("## Quick start") : text.index("## A deal in twenty lines")]
    blocks = re.findall(r"^```sh\n(.*?)^```$", start, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    assert all(block.count("\n") == 1 for block in blocks)
