"""The types of the browser app are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.table import typescript

LIB = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("name", ["protocol.ts", "api.ts", "routes.ts"])
def test_the_types_of_the_app_are_made_anew_whenever_the_server_changes(name: str) -> None:
    assert (LIB / name).read_text(encoding="utf-8") == typescript.files()[name], "make protocol writes these files"


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"type": "integer"}, "number"),
        ({"anyOf": [{"$ref": "#/components/schemas/Clock"}, {"type": "null"}]}, "Clock | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "number"}]}, "[string, number]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"enum": ["bot", "open"]}, "'bot' | 'open'"),
        ({}, "unknown"),
    ],
)
def test_a_schema_as_a_type(schema: dict[str, object], kind: str) -> None:
    assert typescript.type_of(schema) == kind


def test_what_is_asked_for_may_leave_out_defaults_and_what_is_told_has_all() -> None:
    schema = {
        "properties": {"game": {"type": "string"}, "gain": {"type": "integer", "default": 0}},
        "required": ["game"],
    }
    assert "  gain?: number;" in typescript.interface("Wish", schema, whole=False)
    assert "  gain: number;" in typescript.interface("Told", schema, whole=True)
