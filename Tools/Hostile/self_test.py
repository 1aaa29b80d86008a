"""Shows that the attack sees what it looks for: each check against programs that do it wrong."""

import os
import random
import shlex

import judging
import links
import mutants
import packs
import places
import repositories
import seeds
import stand_ins
from cases import Attack, Case, Step, attack
from commands import Command
from mutant_inputs import Mutant, Stock
from running import Limits
from tallies import Tally


def test(folder):
    """All that the attack does not see, in words."""
    os.makedirs(folder, exist_ok=True)
    missed = []
    for check in (_mistakes, _documents, _right, _ways, _programs, _links, _repetition, _packs):
        missed += [f"{check.__name__.strip('_')}: {fault}" for fault in check(folder)]
    return missed


def _place(folder):
    place = places.Place(os.path.join(folder, "place"))
    place.renew()
    places.write({"A.swift": "struct A {}\n"}, place.project)
    place.program("evil")
    return place


def _faults(folder, script, command, limits=None):
    place = _place(folder)
    program = os.path.join(folder, "stand-in")
    stand_ins.write(program, script, place)
    attack_on = Attack(program, limits or Limits(seconds=2), place, seeks_leftovers=True)
    attack_on.begin()
    return attack_on.faults(Step(command)) + attack_on.cache_faults()


def _mistakes(folder):
    """Each mistake is seen, and called by its name."""
    for name, (script, words) in stand_ins.MISTAKES.items():
        limits = Limits(seconds=1) if name == "hangs" else Limits(seconds=20)
        found = _faults(folder, script, Command(["check"]), limits)
        if not any(words in fault for fault in found):
            yield f"a program that {name} passes: {found}"


def _documents(folder):
    """A document that is none is seen, printed or written to a file."""
    for form, text in stand_ins.DOCUMENTS.items():
        output = os.path.join(folder, "place", "results", "report")
        quoted = shlex.quote(text)
        for script, file in (
            (f"echo {quoted}", None),
            (f"printf %s {quoted} > '{output}'", output),
        ):
            if not _faults(folder, script, Command(["check"], form, file)):
                yield f"{form} that is none passes"


def _right(folder):
    """What is right passes, and so do colours where they are asked for."""
    for form, text in stand_ins.RIGHT.items():
        found = _faults(folder, f"printf %s {shlex.quote(text)}", Command(["check"], form))
        if found:
            yield f"{form} that is right fails: {found}"
    coloured = _faults(folder, "printf '\\033[31mred\\033[0m\\n'", Command(["check"], colours=True))
    if coloured:
        yield f"colours that are asked for fail: {coloured}"


def _ways(folder):
    """A verdict that depends on the cache is seen by the comparison of mutants."""
    place = _place(folder)
    program = os.path.join(folder, "stand-in")
    stand_ins.write(
        program, 'case "$*" in *no-cache*) echo \'{"a": 2}\';; *) echo \'{"a": 1}\';; esac', place
    )
    stock = Stock({"one": {"A.swift": b"struct A {}\n"}}, {}, {"one": b""}, {}, place)
    worker = mutants.Worker(program, Limits(seconds=5), "1", stock, place)
    for number in range(100):
        mutant = Mutant(stock, "1", number)
        if mutant.kind == "tree" and mutant.is_compared and not mutant.has_history:
            outcome = worker.attack(number)
            if not any("without a cache" in fault for fault, _ in outcome.failures):
                yield "a verdict that depends on the cache passes"
            return
    yield "no mutant is compared"


def _fail_all(folder, script, found, name):
    place = _place(folder)
    program = os.path.join(folder, "stand-in")
    stand_ins.write(program, script, place)
    tally = Tally(os.path.join(folder, "kept"), is_silent=True)
    attack(program, Limits(seconds=20), os.path.join(folder, "cases"), found, name, tally, 1)
    return tally


def _programs(folder):
    """A git that is run without care starts the program of each of these settings."""
    found = [
        case
        for case in repositories.cases()
        if case.name
        in (
            "setting core.fsmonitor",
            "setting gpg.program",
            "setting gpg.ssh.program",
            "setting diff.external",
            "setting diff.d.textconv",
            "filter 'a=b' clean+smudge",
            "filter 'plain' process",
            "hooks by core.hooksPath",
            "include include.path",
            "worktree",
            "nested repository",
        )
    ]
    script = (
        "git log -1 -p > /dev/null 2>&1; git diff > /dev/null 2>&1; git status > /dev/null 2>&1;"
        "git -c gpg.ssh.allowedSignersFile=/dev/null log --format=%G? > /dev/null 2>&1; exit 0"
    )
    for case in found:
        tally = _fail_all(folder, script, [Case(case.name, _first(case))], "git")
        if not any("ran the program" in kind for kind in tally.kinds):
            yield f"git without care passes: {case.name}"


def _first(case):
    """A case with one plain command in each folder."""

    def prepare(place):
        steps = {step.folder: step for step in case.prepare(place)}
        return [Step(Command(["check"]), folder) for folder in steps]

    return prepare


def _links(folder):
    """A program that reads and writes through links is seen in every case that reads or writes."""
    script = "find -L . -type f -not -path './.git/*' -exec cat {} + 2> /dev/null; exit 0"
    found = [case for case in links.cases(is_quick=True) if case.name.startswith("read")]
    for case in found:
        tally = _fail_all(folder, script, [Case(case.name, _first(case))], "links")
        if not any("shows the secret" in kind for kind in tally.kinds):
            yield f"a program that follows links passes: {case.name}"


def _repetition(folder):
    """A mutant of one number is the same input each time, and of another number another."""
    trees = seeds.projects()
    place = _place(folder)
    stock = Stock(trees, {}, {name: b"STRATA01" for name in trees}, {}, place)
    states = []
    for number in (3, 4, 3):
        mutant = Mutant(stock, "seed", number)
        mutant.has_history = False
        place.renew()
        words = [command.words for command in mutant.build(place)]
        states.append((words, places.state(place.project)))
    if states[0] != states[2]:
        yield "a mutant differs from itself"
    if states[0] == states[1]:
        yield "two mutants are the same"


def _packs(_folder):
    """A forged pack has right checksums and other content."""
    pack = packs.packed(
        b"h" * packs.HEADER, [[0, 1, 2, 3, 4, b"some bytes"], [1, 5, 6, 7, 8, b"more"]]
    )
    if packs.entries(pack)[1][5] != b"more":
        yield "a pack cannot be read back"
    forged = packs.forged(pack, random.Random(1), lambda data, _chance, _others: data + b"!")
    if forged == pack or packs.packed(pack[: packs.HEADER], packs.entries(forged)) != forged:
        yield "a forged pack is none"
    if judging.comparable(b'{"timings": 1, "a": 2}') != judging.comparable(
        b'{"a": 2, "timings": 3}'
    ):
        yield "times count as a verdict"
