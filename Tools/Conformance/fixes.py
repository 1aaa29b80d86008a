#!/usr/bin/env python3
"""Applies every fix to copies of projects and says what became of them.

    fixes.py STRATA PROJECT...

For each project and each kind of fix, alone, in a copy that git knows: what is offered, what is refused by
which condition, whether the findings are gone, what findings are new, whether a second run finds nothing
more to do, and whether `undo` gives the same bytes. Ends with 1 if a promise is broken. With --diffs FOLDER
the changes are written there, a file for each project and kind, for somebody to read.
"""
import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile


def run(arguments, cwd, limit=900):
    return subprocess.run(arguments, cwd=cwd, capture_output=True, text=True, timeout=limit)


def git(folder, *arguments):
    result = run(["git", "-c", "gc.auto=0", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments], folder)
    if result.returncode:
        raise RuntimeError(f"git {arguments[0]}: {result.stderr.strip()}")
    return result.stdout


def document(strata, folder, *arguments):
    result = run([strata, *arguments, "--project-root", ".", "--format", "json", "--info"], folder)
    try:
        return json.loads(result.stdout), result
    except json.JSONDecodeError:
        raise RuntimeError(f"strata {arguments[0]} ended with {result.returncode}: {result.stderr[-300:]}")


def found(strata, folder):
    return document(strata, folder, "check", "--exit-zero")[0]["findings"]


def counted(found):
    return collections.Counter((f["rule"], f["id"]) for f in found)


def new_findings(before, after, files, moved):
    """What there is more of, by infos in some files and all else: what only a part of a finding was, or
    what a type is told once it is an entity, may be an info elsewhere. What moved is counted by rule."""
    def kept(found):
        return collections.Counter(
            f["rule"] if moved else (f["rule"], f["id"]) for f in found
            if f["severity"] != "info" or f["location"]["file"] in files)
    return kept(after) - kept(before)


def tree(folder):
    return {
        str(p.relative_to(folder)): p.read_bytes()
        for p in pathlib.Path(folder).rglob("*") if p.is_file() and ".git" not in p.parts}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("strata")
    parser.add_argument("projects", nargs="+")
    parser.add_argument("--diffs", type=pathlib.Path)
    options = parser.parse_args()
    strata = str(pathlib.Path(options.strata).resolve())
    offered, refused, broken = collections.Counter(), collections.Counter(), []
    applied, apps, judged = collections.Counter(), set(), collections.Counter()
    for project in map(pathlib.Path, options.projects):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
            folder = pathlib.Path(scratch) / project.name
            shutil.copytree(project, folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
            git(folder, "init", "-q")
            git(folder, "add", "-Af")
            git(folder, "commit", "-qm", "All", "--allow-empty")
            try:
                survey, _ = document(strata, folder, "fix", "--list")
            except (RuntimeError, subprocess.TimeoutExpired) as problem:
                broken.append(f"{project.name}: {problem}")
                continue
            if "kinds" not in survey:
                print(f"{project.name}: {survey['error']['message']}")
                continue
            earlier = None
            for kind in survey["kinds"]:
                name = kind["name"]
                judged[name] += len(kind["fixes"]) + len(kind["refused"])
                for refusal in kind["refused"]:
                    shape = re.sub(r"'[^']*'", "'…'", (refusal["reasons"] or [""])[0])
                    refused[(name, shape)] += 1
                if not kind["fixes"]:
                    continue
                offered[name] += len(kind["fixes"])
                apps.add(project.name)
                earlier = earlier or found(strata, folder)
                before = counted(earlier)
                start = tree(folder)
                choice = ["--safe"] if kind["class"] == "safe" else ["--choose", name]
                rules = {f["rule"] for f in kind["fixes"]}
                only = [word for rule in sorted(rules) for word in ("--only-rule", rule)]
                plan, result = document(strata, folder, "fix", *choice, *only, "--yes")
                label = f"{project.name} {name}"
                if not plan.get("isWritten"):
                    broken.append(f"{label}: not written: {plan.get('error') or plan.get('refusals')}")
                    continue
                later = found(strata, folder)
                after = counted(later)
                applied[name] += len(plan["fixed"])
                gone = {(f["rule"], f["id"]) for f in plan["fixed"]}
                if left := [key for key in gone if key in after and after[key] >= before[key]]:
                    broken.append(f"{label}: still there: {left[:3]}")
                written = {f["path"] for f in plan["files"]} | {f.get("from") for f in plan["files"]}
                moved = any(f["action"] != "replace" for f in plan["files"])
                new = new_findings(earlier, later, written, moved)
                if new:
                    broken.append(f"{label}: new: {list(new)[:3]}")
                if options.diffs:
                    options.diffs.mkdir(parents=True, exist_ok=True)
                    git(folder, "add", "-Af")
                    text = git(folder, "diff", "--cached", "-M")
                    (options.diffs / f"{project.name}.{name}.diff").write_text(text)
                    git(folder, "reset", "-q")
                again, _ = document(strata, folder, "fix", *choice, *only, "--dry-run")
                # What a fix uncovers is for the next run; what it was for is done.
                if twice := {(f["rule"], f["id"]) for f in again["fixed"]} & gone:
                    broken.append(f"{label}: a second run fixes again {list(twice)[:3]}")
                run([strata, "undo", "--project-root", "."], folder)
                if tree(folder) != start:
                    broken.append(f"{label}: undo left something else")
                print(f"{label}: {len(kind['fixes'])} findings, {len(plan['files'])} files", flush=True)
    print(f"\n{len(options.projects)} projects, {len(apps)} with fixes")
    for name in judged:
        print(f"{name}: judged {judged[name]}, offered {offered[name]}, fixed {applied[name]}")
    for (name, shape), count in refused.most_common():
        print(f"refused {count}: {name}: {shape}")
    for problem in broken:
        print("BROKEN", problem)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
