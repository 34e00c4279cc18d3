"""The report: one page, with everything also said in words and tables."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab import charts, report
from lawspeaker.lab.parts import play_all
from lawspeaker.lab.simulate import plan_simulation
from lawspeaker.lab.stored import about
from lawspeaker.lab.tournament import plan_tournament
from tests.lab.tables import two_games

CATS, BIRDS = "Marquise de Cat", "Eyrie Dynasties"
EMPTY = {"meta", "path", "rect", "line", "br"}


class Page(HTMLParser):
    """What a reader finds in a page; every tag must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.headings: list[str] = []
        self.rows: list[list[str]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)
        if tag in ("h1", "h2", "h3"):
            self.headings.append("")
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.headings[-1] += data
        if self.open and self.open[-1] in ("th", "td"):
            self.rows[-1][-1] += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


@cache
def root_page() -> str:
    return report.page(two_games(), about(plan_simulation("root", 2, ["greedy", "random"], 2), "a < b"))


def test_a_report_has_a_section_for_everything() -> None:
    assert Page(root_page()).headings == [
        "Root",
        "Who wins",
        "Points at the end",
        "How long games last",
        "How games go",
        "What is chosen",
        "How these games were made",
    ]


def test_the_contents_lead_to_the_sections() -> None:
    page = Page(root_page())
    links = [str(link["href"]) for link in page.all("a")]
    anchors = ["#" + str(attrs["id"]) for tag, attrs in page.tags if tag in ("h2", "h3")]
    assert links == anchors
    assert len(links) == 6


def test_every_chart_is_said_in_words_and_in_numbers() -> None:
    page = Page(root_page())
    pictures = page.all("svg")
    assert len(pictures) == len(page.all("figure")) == len(page.all("table")) == 8
    assert {picture["role"] for picture in pictures} == {"img"}
    said = [str(picture["aria-label"]) for picture in pictures]
    assert said[0] == f"Share of games won by faction: {CATS} 50.0% (9.5% to 90.5%); {BIRDS} 50.0% (9.5% to 90.5%)."
    assert f"Mean points after rounds 1 to 3: {CATS} from 3.0 to 21.0; {BIRDS} from 4.0 to 25.0." in said
    assert f"{BIRDS} most often chooses battle 3.0 times a game. No correlation with winning is clear." in said
    assert ["greedy", "100.0%", "34.2%", "100.0%", "2", "35.0"] in page.rows
    assert ["rounds", "2", "2", "3", "3"] in page.rows
    assert ["3", "21.0", "25.0"] in page.rows
    assert ["battle", "3.0", "100.0%", "5.00", "1.00", "–", "–", "–"] in page.rows


def test_a_page_needs_nothing_from_the_web() -> None:
    text = root_page()
    page = Page(text)
    assert {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe"} == set()
    assert [value for _, attrs in page.tags for name, value in attrs.items() if name == "src"] == []
    assert set(re.findall(r"https?://[^\s\"<]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "@import" not in text
    assert "url(http" not in text


def test_charts_have_other_inks_in_the_dark() -> None:
    text = root_page()
    dark = text[text.rindex("prefers-color-scheme: dark") :]
    for ink in (charts.INK, charts.FAINT, charts.GRID, *charts.COLOURS):
        assert f'[fill="{ink}"]' in dark
        assert f'[stroke="{ink}"]' in dark
    assert f'fill="{charts.INK}"' in text


def test_words_of_others_are_no_html() -> None:
    assert "<dd>a &lt; b</dd>" in root_page()


def test_pictures_do_not_share_names() -> None:
    """What one picture refers to by name would be found in another."""
    names = [attrs["id"] for _, attrs in Page(root_page()).tags if attrs.get("id")]
    assert len(names) == len(set(names))


def test_the_report_of_a_tournament_begins_with_its_standings() -> None:
    plan = plan_tournament(["arctic", "root"], ["random", "random:b"], 1)
    page = Page(report.page(play_all(plan), about(plan)))
    assert page.headings[:3] == ["Tournament: 2019: The Arctic, Root", "Standings", "2019: The Arctic"]
    assert page.headings.count("What is chosen") == 2
    names = [attrs["id"] for _, attrs in page.tags if attrs.get("id")]
    assert len(names) == len(set(names))
    assert str(page.all("svg")[0]["aria-label"]).startswith("Ratings in all games: random")


def test_a_report_is_written_whole(tmp_path: Path) -> None:
    told = about(plan_simulation("root", 2, ["greedy", "random"], 2))
    report.write(two_games(), told, tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text(encoding="utf-8").endswith("</html>\n")
    with pytest.raises(ConfigError, match=r"ends with \.html, unlike 'report\.pdf'"):
        report.write(two_games(), told, tmp_path / "report.pdf")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
