"""Named pipes where git or Strata read a file: nobody ever writes to them, and no run may wait."""

import os

import places
import seeds
from cases import Case
from git_base import TREE, base, configure
from places import Pipe
from readings import steps

# Below the project, with and without git.
FILES = (
    ".gitignore",
    "Sources/.gitignore",
    ".gitattributes",
    "Sources/.gitattributes",
    ".mailmap",
    ".gitmodules",
    ".strata.yml",
    ".strata-baseline.json",
    "Package.swift",
    "CODEOWNERS",
    ".github/CODEOWNERS",
    "project.yml",
    "Shop.podspec",
    "Shop.podspec.json",
    "Project.swift",
    "Shop.xcodeproj/project.pbxproj",
    "A.xcdatamodel/contents",
    "A.xcdatamodeld/.xccurrentversion",
    "Sources/Shop/Data/Pipe.swift",
    "Sources/Shop/Data/OrderDTO.swift",
    "strata-report.html",
)
# Below `.git`.
GIT_FILES = (
    "index",
    "HEAD",
    "config",
    "info/exclude",
    "info/attributes",
    "packed-refs",
    "refs/heads/main",
    "objects/info/alternates",
    "objects/info/commit-graph",
    "objects/pack/multi-pack-index",
    "shallow",
    "commondir",
    "logs/HEAD",
    "info/grafts",
    "config.worktree",
    "index.lock",
)
SETTINGS = (
    "core.excludesFile",
    "core.attributesFile",
    "mailmap.file",
    "diff.orderFile",
    "include.path",
    "blame.ignoreRevsFile",
    "commit.template",
)


def _pipe(path, has_history):
    def prepare(place):
        if has_history:
            base(place, {**TREE, **seeds.EXTRAS})
        else:
            places.write({**TREE, **seeds.EXTRAS}, place.project)
        whole = os.path.join(place.project, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        places.remove(whole)
        os.mkfifo(whole)
        return steps(place, has_history=has_history)

    return Case(f"pipe at {path}{'' if has_history else ', no git'}", prepare)


def _pipe_by(setting):
    def prepare(place):
        base(place)
        path = os.path.join(place.outside, "pipe")
        places.put(Pipe(), path)
        configure(place, [f"{setting}={path}"])
        return steps(place)

    return Case(f"pipe by {setting}", prepare)


def _pipe_as_git(place):
    places.write({**TREE, ".git": Pipe()}, place.project)
    return steps(place)


def pipe_cases(is_quick=False):
    """A case for each place."""
    if is_quick:
        return [_pipe(".gitignore", True), _pipe(".strata.yml", False)]
    return [
        *(_pipe(path, True) for path in FILES),
        *(_pipe(path, False) for path in FILES),
        *(_pipe(os.path.join(".git", path), True) for path in GIT_FILES),
        *(_pipe_by(setting) for setting in SETTINGS),
        Case("pipe as .git", _pipe_as_git),
    ]
