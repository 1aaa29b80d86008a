#!/usr/bin/env python3
"""Proves tests that `strata add test` writes: they pass, and each fails when its code is broken.

    added.py STRATA [FOLDER]

Creates a project for each case with `strata new`, takes tests of it away, has Strata write them, runs
them, and breaks the tested code in one place after the other.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

STRATA = os.path.abspath(sys.argv[1])

ORDERS = "Sources/Domain/UseCases/GetOrdersUseCase.swift"
ORDER = "Sources/Domain/UseCases/GetOrderUseCase.swift"
ROUTER_LIST = "Sources/Presentation/Features/Orders/ViewModel/OrderListViewModel.swift"
PLAIN_LIST = "Sources/Presentation/Orders/OrderListViewModel.swift"

CASES = [
    {
        "new": ["--school", "router", "--tests", "testing"],
        "gone": ["Tests/Domain/GetOrdersUseCaseTests.swift",
                 "Tests/Presentation/OrderListViewModelTests.swift"],
        "add": [["test", "GetOrdersUseCase"], ["test", "OrderListViewModel"]],
        "breaks": [
            (ORDERS, "orders.sorted { ($0.name, $0.id) < ($1.name, $1.id) }", "orders"),
            (ORDERS, "orders.sorted { ($0.name, $0.id) < ($1.name, $1.id) }", "[]"),
            (ORDERS, "try await repository.getOrders()",
             "(try? await repository.getOrders()) ?? []"),
            (ROUTER_LIST, "orders = try await", "_ = try await"),
            (ROUTER_LIST, "message = OrderErrorMessage.text(for: error)", "_ = error"),
        ],
    },
    {
        "new": ["--school", "pragmatic", "--tests", "xctest"],
        "gone": ["Tests/Presentation/OrderListViewModelTests.swift"],
        "add": [["use-case", "GetOrder", "--operation", "getOrder", "--thin"],
                ["test", "GetOrderUseCase"], ["test", "OrderListViewModel"]],
        "breaks": [
            (ORDER, "getOrder(id: id)", "getOrder(id: id + 1)"),
            (ORDER, "try await repository.getOrder(id: id)",
             "Order(id: try await repository.getOrder(id: id).id, name: \"\")"),
            (ORDER, "return try await repository.getOrder(id: id)",
             "do { return try await repository.getOrder(id: id) } catch { throw DomainError.notFound }"),
            (PLAIN_LIST, "orders = try await", "_ = try await"),
            (PLAIN_LIST, "message = ErrorMessage.text(for: error)", "_ = error"),
        ],
    },
]


def run(*command, cwd):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True)


def tests(project):
    """Whether the project's tests pass; None where it does not build."""
    built = run("swift", "build", "--build-tests", cwd=project)
    if built.returncode:
        print(built.stdout[-3000:], built.stderr[-3000:])
        return None
    return run("swift", "test", "--skip-build", cwd=project).returncode == 0


def prove(case, folder):
    project = folder / case["new"][1]
    made = run(STRATA, "new", "Shop", "--feature", "Order", "--in", str(project), "--yes",
               *case["new"], cwd=folder)
    if made.returncode:
        return [f"not created: {made.stderr}"]
    for path in case["gone"]:
        (project / path).unlink()
    for what in case["add"]:
        added = run(STRATA, "add", *what, "--yes", cwd=project)
        if added.returncode:
            return [f"{' '.join(what)}: {added.stdout}{added.stderr}"]
    if tests(project) is not True:
        return ["the written tests do not pass"]
    failures = []
    for path, old, new in case["breaks"]:
        source = project / path
        text = source.read_text()
        if old not in text:
            failures.append(f"{path} does not hold '{old}'")
            continue
        source.write_text(text.replace(old, new, 1))
        passed = tests(project)
        source.write_text(text)
        word = {True: "NOT NOTICED", False: "noticed", None: "DOES NOT BUILD"}[passed]
        print(f"  {word}: {path.rsplit('/', 1)[-1]}: {old} -> {new}", flush=True)
        if passed is not False:
            failures.append(f"{word}: {path}: {new}")
    return failures


def main():
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for case in CASES:
            print(" ".join(case["new"]), flush=True)
            failures += prove(case, Path(folder))
    print("\n".join(failures) or "every written test passes, and notices what is broken")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
