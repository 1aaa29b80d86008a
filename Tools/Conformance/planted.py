#!/usr/bin/env python3
"""Plants faults in code that builds, has `strata fix` fix them, and builds again.

    planted.py STRATA FOLDER

Makes in FOLDER a package of one target of the domain of Examples/FoodOrdering with its doubles. Entities and
protocols are moved to Data, half with their files and half into a file with other code; doubles are put into
what ships; comments allow what nobody does. Builds, fixes by every kind, builds and tests again. Ends with 1 if
the build or a test fails afterwards, or if something is left that could be fixed.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

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


def run(*arguments, cwd):
    return subprocess.run(arguments, cwd=cwd, capture_output=True, text=True)


def builds(folder):
    result = run("swift", "build", "--build-tests", cwd=folder)
    if result.returncode:
        print("\n".join(l for l in (result.stdout + result.stderr).splitlines() if "error:" in l)[:3000])
        return False
    result = run("swift", "test", "--skip-build", cwd=folder)
    if result.returncode:
        print(result.stdout[-2000:])
    return result.returncode == 0


def plant(source, folder):
    """The faults, in numbers."""
    code = folder / "Sources" / "Food"
    shutil.copytree(source / "Sources" / "Domain", code / "Domain")
    for file in code.rglob("*.swift"):
        file.write_text(file.read_text().replace("FoodDomain.", "Food."))
    (folder / "Package.swift").write_text(MANIFEST)
    data = code / "Data"
    data.mkdir()
    (data / "Repositories").mkdir()
    moved = doubles = 0
    files = sorted((code / "Domain" / "Entities").glob("*.swift"))[::2]
    files += sorted((code / "Domain" / "Repositories").glob("*.swift"))[::2]
    for number, file in enumerate(files):
        moved += 1
        if number % 2:
            file.rename(data / "Repositories" / file.name)
        else:
            text = file.read_text()
            host = data / "Repositories" / f"Stored{file.name}"
            host.write_text(
                text + f"\nstruct Stored{file.stem} {{\n  let session: URLSession\n}}\n"
                if "import Foundation" in text else
                "import Foundation\n\n" + text
                + f"\nstruct Stored{file.stem} {{\n  let bytes: Data\n}}\n")
            host.write_text(host.read_text().replace("URLSession", "Data"))
            file.unlink()
    tests = []
    for file in sorted((source / "Tests" / "FoodTesting").rglob("*.swift")):
        text = re.sub(r"^(package |public |internal )?import FoodDomain\n", "", file.read_text(), flags=re.M)
        text = text.replace("FoodDomain.", "Food.")
        (data / "Repositories" / file.name).write_text(text)
        tests += re.findall(r"^(?:package |public )?(?:final class|struct|actor) (\w+)(?!\w|<)", text, flags=re.M)
        doubles += 1
    folder.joinpath("Tests", "FoodTests").mkdir(parents=True)
    names = "\n".join(f"  _ = {name}.self" for name in tests)
    (folder / "Tests" / "FoodTests" / "DoublesTests.swift").write_text(
        f"import Testing\n\n@testable import Food\n\n@Test func doublesAreThere() {{\n{names}\n"
        "  #expect(Bool(true))\n}\n")
    comments = 0
    for file in sorted((code / "Domain" / "UseCases").glob("*.swift")):
        file.write_text("// strata:allow-file dependency.cycle — an old reason\n" + file.read_text())
        comments += 1
    return {"moved": moved, "doubles": doubles, "comments": comments}


def main():
    strata, folder = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    source = pathlib.Path(__file__).resolve().parents[2] / "Examples" / "FoodOrdering"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print("planted:", plant(source, folder))
    if not builds(folder):
        print("the planted package does not build")
        return 2
    kinds = [
        "move-to-layer", "drop-use-case", "use-protocol", "extract-protocol", "inject", "throw-default", "wrap-in-debug",
        "isolate-view-model", "drop-import"]
    choices = [word for kind in kinds for word in ("--choose", kind)]
    fixed = 0
    for _ in range(5):
        result = run(
            strata, "fix", "--project-root", ".", "--info", "--yes", "--allow-dirty", "--format", "json",
            *choices, cwd=folder)
        plan = json.loads(result.stdout)
        if not plan.get("isWritten"):
            break
        fixed += len(plan["fixed"])
        print(f"{plan['title']}: {len(plan['files'])} files")
        for step in plan["steps"]:
            print("  ", step)
    print("fixed:", fixed)
    survey = json.loads(
        run(strata, "fix", "--list", "--info", "--project-root", ".", "--format", "json", cwd=folder).stdout)
    left = {kind["name"]: len(kind["fixes"]) for kind in survey["kinds"] if kind["fixes"]}
    print("could still be fixed:", left or "nothing")
    good = builds(folder)
    print("builds and passes its tests afterwards:", good)
    return 0 if good and not left else 1


if __name__ == "__main__":
    sys.exit(main())
