#!/usr/bin/env python3
"""Attacks a built Strata with hostile input: hostile.py STRATA [--quick] [--only PART]."""

import argparse
import os
import sys
import tempfile
import time

import cases
import links
import mutants
import places
import repositories
import self_test
import sizes
from running import Limits
from tallies import Tally

PARTS = ("mutants", "git", "links", "sizes")


def arguments():
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("strata", nargs="?", help="the built program")
    parser.add_argument("--self-test", action="store_true", help="show that the attack sees faults")
    parser.add_argument("--mutants", type=int, default=20_000, help="how many mutants")
    parser.add_argument("--mutant", type=int, help="only the mutant of this number")
    parser.add_argument(
        "--case", help="only cases of `git`, `links` and `sizes` with this in their names"
    )
    parser.add_argument("--seed", default="1", help="where all chance comes from")
    parser.add_argument("--only", choices=PARTS, help="only this part")
    parser.add_argument("--quick", action="store_true", help="a small form, for `make check`")
    parser.add_argument("--slow", type=float, default=1, help="how many times as long all may take")
    parser.add_argument("--keep", help="the folder for inputs that fail")
    parser.add_argument("--workers", type=int, default=2, help="how many mutants at a time")
    options = parser.parse_args()
    if options.strata is None and not options.self_test:
        parser.error("name the built program, or ask for --self-test")
    return options


def main():
    """Runs the parts and says what came of them."""
    options = arguments()
    if options.self_test or options.quick:
        missed = tested()
        if missed or options.strata is None:
            return 1 if missed else 0
    options.strata = os.path.abspath(options.strata)
    limits = Limits(seconds=10 * options.slow)
    keep = options.keep or tempfile.mkdtemp(prefix="strata-hostile-kept-")
    tally = Tally(os.path.abspath(keep))
    folder = tempfile.mkdtemp(prefix="strata-hostile-")
    try:
        for part in [options.only] if options.only else PARTS:
            start = time.monotonic()
            # No part's name is in its paths: what a run prints is searched for words like "link".
            cases = attack(
                part, options, limits, os.path.join(folder, str(len(tally.parts))), tally
            )
            tally.end_part(part, cases, time.monotonic() - start)
    finally:
        places.remove(folder)
        if os.path.isdir(keep) and not os.listdir(keep):
            os.rmdir(keep)
    print(tally.summary())
    return 1 if tally.failures else 0


def tested():
    """Runs the self-test; what it misses."""
    folder = tempfile.mkdtemp(prefix="strata-hostile-")
    start = time.monotonic()
    try:
        missed = self_test.test(os.path.join(folder, "self-test"))
    finally:
        places.remove(folder)
    for fault in missed:
        print(f"SELF-TEST {fault}", file=sys.stderr)
    print(f"self-test: {len(missed)} faults unseen, {time.monotonic() - start:.0f} s")
    return missed


def attack(part, options, limits, folder, tally):
    """Runs one part; how many cases it had."""
    if part == "mutants":
        count = 16 if options.quick else options.mutants
        numbers = range(count) if options.mutant is None else [options.mutant]
        mutants.attack(
            options.strata, limits, folder, numbers, options.seed, tally, options.workers
        )
        return len(numbers)
    found = {"git": repositories.cases, "links": links.cases, "sizes": sizes.cases}[part](
        options.quick
    )
    found = [case for case in found if not options.case or options.case in case.name]
    is_measured = part == "sizes"
    cases.attack(
        options.strata,
        limits,
        folder,
        found,
        part,
        tally,
        1 if is_measured else options.workers,
        is_measured,
    )
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
