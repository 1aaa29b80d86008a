#!/usr/bin/env python3
"""Measures `strata add feature` on real apps: one feature is taken out of a copy, planned anew, and
compared with what the team wrote.

    hidden.py STRATA FOLDER-OF-APPS [--half tuned|other] [--app NAME] [--each N]

An app counts that has three screens or more whose view and driver share a name. What is compared:

    names     of the planned types of a kind that the team's feature has, those called as the team's
    folders   of these, those that lie where the team's lie
    wiring    of the files outside that named the team's types, those that the plan changes or names
    needless  of the planned types, those of a kind that the team's feature has not
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

VIEWS = ("ViewController", "View", "Screen", "Page", "VC")
DRIVERS = ("ViewModel", "Presenter", "Reducer", "Reactor", "Store", "Feature", "VM")
TYPE = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|open|final|private|"
                  r"fileprivate|indirect)\s+)*(?:class|struct|enum|protocol|actor)\s+(\w+)", re.M)
FIELD = re.compile(r"^\s*(?:public |package )?(?:let|var)\s+(\w+)\s*:\s*([\w\[\]?.: ]+?)\s*$", re.M)
FOREIGN = re.compile(r"(^|/)(Pods|Carthage|\.build|DerivedData|checkouts|\.git|vendor)/")


def words(name):
    """The words of a name in lower case and singular."""
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    return [re.sub(r"ies$", "y", w.lower()) if w.lower().endswith("ies")
            else re.sub(r"(?<=[^s])s$", "", w.lower()) for w in found]


def holds(name, subject):
    """Whether a name holds another as words."""
    all_words, own = words(name), words(subject)
    return any(all_words[i:i + len(own)] == own for i in range(len(all_words) - len(own) + 1))


def stem(name, tails):
    for tail in tails:
        if name.endswith(tail) and len(name) > len(tail):
            return name[:-len(tail)]
    return None


def is_test(path):
    return bool(re.search(r"(^|/)[^/]*(Tests?|Mocks?|Testing|Demo|Example)(/|\.swift$)", path))


def sources(app):
    for folder, folders, files in os.walk(app):
        folders[:] = [f for f in folders if not f.startswith(".")]
        for file in files:
            path = os.path.relpath(os.path.join(folder, file), app)
            if file.endswith(".swift") and not FOREIGN.search(path):
                yield path


def features(paths):
    """The names that a view and its driver share."""
    names = [Path(p).stem for p in paths if not is_test(p)]
    views = {stem(n, VIEWS) for n in names} - {None}
    drivers = {stem(n, DRIVERS) for n in names} - {None}
    return sorted(s for s in views & drivers if len(s) > 2)


def hidden_files(paths, subject, others):
    """Files that are about a subject, and about no longer one."""
    longer = [o for o in others if o != subject and holds(o, subject)]
    return [p for p in paths if holds(Path(p).stem.split("+")[0], subject)
            and not any(holds(Path(p).stem, o) for o in longer)]


def read(path):
    return path.read_text(errors="replace") if path.is_file() else ""


def declared(text):
    return {m.group(1) for m in TYPE.finditer(text) if not m.group(0).lstrip("\n").startswith("  ")}


def take_out(app, files, types):
    """Deletes files, and the lines elsewhere that name their types and are whole by themselves."""
    wiring = []
    for path in files:
        (app / path).unlink()
    if not types:
        return wiring
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, sorted(types))) + r")\b")
    for path in list(sources(app)):
        text = read(app / path)
        if not pattern.search(text):
            continue
        if not is_test(path):
            wiring.append(path)
        kept = [line for line in text.splitlines(keepends=True)
                if not (pattern.search(line) and line.count("{") == line.count("}")
                        and line.count("(") == line.count(")"))]
        (app / path).write_text("".join(kept))
    return wiring


def fields(app, files, subject):
    for path in files:
        text = read(app / path)
        match = re.search(r"struct " + re.escape(subject) + r"\b[^{]*\{(.*?)^\}", text, re.S | re.M)
        if match:
            return [f"{n}:{t.strip()}" for n, t in FIELD.findall(match.group(1))][:8]
    return []


def measure(strata, source, subject, others, work):
    app = Path(work) / source.name
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(source, app, symlinks=True, ignore=shutil.ignore_patterns(
        ".git", ".build", "Pods", "Carthage", "*.xcassets", "DerivedData"))
    paths = list(sources(app))
    files = hidden_files(paths, subject, others)
    team = {}
    for path in files:
        if not is_test(path):
            for name in declared(read(app / path)):
                team[name] = str(Path(path).parent)
    own = fields(app, files, subject)
    wiring = take_out(app, files, set(team))
    run = subprocess.run(
        [strata, "add", "feature", subject, "--dry-run", "--format", "json", "--project-root", "."]
        + [word for f in own for word in ("--field", f)],
        cwd=app, capture_output=True, text=True, timeout=300)
    try:
        plan = json.loads(run.stdout)
    except ValueError:
        return {"error": (run.stderr or run.stdout)[-200:]}
    if plan["error"]:
        return {"error": plan["error"]["message"]}
    planned, path = {}, None
    for line in plan["patch"].splitlines():
        if line.startswith("+++ b/"):
            path = line[6:]
        elif line.startswith("+") and path and not is_test(path):
            match = TYPE.match(line[1:])
            if match and not line[1:].startswith((" ", "\t")):
                planned[match.group(1)] = str(Path(path).parent)
    created = {f["path"] for f in plan["files"] if f["action"] == "create"}
    planned = {n: f for n, f in planned.items()
               if any(str(Path(p).parent) == f for p in created) and holds(n, subject)}
    kinds = {n.replace("Protocol", "").replace("Impl", "")[-5:] for n in team}
    alike = [n for n in planned if n.replace("Protocol", "").replace("Impl", "")[-5:] in kinds]
    named = [n for n in alike if n in team]
    said = {f["path"] for f in plan["files"] if f["action"] == "replace"}
    said |= {p for s in plan["steps"] for p in wiring if p in s}
    return {
        "planned": sorted(planned), "team": sorted(team), "alike": len(alike), "named": len(named),
        "folders": sum(planned[n] == team[n] for n in named), "wiring": len(wiring),
        "wired": len(said & set(wiring)),
        "written": len({f["path"] for f in plan["files"] if f["action"] == "replace"} & set(wiring)),
        "isOffered": plan["isOffered"], "misplaced": [
            f"{n}: {planned[n]} not {team[n]}" for n in named if planned[n] != team[n]],
        "misnamed": [n for n in alike if n not in team],
    }


def half(name):
    return "tuned" if hashlib.sha256(name.encode()).digest()[0] % 2 else "other"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("strata")
    parser.add_argument("apps")
    parser.add_argument("--half", choices=["tuned", "other"])
    parser.add_argument("--app")
    parser.add_argument("--each", type=int, default=2)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    strata = os.path.abspath(options.strata)
    total = dict.fromkeys(
        ("alike", "named", "folders", "wiring", "wired", "written", "planned", "features", "offered"), 0)
    apps, failed = set(), []
    with tempfile.TemporaryDirectory() as work:
        for source in sorted(Path(options.apps).iterdir()):
            if options.app not in (None, source.name) or options.half not in (None, half(source.name)):
                continue
            all_features = features(list(sources(source)))
            if len(all_features) < 3:
                continue
            # The same ones each time, and none because it is easy.
            chosen = sorted(all_features, key=lambda s: hashlib.sha256(s.encode()).hexdigest())
            for subject in chosen[:options.each]:
                try:
                    one = measure(strata, source, subject, all_features, work)
                except subprocess.TimeoutExpired:
                    one = {"error": "took too long"}
                if "error" in one:
                    failed.append(f"{source.name}/{subject}: {one['error'].strip()}")
                    print("FAILED", failed[-1], flush=True)
                    continue
                apps.add(source.name)
                total["features"] += 1
                total["offered"] += one["isOffered"]
                total["planned"] += len(one["planned"])
                for key in ("alike", "named", "folders", "wiring", "wired", "written"):
                    total[key] += one[key]
                print(f"{source.name}/{subject}: names {one['named']}/{one['alike']} of "
                      f"{len(one['planned'])} planned, {len(one['team'])} there; folders "
                      f"{one['folders']}/{one['named']}; wiring {one['wired']}/{one['wiring']} "
                      f"({one['written']} written){'' if one['isOffered'] else '; refused'}", flush=True)
                if options.verbose:
                    for line in one["misplaced"] + one["misnamed"]:
                        print("   ", line, flush=True)

    def share(part, whole):
        return f"{part}/{whole}" + (f" ({100 * part / whole:.0f} %)" if whole else "")

    print(f"\n{total['features']} features of {len(apps)} apps, {len(failed)} without a plan")
    print("names", share(total["named"], total["alike"]))
    print("folders", share(total["folders"], total["named"]))
    print("wiring", share(total["wired"], total["wiring"]), "written", total["written"])
    print("needless", share(total["planned"] - total["alike"], total["planned"]))
    print("offered", share(total["offered"], total["features"]))


if __name__ == "__main__":
    main()
