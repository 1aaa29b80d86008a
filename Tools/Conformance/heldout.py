#!/usr/bin/env python3
"""Measures `strata add` on code that teams wrote: a part is hidden, and Strata has to find its place.

    heldout.py STRATA APP...

For every app, in a copy: each double alone in its file, and each repository whose protocol and
implementation are alone in theirs, is taken away, and `strata add` is asked for it. What is counted is
whether a plan is offered, and whether its paths are those of the team: the folder, and the whole path.
"""

import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

STRATA = os.path.abspath(sys.argv[1])
MOST = 8

DOUBLE = re.compile(
    r"^(?:public |package )?(?:final )?(?:class|struct|actor) "
    r"((?:Mock|Fake|Stub|Spy)\w+|\w+(?:Mock|Fake|Stub|Spy)): (\w+)", re.M)
PROTOCOL = re.compile(r"^(?:public |package )?protocol (\w+)", re.M)
REPOSITORY = re.compile(r"^(\w+?)Repository(?:Protocol|Interface|Type)?$")
KEPT = re.compile(
    r"^(?:public |package )?(?:final )?(?:class|struct|actor) (\w+): (\w+)", re.M)
SKIPPED = {"Pods", "Carthage", ".build", ".git", "DerivedData"}


def sources(root):
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in SKIPPED]
        for name in names:
            if name.endswith(".swift"):
                path = Path(folder) / name
                yield path, path.read_text(errors="ignore")


def parts(root):
    """By kind: the files of a part, and what is asked for it."""
    texts = dict(sources(root))
    protocols = {}
    for path, text in texts.items():
        for name in PROTOCOL.findall(text):
            protocols.setdefault(name, path)
    doubles, repositories = [], []
    for path, text in texts.items():
        for name, contract in DOUBLE.findall(text):
            if path.stem == name and contract in protocols and "class " + name in text:
                doubles.append(([path], ["double", contract]))
        for name, contract in KEPT.findall(text):
            subject = REPOSITORY.match(contract)
            home = protocols.get(contract)
            isTest = "Test" in str(path) or "Mock" in str(path)
            if path.stem == name and subject and home and home.stem == contract and not isTest:
                asked = ["repository", subject[1], "--operation", "all() -> Int"]
                repositories.append(([home, path], asked))
    return doubles[:MOST] + repositories[:MOST]


def planned(text):
    """The paths of new files, also of a plan that is not offered."""
    return set(re.findall(r"^  \+  (.*?\.swift)(?:  |$)", text, re.M))


def measure(app, root, counts):
    for files, asked in parts(root):
        kind = asked[0]
        saved = {path: path.read_bytes() for path in files}
        for path in files:
            path.unlink()
        run = subprocess.run(
            [STRATA, "add", *asked, "--dry-run"], cwd=root,
            capture_output=True, text=True)
        for path, text in saved.items():
            path.write_bytes(text)
        meant = {str(path.relative_to(root)) for path in files}
        found = planned(run.stdout)
        word = {0: "offered", 1: "not offered"}.get(run.returncode, "refused")
        # Whatever named the hidden part names the new one, which no plan may bring about.
        for condition in set(re.findall(r"condition (\d)", run.stdout)):
            counts[kind, f"fails condition {condition}"] += 1
        counts[kind, word] += 1
        if word == "refused":
            reason = (run.stderr.strip().splitlines() or ["?"])[0]
            counts[kind, "because " + re.sub(r"'[^']*'", "X", reason)[:80]] += 1
            continue
        folders = {os.path.dirname(path) for path in meant}
        counts[kind, "same folders"] += {os.path.dirname(path) for path in found} == folders
        counts[kind, "same paths"] += found == meant
        if found != meant:
            print(f"  {app}: {' '.join(sorted(found))} instead of {' '.join(sorted(meant))}")


def main():
    counts = collections.Counter()
    for app in sys.argv[2:]:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder) / "app"
            shutil.copytree(app, root, symlinks=True, ignore=shutil.ignore_patterns(*SKIPPED - {".git"}))
            subprocess.run(["git", "init", "-q"], cwd=root, check=False)
            measure(os.path.basename(app.rstrip("/")), root, counts)
    for (kind, word), count in sorted(counts.items()):
        print(f"{kind}: {word}: {count}")


if __name__ == "__main__":
    sys.exit(main())
