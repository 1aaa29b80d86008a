"""Asks `strata guard` about two patches for each of ten tasks: one that breaks the layers, and one that keeps them.

The wrong patch should be denied at least once, with a way out; the right one never.
"""

import argparse
import json
import shutil
import tempfile
from pathlib import Path

from asking import errors_in, guard, guard_edits, write_file

TASKS = Path(__file__).parent / "tasks"


def after(root, path, write):
    """The bytes of a file after a write."""
    if "content" in write:
        return write["content"].encode()
    text = (Path(root) / path).read_text()
    for edit in write["edits"]:
        if text.count(edit["old"]) != 1:
            raise SystemExit(f"{path}: an edit's old text is there {text.count(edit['old'])} times")
        text = text.replace(edit["old"], edit["new"])
    return text.encode()


def ask(strata, cache, root, path, write):
    """Asks about one write, as edits if it is some."""
    if "content" in write:
        return guard(strata, cache, root, path, write["content"].encode())
    return guard_edits(strata, cache, root, path, write["edits"])


def run_patch(strata, work, corpus, task, side):
    """Copies the app, asks about each write of a patch, does it, and returns the answers."""
    root = Path(work) / "app" / task["app"]
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(Path(corpus) / task["app"], root, symlinks=True)
    answers = []
    for path, write in task[side].items():
        answer, _, seconds = ask(strata, str(Path(work) / "cache"), root, path, write)
        answer["path"], answer["seconds"] = path, seconds
        answers.append(answer)
        write_file(root, path, after(root, path, write))
    shutil.rmtree(root, ignore_errors=True)
    return answers


def print_answers(title, answers):
    """Prints each answer of a patch, and of a denial its errors with their help."""
    for answer in answers:
        print(f"  {title} {answer['verdict']:5} {answer['seconds']:5.2f} s  {answer['path']}  "
              f"(layer {answer.get('layer')}, {answer.get('confidence')})")
        if answer["verdict"] == "none":
            print(f"      {answer.get('message')} {answer.get('error')}")
        for finding in answer.get("added") or []:
            print(f"      {finding['severity']}: {finding['message']} [{finding['rule']}]")
            print(f"      help: {finding.get('help')}")
        for finding in answer.get("loosened") or []:
            print(f"      loosened: {finding.get('message')}")


def run_task(strata, work, corpus, task):
    """Runs both patches of a task and returns its line of the table."""
    wrong = run_patch(strata, work, corpus, task, "wrong")
    right = run_patch(strata, work, corpus, task, "right")
    print(f"{task['app']}: {task['kind']}\n  {task['issue']}")
    print_answers("wrong", wrong)
    print_answers("right", right)
    denied = [answer for answer in wrong if answer["verdict"] == "deny"]
    helped = any(error.get("help") for answer in denied for error in errors_in(answer["added"]))
    through = all(answer["verdict"] == "allow" for answer in right)
    return task["app"], task["kind"], bool(denied), helped, through


def main():
    """Runs all the tasks and prints a table and the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("strata", help="the strata program")
    parser.add_argument("corpus", help="the folder with the apps")
    parser.add_argument("--only", help="run the task of this app alone")
    options = parser.parse_args()
    strata = str(Path(options.strata).resolve())
    rows = []
    with tempfile.TemporaryDirectory(prefix="worth-") as work:
        for path in sorted(TASKS.glob("*.json")):
            task = json.loads(path.read_text())
            if options.only in (None, task["app"]):
                rows.append(run_task(strata, work, options.corpus, task))
    print(f"\n{'app':32} {'kind of mistake':52} denied  help  right through")
    for app, kind, denied, helped, through in rows:
        print(f"{app:32} {kind:52} {'yes' if denied else 'NO':6}  {'yes' if helped else 'NO':4}  "
              f"{'yes' if through else 'NO'}")
    print(f"wrong denied {sum(row[2] for row in rows)} of {len(rows)}, "
          f"right let through {sum(row[4] for row in rows)} of {len(rows)}")


if __name__ == "__main__":
    main()
