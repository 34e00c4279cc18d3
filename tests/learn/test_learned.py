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
from numpy.typing import NDArray

from lawspeaker.envs.encoder import Encoder
from lawspeaker.kernel.errors import ConfigError, FileError
from lawspeaker.kernel.start import start
from lawspeaker.learn.learned import Learned, Look, read
from lawspeaker.learn.vocabulary import ReadingSheet
from tests.learn.files import stored, untrained, words


def test_a_file_comes_back_nearly_as_it_was(tmp_path: Path) -> None:
    learned = untrained("toy")
    learned.about.looks.append(Look(matches=7, minutes=1.5, against="greedy", won=2.5, of=4, even=0.5))
    learned.write(tmp_path / "toy.npz")
    back = read(tmp_path / "toy.npz")
    assert back.about == learned.about
    assert back.weights.keys() == learned.weights.keys()
    for name, array in learned.weights.items():
        np.testing.assert_allclose(back.weights[name], array, atol=np.abs(array).max() / 200)
    again = tmp_path / "again.npz"
    back.write(again)
    for name, array in read(again).weights.items():
        np.testing.assert_allclose(array, back.weights[name], atol=1e-6)  # nothing more is lost


def test_a_file_that_is_not_written_to_its_end_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = stored(tmp_path, "toy")
    before = path.read_bytes()

    def full(file: BinaryIO, **_: object) -> None:
        file.write(b"so far")
        raise OSError("the disk is full")

    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(FileError, match="the disk is full"):
        untrained("toy").write(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_it_fits_every_table_of_its_game_and_no_other_game() -> None:
    learned = untrained("arctic")
    for seats in (2, 3, 4):
        learned.check(start("arctic", seats).game.setting)
    learned.check(start("arctic", 3, rules={"passing": "skip"}).game.setting)
    with pytest.raises(ConfigError, match="this was learned for arctic, not for root"):
        learned.check(start("root", 3).game.setting)


def test_rules_of_another_version_are_told() -> None:
    learned = untrained("arctic")
    learned.about.version = 1
    told = r"this was learned for arctic by rules of version 1, and here they are of version \d+; train it anew"
    with pytest.raises(ConfigError, match=told):
        learned.check(start("arctic", 3).game.setting)


def damaged(folder: Path, name: str, array: NDArray[np.float32]) -> Path:
    learned = untrained("toy")
    path = folder / "damaged.npz"
    Learned(learned.about, learned.weights | {name: array}).write(path)
    return path


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("second.weight", np.zeros((8, 9), np.float32)),
        ("second.weight", np.zeros(8, np.float32)),
        ("bias.weight", np.zeros((3, 1), np.float32)),
        ("first.weight", np.zeros((3, 8), np.float32)),
        ("first.bias", np.full(8, np.nan, np.float32)),
    ],
)
def test_layers_that_do_not_fit_together_are_refused(name: str, array: NDArray[np.float32], tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"damaged.npz is damaged: its layers do not fit together"):
        read(damaged(tmp_path, name, array))


def test_a_missing_layer_is_refused(tmp_path: Path) -> None:
    learned = untrained("toy")
    learned.write(tmp_path / "toy.npz")
    with np.load(tmp_path / "toy.npz") as file:
        kept = {name: file[name] for name in file.files if name != "third.bias"}
    np.savez(tmp_path / "toy.npz", **kept)
    with pytest.raises(ConfigError, match=r"toy.npz is not what training has written"):
        read(tmp_path / "toy.npz")


def test_each_part_of_a_network_has_its_say() -> None:
    """Changing any array changes what is scored or expected."""
    match = start("toy", 2, seed=1)
    sheet = ReadingSheet(words("toy"), match.game.setting, 0)
    numbers = Encoder(match.game.setting).observe(match, 0)
    options = match.game.setting.catalogue.options
    learned = untrained("toy")
    before = learned.hidden(sheet, numbers)
    scores, expected = learned.scores(sheet, numbers, options), learned.expected(before, 2)
    assert len(scores) == len(options)
    assert len(expected) == 2
    for name in learned.weights:
        other = untrained("toy")
        other.weights[name] = other.weights[name] * 2
        same = np.allclose(other.scores(sheet, numbers, options), scores)
        assert not (same and np.allclose(other.expected(other.hidden(sheet, numbers), 2), expected)), name


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
    path, trap = stored(tmp_path, "toy"), tmp_path / "sprung"
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
