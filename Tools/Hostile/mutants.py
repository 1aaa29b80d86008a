"""Mutants: thousands of spoiled projects, each under a few commands, two at a time."""

import multiprocessing
import os
import sys

import histories
import indexes
import judging
import places
import seeds
from cases import Attack, Step
from mutant_inputs import Mutant, Stock
from running import Runner

# Runs whose verdict has to be the same bytes as that of the first.
WAYS = (
    ("warm", []),
    ("without a cache", ["--no-cache"]),
    ("with one job", ["--jobs", "1"]),
    ("with seven jobs", ["--jobs", "7"]),
)


class Outcome:
    """What came of one mutant."""

    def __init__(self, number):
        self.number = number
        self.runs = 0
        self.failures = []
        self.slowest = (0.0, [])
        self.largest = (0.0, [])


class Worker:
    """Attacks with one mutant after the other in a place of its own."""

    def __init__(self, program, limits, seed, stock, place):
        self.program = program
        self.limits = limits
        self.seed = seed
        self.stock = stock
        self.place = place

    def attack(self, number):
        """Makes a mutant and runs its commands."""
        outcome = Outcome(number)
        self.place.renew()
        mutant = Mutant(self.stock, self.seed, number)
        commands = mutant.build(self.place)
        environment = {"CI": "1" if mutant.is_unattended else ""}
        attack_on = Attack(self.program, self.limits, self.place)
        attack_on.begin()
        if mutant.is_compared:
            self._compare(attack_on.runner, environment, outcome)
        for command in commands:
            for fault in attack_on.faults(Step(command, environment=environment)):
                outcome.failures.append((fault, command.words))
        outcome.failures += [(fault, ["…"]) for fault in attack_on.cache_faults()]
        outcome.runs = attack_on.runner.runs
        outcome.slowest = attack_on.runner.slowest
        outcome.largest = attack_on.runner.largest
        return outcome

    def _compare(self, runner, environment, outcome):
        """The verdict is the same bytes whatever is in the cache and however many work at it."""
        words = ["check", "--format", "json", "--all-rules", "--info"]
        environment = self.place.environment(**environment)
        first = runner.run(words, self.place.project, environment)
        for fault in judging.faults(first, self.limits, "json"):
            outcome.failures.append((fault, words))
        for way, more in WAYS:
            run = runner.run(words + more, self.place.project, environment)
            if run.is_late or run.code < 0:
                continue
            if (run.code, judging.comparable(run.out)) != (
                first.code,
                judging.comparable(first.out),
            ):
                outcome.failures.append((f"says something else {way}", words + more))


def prepared(program, limits, folder):
    """Everything that mutants are made of."""
    place = places.Place(os.path.join(folder, "pt"))
    trees = seeds.projects()
    templates, caches = {}, {}
    runner = Runner(program, limits)
    for name, tree in trees.items():
        templates[name] = os.path.join(folder, "templates", name)
        histories.template(place, tree, templates[name])
        runner.run(["check", "--all-rules"], place.project, place.environment())
        with open(place.pack, "rb") as file:
            caches[name] = file.read()
    return Stock(trees, templates, caches, indexes.made(place), place)


_worker = None


def _begin(program, limits, seed, stock, folder, counter):
    global _worker
    with counter.get_lock():
        number = counter.value
        counter.value += 1
    _worker = Worker(program, limits, seed, stock, places.Place(os.path.join(folder, f"p{number}")))


def _attack(number):
    return _worker.attack(number)


def attack(program, limits, folder, numbers, seed, tally, workers=2):
    """Attacks with the mutants of these numbers."""
    stock = prepared(program, limits, folder)
    context = multiprocessing.get_context("fork")
    arguments = (program, limits, seed, stock, folder, context.Value("i", 0))
    numbers = list(numbers)
    with context.Pool(workers, _begin, arguments) as pool:
        for done, outcome in enumerate(pool.imap_unordered(_attack, numbers), 1):
            tally.count(outcome.runs, outcome.slowest, outcome.largest)
            for fault, words in outcome.failures:
                kept = tally.fail(
                    f"mutant {outcome.number} of seed {seed}",
                    words,
                    fault,
                    f"--only mutants --seed {seed} --mutant {outcome.number}",
                )
                if kept:
                    keep(stock, seed, outcome.number, kept)
            if done % 500 == 0:
                print(
                    f"{done} of {len(numbers)} mutants, {tally.failures} failures", file=sys.stderr
                )


def keep(stock, seed, number, folder):
    """Writes a mutant's input into a folder, to be looked at."""
    place = places.Place(folder)
    place.renew()
    Mutant(stock, seed, number).build(place)
