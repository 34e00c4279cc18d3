"""What was learned: a file that comes back as it was, fits one table, and is refused if anything is wrong with it."""

from __future__ import annotations

import pickle
from io import BytesIO
from pathlib import Path
from typing import BinaryIO
from zipfile import ZipFile

import msgspec
import numpy as np
import pytest

from lawspeaker.kernel.errors import ConfigError, FileError
from lawspeaker.kernel.start import start
from lawspeaker.learn.learned import Learned, Look, numbering, read
from tests.learn.files import stored, untrained


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    learned = untrained("toy", 2)
    learned.about.looks.append(Look(matches=7, won=2.5, of=4))
    learned.write(tmp_path / "toy.npz")
    back = read(tmp_path / "toy.npz")
    assert back.about == learned.about
    assert back.weights.keys() == learned.weights.keys()
    assert all((back.weights[name] == array).all() for name, array in learned.weights.items())


def test_a_file_that_is_not_written_to_its_end_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = stored(tmp_path, "toy", 2)
    before = path.read_bytes()

    def full(file: BinaryIO, **_: object) -> None:
        file.write(b"so far")
        raise OSError("the disk is full")

    monkeypatch.setattr(np, "savez", full)
    with pytest.raises(FileError, match="the disk is full"):
        untrained("toy", 2).write(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_it_fits_the_table_it_was_learned_for_and_no_other() -> None:
    learned = untrained("arctic", 3)
    learned.check(start("arctic", 3).game.setting)
    with pytest.raises(ConfigError, match="this was learned for arctic with 3 seats, not for arctic with 2"):
        learned.check(start("arctic", 2).game.setting)
    with pytest.raises(ConfigError, match="this was learned for arctic with 3 seats, not for root with 3"):
        learned.check(start("root", 3).game.setting)
    learned.about.numbering = numbering(start("arctic", 4).game.setting)
    with pytest.raises(ConfigError, match=r"this was learned for arctic in another version.*; train it anew"):
        learned.check(start("arctic", 3).game.setting)


def test_rules_that_number_things_otherwise_are_told() -> None:
    learned = untrained("root", 2)
    other = {"faction_1": "eyrie", "faction_2": "marquise"}
    told = (
        "this was learned for root with faction_1=marquise, faction_2=eyrie, not with faction_1=eyrie,"
        " faction_2=marquise, where observations or options have other numbers;"
        " agree on --rule faction_1=marquise --rule faction_2=eyrie, or train it anew"
    )
    with pytest.raises(ConfigError, match=f"^{told}$"):
        learned.check(start("root", 2, rules=other).game.setting)


def test_rules_that_number_everything_alike_will_do() -> None:
    learned = untrained("arctic", 3)
    learned.check(start("arctic", 3, rules={"passing": "skip"}).game.setting)


def damaged(folder: Path, name: str, array: np.ndarray) -> Path:
    learned = untrained("toy", 2)
    path = folder / "damaged.npz"
    Learned(learned.about, learned.weights | {name: array}).write(path)
    return path


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("second.weight", np.zeros((8, 9), np.float32)),
        ("second.weight", np.zeros(8, np.float32)),
        ("policy.bias", np.zeros(3, np.float32)),
        ("first.bias", np.zeros(8)),
        ("first.bias", np.full(8, np.nan, np.float32)),
    ],
)
def test_layers_that_do_not_fit_together_are_refused(name: str, array: np.ndarray, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"damaged.npz is damaged: its layers do not fit together"):
        read(damaged(tmp_path, name, array))


def test_a_missing_layer_is_refused(tmp_path: Path) -> None:
    learned = untrained("toy", 2)
    del learned.weights["policy.bias"]
    learned.write(tmp_path / "toy.npz")
    with pytest.raises(ConfigError, match="do not fit together"):
        read(tmp_path / "toy.npz")


def test_layers_of_another_size_are_refused_at_the_table() -> None:
    learned = untrained("toy", 2)
    learned.weights = untrained("arctic", 2).weights
    with pytest.raises(ConfigError, match="do not have the size that its table needs"):
        learned.check(start("toy", 2).game.setting)


def header(size: int) -> bytes:
    """The beginning of an array, without its content."""
    begun = BytesIO()
    np.lib.format.write_array_header_1_0(begun, {"descr": "<f4", "fortran_order": False, "shape": (size,)})
    return begun.getvalue()


class Trap:
    """Unpickling it would leave a file behind."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


OTHERS = ["empty", "text", "cut", "pickle", "pickled array", "array", "no about", "bad about"]
ODD = ["text among arrays", "damaged inside", "locked", "huge"]


@pytest.mark.parametrize("kind", OTHERS + ODD)
def test_what_training_has_not_written_is_refused_and_never_run(kind: str, tmp_path: Path) -> None:
    path, trap = stored(tmp_path, "toy", 2), tmp_path / "sprung"
    match kind:
        case "empty":
            path.write_bytes(b"")
        case "text":
            path.write_text("not a file of ours", encoding="utf-8")
        case "cut":
            path.write_bytes(path.read_bytes()[:-200])
        case "pickle":
            path.write_bytes(pickle.dumps(Trap(trap)))
        case "pickled array":
            np.savez(path, about=np.array([Trap(trap)], dtype=object))
        case "array":
            with path.open("wb") as file:
                np.save(file, np.zeros(3))
        case "no about":
            np.savez(path, weights=np.zeros(3))
        case "bad about":
            np.savez(path, about=np.frombuffer(msgspec.json.encode({"game": 7}), np.uint8))
        case "text among arrays":
            with ZipFile(path, "a") as file:
                file.writestr("readme.txt", "by somebody")
        case "damaged inside":
            np.savez_compressed(path, about=np.zeros(1000))
            content = bytearray(path.read_bytes())
            content[60:80] = bytes(20)
            path.write_bytes(content)
        case "locked":
            content = bytearray(path.read_bytes())
            for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
                content[content.index(mark) + flags] |= 1
            path.write_bytes(content)
        case "huge":
            with ZipFile(path, "a") as file:
                file.writestr("more.npy", header(1 << 50))
    with pytest.raises(ConfigError, match=r"toy.npz is not what training has written"):
        read(path)
    assert not trap.exists()


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"nowhere.npz cannot be read: No such file"):
        read(tmp_path / "nowhere.npz")
    with pytest.raises(ConfigError, match="cannot be read: Is a directory"):
        read(tmp_path)
