#!/usr/bin/env python3
"""Breaks a created package on purpose, in one way after the other, and lists the tests that no way
of breaking it makes fail: such a test tests nothing.

All mutants are compiled at once, and one of them is switched on by the environment, so that a
package is built once and a mutant takes no longer than the tests.

usage: Scripts/mutants.py PACKAGE SCRATCH    ends with 1 if a test tests nothing"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor

package, scratch = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
name = re.search(r'name: "(\w+)"', (package / "Package.swift").read_text()).group(1)

SWITCH = """import Foundation

private let mutant = ProcessInfo.processInfo.environment["MUTANT"]

/// Whether a mutant is switched on.
func mutated(_ number: Int) -> Bool { mutant == String(number) }

struct Mutation: Error {}
"""

# What a line can be turned into; N stands for the mutant's number.
OPERATORS = [
    (r"^(\s*guard )(?!let|case)([^,]+?)(, .*)?( else \{.*)$", r"\1(mutated(N) || (\2))\3\4"),
    (r"^(\s*guard [^,]+, )(?!let)([^,]+)( else \{.*)$", r"\1(mutated(N) || (\2))\3"),
    (r"^(\s*guard )(let .*)$", r"\1!mutated(N), \2"),
    (r"^(\s*(?:return |\} else )?if )(.*\{.*)$", r"\1!mutated(N), \2"),
    (r"^(\s*defer \{ )(.*)( \})$", r"\1if !mutated(N) { \2 }\3"),
    (r"^(\s*)((?:try\? )?(?:await )?(?!self\.|case |return |let |var )[a-z_][\w.?]*(?:\[[^\]]*\])?"
     r"(?:\.\w+)?(?: \+?= [^{]+|\([^{]*\)| \{ \$0\..*\}))$", r"\1if !mutated(N) { \2 }"),
    (r"^(.*)\bthrow (\w+\.\w+)(.*)$",
     r"\1throw (mutated(N) ? Mutation() as any Error : \2 as any Error)\3"),
    (r"^(.*\{ )(\(\$0.*\) < \(\$1.*\))( \}.*)$", r"\1mutated(N) != (\2)\3"),
    (r"^(\s*case [^:]*: )(\".*\")$", r'\1mutated(N) ? "" : \2'),
    (r"^(\s*case [^:]*: )(value|last)$", r"\1mutated(N) ? nil : \2"),
    (r"^(\s*(?:\w+ )?static let \w+ = )(\d+)$", r"\1mutated(N) ? \2 + 1 : \2"),
    (r"^(.*)\bmin\((\w+), ([\w.]+)\)(.*)$", r"\1(mutated(N) ? \2 : min(\2, \3))\4"),
    (r"^((?!.*\b(?:func|init|let \w+:|case)\b).*\bname: )((?:\w+\.)?name)\b(.*)$",
     r'\1mutated(N) ? "?" : \2\3'),
    (r"^((?!.*\b(?:func|case)\b).*\b(?:id|page): )((?:\w+\.)?(?:id|page|number))\b(?!:)(.*)$",
     r"\1mutated(N) ? \2 + 1 : \2\3"),
    (r"^(.*\bid: )(id)(\).*)$", r"\1mutated(N) ? \2 + 1 : \2\3"),
    (r'^(.*)("PUT"|"GET")(.*)$', r'\1(mutated(N) ? "HEAD" : \2)\3'),
    (r"^(.*isLast: )(isLast|start .*)(\).*)$", r"\1mutated(N) != (\2)\3"),
    (r"^(\s*let \w+ = try await )(repository\.\w+\(\))$", r"\1(mutated(N) ? [] : \2)"),
    (r"^(\s*return )(kept)$", r"\1mutated(N) ? { throw Mutation() }() : \2"),
    (r"^(\s*)(return [a-z]\w*)$", r"\1if !mutated(N) { \2 }; throw Mutation()"),
]


def places():
    """Each line that can be broken, with what it can be turned into."""
    for file in sorted((package / "Sources").rglob("*.swift")):
        text = file.read_text()
        if "canImport(SwiftUI)" in text or file.parts[-2] in ("App", "DependencyInjection"):
            continue
        if file.name.endswith(("Container.swift", "AppDependencies.swift", "UseCaseFactory.swift")):
            continue
        for number, line in enumerate(text.splitlines()):
            if line.lstrip().startswith("//"):
                continue
            for pattern, replacement in OPERATORS:
                if re.match(pattern, line):
                    yield file, number, pattern, replacement


def write(copy, chosen):
    """The package with all mutants, where a line has one at most."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns(".build"))
    texts = {}
    for mutant, (file, number, pattern, replacement) in chosen.items():
        lines = texts.setdefault(file, file.read_text().splitlines())
        lines[number] = re.sub(pattern, replacement.replace("N)", f"{mutant})", 1), lines[number])
    for file, lines in texts.items():
        (copy / file.relative_to(package)).write_text("\n".join(lines) + "\n")
    is_modular = 'path: "Sources/Domain"' in (package / "Package.swift").read_text()
    modules = ["Domain", "Data", "Presentation"] if is_modular else [""]
    for module in modules:
        (copy / "Sources" / module / "Mutation.swift").write_text(SWITCH)


def build(copy, chosen):
    """Builds, and drops those mutants that no compiler takes."""
    while True:
        write(copy, chosen)
        done = subprocess.run(
            ["swift", "build", "--build-tests", "--scratch-path", str(scratch)], cwd=copy,
            capture_output=True, text=True)
        if done.returncode == 0:
            return
        output = done.stdout + done.stderr
        errors = re.findall(r"(?m)^(\S+\.swift):(\d+):\d+: error: (missing return)?", output)
        # A return is missed after the line that no longer is one.
        wrong = {(os.path.relpath(file, copy), int(line) - (2 if missing else 1))
                 for file, line, missing in errors}
        bad = [m for m, (file, line, *_) in chosen.items()
               if (str(file.relative_to(package)), line) in wrong]
        if not bad:
            sys.exit("the mutants do not build:\n" + done.stdout[-3000:])
        for mutant in bad:
            del chosen[mutant]


def run(mutant):
    """The tests that there are, and those that fail with a mutant."""
    # The bundle that was built last: there can be others in the folder.
    bundle = scratch / "debug" / f"{name}PackageTests.xctest"
    environment = dict(os.environ, MUTANT=str(mutant))
    report = scratch / f"mutant-{mutant}.xml"
    report.unlink(missing_ok=True)
    tests, failed = set(), set()
    try:
        subprocess.run(
            [bundle, "--testing-library", "swift-testing", "--xunit-output", report],
            env=environment, capture_output=True, timeout=30)
        old = subprocess.run([bundle], env=environment, capture_output=True, text=True, timeout=30)
    except subprocess.TimeoutExpired:
        return set(), set()
    if report.exists():
        for case in ElementTree.parse(report).iter("testcase"):
            test = f'{case.get("classname")}.{case.get("name")}'
            tests.add(test)
            if case.find("failure") is not None:
                failed.add(test)
        report.unlink()
    for test, result in re.findall(r"Test Case '(\S+)' (passed|failed)", old.stdout + old.stderr):
        tests.add(test)
        if result == "failed":
            failed.add(test)
    return tests, failed


def rounds():
    """Mutants in rounds, so that a line has one at a time."""
    found = {}
    for place in places():
        found.setdefault(place[:2], []).append(place)
    for index in range(max(map(len, found.values()), default=0)):
        yield [places[index] for places in found.values() if len(places) > index]


def main():
    copy = scratch.parent / name
    tests, killers, survivors, count = set(), {}, [], 0
    for places_of_round in rounds():
        chosen = dict(enumerate(places_of_round, 1))
        build(copy, chosen)
        tests, failed = run(0)
        if failed or not tests:
            sys.exit(f"without a mutant, {sorted(failed) or 'no test runs'}")
        count += len(chosen)
        with ThreadPoolExecutor(2) as pool:
            for (mutant, place), (_, failed) in zip(
                    chosen.items(), pool.map(run, chosen)):
                for test in failed:
                    killers.setdefault(test, []).append(place)
                if not failed:
                    survivors.append(place)
        # A further round costs a build; it is needed only for tests that nothing broke yet.
        if tests <= set(killers):
            break
    for test in sorted(tests - set(killers)):
        print(f"{test} tests nothing: no mutant makes it fail")
    if "--survivors" in sys.argv:
        for file, line, *_ in survivors:
            print(f"{file.relative_to(package)}:{line + 1} is broken, and no test fails")
    print(f"{count} mutants, {count - len(survivors)} noticed; "
          f"{len(killers)} of {len(tests)} tests fail under one at least")
    sys.exit(bool(tests - set(killers)))


main()
