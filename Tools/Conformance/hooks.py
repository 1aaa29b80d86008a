#!/usr/bin/env python3
"""Asks `strata hook` what five coding agents ask, in their own words, and holds what it says against
what they read.

usage: hooks.py STRATA PROJECT [--codex DIR]

PROJECT is `Examples/Tangled`; it is copied. DIR has the schemas that Codex publishes
(codex-rs/hooks/schema/generated), which its answers are held against as well.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import jsonschema

import hook_events as events

FOLDER = "Sources/Tangled"
CART = f"{FOLDER}/Domain/Entities/Cart.swift"
NEW = f"{FOLDER}/Domain/Entities/Tip.swift"
DTO = f"{FOLDER}/Data/DTO/DishDTO.swift"
# It has errors that nobody may be stopped for.
TANGLED = f"{FOLDER}/Domain/UseCases/PlaceOrderUseCase.swift"
BAD = "import UIKit\nstruct Tip { let colour: UIColor }\n"
GOOD = "struct Tip: Equatable { let amount: Int }\n"
RULE = "dependency.framework-in-domain"


class Asked:
    """A copy of the project, and what is answered about it."""

    def __init__(self, strata, project, folder, schemas):
        self.strata, self.schemas = strata, schemas
        self.cache = os.path.join(folder, "cache")
        self.root = os.path.join(folder, "Tangled")
        self.count, self.longest = 0, 0.0
        shutil.copytree(project, self.root, ignore=shutil.ignore_patterns(".build"))
        for command in (["init", "-q"], ["add", "."],
                        ["-c", "user.name=n", "-c", "user.email=e@e", "commit", "-qm", "All"]):
            subprocess.run(["git", "-C", self.root, *command], check=True)

    def run(self, agent, text, *options):
        """What is said on both streams; it always ends with 0."""
        begin = time.monotonic()
        run = subprocess.run(
            [self.strata, "hook", agent, "--cache-path", self.cache, *(options or ("--within", "60"))],
            input=text, cwd=self.root, capture_output=True, text=True)
        self.longest = max(self.longest, time.monotonic() - begin)
        self.count += 1
        expect(run.returncode == 0, f"{agent}: ended with {run.returncode}: {run.stderr}")
        expect(len(run.stderr.splitlines()) <= 1, f"{agent}: {run.stderr}")
        return run.stdout, run.stderr

    def silence(self, what, agent, event, said=False, options=()):
        """Nothing is answered; `said` if one line has to say why."""
        text = event if isinstance(event, str) else json.dumps(event)
        out, errors = self.run(agent, text, *options)
        expect(out == events.SILENCE[agent], f"{agent}: {what}: {out}")
        expect(bool(errors) == said, f"{agent}: {what}: {errors}")

    def answer(self, what, agent, moment, event):
        """The answer, as the agent reads it."""
        out, errors = self.run(agent, json.dumps(event))
        expect(out.strip() and not errors, f"{agent}: {what}: nothing, or {errors}")
        document = json.loads(out)
        schemas = [events.ANSWERS[agent][moment]]
        if agent == "codex" and self.schemas:
            name = f"{events.CODEX_FILES[moment]}.command.output.schema.json"
            schemas.append(json.loads((pathlib.Path(self.schemas) / name).read_text()))
        for schema in schemas:
            try:
                jsonschema.validate(document, schema)
            except jsonschema.ValidationError as error:
                raise AssertionError(f"{agent}: {what}: {error.message}: {out}") from error
        return json.dumps(document)

    def denied(self, what, agent, event, reason=RULE):
        """The answer forbids, for a reason."""
        text = self.answer(what, agent, "before", event)
        expect('"deny"' in text and reason in text, f"{agent}: {what}: {text}")
        return text

    def write(self, path, text):
        """Saves a file past the agent's tools."""
        whole = pathlib.Path(self.root) / path
        whole.parent.mkdir(parents=True, exist_ok=True)
        whole.write_text(text)
        return whole


def expect(condition, message):
    """Stops with a message unless a condition holds."""
    if not condition:
        raise AssertionError(message)


def before_writes(asked, agent):
    """Whole files, edits, and what is of no concern."""
    root = asked.root
    text = asked.denied("a bad file", agent, events.write(agent, root, NEW, BAD))
    expect("help: " in text and "next: strata explain" in text, f"{agent}: no route: {text}")
    asked.silence("a good file", agent, events.write(agent, root, NEW, GOOD))
    line = (pathlib.Path(root) / CART).read_text().splitlines()[0]
    asked.denied("a bad edit", agent, events.edit(agent, root, CART, line, line + "\nimport UIKit"))
    asked.silence("an edit that does not fit", agent,
                  events.edit(agent, root, CART, "never there", "x"), said=True)
    first = (pathlib.Path(root) / TANGLED).read_text().splitlines()[0]
    asked.silence("an edit among old errors", agent,
                  events.edit(agent, root, TANGLED, first, "// Orders.\n" + first))
    asked.silence("a file of words", agent, events.write(agent, root, "README.md", "import UIKit\n"))
    asked.silence("a command", agent, events.shell(agent, root, "swift build"))
    loose = asked.answer("looser settings", agent, "before", events.write(
        agent, root, ".strata.yml", f"rules:\n  {RULE}: off\n"))
    word = "ask" if agent in ("claude", "copilot") else "deny"
    expect(f'"{word}"' in loose and RULE in loose, f"{agent}: {loose}")
    allowed = f"// strata:allow {RULE} — later\n{BAD}"
    expect('"allow"' not in asked.answer("a new suppression", agent, "before", events.write(
        agent, root, NEW, allowed)), f"{agent}: a suppression")


def patches(asked):
    """Several files at once, and moves, as Codex writes them."""
    text = (pathlib.Path(asked.root) / DTO).read_text().splitlines()
    moved = f"{FOLDER}/Domain/Entities/DishDTO.swift"
    event = events.tool("codex", asked.root, "before", "apply_patch", {"command": events.patch(
        f"*** Update File: {DTO}\n*** Move to: {moved}\n@@\n-{text[0]}\n+{text[0]}\n+// Moved.\n")})
    asked.denied("a DTO that moves to Domain", "codex", event, "DishDTO")
    port = f"{FOLDER}/Domain/Repositories/TipRepository.swift"
    screen = f"{FOLDER}/Presentation/Features/Tips/TipViewModel.swift"
    both = events.patch(
        events.added(port, "protocol TipRepository: Sendable { func tip() async throws -> Int }"),
        events.added(screen, "import Foundation\n\n@MainActor\nfinal class TipViewModel {\n"
                     "  private let tips: any TipRepository\n"
                     "  init(tips: any TipRepository) { self.tips = tips }\n}"))
    asked.silence("a port and who takes it", "codex", events.tool(
        "codex", asked.root, "before", "apply_patch", {"command": both}))


def around(asked, agent):
    """After a write, at the end of the work, and at its start."""
    root = asked.root
    # A heredoc: no tool that writes, so nothing is said before.
    command = f"cat > {NEW} <<'EOF'\n{BAD}EOF"
    asked.silence("a heredoc", agent, events.shell(agent, root, command))
    asked.silence("an end that brings nothing", agent, events.end(agent, root, False))
    made = asked.write(NEW, BAD)
    try:
        after = asked.answer("after a write", agent, "after",
                             events.write(agent, root, NEW, BAD, "after"))
        expect(RULE in after, f"{agent}: {after}")
        held = asked.answer("an end that brings an error", agent, "end",
                            events.end(agent, root, False))
        expect(RULE in held, f"{agent}: {held}")
        asked.silence("a second end", agent, events.end(agent, root, True))
    finally:
        made.unlink()
    text = asked.answer("the start", agent, "start", events.start(agent, root))
    expect("Domain" in text and len(text) <= 1_300, f"{agent}: {len(text)} characters: {text}")


def failures(asked, agent):
    """Whatever goes wrong, the agent goes on."""
    for text in ["", "nonsense", "[]", '"text"', "{", "[" * 5_000]:
        asked.silence("what is no event", agent, text, said=True)
    asked.silence("an event of no concern", agent, "{}")
    bad = events.write(agent, asked.root, NEW, BAD)
    asked.silence("no time", agent, bad, said=True, options=("--within", "0"))
    asked.silence("a folder that is not there", agent,
                  events.end(agent, "/no/where", False), said=True)
    settings = asked.write(".strata.yml", "rules: [\n")
    try:
        asked.silence("settings that cannot be read", agent, bad)
    finally:
        settings.unlink()


def installed(asked, agent, folder):
    """The command that is installed is run as the agent runs it, with Strata on the path or not."""
    project = os.path.join(folder, f"installed-{agent}")
    os.makedirs(project)
    run = subprocess.run([asked.strata, "hook", "install", agent], cwd=project, capture_output=True,
                         text=True, check=True)
    file = next(path for path in pathlib.Path(project).rglob("*.json"))
    expect(file.name in run.stdout, run.stdout)
    text = file.read_text()
    found = sorted(set(part.split('"')[1] for part in text.split('": ')
                       if part.startswith(f'"strata hook {agent}')))
    expect(len(found) == 1, f"{agent}: {found}")
    tools = os.path.join(folder, "bin")
    os.makedirs(tools, exist_ok=True)
    link = pathlib.Path(tools) / "strata"
    if not link.exists():
        link.symlink_to(asked.strata)
    event = json.dumps(events.write(agent, asked.root, NEW, BAD))
    for path, code in [(f"{tools}:{os.environ['PATH']}", 0),
                       ("/usr/bin:/bin", 0 if agent == "copilot" else 127)]:
        run = subprocess.run(found[0], shell=True, input=event, cwd=asked.root, capture_output=True,
                             text=True, env={**os.environ, "PATH": path})
        expect(run.returncode == code, f"{agent}: {found[0]}: {run.returncode} {run.stderr}")
    subprocess.run([asked.strata, "hook", "uninstall", agent], cwd=project, capture_output=True,
                   check=True)
    expect(not file.exists(), f"{agent}: {file} is left")


def main():
    """Asks for each agent."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("strata")
    parser.add_argument("project")
    parser.add_argument("--codex", help="the folder with the schemas that Codex publishes")
    options = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        asked = Asked(os.path.abspath(options.strata), options.project, os.path.realpath(folder),
                      options.codex)
        parts = [(f"{agent}: {part.__name__}", lambda part=part, agent=agent: part(asked, agent))
                 for agent in events.ANSWERS for part in (before_writes, around, failures)]
        parts += [(f"{agent}: installed", lambda agent=agent: installed(asked, agent, folder))
                  for agent in events.ANSWERS]
        parts.append(("codex: patches", lambda: patches(asked)))
        for name, part in parts:
            try:
                part()
                print(f"right: {name}", flush=True)
            except AssertionError as error:
                wrong += 1
                print(f"WRONG: {error}", flush=True)
    print(f"{asked.count} questions, the longest {asked.longest:.1f} s, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
