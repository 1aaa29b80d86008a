"""Replays commits of real apps write by write, and asks `strata guard` before each write.

At the end of a commit `strata audit` judges the whole change, and what the guard
denied is compared with what the audit calls introduced.
"""

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from asking import audit, environment, errors_in, guard, percentile, write_file

# A mirror may lack its large files, so only what describes an app's code is checked out.
KEPT_ENDINGS = (".swift", ".pbxproj", ".yml", ".yaml", ".xcworkspacedata", ".plist", ".resolved", ".modulemap")
KEPT_NAMES = ("Podfile", "Podfile.lock", "Cartfile")


def git(repository, *words):
    """The output of a git command in `repository`, as bytes."""
    command = ["git", "-C", str(repository), "-c", "core.hooksPath=/dev/null", *words]
    return subprocess.run(command, check=True, capture_output=True, env=environment()).stdout


def bare_repository(mirror):
    """The bare repository in a mirror's folder: the folder itself, or the one in it."""
    folder = Path(mirror)
    for candidate in [folder, folder / "repo", *sorted(folder.iterdir())]:
        if (candidate / "HEAD").is_file() and (candidate / "objects").is_dir():
            return candidate
    raise SystemExit(f"no repository in {mirror}")


def is_kept(path):
    """Whether a file is checked out and written."""
    return path.endswith(KEPT_ENDINGS) or Path(path).name in KEPT_NAMES


def changes_of(repository, commit):
    """The changes of a commit in path order: status, mode and path; a move is a delete and a write."""
    words = ["diff-tree", "-r", "-z", "--no-renames", "--no-commit-id", commit + "^", commit]
    fields = git(repository, *words).split(b"\0")
    changes = []
    for head, path in zip(fields[0::2], fields[1::2]):
        parts = head.decode().split()
        changes.append((parts[4], parts[1], path.decode("utf-8", "surrogateescape")))
    return sorted(changes, key=lambda change: change[2])


def chosen_commits(repository, options):
    """Commits, without merges, that change 1 to 8 Swift files and at most 30 files.

    They are the newest, or with --spread taken from the whole history in even steps;
    with --growing only those that add two Swift files or more.
    """
    count = options.commits
    found = []
    lines = git(repository, "rev-list", "--no-merges", "--parents", "HEAD").decode().splitlines()
    commits = [line.split()[0] for line in lines if len(line.split()) > 1]
    if options.hashes:
        commits = [commit for commit in commits if commit.startswith(tuple(options.hashes.split(",")))]
    if options.spread:
        step = max(1, len(commits) // (8 * count if options.growing else 2 * count))
        commits = commits[step // 2::step]
    for commit in commits:
        changes = changes_of(repository, commit)
        swift = [change for change in changes if change[2].endswith(".swift")]
        written = [change for change in swift if change[0] != "D"]
        new = [change for change in swift if change[0] == "A"]
        if options.growing and len(new) < 2:
            continue
        if written and len(swift) <= 8 and len(changes) <= 30:
            found.append((commit, changes))
        if len(found) == count:
            break
    return found


def check_out(tree, commit):
    """Puts a work tree at a commit, without leftovers."""
    git(tree, "checkout", "-q", "-f", "--detach", commit)
    git(tree, "clean", "-ffdxq")


def count_lines(tree):
    """How many Swift files and lines of Swift a tree has."""
    files = lines = 0
    for folder, _, names in os.walk(tree):
        for name in names:
            path = Path(folder) / name
            if name.endswith(".swift") and path.is_file():
                files += 1
                lines += path.read_bytes().count(b"\n")
    return files, lines


def short(finding):
    """What of a finding is worth keeping."""
    keys = ["id", "rule", "severity", "confidence", "subject", "message", "help"]
    kept = {key: finding.get(key) for key in keys}
    kept["file"] = finding["location"]["file"]
    kept["line"] = finding["location"]["line"]
    return kept


def replay_commit(strata, cache, tree, commit, changes):
    """Replays one commit and returns its record: the writes, and the errors of the audit."""
    check_out(tree, commit + "^")
    writes = []
    for status, mode, path in changes:
        target = Path(tree) / path
        if mode in ("120000", "160000") or not is_kept(path):
            continue
        if status == "D":
            if target.is_file() or target.is_symlink():
                target.unlink()
            continue
        data = git(tree, "show", f"{commit}:{path}")
        if path.endswith(".swift"):
            answer, _, seconds = guard(strata, cache, tree, path, data)
            writes.append(record_of_write(path, status, answer, seconds))
        write_file(tree, path, data)
    report, _, seconds = audit(strata, cache, tree, "HEAD")
    findings = report.get("findings") or []
    compare(writes, findings)
    missed = missed_errors(writes, findings)
    return {"commit": commit, "writes": writes, "audit": "findings" in report, "audit_seconds": seconds,
            "audit_says": report.get("message") or report.get("error"), "missed": missed}


def record_of_write(path, status, answer, seconds):
    """The record of one question."""
    added = answer.get("added") or []
    return {
        "path": path, "status": status, "verdict": answer["verdict"], "seconds": round(seconds, 3),
        "layer": answer.get("layer"), "confidence": answer.get("confidence"), "message": answer.get("message"),
        "errors": [short(finding) for finding in errors_in(added)],
        "warnings": [short(finding) for finding in added if finding.get("severity") == "warning"],
        "loosened": [finding.get("message") for finding in answer.get("loosened") or []],
    }


def key_of(finding):
    """What makes two findings the same one, whatever their lines."""
    place = finding["file"] if "file" in finding else finding["location"]["file"]
    return finding["rule"], place, finding.get("subject")


def compare(writes, findings):
    """Says of each error that the guard denied for what became of it at the end of the commit.

    introduced: the audit calls it introduced. weaker: introduced, but no error.
    inherited: there, and not introduced. gone: not there any more.
    """
    by_id = {finding["id"]: finding for finding in findings}
    by_key = {key_of(finding): finding for finding in findings}
    for write in writes:
        for error in write["errors"]:
            found = by_id.get(error["id"]) or by_key.get(key_of(error))
            if found is None:
                error["fate"] = "gone"
            elif not found.get("introduced"):
                error["fate"] = "inherited"
            else:
                error["fate"] = "introduced" if found["severity"] == "error" else "weaker"


def missed_errors(writes, findings):
    """The errors that the audit calls introduced and that no question showed."""
    seen_ids = {error["id"] for write in writes for error in write["errors"]}
    seen_keys = {key_of(error) for write in writes for error in write["errors"]}
    introduced = [finding for finding in errors_in(findings) if finding.get("introduced")]
    return [short(finding) for finding in introduced
            if finding["id"] not in seen_ids and key_of(finding) not in seen_keys]


def replay_app(strata, mirror, options, work, keep):
    """Replays the commits of one mirror, and hands each record to `keep`."""
    cache = str(Path(work) / "cache")
    repository = bare_repository(mirror)
    app = Path(mirror).name
    tree = Path(work) / app
    shutil.rmtree(tree, ignore_errors=True)
    git(".", "clone", "-q", "--shared", "--no-checkout", str(repository.resolve()), str(tree))
    patterns = ["*" + ending for ending in KEPT_ENDINGS] + list(KEPT_NAMES)
    git(tree, "sparse-checkout", "set", "--no-cone", *patterns)
    size = None
    for commit, changes in chosen_commits(repository, options):
        try:
            record = replay_commit(strata, cache, tree, commit, changes)
        except subprocess.CalledProcessError as problem:
            record = {"commit": commit, "writes": [], "audit": False, "missed": [],
                      "audit_says": problem.stderr.decode("utf-8", "replace")[:200]}
        size = size or count_lines(tree)
        record.update(app=app, files=size[0], lines=size[1])
        keep(record)
    shutil.rmtree(tree, ignore_errors=True)


def print_apps(records):
    """Prints one line per app: verdicts and how long the guard took."""
    apps = defaultdict(list)
    for record in records:
        apps[record["app"]].append(record)
    print("app\tfiles\tlines\tcommits\twrites\tdeny\task\tnone\twith warnings\tp50 s\tp95 s")
    for app, of_app in apps.items():
        writes = [write for record in of_app for write in record["writes"]]
        counts = Counter(write["verdict"] for write in writes)
        times = [write["seconds"] for write in writes]
        warned = sum(1 for write in writes if write["warnings"])
        row = [app, of_app[0]["files"], of_app[0]["lines"], len(of_app), len(writes), counts["deny"], counts["ask"],
               counts["none"], warned, percentile(times, 0.5), percentile(times, 0.95)]
        print("\t".join(str(value) for value in row))


def print_totals(records):
    """Prints the counts over all apps."""
    writes = [write for record in records for write in record["writes"]]
    counts = Counter(write["verdict"] for write in writes)
    denied = [write for write in writes if write["verdict"] == "deny"]
    fates = Counter(error["fate"] for write in denied for error in write["errors"])
    legal = [write for write in denied if all(error["fate"] == "gone" for error in write["errors"])]
    rules = Counter(error["rule"] for write in denied for error in write["errors"])
    commits = sum(1 for record in records if any(write["verdict"] == "deny" for write in record["writes"]))
    print(f"commits {len(records)}, of them with a denial {commits}; audits that failed "
          f"{sum(1 for record in records if not record['audit'])}")
    print(f"writes {len(writes)}: " + ", ".join(f"{verdict} {count}" for verdict, count in counts.most_common()))
    print(f"denied share {len(denied) / max(1, len(writes)):.1%}; "
          f"writes with warnings {sum(1 for write in writes if write['warnings'])}")
    print(f"errors denied for {sum(fates.values())}: " + ", ".join(f"{fate} {n}" for fate, n in fates.most_common()))
    print(f"denied, would have been legal at the end of the commit: {len(legal)} writes")
    print(f"errors the audit introduced that no question showed: {sum(len(record['missed']) for record in records)}")
    print("rules: " + ", ".join(f"{rule} {count}" for rule, count in rules.most_common()))


def print_denials(records):
    """Prints each denied write with the fate of its errors."""
    for record in records:
        for write in record["writes"]:
            for error in write["errors"] if write["verdict"] == "deny" else []:
                print(f"{error['fate']}\t{record['app']} {record['commit'][:9]}\t{write['path']}\t"
                      f"{error['file']}:{error['line']} {error['message']} [{error['rule']}]")
        for error in record["missed"]:
            print(f"MISSED\t{record['app']} {record['commit'][:9]}\t{error['file']}:{error['line']} "
                  f"{error['message']} [{error['rule']}]")


def parse_arguments():
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("strata", help="the strata program")
    parser.add_argument("mirrors", nargs="*", help="folders with a bare repository")
    parser.add_argument("--commits", type=int, default=20, help="commits per mirror (default: 20)")
    parser.add_argument("--spread", action="store_true", help="commits from the whole history, not the newest")
    parser.add_argument("--growing", action="store_true", help="only commits that add two Swift files or more")
    parser.add_argument("--hashes", help="only these commits, separated by commas")
    parser.add_argument("--records", default="replay.jsonl", help="where a line is kept per commit")
    return parser.parse_args()


def main():
    """Replays the mirrors and prints the figures of all the records kept; without mirrors only prints."""
    options = parse_arguments()
    records = Path(options.records)
    strata = str(Path(options.strata).resolve())
    with tempfile.TemporaryDirectory(prefix="replay-") as work, records.open("a") as kept:
        def keep(record):
            kept.write(json.dumps(record) + "\n")
            kept.flush()
        for mirror in options.mirrors:
            replay_app(strata, mirror, options, work, keep)
    read = [json.loads(line) for line in records.read_text().splitlines()]
    print_apps(read)
    print_totals(read)
    print_denials(read)


if __name__ == "__main__":
    main()
