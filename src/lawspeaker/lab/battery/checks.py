"""What must hold in every game. Each check looks at a trial, and fails or says nothing.

`playing` lists which of them run at every ask, which at some, and which at the end.
"""

from __future__ import annotations

import msgspec

from lawspeaker.kernel import position, save
from lawspeaker.kernel.errors import ImagineError, UndoError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.record import is_secret
from lawspeaker.kernel.zone import EVERYONE, OMNISCIENT, SINGLE, SPECTATOR
from lawspeaker.lab.battery.difference import difference, first_difference, plain, view_of
from lawspeaker.lab.battery.trial import SHADOWED, Broken, Shadow, Trial, require, require_equal

UNDONE = 10  # answers that are taken back one after another,
UNDONE_AT_END = 100  # and at the end of the game
WONDERED = 30  # options about which a seat asks why not
IMAGINED = 8  # answers for which a guess is played on
REPLAYED = 8  # answers between two looks at the state of a game that is replayed


# At every ask.


def check_state(trial: Trial) -> None:
    """The game's own invariants; nothing is lost, and at a checkpoint nothing is half done."""
    trial.checking = "the state"
    game, ask = trial.match.game, trial.match.ask
    fault = trial.box.broken(game) or trial.box.missing(game)
    if not fault and (ask is None or (ask.checkpoint and not trial.match.sealed)):
        fault = trial.box.unfinished(game)
    require(not fault, f"an invariant is broken: {fault}")


def check_record(trial: Trial) -> None:
    """New entries of the record."""
    trial.checking = "the record"
    for entry in trial.match.record[trial.read :]:
        phrase = entry.phrase
        require(len(entry.args) == len(phrase.domains), f"{phrase.name} is told with {len(entry.args)} arguments")
        hides = any(is_secret(domain, trial.catalogue) for domain in phrase.domains)
        require(hides or entry.mask == EVERYONE, f"{phrase.name} is whispered, but nothing in it is secret")
        trial.check_clause(entry.clause, f"the entry {phrase.name}")
    trial.read = len(trial.match.record)


def check_sights(trial: Trial) -> None:
    """Each zone is of a kind in the game's table, and is seen by those whom the table allows."""
    trial.checking = "the zones"
    kinds = {kind.name: kind for kind in trial.box.zones}
    zones = trial.match.game.zones()
    names = [zone.name for zone in zones]
    require(len(set(names)) == len(names), f"two zones have the same name: {', '.join(names)}")
    for zone in zones:
        sight = (zone.name, zone.domain, zone.sight)
        if sight in trial.sights:
            continue
        trial.sights.add(sight)
        name, number = zone.name, SINGLE
        if name not in kinds:
            name, _, digits = zone.name.rpartition(" ")
            require(name in kinds and digits.isdecimal(), f"{zone.name} is not in the game's table of zones")
            number = int(digits)
        kind = kinds[name]
        require(
            (zone.domain, zone.sight) == (kind.domain, kind.sight(number)),
            f"{zone.name} has {zone.domain} and the sight {zone.sight}, "
            f"and by the table of zones {kind.domain} that {kind.seen_by} sees ({kind.clause})",
        )
        trial.check_clause(kind.clause, f"the zone {zone.name}")


def check_options(trial: Trial) -> None:
    """What is asked, of whom, and by which clause."""
    trial.checking = "the ask"
    ask = trial.match.ask
    if ask is None:
        return
    require(bool(ask.options), f"{ask.topic.name} offers nothing")
    require(0 <= ask.seat < trial.match.game.seats, f"{ask.topic.name} asks seat {ask.seat}, which there is not")
    texts = [option.text for option in ask.options]
    twice = sorted({text for text in texts if texts.count(text) > 1}) if len(set(texts)) != len(texts) else []
    require(not twice, f"{ask.topic.name} offers {', '.join(twice)} more than once")
    for option in ask.options:
        require(trial.catalogue.by_text.get(option.text) is option, f"{option.text!r} is not in the catalogue")
        require(trial.catalogue.options[option.number] is option, f"{option.text!r} has another's number")
    require(len(ask.args) == len(ask.topic.domains), f"the topic {ask.topic.name} has {len(ask.args)} arguments")
    trial.check_clause(ask.clause, f"the ask {ask.topic.name}")


def check_judges(trial: Trial) -> None:
    """No judge forbids what is offered; of the kinds that are offered, some judge forbids the rest by a clause."""
    trial.checking = "the judges"
    ask = trial.match.ask
    if ask is None:
        return
    families = trial.catalogue.families
    for kind, judge in ask.judges or []:
        for option in families[kind].table:
            if option in ask.options:
                forbidden = judge.forbids(trial.match.game, ask, *(*option.args, 0, 0)[:2])
                require(
                    forbidden is None or forbidden is judge,
                    f"{option.text!r} is offered, and yet {forbidden!r} forbids it",
                )
    for kind in {option.kind for option in ask.options} | {kind for kind, _ in ask.judges or []}:
        for option in families[kind].table:
            if option in ask.options:
                continue
            reason = ask.why_not(option)
            trial.report.unoffered += 1
            trial.report.explained += reason is not None
            if reason is None:
                judged = kind in [each for each, _ in ask.judges or []]
                require(not judged, f"{option.text!r} is not offered, and yet nothing forbids it")
                continue
            trial.check_clause(reason.clause, f"what forbids {option.text!r}")
            require(len(reason.args) == len(reason.phrase.domains), f"{reason!r} has {len(reason.args)} arguments")


def check_length(trial: Trial) -> None:
    """The game comes to an end, and a copy never has to replay too many answers."""
    match = trial.match
    trial.checking = "the length of the game"
    require(len(match.steps) <= trial.box.longest, f"the game goes on after {trial.box.longest} answers")
    tail = len(match.steps) - match.bases[-1].steps
    trial.report.longest_tail = max(trial.report.longest_tail, tail)
    require(tail <= trial.longest_tail, f"there are {tail} answers since the last base, more than {trial.longest_tail}")


# At some asks: everything that needs copies.


def check_views(trial: Trial) -> None:
    """Everybody's view and observation: the same when made twice."""
    trial.checking = "views"
    size = sum(length for _, length in trial.match.game.setting.schema.layout())
    for seat in [*trial.everybody, OMNISCIENT]:
        seen = plain(trial.match, seat, 0)
        require(seen == plain(trial.match, seat, 0), f"seat {seat} sees two things when it looks twice")
        require(len(trial.match.observe(seat)) == size, f"the observation of seat {seat} has not {size} numbers")


def check_copies(trial: Trial) -> None:
    """A copy is equal, is independent, and can itself be copied."""
    trial.checking = "a copy"
    trial.report.copies += 1
    copy = trial.match.clone()
    require_equal(trial.match, copy, "the copy differs")
    again = copy.clone(record=False)
    require_equal(trial.match, again, "the copy of a copy differs")
    require(len(copy.record) == len(trial.match.record), "the copy has another record")
    trial.shadows.append(Shadow("a copy", trial.match.clone()))
    trial.past.append((trial.hashes[-1], trial.match.clone(record=False)))
    trial.play_on(copy, SHADOWED)
    trial.play_on(again, SHADOWED)


def check_positions(trial: Trial) -> None:
    """The position, written as text, is the whole state."""
    written = trial.match.position()
    trial.report.positions += 1
    trial.report.between += "since" in written
    for language, text in (("JSON", position.to_json(written)), ("TOML", position.to_toml(written))):
        trial.checking = f"the position in {language}"
        loaded = Match.from_position(text)
        require_equal(trial.match, loaded, "another state comes back")
        require(loaded.position() == written or bool(loaded.steps), "another position is written when it is read back")
        loaded.game.chance = trial.match.game.chance.copy()
        trial.shadows.append(Shadow(f"the position in {language}", loaded))


def check_undo(trial: Trial) -> None:
    """Undo restores what was, and never takes back what somebody has learned."""
    trial.checking = "undo"
    copy = trial.match.clone()
    if copy.steps and trial.match.game.seats > 1:
        stranger = (copy.steps[-1].seat + 1) % trial.match.game.seats
        require(not copy.can_undo(stranger), "a seat may take back the answer of another")
    deepest = len(copy.steps) - (UNDONE_AT_END if trial.match.over else UNDONE)
    while copy.can_undo() and len(copy.steps) > deepest:
        undo_one(trial, copy)
    if copy.steps and not copy.can_undo():
        trial.report.barriers += 1
        try:
            copy.undo()
        except UndoError:
            return
        raise Broken("undo goes back where can_undo says that it cannot")


def undo_one(trial: Trial, copy: Match) -> None:
    """Take one answer back, and give it again in a copy."""
    count = len(copy.steps) - 1
    step = copy.steps[-1]
    answer = f"answer {count + 1}, {step.option.text!r},"
    require(count >= trial.barrier, f"{answer} can be taken back, though somebody has learned something since")
    copy.undo(step.seat)
    trial.report.undone += 1
    require(len(copy.steps) == count, "undo took back another number of answers than one")
    require(copy.hash() == trial.hashes[count], f"{answer} was taken back, and the state is not what it was")
    require(len(copy.record) == trial.told[count], f"{answer} was taken back, and the record is not what it was")
    again = copy.clone(record=False)
    again.answer(step.option.text)
    require(again.hash() == trial.hashes[count + 1], f"{answer} was taken back and given again, and differs")


def check_guesses(trial: Trial) -> None:
    """A guess fits what the seat knows, and can be played on."""
    for seat in range(trial.match.game.seats):
        trial.checking = f"what seat {seat} imagines"
        trial.report.imagined += 1
        try:
            guess = trial.match.imagine(seat, trial.lots.getrandbits(32))
        except ImagineError:
            trial.report.unimagined += 1
            rare = trial.report.unimagined <= 2 + trial.report.imagined // 20
            require(rare, "too often no guess fits what the seat knows")
            continue
        fault = trial.box.broken(guess.game)
        require(not fault, f"an invariant is broken: {fault}")
        require_same(trial, guess, view_of(trial.match, seat), view_of(guess, seat))
        trial.play_on(guess, IMAGINED)


def check_leaks(trial: Trial) -> None:
    """If what a seat may not know were different, the seat would still see the same."""
    if not trial.match.steps:
        return
    told = trial.match.twin_told()
    wondering = trial.lots.sample(trial.catalogue.options, min(WONDERED, len(trial.catalogue.options)))
    for seat in trial.everybody:
        trial.checking = f"what shows to {'a spectator' if seat == SPECTATOR else f'seat {seat}'}"
        twin = trial.match.twin(seat, trial.lots.getrandbits(32))
        if twin is None:
            trial.report.twins_missing += 1
            continue
        trial.report.twins += 1
        trial.report.twins_differing += twin.hash() != trial.hashes[-1]
        require_same(trial, twin, plain(trial.match, seat, told), plain(twin, seat, 0))
        if seat != SPECTATOR:
            require_same(
                trial, twin, asked_about(trial, trial.match, seat, wondering), asked_about(trial, twin, seat, wondering)
            )


def asked_about(trial: Trial, match: Match, seat: int, wondering: list[Option]) -> bytes:
    """What a seat is told about its options, and about those it does not have."""
    ask = match.ask
    facts = [match.game.facts(option) for option in ask.options] if ask is not None and ask.seat == seat else []
    asked = ask is not None and ask.seat == seat
    reasons = {option.text: repr(match.why_not(option)) for option in wondering} if asked else {}
    return msgspec.json.encode({"facts": facts, "reasons": reasons})


def require_same(trial: Trial, other: Match, ours: bytes, theirs: bytes) -> None:
    if ours != theirs:
        hidden = difference(trial.match, other)
        raise Broken(f"it differs where only hidden things do: {first_difference(ours, theirs)} (hidden: {hidden})")


# At the end.


def check_result(trial: Trial) -> None:
    """Points for all, and winners who sit at the table."""
    trial.checking = "the result"
    seats = trial.match.game.seats
    result = trial.match.result
    require(len(result.points) == seats, f"there are points for {len(result.points)} seats of {seats}")
    require(bool(result.winners) or trial.match.game.setting.box.can_be_lost, "nobody has won")
    require(all(0 <= winner < seats for winner in result.winners), f"the winners are {result.winners}")


def check_past(trial: Trial) -> None:
    """Copies that were left alone have not changed."""
    trial.checking = "states that were passed"
    for hash_, copy in trial.past:
        require(copy.hash() == hash_, f"one has changed since: something is shared, after {len(copy.steps)} answers")


def check_replay(trial: Trial) -> None:
    """The stored game, written and read, replays answer by answer."""
    trial.checking = "the stored game"
    stored = save.to_save(trial.match)
    text = save.encode(stored)
    read = save.decode(text)
    require(save.encode(read) == text, "it is written differently when it was read")
    replayed = save.to_match(read)
    require(plain(replayed, OMNISCIENT, 0) == plain(trial.match, OMNISCIENT, 0), "it replays with another record")
    again = save.begin(read.start, save.chance_of(read))
    for number, answer in enumerate([*read.answers, ""]):
        if number % REPLAYED == 0 or not answer:
            require(again.hash() == trial.hashes[number], f"it replays differently, after {number} answers")
        require(len(again.record) == trial.told[number], f"its record differs, after {number} answers")
        if answer:
            again.answer(answer)
