"""Links out of the project: what lies outside is neither shown, nor kept, nor changed."""

import os
import re

import places
import seed_swift
import seeds
from cases import Case, Step
from commands import Command
from histories import commit_all, git
from link_kinds import READ
from places import Link
from readings import steps

FORMS = ("text", "json", "xcode", "github", "sarif", "junit", "checkstyle", "gitlab", "markdown")


def _absolute(place, path, outer):
    os.symlink(outer, os.path.join(place.project, path))


def _relative(place, path, outer):
    whole = os.path.join(place.project, path)
    os.symlink(os.path.relpath(outer, os.path.dirname(whole)), whole)


def _by_folder(place, path, outer):
    """A link to a file whose way leads through a linked folder."""
    places.remove(os.path.join(place.project, "Way"))
    os.symlink(os.path.dirname(outer), os.path.join(place.project, "Way"))
    whole = os.path.join(place.project, path)
    inner = os.path.join(place.project, "Way", os.path.basename(outer))
    os.symlink(os.path.relpath(inner, os.path.dirname(whole)), whole)


def _chain(place, path, outer):
    """A link to a link to a link, of which only the last leads out."""
    whole = os.path.join(place.project, path)
    first, second = (os.path.join(place.project, name) for name in ("first.link", "second.link"))
    os.symlink(os.path.relpath(outer, place.project), first)
    os.symlink("first.link", second)
    os.symlink(os.path.relpath(second, os.path.dirname(whole)), whole)


def _folder_itself(place, path, outer):
    """The file is no link, but the folder around it is."""
    folder = os.path.dirname(path)
    places.remove(os.path.join(place.project, folder))
    os.makedirs(os.path.dirname(os.path.join(place.project, folder)), exist_ok=True)
    os.symlink(os.path.dirname(outer), os.path.join(place.project, folder))


WAYS = {
    "absolute": _absolute,
    "relative": _relative,
    "by a linked folder": _by_folder,
    "chain": _chain,
    "in a linked folder": _folder_itself,
}


def _tree(more):
    return {**seed_swift.SOURCES, **more}


def _read_case(kind, way, has_history, forms=FORMS):
    path = kind.partition(",")[0]
    content, more = READ[kind]

    def prepare(place):
        places.write(_tree(more), place.project)
        places.remove(os.path.join(place.project, path))
        os.makedirs(os.path.dirname(os.path.join(place.project, path)), exist_ok=True)
        # By its own name, so that a linked folder holds what the project's would.
        outer = os.path.join(place.outside, "Outer", os.path.basename(path))
        places.write({outer: content.replace("TOKEN", place.token)}, "/")
        WAYS[way](place, path, outer)
        if has_history:
            commit_all(place)
            git(place, "commit", "-q", "--allow-empty", "-m", "second")
        found = steps(place, forms=forms, has_history=has_history)
        # What is named on the command line may be anywhere.
        return [step for step in found if path not in step.command.words]

    return Case(f"read {kind}, {way}{'' if has_history else ', no git'}", prepare)


def _write_case(name, path, content, command, environment=None):
    """A command that writes a file in whose place a link leads out; `content` is at its end."""
    own = [path, ".strata.yml", ".strata-baseline.json", "kept/facts.pack", "kept/facts.pack.lock"]

    def prepare(place):
        places.write(_tree(seeds.EXTRAS), place.project)
        places.remove(os.path.join(place.project, path))
        outer = os.path.join(place.outside, "outer")
        if content is not None:
            places.put(content, outer)
        places.write({path: Link(outer)}, place.project)
        commit_all(place)
        given = Command([word.replace("{}", place.project) for word in command], writes=own)
        return [Step(given, environment=environment)]

    return Case(f"write {name}", prepare)


PAGE = "<!DOCTYPE html><html></html>"
PERSON = {"CI": ""}


def _write_cases():
    baseline, settings, page = ".strata-baseline.json", ".strata.yml", "strata-report.html"
    old = seeds.BASELINE
    found = []
    for state, html, findings, text in (
        ("over a file", PAGE, old, "profile: layered\n"),
        ("over nothing", None, None, None),
        ("over an empty file", "", "", ""),
    ):
        found += [
            _write_case(f"report {state}", page, html, ["report"]),
            _write_case(f"report --output {state}", "out.html", html, ["report", "-o", "out.html"]),
            _write_case(
                f"check --output {state}",
                "out.json",
                html,
                ["check", "--format", "json", "--output", "out.json"],
            ),
            _write_case(
                f"baseline write {state}", baseline, findings, ["baseline", "write"], PERSON
            ),
            _write_case(
                f"baseline prune {state}", baseline, findings, ["baseline", "prune"], PERSON
            ),
            _write_case(f"check that prunes {state}", baseline, findings, ["check"], PERSON),
            _write_case(f"init {state}", settings, text, ["init"]),
            _write_case(f"init --force {state}", settings, text, ["init", "--force"]),
            _write_case(
                f"init --baseline {state}", baseline, findings, ["init", "--force", "--baseline"]
            ),
        ]
        for name in ("facts.pack", "facts.pack.new", "facts.pack.lock"):
            found.append(
                _write_case(
                    f"cache {name} {state}",
                    f"kept/{name}",
                    html,
                    ["check", "--cache-path", "{}/kept"],
                )
            )
    return found


def _folder_case(name, path, command, environment=None):
    """A command that writes below a folder in whose place a link leads out."""

    def prepare(place):
        places.write({**_tree({}), path: Link(place.outside)}, place.project)
        commit_all(place)
        return [Step(Command(command), environment=environment)]

    return Case(f"write {name}", prepare)


def _path_case(name, words, has_history):
    """A path on the command line that is a committed link to another project."""

    def prepare(place):
        other = os.path.join(place.outside, "other")
        # No secret: who says that it lies outside may show it.
        places.write(seed_swift.SOURCES, other)
        places.write(
            {
                **_tree({}),
                "Sources/Other": Link(other),
                "Other.swift": Link(os.path.join(other, "Sources/Shop/Data/OrderDTO.swift")),
            },
            place.project,
        )
        if has_history:
            commit_all(place)
        page = os.path.join(place.results, "page.html")
        given = [word.replace("PAGE", page) for word in words]
        command = Command(
            given, "html" if page in given else "text", page if page in given else None
        )
        return [Step(command, judge=_silence_faults)]

    return Case(f"path {name}{'' if has_history else ', no git'}", prepare)


def _silence_faults(run):
    """Whoever judges what lies outside has to say so."""
    # The names of the folders here are not what is looked for.
    is_said = run.code == 2 or re.search(rb"\blinks?\b|\boutside (the|of|its)\b", run.err)
    return [] if is_said else ["judged a project outside in silence"]


PATHS = {
    "check LINK": ["check", "Sources/Other"],
    "check LINK/": ["check", "Sources/Other/"],
    "check LINK/folder": ["check", "Sources/Other/Sources"],
    "check Other.swift": ["check", "Other.swift"],
    "audit LINK": ["audit", "Sources/Other"],
    "layers LINK": ["layers", "Sources/Other"],
    "graph LINK": ["graph", "Sources/Other"],
    "report LINK": ["report", "-o", "PAGE", "Sources/Other"],
    "explain Other.swift": ["explain", "Other.swift"],
    "place Other.swift": ["place", "Other.swift"],
    "check two": ["check", "Sources/Shop", "Sources/Other"],
    "advise LINK": ["advise", "Sources/Other"],
    "settings LINK": ["settings", "Sources/Other"],
    "init LINK": ["init", "Sources/Other"],
    "baseline write LINK": ["baseline", "write", "Sources/Other"],
}


def cases(is_quick=False):
    """Every case; the quick form has one way for each kind of file."""
    found = []
    for kind in READ:
        for way in WAYS:
            if way == "in a linked folder" and not os.path.dirname(kind):
                continue
            if not is_quick or way == "relative":
                found.append(_read_case(kind, way, True, ("json",) if is_quick else FORMS))
                if not is_quick:
                    found.append(_read_case(kind, way, False))
    if is_quick:
        writes = [case for case in _write_cases() if case.name.endswith("over a file")]
        return found[::8] + writes[::3] + [_path_case("check LINK", PATHS["check LINK"], True)]
    found += _write_cases()
    found.append(
        _folder_case("cache in a linked folder", "kept", ["check", "--cache-path", "kept"])
    )
    found.append(_folder_case("page in a linked folder", "out", ["report", "-o", "out/page.html"]))
    for name, words in PATHS.items():
        found += [_path_case(name, words, True), _path_case(name, words, False)]
    return found
