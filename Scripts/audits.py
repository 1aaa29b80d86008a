#!/usr/bin/env python3
"""Write what independent readers said of findings in apps that nobody had looked at before.

usage: audits.py Documentation/Audits/verdicts.tsv > Documentation/Audits/README.md

A row is a judged finding: round, app, severity, rule, confidence, verdict (true, doubtful, false),
whether its help was useful, vague or wrong, and the mechanism of what was not true.
"""
import collections, csv, sys

rows = list(csv.DictReader(open(sys.argv[1]), delimiter="\t"))
VERDICTS = ("true", "doubtful", "false")
# Rounds that read a part of what is reported.
PARTS = {
    "16": "errors alone, others of the apps of round 15",
    "17": "rules that follow what the schools' documents forbid, others of the apps of round 15",
    "19": "errors alone, others of the apps of round 18",
    "20": "rules that follow what the schools' documents forbid, in new apps",
    "23": "rules that follow what the schools' documents forbid, others of the apps of round 22",
}


def share(part, whole):
    return f"{round(100 * part / whole)} %" if whole else "–"


def line(title, group):
    counts = collections.Counter(row["verdict"] for row in group)
    cells = [f"{counts[verdict]} ({share(counts[verdict], len(group))})" for verdict in VERDICTS]
    return f"| {title} | {len(group)} | " + " | ".join(cells) + " |"


def table(first, groups):
    print(f"| {first} | findings | true | doubtful | false |\n|---|---|---|---|---|")
    for title, group in groups:
        if group:
            print(line(title, group))
    print()


print("# What strangers say of the findings\n")
print(
    "Errors and warnings in apps that nobody had looked at before: an app at random, then one of its\n"
    "findings at random. Readers who know the definitions of layers and rules and nothing of the tool\n"
    "judged each from the source: *true* if a senior engineer would accept it at about this severity,\n"
    "*doubtful* if the fact is right and the rest a matter of taste or school, *false* if the fact is\n"
    "wrong or nobody would accept it. What a round taught was changed before the next, which read other\n"
    "apps. An app with many findings is drawn more often once small ones have no more: the mean of the\n"
    "apps' own shares says what somebody meets who tries one app. Round 4 was read twice, by readers\n"
    "who did not know of each other: 143 of 160 verdicts are the same. Round 55 drew errors alone, from\n"
    "the apps of round 54, and rounds 61 and 63 other findings of those of 60 and 62. In round 64\n"
    "the help of 20 findings was worded by a build that was not kept, as it was no better. `apps.txt` names\n"
    "the apps that were laid out for a reading, those without a finding too, as far as that was kept: none\n"
    "of them is new to anybody. Written by `Scripts/audits.py`.\n"
)
for number in sorted({row["round"] for row in rows}, key=int):
    group = [row for row in rows if row["round"] == number]
    apps = len({row["app"] for row in group})
    part = f", {PARTS[number]}" if number in PARTS else ""
    print(f"## Round {number}: {apps} apps{part}\n")
    table("severity", [(s, [r for r in group if r["severity"] == s]) for s in ("error", "warning")])
    by_app = collections.defaultdict(list)
    for row in group:
        by_app[row["app"]].append(row["verdict"])
    means = [
        f"{verdict} {round(100 * sum(v.count(verdict) / len(v) for v in by_app.values()) / apps)} %"
        for verdict in VERDICTS
    ]
    print(f"Mean of the apps: {', '.join(means)}.\n")
    helps = collections.Counter(row["help"] for row in group)
    print("Help: " + ", ".join(f"{helps[h]} {h}" for h in ("useful", "vague", "wrong")) + ".\n")

last = max((row["round"] for row in rows if row["round"] not in PARTS), key=int)
group = [row for row in rows if row["round"] == last]
print(f"## By rule, round {last}\n")
rules = sorted(
    {row["rule"] for row in group}, key=lambda r: (-sum(x["rule"] == r for x in group), r)
)
table("rule", [(rule, [r for r in group if r["rule"] == rule]) for rule in rules])
print(f"## What the confidence means, round {last}\n")
bands = [(0.6, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 1.01)]
table(
    "confidence",
    [
        (f"{low:.2f}–{min(high, 1):.2f}", [r for r in group if low <= float(r["confidence"]) < high])
        for low, high in bands
    ],
)
