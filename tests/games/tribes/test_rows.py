"""The two rows have names and numbers."""

from __future__ import annotations

from lawspeaker.games.tribes import rows


def test_names_and_numbers_agree() -> None:
    assert [getattr(rows, name.upper()) for name in rows.ROWS] == [0, 1]
    assert [kind.name for kind in rows.face_down("_down", "D1.1", "")] == ["north_down", "south_down"]
    assert [kind.domain for kind in rows.face_down("", "C.2", "")] == rows.BACKS
    assert rows.face_down("", "C.2", "cards of the {row}")[rows.SOUTH].meaning == "cards of the south"
