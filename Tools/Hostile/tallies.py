"""Counts runs and failures, keeps the inputs of some, and sums up."""

import os
import re
import shlex
import sys

# Of one kind of failure so many are shown and kept.
SHOWN = 3


class Tally:
    """What an attack came to."""

    def __init__(self, keep, is_silent=False):
        self.is_silent = is_silent
        # The folder that takes the inputs of failures.
        self.keep = keep
        self.runs = 0
        self.failures = 0
        self.slowest = (0.0, [])
        self.largest = (0.0, [])
        self.kinds = {}
        self.parts = []
        # Lines of figures, a case each.
        self.table = []

    def count(self, runs, slowest, largest):
        """Adds runs."""
        self.runs += runs
        self.slowest = max(self.slowest, slowest)
        self.largest = max(self.largest, largest)

    def fail(self, case, words, fault, again, group=None, most=SHOWN):
        """Notes a failure; the folder to keep its input in, if it is to be kept.

        `group` is what failures of one cause have in common, of which `most` are shown.
        """
        self.failures += 1
        kind = f"{group or (words[0] if words else '')}: {re.sub('[0-9]+', 'n', fault)[:60]}"
        self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if self.kinds[kind] > most or self.is_silent:
            return None
        folder = os.path.join(self.keep, re.sub(r"[^\w.-]+", "-", case)[:100])
        print(f"FAILED {case}: {fault}", file=sys.stderr)
        print(f"  strata {shown(words)}", file=sys.stderr)
        print(f"  again: hostile.py STRATA {again}", file=sys.stderr)
        print(f"  input: {folder}", file=sys.stderr)
        sys.stderr.flush()
        return folder

    def add_row(self, name, runner):
        """Notes what a case took at most."""
        (seconds, words), megabytes = runner.slowest, runner.largest[0]
        self.table.append(f"{seconds:7.2f} s {megabytes:6.0f} MB  {name} ({shown(words[:1])})")

    def end_part(self, name, cases, seconds):
        """Notes that a part of the attack is over."""
        self.parts.append(f"{name}: {cases} cases in {seconds:.0f} s")

    def summary(self):
        """A few lines on all of it."""
        lines = [*self.table, *self.parts, f"{self.runs} runs, {self.failures} failures"]
        if self.slowest[1]:
            lines.append(f"slowest: {self.slowest[0]:.2f} s, strata {shown(self.slowest[1])[:120]}")
        if self.largest[1]:
            lines.append(
                f"largest: {self.largest[0]:.0f} MB, strata {shown(self.largest[1])[:120]}"
            )
        for kind, count in sorted(self.kinds.items(), key=lambda pair: -pair[1]):
            lines.append(f"  {count} × {kind}")
        return "\n".join(lines)


def shown(words):
    """Words as one would type them, with nothing in them that a terminal would obey."""
    return " ".join(ascii(shlex.quote(word))[1:-1] for word in words)[:400]
