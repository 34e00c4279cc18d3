"""The schedule: whose turn it is among the tables that wait for a bot to think."""

from __future__ import annotations

from lawspeaker.table.bots.schedule import MOST_REMEMBERED, Schedule, Standing


class Hall:
    """Tables that wait, and where they stand. A table is named after its host and a number: `ada 1`."""

    def __init__(self) -> None:
        self.attended: set[str] = set()
        self.poor: set[str] = set()  # hosts whose budget is spent
        self.schedule: Schedule[object] = Schedule(self.standing, lambda host: host not in self.poor)

    def standing(self, room: str) -> Standing:
        return Standing(room.split()[0], room in self.attended)

    def wait(self, *rooms: str) -> None:
        for room in rooms:
            self.schedule.add(room, object())

    def served(self, number: int | None = None) -> list[str]:
        """The next so many, or all who wait, in the order of their turns."""
        return [self.schedule.next()[0] for _ in range(number or len(self.schedule.waiting))]


def test_strangers_are_served_as_they_come() -> None:
    hall = Hall()
    hall.wait("ada 1", "bob 1", "cid 1")
    assert hall.served() == ["ada 1", "bob 1", "cid 1"]


def test_tables_take_turns_whoever_asks_first() -> None:
    """A table that asks again at once comes after one that has not had its turn for longer."""
    hall = Hall()
    hall.wait("ada 1", "bob 1")
    assert hall.served() == ["ada 1", "bob 1"]
    hall.wait("bob 1", "ada 1")
    assert hall.served() == ["ada 1", "bob 1"]


def test_with_everybody_always_asking_all_are_served_equally_often() -> None:
    hall = Hall()
    rooms = ["ada 1", "ada 2", "ada 3", "bob 1"]
    hall.wait(*rooms)
    turns = []
    for _ in range(12):
        turns += hall.served(1)
        hall.wait(turns[-1])
    assert turns == rooms * 3


def test_a_table_with_somebody_at_it_comes_first() -> None:
    hall = Hall()
    hall.attended = {"bob 1"}
    hall.wait("ada 1", "ada 2", "bob 1")
    assert hall.served() == ["bob 1", "ada 1", "ada 2"]


def test_who_comes_while_their_table_waits_counts() -> None:
    hall = Hall()
    hall.wait("ada 1", "ada 2", "bob 1")
    assert hall.served(1) == ["ada 1"]
    hall.attended = {"bob 1"}
    assert hall.served() == ["bob 1", "ada 2"]


def test_whose_budget_is_spent_comes_last_however_many_sit_there() -> None:
    hall = Hall()
    hall.attended = {"ada 1", "ada 2"}
    hall.poor = {"ada"}
    hall.wait("ada 1", "ada 2", "bob 1")
    assert hall.served() == ["bob 1", "ada 1", "ada 2"]


def test_whose_budget_is_spent_is_served_where_nobody_else_waits() -> None:
    hall = Hall()
    hall.poor = {"ada"}
    hall.wait("ada 1")
    assert hall.served() == ["ada 1"]


def test_who_waits_no_longer_is_not_served() -> None:
    hall = Hall()
    gone = object()
    hall.schedule.add("ada 1", gone)
    hall.wait("bob 1")
    hall.schedule.remove(gone)
    assert hall.served() == ["bob 1"]


def test_two_questions_of_one_table_do_not_count_as_two_tables() -> None:
    hall = Hall()
    hall.wait("ada 1", "ada 1", "bob 1")
    assert hall.served() == ["ada 1", "bob 1", "ada 1"]


def test_turns_are_not_remembered_without_end() -> None:
    hall = Hall()
    for number in range(MOST_REMEMBERED + 5):
        hall.wait(f"ada {number}")
        hall.served()
    assert len(hall.schedule.served) == MOST_REMEMBERED
