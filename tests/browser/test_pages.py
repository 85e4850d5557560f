from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.seeing import PHONE, READABLE, contrasts, errors, ground, phone, scheme

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

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
    browser.find_element("link text", "Try it in your browser").click()
    assert browser.current_url == f"{site}try.html"
    assert browser.title.startswith("Try it in your browser")
    browser.find_element("link text", "The rules").click()
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


@pytest.mark.parametrize("name", ["light", "dark"])
def test_pages_can_be_read_in_light_and_dark(browser: "Chrome", site: str, name: str) -> None:
    scheme(browser, name)
    for page in ("index.html", "rules.html", "try.html"):
        browser.get(site + page)
        shown = contrasts(browser, "article :is(h1, h2, p, td, dd, a, button, label), .sidebar-tree a")
        assert len(shown) > 20
        assert min(shown) >= READABLE, page
    assert ground(browser) == {"light": "rgb(255, 255, 255)", "dark": "rgb(19, 20, 22)"}[name]
