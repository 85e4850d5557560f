from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.seeing import PHONE, READABLE, contrasts, errors, ground, phone, scheme

if TYPE_CHECKING:
    from selenium.webdriver import Chrome
    from selenium.webdriver.remote.webelement import WebElement

pytestmark = pytest.mark.browser

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.fixture
def pages(browser: "Chrome", site: str) -> list[str]:
    """The start page and every page that the navigation leads to."""
    browser.get(site)
    links: list[str] = browser.execute_script(
        "return [...document.querySelectorAll('.sidebar-tree a.reference.internal')].map((link) => link.href)"
    )
    return list(dict.fromkeys([f"{site}index.html", *(link.partition("#")[0] for link in links)]))


def test_the_navigation_leads_to_every_page(browser: "Chrome", site: str, pages: list[str]) -> None:
    written = {path.relative_to(DOCS).with_suffix(".html").as_posix() for path in DOCS.rglob("*.md")}
    assert {page.removeprefix(site) for page in pages} == written
    for page in pages:
        browser.get(page)
        (title,) = browser.find_elements("css selector", "h1")
        assert title.text.strip(), page
        assert errors(browser) == [], page


def test_links_on_the_start_page_can_be_followed(browser: "Chrome", site: str) -> None:
    browser.get(site)
    browser.find_element("link text", "Ask your own question").click()
    assert browser.current_url == f"{site}try.html"
    assert browser.title.startswith("Try it in your browser")
    rules = browser.find_element("link text", "The rules")
    browser.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", rules)
    rules.click()
    assert browser.current_url == f"{site}rules.html"


def test_the_start_page_shows_a_hand_a_question_with_its_answer_and_six_features(browser: "Chrome", site: str) -> None:
    browser.get(site)
    (hand,) = browser.find_elements("css selector", "article .drawing svg[role=img]")
    assert hand.size["width"] > 300
    assert browser.find_element("css selector", ".asked").text.splitlines() == [
        "grand hand with 2, 75 points, bid 72",
        "with 2, game 3, hand 4, 4 × grand 24 = 96: won with 75 points, +96",
    ]
    features = browser.find_elements("css selector", ".features > ul > li")
    assert len(features) == 6
    assert len({feature.location["x"] for feature in features}) > 1  # side by side
    links = [feature.find_element("css selector", "strong a").get_attribute("href") or "" for feature in features]
    assert len({link.partition("#")[0] for link in links}) == 6
    for link in links:
        browser.get(link)
        anchor = link.partition("#")[2]
        assert not anchor or browser.find_elements("id", anchor)


def test_every_page_has_a_sign_a_description_and_its_language(browser: "Chrome", site: str, pages: list[str]) -> None:
    descriptions = set()
    for page in pages:
        browser.get(page)
        (icon,) = browser.find_elements("css selector", "link[rel~=icon]")
        assert icon.get_attribute("href") == f"{site}_static/clubs.svg"
        (described,) = browser.find_elements("css selector", "meta[name=description]")
        description = described.get_attribute("content") or ""
        assert 20 < len(description) < 300, page
        descriptions.add(description)
        assert browser.find_elements("css selector", "meta[property='og:title']")
        wanted = "de" if page.startswith(f"{site}de/") else "en"
        assert browser.find_element("css selector", "html").get_attribute("lang") == wanted
    assert len(descriptions) == len(pages)
    browser.get(f"{site}_static/clubs.svg")
    assert errors(browser) == []


LISTEN = """
const listen = () => { window.copied = document.activeElement.value ?? getSelection().toString(); };
document.addEventListener("copy", listen, { capture: true, once: true });
"""


def copied(browser: "Chrome", block: "WebElement") -> list[str]:
    """Press the copy button of a block, and give the lines that would be pasted."""
    button = block.find_element("css selector", ".copybtn")
    browser.execute_script(LISTEN)
    browser.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", block)
    button.click()
    text: str = browser.execute_script("return window.copied")
    return text.splitlines()


def block_with(browser: "Chrome", said: str) -> "WebElement":
    """Find the block of code that says something."""
    (block,) = [one for one in browser.find_elements("css selector", "div.highlight") if said in one.text]
    return block


def test_what_is_copied_has_no_prompts_and_no_output(browser: "Chrome", site: str) -> None:
    browser.get(site)
    assert copied(browser, block_with(browser, "pip install pyskat-rules")) == ["pip install pyskat-rules"]
    assert copied(browser, block_with(browser, "sk.reckon")) == [
        "import pyskat as sk",
        'print(sk.reckon("grand hand with 2, 75 points, bid 72"))',
    ]
    browser.get(f"{site}errors.html")
    assert copied(browser, block_with(browser, "34 faults")) == [
        "try:",
        '    sk.Deal((sk.cards("CJ"), sk.cards(""), sk.cards("")), sk.cards("CJ SJ HJ"))',
        "except sk.DealError as error:",
        '    print(len(error.faults), "faults, among them:", error.faults[4])',
    ]
    browser.get(f"{site}command-line.html")
    blocks = browser.find_elements("css selector", ".highlight-console > .highlight")
    assert len(blocks) > 5
    for block in blocks:
        lines = copied(browser, block)
        assert lines
        assert [line for line in lines if not line.startswith(("pyskat ", "python "))] == []


def test_every_block_of_code_has_one_copy_button(browser: "Chrome", pages: list[str]) -> None:
    for page in pages:
        browser.get(page)
        counts = browser.execute_script(
            "return [...document.querySelectorAll('div.highlight pre')]"
            ".map((block) => block.parentElement.querySelectorAll('.copybtn').length)"
        )
        assert set(counts) <= {1}, page


def test_a_page_leads_to_the_same_one_in_the_other_language(browser: "Chrome", site: str) -> None:
    browser.get(f"{site}rules.html")
    browser.find_element("link text", "Auf Deutsch").click()
    assert browser.current_url == f"{site}de/rules.html"
    captions = browser.find_elements("css selector", ".sidebar-tree .caption")
    assert min(captions, key=lambda caption: caption.location["y"]).text.lower() == "auf deutsch"
    assert browser.find_elements("css selector", "link[rel=alternate][hreflang=en]")
    browser.find_element("link text", "In English").click()
    assert browser.current_url == f"{site}rules.html"


def test_the_search_finds_a_word_and_opens_where_it_stands(browser: "Chrome", site: str) -> None:
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    browser.get(site)
    browser.find_element("css selector", ".sidebar-search").send_keys("overbid\n")
    wait = WebDriverWait(browser, 10)
    hits = wait.until(lambda chrome: chrome.find_elements("css selector", "#search-results li a"))
    wait.until(lambda chrome: "found" in chrome.find_element("css selector", "#search-results .search-summary").text)
    hits = browser.find_elements("css selector", "#search-results li a")
    assert any("rules.html" in (hit.get_attribute("href") or "") for hit in hits)
    hits[0].click()
    wait.until(lambda chrome: "search.html" not in chrome.current_url)
    assert "overbid" in browser.find_element("css selector", "article").text.lower()


def test_a_hand_is_drawn(browser: "Chrome", site: str) -> None:
    browser.get(f"{site}display.html")
    drawn = browser.find_elements("css selector", "article svg[role=img], article img[alt]:not([alt=''])")
    sizes = [one.size for one in drawn]
    assert sizes
    assert all(size["width"] > 50 and size["height"] > 20 for size in sizes)


def test_no_page_is_wider_than_a_telephone(browser: "Chrome", pages: list[str]) -> None:
    phone(browser)
    widths = {}
    for page in pages:
        browser.get(page)
        widths[page] = browser.execute_script("return document.documentElement.scrollWidth")
    assert {page: width for page, width in widths.items() if width > PHONE} == {}


CUT = """
return [...document.querySelectorAll(arguments[0])]
  .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
  .map((element) => element.textContent.slice(0, 60))
"""


def test_nothing_that_is_printed_is_cut_off(browser: "Chrome", pages: list[str]) -> None:
    for page in pages:
        browser.get(page)
        assert browser.execute_script(CUT, "article pre, article .drawing") == [], page


def test_on_a_telephone_only_programs_and_columns_move_sideways(browser: "Chrome", pages: list[str]) -> None:
    phone(browser)
    for page in pages:
        browser.get(page)
        assert browser.execute_script(CUT, "article :not(.as-written) > .highlight > pre") == [], page
        drawn = browser.find_elements("css selector", "article .drawing > svg")
        assert all(0 < one.size["width"] < PHONE for one in drawn), page


@pytest.mark.parametrize("page", ["how-to", "rules", "reference/deal"])
def test_a_long_page_lists_what_is_on_it_where_the_theme_does_not(browser: "Chrome", site: str, page: str) -> None:
    for width, shown in ((PHONE, True), (1280, True), (1600, False)):
        size = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width == PHONE}
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        browser.get(f"{site}{page}.html")
        (listed,) = browser.find_elements("css selector", ".on-this-page")
        assert listed.is_displayed() == shown
        assert browser.find_element("css selector", ".toc-drawer .toc-tree").is_displayed() or shown
        if shown:
            links = listed.find_elements("css selector", "a")
            assert len(links) > 5
            for link in links:
                assert browser.find_elements("id", (link.get_attribute("href") or "").partition("#")[2])


@pytest.mark.parametrize("name", ["light", "dark"])
def test_pages_can_be_read_in_light_and_dark(browser: "Chrome", site: str, name: str) -> None:
    scheme(browser, name)
    for page in ("index.html", "rules.html", "try.html", "de/index.html", "how-to.html"):
        browser.get(site + page)
        shown = contrasts(browser, "article :is(h1, h2, p, td, dd, a, button, label), .sidebar-tree a")
        assert len(shown) > 20
        assert min(shown) >= READABLE, page
    assert ground(browser) == {"light": "rgb(255, 255, 255)", "dark": "rgb(19, 20, 22)"}[name]
