#!/usr/bin/env python3
"""How right the layers are on labelled apps, and whether the confidence says so.

usage: calibration.py STRATA CORPUS LABELS
"""
import collections
import sys

import placements

BANDS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98]
RING = {"Infrastructure": "Data"}


def share(part, whole):
    return f"{100 * part / whole:5.1f} %" if whole else "    –  "


def table(title, rows):
    """Files, how many are right, and how many the confidence promised, by band."""
    print(f"\n{title:24} {'files':>6} {'right':>6} {'share':>8} {'said':>8}")
    bands = collections.defaultdict(list)
    for row in rows:
        bands[max(b for b in BANDS if b <= row[0])].append(row)
    around = [(f"around {x}", [r for r in rows if abs(r[0] - x) <= 0.05]) for x in (0.5, 0.7, 0.9)]
    ends = BANDS[1:] + [1]
    for name, found in [(f"{b:.2f} – {e:.2f}", bands[b]) for b, e in zip(BANDS, ends)] + around:
        right = sum(r[1] for r in found)
        print(f"  {name:22} {len(found):6} {right:6} {share(right, len(found)):>8} "
              f"{share(sum(r[0] for r in found), len(found)):>8}")


def main(strata, corpus, label_file):
    apps, decided = collections.defaultdict(list), collections.defaultdict(list)
    for app, file, label in placements.judged(strata, corpus, label_file):
        got = file["layer"]
        apps[app].append((got == label, RING.get(got, got) == RING.get(label, label)))
        if got:
            decided[placements.decided_by(file)].append((file["confidence"], got == label))
    print(f"{'app':44} {'files':>6} {'right':>6} {'share':>8} {'ring':>8}")
    every = [row for rows in apps.values() for row in rows]
    for app, rows in [*sorted(apps.items()), ("all", every)]:
        right, ring = sum(r[0] for r in rows), sum(r[1] for r in rows)
        print(f"{app:44} {len(rows):6} {right:6} {share(right, len(rows)):>8} "
              f"{share(ring, len(rows)):>8}")
    table("confidence", [row for rows in decided.values() for row in rows])
    for what in ("names", "content", "company"):
        table(f"… where {what} decided", decided[what])


if __name__ == "__main__":
    main(*sys.argv[1:4])
