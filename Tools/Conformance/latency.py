#!/usr/bin/env python3
"""How long agents wait for `guard` and `place`, in a new process and in a server that lives on, and
editors for `strata lsp`. Ends with a table.

usage: latency.py STRATA [--only agents|editors] [--edits N] [--many N] [--switches N] PROJECT...

Each edit puts another comment, or another private function, into a source file of middling size, as
a text that nobody saves. Times are milliseconds, by the clock and of processors; the server's memory is told after its first answer
and after the last one.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import time

import editorlatency
from timings import Timings, processor_of


def sources(project):
    """The project's Swift files by size, without what is built or fetched."""
    found = []
    for folder, folders, names in os.walk(project):
        folders[:] = [name for name in folders if name not in (".build", ".git", "Pods")]
        found += [os.path.join(folder, name) for name in names if name.endswith(".swift")]
    return sorted(found, key=os.path.getsize)


class Server:
    """A running `strata mcp`."""

    def __init__(self, strata, project):
        self.process = subprocess.Popen(
            [strata, "mcp", "--project-root", project],
            cwd=project,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.number = 0

    def call(self, tool, arguments):
        """Asks a tool; the milliseconds until its answer."""
        self.number += 1
        message = {
            "jsonrpc": "2.0",
            "id": self.number,
            "method": "tools/call",
            "params": {"name": tool, "arguments": arguments},
        }
        start = time.monotonic()
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        passed = (time.monotonic() - start) * 1_000
        if answer.get("result", {}).get("isError", True):
            raise AssertionError(f"{tool}: {json.dumps(answer)[:400]}")
        return passed

    def memory(self):
        """The megabytes that the process holds."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            size = next(line for line in file if line.startswith("VmRSS"))
        return int(size.split()[1]) / 1_024

    def end(self):
        """Closes its input and waits."""
        self.process.stdin.close()
        self.process.wait()


def in_a_new_process(command, text, project):
    """The milliseconds of a whole run."""
    start = time.monotonic()
    run = subprocess.run(command, input=text.encode(), cwd=project, capture_output=True)
    if run.returncode == 2:
        raise AssertionError(run.stderr.decode())
    return (time.monotonic() - start) * 1_000


def measure(strata, project, edits, timings):
    """Times `guard` and `place` in one project."""
    files = sources(project)
    path = os.path.relpath(files[len(files) // 2], project)
    with open(os.path.join(project, path), encoding="utf-8") as file:
        text = file.read()
    comment = [f"// {number}\n{text}" for number in range(edits)]
    function = [f"{text}\nprivate func edit{number}() {{}}\n" for number in range(10)]
    timings.begin(os.path.basename(project), files)
    guard = [strata, "guard", path, "--content", "-", "--project-root", project]
    place = [strata, "place", "-", "--project-root", project]
    in_a_new_process(guard, text, project)
    timings.row(
        "guard, new process", lambda one: in_a_new_process(guard, one, project), comment[:10])
    timings.row(
        "place, new process", lambda one: in_a_new_process(place, one, project), comment[:10])
    server = Server(strata, project)

    def ask(name, texts, tool="guard"):
        def call(one):
            return server.call(tool, {"text": one} if tool == "place" else
                               {"path": path, "content": one})
        timings.row(name, call, texts, lambda: processor_of(server.process))

    ask("guard, server, first", [text])
    first = server.memory()
    ask("guard, server, another comment", comment)
    ask("guard, server, another function", function)
    ask("place, server", comment[:10], "place")
    timings.note(f"memory of the server: {first:.0f} MB, after {server.number} calls "
                 f"{server.memory():.0f} MB")
    server.end()


def main():
    """Measures each project, for agents and for editors."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("strata")
    parser.add_argument("--only", choices=["agents", "editors"], help="leave the others out")
    parser.add_argument("--edits", type=int, default=50, help="timed edits of each kind")
    parser.add_argument("--many", type=int, default=1_000, help="edits that are not timed")
    parser.add_argument("--switches", type=int, default=10, help="branch switches")
    parser.add_argument("projects", nargs="+")
    options = parser.parse_args()
    strata, timings = os.path.abspath(options.strata), Timings()
    for project in options.projects:
        if options.only != "editors":
            measure(strata, os.path.abspath(project), options.edits, timings)
        if options.only != "agents":
            editorlatency.measure(strata, pathlib.Path(project).resolve(), options, timings)
    timings.print_table()
    return 0 if timings.is_right() else 1


if __name__ == "__main__":
    sys.exit(main())
