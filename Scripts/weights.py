#!/usr/bin/env python3
"""What each kind of evidence is worth on labelled apps, for the comments in LayerWeights.

usage: weights.py STRATA CORPUS LABELS [SWIFT-FILE…]

Prints for every reason and layer: the files for which it spoke, their apps, and how often the layer it
spoke for was the labelled one (or, where it spoke against one, was not). Tests are left out, but for
the reason "test". Given files, the figures are
written above each weight there, as a comment that begins with "Seen".
"""
import collections
import re
import sys

import placements


def measured(strata, corpus, label_file):
    """Reason → (layer or None, is for) → [files, right, apps]."""
    seen = collections.defaultdict(lambda: collections.defaultdict(lambda: [0, 0, set()]))
    for app, file, label in placements.judged(strata, corpus, label_file):
        for item in {(e["reason"], e["layer"], e["weight"] > 0) for e in file["evidence"]}:
            reason, layer, is_for = item
            if label == "Test" and reason != "test":
                continue
            count = seen[reason][layer, is_for]
            count[0] += 1
            count[1] += (layer == label) == is_for
            count[2].add(app)
    return seen


def plural(number, noun):
    return f"{number:,} {noun}" + ("s" if number != 1 else "")


def comment(votes, is_plain):
    """The figures in a line."""
    files = sum(c[0] for c in votes.values()) if is_plain else max(c[0] for c in votes.values())
    apps = len(set().union(*(c[2] for c in votes.values())))
    where = f"{plural(files, 'file')} of {plural(apps, 'app')}"
    if is_plain:
        right = sum(c[1] for c in votes.values())
        return f"Seen in {where}: right in {100 * right / files:.0f} %."
    shares = [f"{layer if is_for else 'not ' + layer} {100 * c[1] / c[0]:.0f} %"
              for (layer, is_for), c in sorted(votes.items(), key=lambda v: (not v[0][1], -v[1][1]))]
    return f"Seen in {where}: {', '.join(shares)}."


def write(path, seen):
    """Puts the figures above each weight of a Swift file."""
    lines, out = open(path).read().split("\n"), []
    for index, line in enumerate(lines):
        if re.match(r"\s*// Seen ", line) or re.match(r"\s*//   ", line):
            continue
        text = line + (lines[index + 1] if line.rstrip().endswith("Weight(") else "")
        found = re.search(r'(Plain)?Weight\(\s*"([a-z-]+)"', text)
        if found and not line.lstrip().startswith('"'):
            indent = " " * (len(line) - len(line.lstrip()))
            votes = seen.get(found[2])
            words = comment(votes, found[1]) if votes else "Seen in no labelled file."
            out += wrapped(words, indent)
        out.append(line)
    open(path, "w").write("\n".join(out))


def wrapped(words, indent):
    """A comment in lines of 100 columns."""
    lines, line = [], indent + "//"
    for word in words.replace(" %", "_%").split(" "):
        word = word.replace("_%", " %")
        if len(line) + 1 + len(word) > 100:
            lines.append(line)
            line = indent + "//  "
        line += " " + word
    return lines + [line]


def main(strata, corpus, label_file, *files):
    seen = measured(strata, corpus, label_file)
    print(f"{'reason':28} {'layer':20} {'files':>6} {'apps':>5} {'right':>8}")
    for reason, votes in sorted(seen.items()):
        for (layer, is_for), (count, right, apps) in sorted(votes.items()):
            print(f"{reason:28} {layer if is_for else 'not ' + layer:20} {count:6} {len(apps):5} "
                  f"{100 * right / count:6.1f} %")
    for path in files:
        write(path, seen)


if __name__ == "__main__":
    main(*sys.argv[1:])
