"""Asks `strata guard` and `strata audit`, and reads what they answer."""

import json
import os
import subprocess
import time
from pathlib import Path

LIMIT = 120


def environment():
    """The environment of each run: English, and no settings of the user's git."""
    values = dict(os.environ)
    values.update(LANG="C.UTF-8", LC_ALL="C.UTF-8", GIT_CONFIG_GLOBAL="/dev/null", GIT_LFS_SKIP_SMUDGE="1")
    return values


def run_json(command, root, text):
    """Runs a command in `root` and returns its JSON document, its exit code and the seconds it took."""
    start = time.monotonic()
    try:
        done = subprocess.run(command, cwd=root, input=text, capture_output=True, timeout=LIMIT, env=environment())
    except subprocess.TimeoutExpired:
        return {"verdict": "none", "message": "no answer in time"}, -1, time.monotonic() - start
    seconds = time.monotonic() - start
    try:
        return json.loads(done.stdout), done.returncode, seconds
    except ValueError:
        message = done.stderr.decode("utf-8", "replace").strip()
        return {"verdict": "none", "message": message}, done.returncode, seconds


def guard(strata, cache, root, path, content):
    """Asks whether the whole text `content` (bytes) may be written to `path`."""
    command = [strata, "guard", path, "--content", "-", "--format", "json", "--cache-path", cache]
    answer, code, seconds = run_json(command, root, content)
    answer["verdict"] = answer.get("verdict") or "none"
    return answer, code, seconds


def guard_edits(strata, cache, root, path, edits):
    """Asks whether `edits`, a list of old and new texts, may be made in `path`."""
    command = [strata, "guard", path, "--edit", "-", "--format", "json", "--cache-path", cache]
    answer, code, seconds = run_json(command, root, json.dumps({"edits": edits}).encode())
    answer["verdict"] = answer.get("verdict") or "none"
    return answer, code, seconds


def audit(strata, cache, root, base):
    """Returns what `strata audit` says of the files as they are, against `base`."""
    command = [strata, "audit", "--base", base, "--format", "json", "--quiet", "--cache-path", cache]
    return run_json(command, root, None)


def errors_in(findings):
    """The findings of severity error."""
    return [finding for finding in findings if finding.get("severity") == "error"]


def write_file(root, path, data):
    """Writes bytes below `root`, with the folders that are missing."""
    target = Path(root) / path
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.is_symlink() or target.is_file():
        target.unlink()
    target.write_bytes(data)


def percentile(values, share):
    """The value below which `share` of the values lie, or None without values."""
    ordered = sorted(values)
    if not ordered:
        return None
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
