"""A tiny index store of the compiler, to spoil; where there is no compiler there is none."""

import os
import shutil
import subprocess

import places

SOURCES = {
    "Sources/Shop/Domain/Order.swift": b"public struct Order { public var lines: [Line] = [] }\n",
    "Sources/Shop/Data/Line.swift": b"public struct Line { var order: (() -> Order)? }\n",
    "Sources/Shop/Presentation/OrderView.swift": b"final class OrderView { let line = Line() }\n",
}


def made(place):
    """The files of an index store of `SOURCES`, by path; none without a compiler."""
    if shutil.which("swiftc") is None:
        return {}
    place.renew()
    places.write(SOURCES, place.project)
    store = os.path.join(place.results, "store")
    words = [
        "swiftc",
        "-parse-as-library",
        "-module-name",
        "Shop",
        "-c",
        "-wmo",
        "-o",
        os.path.join(place.results, "Shop.o"),
        "-index-store-path",
        store,
        "-index-ignore-system-modules",
        *sorted(SOURCES),
    ]
    try:
        subprocess.run(
            words,
            cwd=place.project,
            env=place.environment(HOME=os.environ["HOME"]),
            check=True,
            timeout=120,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except (OSError, subprocess.SubprocessError):
        return {}
    return _files(store)


def moved(store, place, other):
    """The store of a project in another folder, whose path is as long."""
    old, new = os.fsencode(place.project), os.fsencode(other.project)
    return {path: content.replace(old, new) for path, content in store.items()}


def _files(root):
    found = {}
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, root)] = file.read()
    return found


def spoilt(store, chance, mutate):
    """The store with one or two files of it spoiled, missing or exchanged."""
    changed = dict(store)
    for _ in range(chance.choice((1, 1, 2, 5))):
        path = chance.choice(sorted(changed))
        if chance.random() < 0.8:
            changed[path] = mutate(changed[path], chance, sorted(changed.values()))
        else:
            changed[path] = changed[chance.choice(sorted(changed))]
    return changed
