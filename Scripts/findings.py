#!/usr/bin/env python3
"""Print how many findings each rule has in each app, as one table: a rule a line, an app a column.

usage: findings.py STRATA CORPUS

Every rule is on; a column is headed by the app's number in the list above the table.
"""
import collections, json, pathlib, subprocess, sys

strata, corpus = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
apps = sorted(path for path in corpus.iterdir() if path.is_dir())
counts, profiles = {}, {}
for app in apps:
    done = subprocess.run(
        [strata, "check", "--format", "json", "--info", "--all-rules", "--exit-zero", "--no-cache",
         "--quiet"], cwd=app, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{app.name}: exit {done.returncode}\n{done.stderr[-2000:]}")
    report = json.loads(done.stdout)
    counts[app] = collections.Counter(finding["rule"] for finding in report["findings"])
    profiles[app] = report["project"]["profile"]["name"]
for number, app in enumerate(apps, 1):
    print(f"{number:3} {app.name} ({profiles[app]})")
rules = sorted(set().union(*counts.values()))
print("\n" + " " * 46 + "  all" + "".join(f"{number:5}" for number in range(1, len(apps) + 1)))
for rule in rules:
    row = [counts[app][rule] for app in apps]
    print(f"{rule:46}{sum(row):5}" + "".join(f"{number or '·':>5}" for number in row))
