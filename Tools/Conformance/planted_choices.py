#!/usr/bin/env python3
"""Plants faults whose fixes change callers, has `strata fix --rounds` fix them, and builds again.

    planted_choices.py STRATA FOLDER [SUBJECTS [TABLE]]

Makes in FOLDER a package of SUBJECTS features (50 unless said otherwise), each written in one of several ways:
use cases hold classes of Data, view models make their use cases or take them by default, use cases only hand
on, mappers make values up. Builds and tests it, fixes it in rounds, builds and tests again. Ends with 1 if the
build or a test fails afterwards, or if less is fixed than was planted. In TABLE it is kept what became of the fixes.
"""
import json
import pathlib
import shutil
import subprocess
import sys

import fix_table

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Shop",
  targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
"""
KINDS = [
    "move-to-layer", "drop-use-case", "use-protocol", "extract-protocol", "inject", "throw-default",
    "wrap-in-debug", "isolate-view-model", "drop-import"]
NAMES = [
    "Dish", "Order", "Voucher", "Courier", "Kitchen", "Invoice", "Coupon", "Review", "Booking", "Table",
    "Parcel", "Ticket", "Album", "Track", "Planet", "River", "Bridge", "Garden", "Museum", "Street"]
PRODUCTION = ("Domain", "Data", "Presentation", "App")


def run(*arguments, cwd):
    return subprocess.run(arguments, cwd=cwd, capture_output=True, text=True)


def builds(folder):
    for arguments in (["build", "--build-tests"], ["test", "--skip-build"]):
        result = run("swift", *arguments, cwd=folder)
        if result.returncode:
            lines = [line for line in (result.stdout + result.stderr).splitlines() if "error:" in line]
            print("\n".join(dict.fromkeys(lines))[:4000])
            return False
    return True


def feature(name, number):
    """The files of a feature below the target, and how it is made and tried in a test."""
    low = name[0].lower() + name[1:]
    kind = ["final class", "struct"][number % 2]
    sendable = ": Sendable" if number % 2 == 0 or number % 3 else ""
    access = ["private let", "let"][number // 2 % 2]
    args = ["page: Int", "_ page: Int", "on page: Int", "page: Int, with word: String"][number % 4]
    call = ["page: 1", "1", "on: 1", "page: 1, with: \"(,\""][number % 4]
    extra = "  func address() -> URLRequest? { nil }\n" if number % 5 == 0 else ""
    foundation = "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n\n"
    made = f"DefaultLoad{name}UseCase(repository: Live{name}Repository())"
    # Every fourth mapper does not throw yet; its caller can take the error.
    silent = number % 4 == 2
    answer = f"[{name}DTO(id: page, title: \"{name}\")]"
    mapped = (
        [f"      let answer = {answer}\n      return try answer.map {{ try $0.toDomain() }}\n",
         f"      let answer: [{name}DTO] = {answer}\n      return answer.map {{ $0.toDomain() }}\n"][silent])
    files = {
        f"Domain/Entities/{name}.swift":
            f"struct {name}: Equatable, Identifiable, Sendable {{\n  let id: Int\n  let title: String\n}}\n\nenum {name}Error: Error {{\n  case unavailable\n}}\n",
        f"Domain/Repositories/{name}NoteRepository.swift":
            f"protocol {name}NoteRepository: Sendable {{\n  func notes(limit: Int) async throws -> [String]\n}}\n",
        f"Domain/UseCases/Load{name}UseCase.swift":
            f"protocol Load{name}UseCase: Sendable {{\n  func execute() async throws -> [{name}]\n}}\n\n"
            f"struct DefaultLoad{name}UseCase: Load{name}UseCase {{\n"
            f"  {access} repository: Live{name}Repository\n\n"
            f"  init(repository: Live{name}Repository) {{\n    self.repository = repository\n  }}\n\n"
            f"  func execute() async throws -> [{name}] {{\n"
            f"    // What has no title is not shown.\n"
            f"    try await repository.all({call}).filter {{ !$0.title.isEmpty }}\n  }}\n}}\n",
        f"Domain/UseCases/Load{name}NotesUseCase.swift":
            f"protocol Load{name}NotesUseCase: Sendable {{\n"
            f"  func execute(_ limit: Int) async throws -> [String]\n}}\n\n"
            f"struct DefaultLoad{name}NotesUseCase: Load{name}NotesUseCase {{\n"
            f"  private let notes: any {name}NoteRepository\n"
            f"  init(notes: any {name}NoteRepository) {{ self.notes = notes }}\n"
            f"  func execute(_ limit: Int) async throws -> [String] {{ try await notes.notes(limit: limit) }}\n}}\n",
        f"Data/DTO/{name}DTO.swift":
            f"struct {name}DTO: Decodable {{\n  let id: Int\n  let title: String?\n}}\n\n"
            f"enum {name}MappingError: Error {{\n"
            + (["  case missing(field: String)\n  case retired\n", "  case invalid\n  case retired\n"][number % 2])
            + f"}}\n\nextension {name}DTO {{\n"
            + ([f"  func toDomain() throws -> {name} {{\n"
                f"    guard id > 0 else {{ throw {name}MappingError.retired }}\n    return ",
                f"  func toDomain() -> {name} {{\n    "][silent])
            + f"{name}(id: id, title: title ?? \"\")\n  }}\n}}\n",
        f"Data/Repositories/Live{name}Repository.swift":
            (foundation if extra else "")
            + f"{kind} Live{name}Repository{sendable} {{\n"
            f"  func all({args}) async throws -> [{name}] {{\n"
            f"    do {{\n{mapped}"
            f"    }} catch {{\n      throw {name}Error.unavailable\n    }}\n  }}\n{extra}}}\n",
        f"Data/Repositories/Live{name}NoteRepository.swift":
            f"struct Live{name}NoteRepository: {name}NoteRepository {{\n"
            f"  func notes(limit: Int) async throws -> [String] {{ Array(repeating: \"n\", count: limit) }}\n}}\n",
        f"Presentation/{name}/{name}NotesViewModel.swift":
            f"@MainActor final class {name}NotesViewModel {{\n"
            f"  private let loadNotes: any Load{name}NotesUseCase\n  private(set) var count = 0\n\n"
            f"  init(loadNotes: any Load{name}NotesUseCase) {{\n    self.loadNotes = loadNotes\n  }}\n\n"
            f"  func load() async throws {{ count = try await loadNotes.execute(count + 2).count }}\n}}\n",
    }
    if number % 3 == 0:
        model = (
            f"  private let load{name} = {made}\n  private(set) var titles: [String] = []\n")
        start, make = "", f"{name}ViewModel()"
    elif number % 3 == 1:
        model = f"  private let load{name} = {made}\n  private(set) var titles: [String]\n"
        start, make = "  init(titles: [String]) { self.titles = titles }\n\n", f"{name}ViewModel(titles: [])"
    else:
        model = f"  private let load{name}: any Load{name}UseCase\n  private(set) var titles: [String]\n"
        start = (
            f"  init(load{name}: any Load{name}UseCase = {made}, titles: [String]) {{\n"
            f"    self.load{name} = load{name}\n    self.titles = titles\n  }}\n\n")
        make = f"{name}ViewModel(titles: [])"
    files[f"Presentation/{name}/{name}ViewModel.swift"] = (
        f"@MainActor final class {name}ViewModel {{\n{model}\n{start}"
        f"  func load() async throws {{ titles = try await load{name}.execute().map(\\.title) }}\n}}\n")
    files[f"App/{name}Container.swift"] = (
        f"@MainActor final class {name}Container {{\n"
        f"  private lazy var notes: any {name}NoteRepository = Live{name}NoteRepository()\n\n"
        f"  func make{name}() -> {name}ViewModel {{\n    {make}\n  }}\n\n"
        f"  func makeNotes() -> {name}NotesViewModel {{\n"
        + ([f"    {name}NotesViewModel(loadNotes: makeLoadNotes())\n  }}\n\n"
            f"  private func makeLoadNotes() -> any Load{name}NotesUseCase {{\n"
            f"    DefaultLoad{name}NotesUseCase(notes: notes)\n",
            f"    {name}NotesViewModel(loadNotes: DefaultLoad{name}NotesUseCase(notes: notes))\n"][number // 2 % 2])
        + "  }\n}\n")
    test = (
        f"@Test @MainActor func {low}IsShown() async throws {{\n"
        f"  let container = {name}Container()\n  let model = container.make{name}()\n  try await model.load()\n"
        f"  #expect(model.titles == [\"{name}\"])\n  let notes = container.makeNotes()\n"
        f"  try await notes.load()\n  #expect(notes.count == 2)\n}}\n")
    return files, test


def plant(folder, count):
    (folder / "Package.swift").write_text(MANIFEST)
    tests = "import Testing\n\n@testable import Shop\n"
    for number in range(count):
        name = NAMES[number % len(NAMES)] + ["", "Group", "Offer", "Plan", "Record"][number // len(NAMES) % 5]
        files, test = feature(name, number)
        for path, text in files.items():
            place = folder / "Sources" / "Shop" / path
            place.parent.mkdir(parents=True, exist_ok=True)
            if number % 7 == 3:
                text = text.replace("\n", "\r\n")
            place.write_bytes(text.encode())
        tests += "\n" + test
    place = folder / "Tests" / "ShopTests" / "ShopTests.swift"
    place.parent.mkdir(parents=True)
    place.write_text(tests)


def main():
    strata, folder = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    plant(folder, count)
    if not builds(folder):
        print("the planted package does not build")
        return 2

    def findings():
        result = run(strata, "check", "--info", "--exit-zero", "--format", "json", "--project-root", ".", cwd=folder)
        return [finding["rule"] for finding in json.loads(result.stdout)["findings"]]

    before = findings()
    choices = [word for kind in KINDS for word in ("--choose", kind)]
    result = run(
        strata, "fix", "--project-root", ".", "--info", "--rounds", "--yes", "--allow-dirty", *choices, cwd=folder)
    print(result.stdout[-3000:] if result.returncode else "", result.stderr[-2000:])
    rounds = result.stdout.count("written as change")
    after = findings()
    planted = {
        rule: (before.count(rule), after.count(rule)) for rule in sorted(set(before)) if before.count(rule) > 3}
    print("rounds:", rounds)
    for rule, (old, new) in planted.items():
        print(f"  {rule}: {old} before, {new} after")
    new = {rule: after.count(rule) for rule in set(after) if after.count(rule) > before.count(rule)}
    fixed = len(before) - len(after)
    print("fixed:", fixed, "introduced:", new or "nothing")
    good = builds(folder)
    print("builds and passes its tests afterwards:", good)
    fix_table.note(
        sys.argv[4] if len(sys.argv) > 4 else None, f"a package of {count} features with planted faults",
        fix_table.BUILT,
        {(rule, "builds" if good else "breaks"): before.count(rule) - after.count(rule) for rule in set(before)})
    return 0 if good and not new and fixed >= count * 4 else 1


if __name__ == "__main__":
    sys.exit(main())
