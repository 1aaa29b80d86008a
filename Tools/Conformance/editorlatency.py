"""How long `strata lsp` takes from an edit to the findings of that version, and what it holds.

A part of latency.py. Works on copies. Times are milliseconds: of edits after a pause, one after the
other; twenty edits five milliseconds apart are to be told of at most three times. Then come many edits,
and branch switches that each change 200 files; the memory must not grow by them.
"""

import os
import pathlib
import shutil
import tempfile
import time

from lsp_client import Client
from timings import processor_of

LEFT_OUT = shutil.ignore_patterns(".git", ".build", "Pods", "*.png", "*.jpg", "*.mp4", "*.zip")


def sources(project):
    """The project's Swift files by size."""
    return sorted(project.rglob("*.swift"), key=lambda path: (path.stat().st_size, path))


# How much more memory may be held at the end than after the first edits: what is freed is not always
# given back.
GROWTH = 1.3


def memory(client):
    """The megabytes that the process holds now, and in words, with the most that it held."""
    sizes = {}
    with open(f"/proc/{client.process.pid}/status", encoding="ascii") as file:
        for line in file:
            if line.startswith(("VmRSS", "VmHWM")):
                sizes[line[:5]] = int(line.split()[1]) // 1_024
    return sizes["VmRSS"], f"{sizes['VmRSS']} MB, at most {sizes['VmHWM']} MB"


class Typing:
    """A document that is edited."""

    def __init__(self, client, path):
        self.client = client
        self.address = client.open(path)
        self.version = 1
        self.awaited(600)

    def told(self):
        """The version that findings were told of last."""
        told = self.client.diagnostics.get(self.address)
        return told[-1].get("version", 0) if told else 0

    def awaited(self, seconds=60):
        self.client.until(
            lambda: self.told() >= self.version, seconds, f"findings of version {self.version}")

    def insert(self, text):
        self.version += 1
        self.client.insert(self.address, self.version, 0, 0, text)

    def timed(self, text):
        """The milliseconds from an edit to what is found then."""
        start = time.monotonic()
        self.insert(text)
        self.awaited()
        passed = (time.monotonic() - start) * 1_000
        self.client.rest(0.25)
        return passed


def switch(folder, files, number):
    """Changes many files at once."""
    for path in files:
        data = path.read_bytes()
        line, _, rest = data.partition(b"\n")
        if line.startswith(b"// branch "):
            data = rest
        path.write_bytes(b"// branch %d\n" % number + data)


def measure(strata, original, options, timings):
    """Times an editor in one project."""
    with tempfile.TemporaryDirectory(prefix="editor-latency-") as folder:
        copy = pathlib.Path(folder).resolve() / original.name
        shutil.copytree(original, copy, ignore=LEFT_OUT, symlinks=True)
        files = sources(copy)
        timings.begin(original.name, files)
        # As large as half of the files that are not tiny.
        told = [path for path in files if path.stat().st_size > 1_000]
        path = told[len(told) // 2]
        client = Client(strata, copy, ("--cache-path", os.path.join(folder, "cache")))
        client.start()
        start = time.monotonic()
        typing = Typing(client, path)
        timings.note(f"first findings after {time.monotonic() - start:.1f} s; {memory(client)[1]}")
        client.rest(1)
        for name, text in [
            ("lsp, a comment", "// {0}\n"),
            ("lsp, a private function", "private func edit{0}() {{ let a = {0} }}\n"),
            ("lsp, a new type", "struct Edit{0} {{}}\n"),
        ]:
            timings.row(
                name, typing.timed, [text.format(number) for number in range(options.edits)],
                lambda: processor_of(client.process))
        count = len(client.diagnostics[typing.address])
        for number in range(20):
            typing.insert(f"// fast {number}\n")
            time.sleep(0.005)
        typing.awaited()
        client.rest(0.5)
        count = len(client.diagnostics[typing.address]) - count
        timings.note(f"20 fast edits: told {count} times", count <= 3)
        early, words = memory(client)
        timings.note(f"memory after {typing.version} edits: {words}")
        for number in range(options.many):
            typing.insert(f"// many {number}\n")
            client.rest(0.01)
        typing.awaited()
        client.rest(0.5)
        now, words = memory(client)
        timings.note(f"memory after {typing.version} edits: {words}", now <= early * GROWTH)
        changed = [other for other in files if other != path][-200:]
        for number in range(options.switches):
            switch(copy, changed, number)
            client.rest(3)
        typing.insert("// the last\n")
        typing.awaited(120)
        client.rest(3)
        now, words = memory(client)
        timings.note(f"memory after {options.switches} branch switches: {words}",
                     now <= early * GROWTH)
        before = client.process.pid
        code = client.end()
        timings.note(f"ended with {code}", code == 0 and not os.path.exists(f"/proc/{before}"))
