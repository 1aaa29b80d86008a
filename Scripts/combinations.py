#!/usr/bin/env python3
"""Lists projects that `strata new` can create, one per line: name, school, UI, tests, layout, cache,
manifest, features. Every three choices that go together are together in some line; with --few,
only some lines are listed, in which every choice of a school, a cache and a manifest is."""
import itertools
import sys

CHOICES = [
    ["layered", "router", "pragmatic", "domain-first", "interactor"],
    ["swiftui", "uikit", "none"],
    ["testing", "xctest"],
    ["split", "tree"],
    ["none", "cache-first", "network-first", "in-memory"],
    ["package", "tuist", "xcodegen"],
    ["Users", "Shop Order Category", "Shop OrderItem"],
]
FEW = [
    "Users layered uikit testing tree cache-first package",
    "Shop router swiftui xctest split network-first tuist Order Category",
    "Shop pragmatic none testing split in-memory package OrderItem",
    "Users domain-first swiftui testing split none xcodegen",
    "Users interactor swiftui testing split cache-first package",
]


def is_possible(row):
    school, ui, _, layout, cache, manifest, _ = row
    return (
        (layout == "split" or school == "layered")
        and (cache == "none" or school != "domain-first")
        and (ui != "none" or manifest == "package")
        and (ui != "uikit" or school == "layered")
    )


def triples(row):
    return set(itertools.combinations(enumerate(row), 3))


def covering():
    rows = [row for row in itertools.product(*CHOICES) if is_possible(row)]
    left = set().union(*map(triples, rows))
    while left:
        best = max(rows, key=lambda row: len(triples(row) & left))
        left -= triples(best)
        yield best


if "--few" in sys.argv:
    print(*FEW, sep="\n")
else:
    for row in covering():
        name, *features = row[6].split()
        print(name, *row[:6], *features)
