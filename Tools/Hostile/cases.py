"""Cases that are built by hand: a project, the commands that read it, and what must not happen."""

import concurrent.futures
import os
import queue
import subprocess
import sys

import judging
import places
from running import Runner

# So many runs of a case may take too long; then the rest of its commands is left out.
MOST_LATE = 2


class Step:
    """A command, where it is run, and what more is in its environment."""

    def __init__(self, command, folder="", environment=None, judge=None):
        self.command = command
        # From the project's root.
        self.folder = folder
        self.environment = environment or {}
        # Finds more faults in its run.
        self.judge = judge


class Case:
    """An input by its name; `prepare` writes it into a place and returns the steps."""

    def __init__(self, name, prepare):
        self.name = name
        self.prepare = prepare


class Attack:
    """Runs commands in a place and judges what they print, write and start."""

    def __init__(self, program, limits, place, seeks_leftovers=False):
        self.runner = Runner(program, limits)
        self.limits = limits
        self.place = place
        self.seeks_leftovers = seeks_leftovers
        self.before = None

    def begin(self):
        """What is there now is what no run may change."""
        self.before = places.state(*self.place.guarded)

    def faults(self, step):
        """Runs a step; all that is wrong with it."""
        command = step.command
        run = self.runner.run(
            command.words,
            os.path.join(self.place.project, step.folder),
            self.place.environment(**step.environment),
            command.given,
            self.seeks_leftovers,
        )
        document = self._document(command)
        found = judging.faults(run, self.limits, command.form, command.colours, document)
        token = self.place.token.encode()
        if token in run.out + run.err + (document or b""):
            found.append("shows the secret outside")
        # A run that had to be killed could not clear up.
        found += self._changes(command, "temporary/" if run.is_late else None)
        found += [f"ran the program of {mark}" for mark in self.place.marks()]
        return found + (step.judge(run) if step.judge else [])

    def cache_faults(self):
        """Whether the secret is in what is kept for later runs."""
        files = places.holds(self.place.cache, self.place.token)
        kept = [path for path in files if b"/store/" not in path]
        return ["the secret outside is in the cache"] if kept else []

    def _document(self, command):
        if not command.output or not os.path.isfile(command.output):
            return None
        with open(command.output, "rb") as file:
            document = file.read()
        if os.path.dirname(command.output) == self.place.results:
            os.unlink(command.output)
        return document

    def _changes(self, command, pardoned=None):
        after = places.state(*self.place.guarded)
        allowed = [os.path.join(self.place.project, path) for path in command.writes]
        changed = places.changes(self.before, after, allowed)
        self.before = after
        # A path of the place says nothing to somebody else.
        shown = [
            os.fsdecode(os.path.relpath(path, os.fsencode(self.place.folder))) for path in changed
        ]
        shown = [path for path in shown if not (pardoned and path.startswith(pardoned))]
        return [f"changed {ascii(path)}" for path in shown[:3]]


def attack(program, limits, folder, cases, part, tally, workers=2, is_measured=False):
    """Attacks with every case, some at a time; what is measured is listed, and large inputs go."""
    free = queue.Queue()
    for number in range(workers):
        free.put(places.Place(os.path.join(folder, f"p{number}")))

    def attacked(case):
        place = free.get()
        try:
            return case, *_attack(program, limits, place, case)
        finally:
            free.put(place)

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for case, runner, failures in pool.map(attacked, cases):
            tally.count(runner.runs, runner.slowest, runner.largest)
            if is_measured:
                tally.add_row(case.name, runner)
            for words, fault in failures:
                kept = tally.fail(
                    f"{part}: {case.name}",
                    words,
                    fault,
                    f"--only {part} --case '{case.name}'",
                    group=f"{part}: {case.name}",
                    most=1,
                )
                if kept and not is_measured:
                    _keep(case, kept)


def _attack(program, limits, place, case):
    place.renew()
    attack_on = Attack(program, limits, place, seeks_leftovers=True)
    try:
        steps = case.prepare(place)
    except (OSError, subprocess.SubprocessError) as error:
        return attack_on.runner, [([], f"could not be built: {error}")]
    attack_on.begin()
    failures = []
    late = 0
    for step in steps:
        if late == MOST_LATE:
            break
        found = attack_on.faults(step)
        late += any(fault.startswith("did not end") for fault in found)
        failures += [(step.command.words, fault) for fault in found]
    failures += [(["…"], fault) for fault in attack_on.cache_faults()]
    return attack_on.runner, failures


def _keep(case, folder):
    place = places.Place(folder)
    place.renew()
    try:
        case.prepare(place)
    except (OSError, subprocess.SubprocessError) as error:
        print(f"  not kept whole: {error}", file=sys.stderr)
