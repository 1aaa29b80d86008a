#!/usr/bin/env python3
"""Asks `strata lsp` for actions on findings of apps, does what they say on copies, and looks at what
is found then: the finding has to be gone, no other may have come, and the action is not offered again.

usage: actions.py STRATA [--each N] [--most N] [--accept] APP…

At most N actions are tried for each app, and N in all, as many kinds of them as there are. Accepting a
finding in a comment is tried with --accept. Every file is put back after each action.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

from lsp_client import CAPABILITIES, Client, apply, path_of, put_back, uri

LEFT_OUT = shutil.ignore_patterns(".git", ".build", "Pods", "*.png", "*.jpg", "*.mp4", "*.zip")


def kind_of(title):
    """The words of a title without its names."""
    words = title.split(" in the new file ")[0].split("'")
    return "…".join(words[::2]).split(":")[0].strip() if title.startswith("Move") else (
        "…".join(words[::2]).strip())


def said(item):
    """What a finding says, without the help, which may be another once something is done, and without
    numbers: of lines, there may be one more."""
    return re.sub(r"\d+", "…", item["message"].split("\n")[0])


class App:
    """A copy of an app, with a server that shows all of its findings."""

    def __init__(self, strata, folder):
        capabilities = json.loads(json.dumps(CAPABILITIES))
        capabilities["textDocument"]["diagnostic"] = {}
        capabilities["workspace"]["diagnostics"] = {"refreshSupport": True}
        capabilities["workspace"]["didChangeWatchedFiles"] = {"dynamicRegistration": True}
        self.folder = pathlib.Path(folder)
        self.client = Client(strata, folder)
        self.client.start(
            capabilities=capabilities, initializationOptions={"diagnostics": "project"})
        # What was said of documents by the time that they were closed.
        self.closed = {}

    def open(self, path):
        """Opens a document; its findings."""
        # Line ends are the file's own.
        address = self.client.open(path, path.read_bytes().decode())
        self.closed.pop(address, None)
        return address

    def pull(self, address):
        """The findings of an open document, once all is judged that was told."""
        return self.client.ask(
            "textDocument/diagnostic", {"textDocument": {"uri": address}}, 600)["items"]

    def close(self, address):
        """Closes a document, of which the server tells as a file again if there is something."""
        if self.client.ask("textDocument/diagnostic", {"textDocument": {"uri": address}}, 600)["items"]:
            self.closed[address] = len(self.client.diagnostics.get(address, []))
        self.client.tell("textDocument/didClose", {"textDocument": {"uri": address}})

    def settle(self):
        """Waits until what was closed is told of again."""
        for address, count in self.closed.items():
            self.client.until(
                lambda address=address, count=count: len(
                    self.client.diagnostics.get(address, [])) > count, 120, f"word of {address}")
        self.closed = {}

    def noted(self, paths):
        self.client.tell("workspace/didChangeWatchedFiles", {
            "changes": [{"uri": uri(path), "type": 2} for path in paths]})

    def found(self, address):
        """All findings, by file, rule and message; those of the open document are asked for."""
        own = self.pull(address)
        counts = collections.Counter()
        for other in self.client.diagnostics:
            if other == address:
                continue
            for item in self.client.found(other) or []:
                counts[(self.name(other), item["code"], said(item))] += 1
        for item in own:
            counts[(self.name(address), item["code"], said(item))] += 1
        return counts

    def name(self, address):
        return os.path.relpath(path_of(address), self.folder)

    def actions(self, address, item):
        """The actions on a finding that change something, with their titles."""
        offered = self.client.ask("textDocument/codeAction", {
            "textDocument": {"uri": address}, "range": item["range"],
            "context": {"diagnostics": [item]}}, 600)
        # Those of the line are offered; another finding may be in it.
        return [action for action in offered if "edit" in action
                and item["data"]["finding"] in action["data"]["findings"]]


def tried(app, path, item, action):
    """Does an action; what is wrong afterwards, and what it takes to undo it."""
    address = uri(path)
    app.settle()
    before = app.found(address)
    former = apply(action["edit"])
    try:
        app.close(address)
        app.noted(former)
        moved = {str(path_of(change["oldUri"])): path_of(change["newUri"])
                 for change in action["edit"]["documentChanges"] if change.get("kind") == "rename"}
        new = moved.get(str(path), path)
        if not new.exists():
            new = next(p for p in former if p.exists() and p.suffix == ".swift")
        after_address = app.open(new)
        after = app.found(after_address)
        # A file that moved has its findings at its new path.
        names = {os.path.relpath(old, app.folder): os.path.relpath(target, app.folder)
                 for old, target in moved.items()}
        created = [app.name(change["uri"]) for change in action["edit"]["documentChanges"]
                   if change.get("kind") == "create"]
        kept = collections.Counter()
        for (file, rule, message), count in before.items():
            kept[(names.get(file, file), rule, message)] += count
        introduced = [key for key in (after - kept)
                      if not (key[0] in created and any(
                          key[1:] == old[1:] for old in (kept - after)))]
        key = (names.get(app.name(address), app.name(address)), item["code"], said(item))
        wrong = []
        if after[key] >= kept[key]:
            wrong.append("the finding is still there")
        wrong += [f"introduced: {rule} in {file}: {message}"
                  for file, rule, message in introduced if not (
                      # The line of a message may be another in the text of a cycle.
                      rule == item["code"] and message == said(item))]
        again = [one["title"] for left in app.pull(after_address)
                 if left["code"] == item["code"] and said(left) == said(item)
                 for one in app.actions(after_address, left)]
        if action["title"] in again:
            wrong.append("offered again")
        app.close(after_address)
        return wrong
    finally:
        put_back(former)
        app.noted(former)
        app.closed.clear()
        app.open(path)
        app.pull(address)


def measure(strata, original, options, tally):
    """Tries actions on a copy of one app; how many."""
    with tempfile.TemporaryDirectory(prefix="editor-actions-") as folder:
        copy = pathlib.Path(folder).resolve() / original.name
        shutil.copytree(original, copy, ignore=LEFT_OUT, symlinks=True)
        app = App(strata, copy)
        first = next(iter(sorted(copy.rglob("*.swift"))), None)
        if first is None:
            return 0
        address = app.open(first)
        app.pull(address)
        app.close(address)
        # The findings of the first document come once it is closed.
        app.client.rest(1)
        items = [(path_of(a), item) for a in app.client.diagnostics
                 for item in app.client.found(a) or [] if path_of(a).suffix == ".swift"]
        # One of each rule, then another of each.
        turns = collections.Counter()
        order = []
        for path, item in sorted(items, key=lambda one: (str(one[0]), json.dumps(one[1]["range"]))):
            order.append((turns[item["code"]], item["code"], path, item))
            turns[item["code"]] += 1
        done = asked = 0
        per_kind = collections.Counter()
        end = time.monotonic() + options.seconds
        for _, _, path, item in sorted(order, key=lambda one: one[:2]):
            if done >= options.each or tally["done"] >= options.most or time.monotonic() > end:
                break
            address = app.open(path)
            shown = [one for one in app.pull(address)
                     if (one["code"], one["message"]) == (item["code"], item["message"])]
            if not shown:
                tally["wrong"].append(f"{original.name}: {path.name}: not found once it is open")
                print(f"  WRONG: {path.name}: not found once it is open: {item['message']}", flush=True)
            asked += 1
            for action in app.actions(address, shown[0]) if shown else []:
                kind = kind_of(action["title"])
                if action["title"].startswith("Accept"):
                    # Once for each rule.
                    kind += " " + item["code"]
                    if not options.accept or per_kind[kind] >= 1:
                        continue
                elif per_kind[kind] >= max(2, options.each // 3):
                    continue
                per_kind[kind] += 1
                done += 1
                tally["done"] += 1
                tally["kinds"][kind_of(action["title"])] += 1
                wrong = tried(app, path, shown[0], action)
                for what in wrong:
                    tally["wrong"].append(f"{original.name}: {action['title']}: {what}")
                    print(f"  WRONG: {action['title']}: {what}", flush=True)
                break
            app.close(address)
        app.client.end()
        tally["asked"] += asked
        print(f"{original.name}: {len(items)} findings, asked about {asked}, {done} actions done",
              flush=True)
        return done


def main():
    """Tries all apps."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("strata")
    parser.add_argument("--each", type=int, default=8, help="actions for an app")
    parser.add_argument("--most", type=int, default=200, help="actions in all")
    parser.add_argument("--seconds", type=int, default=300, help="time for an app")
    parser.add_argument("--accept", action="store_true", help="also accept findings in comments")
    parser.add_argument("apps", nargs="+")
    options = parser.parse_args()
    tally = {"done": 0, "asked": 0, "kinds": collections.Counter(), "wrong": []}
    for app in options.apps:
        if tally["done"] >= options.most:
            break
        try:
            measure(os.path.abspath(options.strata), pathlib.Path(app).resolve(), options, tally)
        except (AssertionError, UnicodeDecodeError, OSError) as error:
            tally["wrong"].append(f"{app}: {error}")
            print(f"  WRONG: {app}: {error}", flush=True)
    for kind, count in tally["kinds"].most_common():
        print(f"{count:5}  {kind}")
    print(f"{tally['done']} actions done on {tally['asked']} findings, {len(tally['wrong'])} wrong")
    return 1 if tally["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
