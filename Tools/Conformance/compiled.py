#!/usr/bin/env python3
"""Applies the fixes that real projects are offered to copies, and compiles what can be compiled before and after.

    compiled.py STRATA PROJECT... [--table TABLE --code NAME]

Apps for Apple's systems do not build elsewhere, but the compiler can look at them: all files of a project are
taken as one module. What they import is empty, or what Tools/Conformance/StandIns has; types that nobody declares
are declared as empty ones in the module that all files which name them import, so that most files have no error.
What is left of errors is compared: a kind of fix is applied to all that it is offered for, and if an error is there
afterwards that was not before, each of its fixes is applied alone. A fix is `proved` where the file of its finding
had no error before; `unproved` if it had some, and got no other; else it `breaks`. In each project an import that
is needed is taken away, too, and it is told of how many the comparison took notice. Prints a table by kind; ends
with 1 if a fix breaks something.
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

import fix_table

STAND_INS = pathlib.Path(__file__).resolve().parent / "StandIns"
# Modules that a toolchain without Apple's frameworks has.
HERE = {
    "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "Dispatch", "XCTest", "Testing",
    "Observation", "Synchronization", "RegexBuilder", "Glibc"}
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|package|private|fileprivate)\s+)?"
    r"import\s+(?:(?:class|struct|enum|protocol|typealias|func|var|let)\s+)?(\w+)", re.M)
FOUNDATION = re.compile(r"^([ \t]*)((?:@\w+\s+)*import Foundation)[ \t]*(?=\r?$)", re.M)
PART = re.compile(r"^([ \t]*(?:@\w+\s+)*import )(?:(?:class|struct|enum|protocol|func) )?(\w+)(?:\.\w+)+", re.M)
ERROR = re.compile(r"^(/[^:\n]+\.swift):\d+:\d+: error: (.*)$", re.M)
UNKNOWN = re.compile(r"cannot find type '(\w+)' in scope")
PROTOCOLS = re.compile(
    r"(Delegate|DataSource|Protocol|Convertible|able|ible|Type|ing|Flow|ViewModifier|Style|View|App|Scene)$")
# Of an expression with types that nobody declares every meaning is tried: soon it is enough.
PATIENCE = ["-Xfrontend", "-solver-memory-threshold=20000000", "-Xfrontend", "-solver-scope-threshold=50000"]
LEFT_OUT = {".git", ".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"}


def run(arguments, cwd=None, limit=600):
    return subprocess.run(
        [str(a) for a in arguments], cwd=cwd, capture_output=True, text=True, errors="replace", timeout=limit)


def git(folder, *arguments):
    run(["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments], folder)


class Compiler:
    """Compiles a project's files as one module, in a copy in which the network's types come with Foundation."""

    def __init__(self, folder, scratch):
        self.folder, self.scratch, self.modules = folder, scratch, scratch / "modules"
        self.modules.mkdir()
        # By module: how many of its types were declared when it was built.
        self.made = {}
        # By module, of which '' is the project itself: types that nobody declares, with how they are declared.
        self.types = collections.defaultdict(dict)

    def stand_in(self, module):
        types = self.types[module]
        if module in HERE or self.made.get(module) == len(types):
            return
        self.made[module] = len(types)
        own = STAND_INS / f"{module}.swift"
        text = own.read_text() if own.exists() else (
            "@_exported import Foundation\n@_exported import FoundationNetworking\n")
        if module == "SwiftUI":
            self.stand_in("Combine")
            text += "@_exported import Combine\n"
        source = self.modules / f"{module}.swift"
        source.write_text(text + "\n".join(types.values()) + "\n")
        run(["swiftc", "-swift-version", "5", "-parse-as-library", "-enable-testing", "-emit-module", "-module-name",
             module, "-I", self.modules, "-o", self.modules / f"{module}.swiftmodule", source])

    def errors(self):
        """The messages of all errors, by file."""
        copies = self.scratch / "code"
        shutil.rmtree(copies, ignore_errors=True)
        copies.mkdir()
        names = {}
        for number, path in enumerate(sorted(swift_files(self.folder))):
            text = (self.folder / path).read_text(errors="replace")
            for module in IMPORT.findall(text):
                self.stand_in(module)
            # Files of one name are told apart by where they lie.
            copy = copies / (path.replace("/", "-") if not path.endswith("main.swift") else f"main{number}.swift")
            text = PART.sub(r"\1\2", text).replace("@objc ", "")
            copy.write_text(FOUNDATION.sub(r"\1\2; import FoundationNetworking", text))
            names[str(copy)] = path
        unknown = copies / "types-that-nobody-declares.swift"
        unknown.write_text("\n".join(self.types[""].values()) + "\n")
        listed = self.scratch / "files.txt"
        listed.write_text("\n".join(f'"{source}"' for source in [*names, unknown]))
        result = run(
            ["swiftc", "-typecheck", "-wmo", "-swift-version", "5", "-D", "DEBUG", "-suppress-warnings",
             "-parse-as-library", "-module-name", "ProjectCode", "-I", self.modules, *PATIENCE, f"@{listed}"])
        found = collections.defaultdict(collections.Counter)
        for path, message in ERROR.findall(result.stderr):
            if "in reasonable time" not in message:
                found[names.get(path, "")][message] += 1
        if result.returncode and not found:
            raise RuntimeError(f"the compiler ended with {result.returncode}: {result.stderr[-300:]}")
        return found

    def prepare(self):
        """The errors once types that nobody declares are declared, three times at most."""
        texts = {path: (self.folder / path).read_text(errors="replace") for path in swift_files(self.folder)}
        text = "\n".join(texts.values())
        for _ in range(3):
            found = self.errors()
            users = collections.defaultdict(set)
            for path, messages in found.items():
                for message in messages:
                    for name in UNKNOWN.findall(message):
                        users[name].add(path)
            known = {name for types in self.types.values() for name in types}
            users = {
                name: paths - {""} for name, paths in users.items() if name not in known and not re.search(
                    rf"\b(?:class|struct|enum|protocol|actor|typealias|associatedtype)\s+{name}\b", text)}
            if not users:
                break
            for name, paths in users.items():
                modules = collections.Counter(
                    module for path in paths for module in set(IMPORT.findall(texts[path])) - HERE)
                module, count = modules.most_common(1)[0] if modules else ("", 0)
                self.types[module if count == len(paths) else ""][name] = declaration(name, text)
        return found

    def notices(self, before):
        """Whether an error is new where an import that gives a type is taken away; None if there is none."""
        for path in sorted(swift_files(self.folder)):
            place = self.folder / path
            text = place.read_text(errors="replace")
            for module in set(IMPORT.findall(text)):
                if not before.get(path) and any(re.search(rf"\b{name}\b", text) for name in self.types[module]):
                    place.write_text(re.sub(rf"^.*\bimport {module}\b.*$", "", text, flags=re.M))
                    new = total(self.errors()) - total(before)
                    place.write_text(text)
                    return bool(new)
        return None


def declaration(name, text):
    """An empty type, with as many parameters as it has where it is named."""
    use = re.search(rf"\b{name}<([^<>{{}}()]*(?:<[^<>]*>[^<>{{}}()]*)*)>", text)
    count = use.group(1).count(",") + 1 if use else 0
    if PROTOCOLS.search(name) and not count:
        return f"public protocol {name} {{}}"
    parameters = f"<{', '.join(f'T{number}' for number in range(count))}>" if count else ""
    return f"open class {name}{parameters} {{ public required init() {{}} }}"


def swift_files(folder):
    return {
        str(path.relative_to(folder)) for path in folder.rglob("*.swift")
        if path.is_file() and not path.is_symlink() and path.name != "Package.swift"
        and not LEFT_OUT & set(path.relative_to(folder).parts) and ".xctemplate" not in str(path)}


def document(strata, folder, *arguments):
    result = run([strata, *arguments, "--project-root", ".", "--format", "json", "--info"], folder)
    try:
        return json.loads(result.stdout)
    except json.JSONDecodeError:
        return {"error": result.stderr[-300:]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("strata")
    parser.add_argument("projects", nargs="+")
    parser.add_argument("--table", help="keep here what became of the fixes")
    parser.add_argument("--code", default="apps", help="what the projects are called in the table")
    options = parser.parse_args()
    strata = str(pathlib.Path(options.strata).resolve())
    count = collections.defaultdict(collections.Counter)
    broken, rules, noticed = [], collections.Counter(), collections.Counter()

    def note(project, kind, outcome, fix, why=""):
        count[kind][outcome] += 1
        rules[(fix["rule"], outcome)] += 1
        if outcome == "breaks":
            broken.append(f"{project} {kind} {fix['id']}: {why}")

    for project in map(pathlib.Path, options.projects):
        with tempfile.TemporaryDirectory() as scratch:
            scratch = pathlib.Path(scratch)
            folder = scratch / "project"
            shutil.copytree(project, folder, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
            git(folder, "init", "-q")
            git(folder, "add", "-Af")
            git(folder, "commit", "-qm", "All", "--allow-empty")
            survey = document(strata, folder, "fix", "--list")
            kinds = [kind for kind in survey.get("kinds", []) if kind["fixes"]]
            if not kinds:
                continue
            compiler = Compiler(folder, scratch)
            try:
                before = compiler.prepare()
            except (RuntimeError, subprocess.TimeoutExpired) as problem:
                print(f"{project.name}: {problem}", flush=True)
                continue
            seen = compiler.notices(before)
            noticed[seen] += 1
            print(
                f"{project.name}: {len(swift_files(folder))} files, {len(before)} with errors"
                + ("" if seen is not False else ", a lost import goes unnoticed"), flush=True)
            for kind in kinds:
                label = f"{kind['name']} ({kind['class']})"
                choice = ["--safe"] if kind["class"] == "safe" else ["--choose", kind["name"]]

                def tried(*which):
                    """The findings that are fixed and the errors that are new."""
                    plan = document(strata, folder, "fix", *which, *choice, "--yes")
                    if not plan.get("isWritten"):
                        return [], {}
                    new = total(compiler.errors()) - total(before)
                    git(folder, "reset", "-q", "--hard")
                    git(folder, "clean", "-fdq")
                    return plan["fixed"], new

                asked = sorted({fix["rule"] for fix in kind["fixes"]})
                fixed, new = tried(*[word for rule in asked for word in ("--only-rule", rule)])
                results = [(fixed, new)] if not new else [tried(fix["id"]) for fix in kind["fixes"]]
                for fixed, new in results:
                    for fix in fixed[:1] if new else fixed:
                        clean = not before.get(fix.get("file") or fix.get("location", {}).get("file"))
                        outcome = "breaks" if new else "proved" if clean else "unproved"
                        note(project.name, label, outcome, fix, "; ".join(sorted(new)[:3]))
                print(f"  {label}: {sum(len(fixed) for fixed, _ in results)}", flush=True)
    print("\n| kind | proved | unproved | breaks |\n|---|---|---|---|")
    for kind, row in [*sorted(count.items()), ("all", sum(count.values(), collections.Counter()))]:
        print(f"| {kind} | {row['proved']} | {row['unproved']} | {row['breaks']} |")
    print(f"an import that is needed was taken away {noticed[True] + noticed[False]} times: noticed {noticed[True]}")
    fix_table.note(options.table, options.code, fix_table.COMPARED, rules)
    for line in broken:
        print("BROKEN", line)
    return 1 if broken else 0


def total(found):
    return sum(found.values(), collections.Counter())


if __name__ == "__main__":
    sys.exit(main())
