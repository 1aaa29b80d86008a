#!/usr/bin/env python3
"""Measures `strata add feature` on real apps: one feature is taken out of a copy, planned anew, and
compared with what the team wrote.

    hidden.py STRATA FOLDER-OF-APPS [--half tuned|other] [--app NAME] [--each N] [--keep FOLDER] [--told]

With --told the command is told what a person knows: from where the feature is opened or put together
(--from), that is three types at most in which the team named its screen.

An app counts that has three screens or more whose view and driver share a name. What is compared:

    names     of the planned types of a kind that the team's feature has, those called as the team's
    folders   of these, those that lie where the team's lie
    wiring    of the members outside that named the team's types, those that the plan edits, and those
              at which it names a step
    known     the same of those members that a sibling's example tells of: the member itself, or its like in
              the same file, names the sibling's type of the same kind; that another screen opens or uses
              the feature, nobody knows who is not told
    shared    of these members, those in a file that names another feature, too
    needless  of the planned types, those of a kind that the team's feature has not
    asked     the features and parts of which the folder is asked for: nothing is written there
    steps     of the members at which a step is named, those at which the team named the feature
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from hidden_app import (
    DRIVERS, TYPE, VIEWS, blank, declared, features, fields, hidden_files, holds, is_test, member_at,
    known, members, read, sites, sources, take_out, words)

STEP = re.compile(r"'(\w+)' as '(\w+)' is, at (.+):(\d+)")
EXISTS = re.compile(r"'(\w+)' exists already, in '(.+)'")
UNDECIDED = "goes is undecided:"
COUNTS = ("parts", "alike", "named", "folders", "sites", "edited", "listed", "known", "known_edited",
          "known_listed", "shared", "planned", "offered", "told")


def swapped(member, new, old):
    """A member's words with the name of one type for another's, as far as these differ."""
    new, old = words(new), words(old)
    while len(new) > 1 and len(old) > 1 and new[-1] == old[-1]:
        new, old = new[:-1], old[:-1]
    while len(new) > 1 and len(old) > 1 and new[0] == old[0]:
        new, old = new[1:], old[1:]
    own = words(member)
    for i in range(len(own) - len(old) + 1):
        if old and own[i:i + len(old)] == old:
            return own[:i] + new + own[i + len(old):]
    return own


def listed(app, plan):
    """The members at which steps are named, as words of what the team would call them."""
    found = set()
    for step in plan["steps"]:
        match = STEP.search(step)
        if not match:
            continue
        new, old, path, line = match.groups()
        text = blank(read(app / path))
        offset = sum(map(len, text.splitlines(keepends=True)[:int(line) - 1])) + 1
        member = member_at(text, members(text), offset)
        found.add((path, tuple(swapped(member, new, old))))
    return found


def planned_types(plan, subject):
    found, path = {}, None
    for line in plan["patch"].splitlines():
        if line.startswith("+++ b/"):
            path = line[6:]
        elif line.startswith("+") and path and not is_test(path) and (match := TYPE.match(line[1:])):
            found[match.group(1)] = str(Path(path).parent)
    created = {str(Path(f["path"]).parent) for f in plan["files"] if f["action"] == "create"}
    return {n: f for n, f in found.items() if f in created and holds(n, subject)}


def naming_others(app, subject, others):
    """The files that name a screen of another feature."""
    names = [o + tail for o in others if o != subject for tail in VIEWS + DRIVERS]
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, names)) + r")\b")
    own = re.compile(r"(" + "|".join(map(re.escape, others)) + r")")
    return {p for p in sources(app) if pattern.search(read(app / p)) and not own.match(Path(p).stem)}


def openers(source, wiring, subject, team):
    """The types in whose files the team named a screen of the feature or what drives it."""
    shown = [t for t in team if t.endswith(VIEWS + DRIVERS + ("Coordinator",)) and subject in t]
    found = []
    for path in sorted({p for p, _ in wiring}):
        text = read(source / path)
        if any(re.search(rf"\b{t}\b", blank(text)) for t in shown):
            here, own = declared(text), Path(path).stem.split("+")[0]
            found += [own] if own in here else sorted(here)[:1]
    return list(dict.fromkeys(found))[:3]


def plan_of(strata, app, subject, own, places=()):
    run = subprocess.run(
        [strata, "add", "feature", subject, "--dry-run", "--format", "json", "--project-root", "."]
        + [word for f in own for word in ("--field", f)]
        + [word for p in places for word in ("--from", p)],
        cwd=app, capture_output=True, text=True, timeout=600)
    try:
        plan = json.loads(run.stdout)
    except ValueError:
        return None, (run.stderr or run.stdout)[-200:]
    return plan, plan["error"] and plan["error"]["message"]


def left_behind(error, subject, others):
    """The file that still holds a part of the feature, by why there is no plan; None for other reasons."""
    match = EXISTS.match(error or "")
    longer = [o for o in others if o.startswith(subject) and o != subject]
    if match and match[1].startswith(subject) and not any(match[1].startswith(o) for o in longer):
        return match[2]


def measure(strata, source, subject, others, work, is_told=False):
    app = Path(work) / source.name
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(source, app, symlinks=True, ignore=shutil.ignore_patterns(
        ".git", ".build", "Pods", "Carthage", "*.xcassets", "DerivedData"))
    paths = list(sources(app))
    files = hidden_files(paths, subject, others)
    team = {name: str(Path(path).parent) for path in files if not is_test(path)
            for name in declared(read(app / path))}
    # A name that is declared elsewhere, too, says nothing.
    elsewhere = {n for p in paths if p not in files for n in declared(read(app / p))}
    own = fields(app, files, subject)
    wiring = take_out(app, files, set(team) - elsewhere, subject)
    shared = naming_others(app, subject, others)
    places = openers(source, wiring, subject, team) if is_told else []
    plan, error = plan_of(strata, app, subject, own, places)
    while left := left_behind(error, subject, others):
        # A part of the feature in a file that is called otherwise.
        team |= {name: str(Path(left).parent) for name in declared(read(app / left))}
        wiring |= take_out(app, [left], declared(read(app / left)), subject)
        plan, error = plan_of(strata, app, subject, own, places)
    if error:
        return {"error": error}
    (app / "plan.json").write_text(json.dumps(plan, indent=1))
    planned = planned_types(plan, subject)
    kinds = {n.replace("Protocol", "").replace("Impl", "")[-5:] for n in team}
    alike = [n for n in planned if n.replace("Protocol", "").replace("Impl", "")[-5:] in kinds]
    named = [n for n in alike if n in team]
    steps = listed(app, plan)
    subprocess.run(["git", "apply", "-p1", "-"], input=plan["patch"], cwd=app, text=True,
                   capture_output=True, env={**os.environ, "GIT_CEILING_DIRECTORIES": str(app.parent)})
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, sorted(set(planned) | set(team)))) + r")\b")
    edited = set().union(*(sites(app, f["path"], pattern) for f in plan["files"]
                           if f["action"] == "replace" and f["path"].endswith(".swift")))
    left = {(p, m) for p, m in wiring - edited if (p, tuple(words(m))) in steps}
    told = known(source, wiring, set(team), subject, others)
    return {
        "planned": sorted(planned), "team": sorted(team), "alike": alike, "named": named,
        "folders": [n for n in named if planned[n] == team[n]], "sites": sorted(wiring),
        "edited": sorted(wiring & edited), "listed": sorted(left), "told": sorted(steps),
        "shared": [s for s in wiring if s[0] in shared],
        "known": sorted(told), "known_edited": sorted(told & edited), "known_listed": sorted(told & left),
        "offered": [1] if plan["isOffered"] else [],
        "parts": [step for step in plan["steps"] if UNDECIDED in step],
        "notes": [f"{n}: {planned[n]} not {team[n]}" for n in named if planned[n] != team[n]]
        + [f"misnamed {n}" for n in alike if n not in team]
        + [f"{r['condition']}: {r['message']}" for r in plan["refusals"]]
        + [f"site {p} {m}{' (known)' if (p, m) in told else ''}{' (shared)' if p in shared else ''}"
           for p, m in sorted(wiring - edited - left)],
    }


def half(name):
    return "tuned" if hashlib.sha256(name.encode()).digest()[0] % 2 else "other"


def share(part, whole):
    return f"{part}/{whole}" + (f" ({100 * part / whole:.0f} %)" if whole else "")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("strata")
    parser.add_argument("apps")
    parser.add_argument("--half", choices=["tuned", "other"])
    parser.add_argument("--app")
    parser.add_argument("--each", type=int, default=2)
    parser.add_argument("--keep", help="a folder in which the copies stay")
    parser.add_argument("--told", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    strata = os.path.abspath(options.strata)
    total = dict.fromkeys(COUNTS + ("features",), 0)
    apps, failed, asked = set(), 0, 0
    with tempfile.TemporaryDirectory() as work:
        for source in sorted(Path(options.apps).iterdir()):
            if options.app not in (None, source.name) or options.half not in (None, half(source.name)):
                continue
            all_features = features(source, list(sources(source)))
            if len(all_features) < 3:
                continue
            # The same ones each time, and none because it is easy.
            chosen = sorted(all_features, key=lambda s: hashlib.sha256(s.encode()).hexdigest())
            for subject in chosen[:options.each]:
                one = measure(strata, source, subject, all_features, options.keep or work,
                              options.told)
                if "error" in one:
                    is_asked = UNDECIDED in one["error"]
                    asked, failed = asked + is_asked, failed + (not is_asked)
                    print(f"{'ASKED' if is_asked else 'FAILED'} {source.name}/{subject}: "
                          f"{one['error'].strip()}", flush=True)
                    continue
                apps.add(source.name)
                total["features"] += 1
                for key in COUNTS:
                    total[key] += len(one[key])
                print(f"{source.name}/{subject}: names {len(one['named'])}/{len(one['alike'])} of "
                      f"{len(one['planned'])} planned, {len(one['team'])} there; folders "
                      f"{len(one['folders'])}/{len(one['named'])}; sites {len(one['edited'])} edited, "
                      f"{len(one['listed'])} named of {len(one['sites'])}, "
                      f"{len(one['known_edited']) + len(one['known_listed'])} of {len(one['known'])} known"
                      f"{'' if one['offered'] else '; refused'}", flush=True)
                for line in one["notes"] if options.verbose else []:
                    print("   ", line, flush=True)
    print(f"\n{total['features']} features of {len(apps)} apps, {failed} without a plan")
    print(f"asked {asked} features, and {total['parts']} parts of others")
    print("names", share(total["named"], total["alike"]))
    print("folders", share(total["folders"], total["named"]))
    print("wiring", share(total["edited"] + total["listed"], total["sites"]),
          f"({total['edited']} edited, {total['listed']} named; {total['shared']} shared)")
    print("known", share(total["known_edited"] + total["known_listed"], total["known"]),
          f"({total['known_edited']} edited, {total['known_listed']} named)")
    print("needless", share(total["planned"] - total["alike"], total["planned"]))
    print("steps", share(total["listed"], total["told"]))
    print("offered", share(total["offered"], total["features"]))


if __name__ == "__main__":
    main()
