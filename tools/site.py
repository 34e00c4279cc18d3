"""What the site needs beyond docs/: the documents of the root folder, and the language of each page. See mkdocs.yml."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
OF_THE_ROOT = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")


def on_files(files: Files, config: Any) -> Files:
    """The documents of the root folder lie beside the others; their links into docs/ are shorter there."""
    for name in OF_THE_ROOT:
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=re.sub(r"\]\(docs/", "](", text)))
    return files


def on_page_markdown(markdown: str, page: Page, config: Any, files: Files) -> str:
    return re.sub(rf"\]\(\.\./({'|'.join(OF_THE_ROOT)})", r"](\1", markdown)


def on_post_page(output: str, page: Page, config: Any) -> str:
    """Pages in Japanese and Korean say so, for screen readers and fonts."""
    lang = re.search(r"\.(ja|ko)\.md$", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{lang[1]}"', 1) if lang else output
