#!/usr/bin/env python3
"""Plants faults in code that builds, has `strata fix` fix them, and builds again.

    planted.py STRATA FOLDER [TABLE]

Makes in FOLDER a package of one target of the domain of Examples/FoodOrdering with its doubles, and copies of
Examples/Books and Examples/Colleagues. Entities and protocols are moved to Data, half with their files and half
into a file with other code; doubles are put into what ships; comments allow what nobody does. Builds and tests,
fixes by every kind, builds and tests again. Ends with 1 if a build or a test fails afterwards, or if something is
left that could be fixed. In TABLE it is kept what became of the fixes.
"""
import collections
import json
import pathlib
import re
import shutil
import sys

import fix_table
from planted_choices import KINDS, builds, run

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Food", platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(
      name: "Food",
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(name: "FoodTests", dependencies: ["Food"]),
  ])
"""


def plant(source, folder):
    """The faults in the domain of FoodOrdering, in numbers."""
    code = folder / "Sources" / "Food"
    shutil.copytree(source / "Sources" / "Domain", code / "Domain")
    for file in code.rglob("*.swift"):
        file.write_text(file.read_text().replace("FoodDomain.", "Food."))
    (folder / "Package.swift").write_text(MANIFEST)
    moved = move(code)
    tests, doubles = [], sorted((source / "Tests" / "FoodTesting").rglob("*.swift"))
    for file in doubles:
        text = ship(file, "FoodDomain", code, "Food")
        tests += re.findall(r"^(?:package |public )?(?:final class|struct|actor) (\w+)(?!\w|<)", text, flags=re.M)
    folder.joinpath("Tests", "FoodTests").mkdir(parents=True)
    names = "\n".join(f"  _ = {name}.self" for name in tests)
    (folder / "Tests" / "FoodTests" / "DoublesTests.swift").write_text(
        f"import Testing\n\n@testable import Food\n\n@Test func doublesAreThere() {{\n{names}\n"
        "  #expect(Bool(true))\n}\n")
    return {"moved": moved, "doubles": len(doubles), "comments": allow(code)}


def plant_app(source, folder):
    """The faults in an app of one target, in numbers."""
    for name in ("Package.swift", "Sources", "Tests"):
        if (source / name).is_dir():
            shutil.copytree(source / name, folder / name)
        else:
            shutil.copy(source / name, folder / name)
    code = folder / "Sources"
    moved = move(code)
    # Those of use cases give samples that only tests have.
    doubles = [file for file in sorted((folder / "Tests").rglob("Mock*.swift")) if "UseCase" not in file.name]
    for file in doubles:
        ship(file, source.name, code, source.name)
        file.unlink()
    return {"moved": moved, "doubles": len(doubles), "comments": allow(code)}


def move(code):
    """Moves every second entity and protocol of Domain to Data, as a file or into another one."""
    data = code / "Data" / "Repositories"
    data.mkdir(parents=True, exist_ok=True)
    files = sorted((code / "Domain" / "Entities").glob("*.swift"))[::2]
    files += sorted((code / "Domain" / "Repositories").glob("*.swift"))[::2]
    for number, file in enumerate(files):
        if number % 2:
            file.rename(data / file.name)
        else:
            text = file.read_text()
            head = "" if "import Foundation" in text else "import Foundation\n\n"
            (data / f"Stored{file.name}").write_text(
                head + text + f"\nstruct Stored{file.stem} {{\n  let bytes: Data\n}}\n")
            file.unlink()
    return len(files)


def ship(file, module, code, target):
    """Puts a file of doubles of a module into the target that ships; its text there."""
    text = re.sub(
        rf"^(package |public |internal |@testable )?import {module}\n", "", file.read_text(), flags=re.M)
    text = text.replace(f"{module}.", f"{target}.")
    (code / "Data" / "Repositories" / file.name).write_text(text)
    return text


def allow(code):
    """Adds comments that allow what nobody does; how many."""
    files = sorted((code / "Domain" / "UseCases").glob("*.swift"))
    for file in files:
        file.write_text("// strata:allow-file dependency.cycle — an old reason\n" + file.read_text())
    return len(files)


def fixed(strata, folder):
    """Fixes all that can be; the findings that are gone, by rule, and what is left that could be fixed."""
    choices = [word for kind in KINDS for word in ("--choose", kind)]
    count = collections.Counter()
    for _ in range(5):
        result = run(
            strata, "fix", "--project-root", ".", "--info", "--yes", "--allow-dirty", "--format", "json",
            *choices, cwd=folder)
        plan = json.loads(result.stdout)
        if not plan.get("isWritten"):
            break
        count.update(finding["rule"] for finding in plan["fixed"])
    survey = json.loads(
        run(strata, "fix", "--list", "--info", "--project-root", ".", "--format", "json", cwd=folder).stdout)
    return count, {kind["name"]: len(kind["fixes"]) for kind in survey["kinds"] if kind["fixes"]}


def main():
    strata, place = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    examples = pathlib.Path(__file__).resolve().parents[2] / "Examples"
    shutil.rmtree(place, ignore_errors=True)
    isGood, total = True, 0
    for name, planting in (("FoodOrdering", plant), ("Books", plant_app), ("Colleagues", plant_app)):
        folder = place / name
        folder.mkdir(parents=True)
        print(f"{name}: planted", planting(examples / name, folder))
        if not builds(folder):
            print("the planted package does not build")
            return 2
        gone, left = fixed(strata, folder)
        total += gone.total()
        for rule, count in sorted(gone.items()):
            print(f"  {rule}: {count} fixed")
        print("  could still be fixed:", left or "nothing")
        works = builds(folder)
        print("  builds and passes its tests afterwards:", works)
        isGood = isGood and works and not left
        fix_table.note(
            sys.argv[3] if len(sys.argv) > 3 else None, f"faults planted in {name}", fix_table.BUILT,
            {(rule, "builds" if works else "breaks"): count for rule, count in gone.items()})
    print("fixed:", total)
    return 0 if isGood else 1


if __name__ == "__main__":
    sys.exit(main())
