"""Hostile repositories: settings and attributes that name programs, wherever `.git` may be."""

import os

import git_settings
import places
from cases import Case
from git_base import SIGNATURES, TREE, as_section, base, configure
from git_shapes import SHAPES, evil
from histories import git
from pipes import pipe_cases
from readings import SOURCE, few_steps, steps


def settings_case(name):
    """A repository with one setting that names a program."""

    def prepare(place):
        # Some questions are about the last commit alone.
        kinds = [kind for kind in SIGNATURES if f".{kind}." in name]
        base(place, last=kinds[0] if kinds else "openpgp")
        program = place.program(name)
        if name == "partial clone" or name.startswith("partial clone "):
            lose_blob(place)
        lines = git_settings.lines(name, program)
        with open(os.path.join(place.project, ".git", "config"), "a", encoding="utf-8") as file:
            file.write("".join(as_section(line) for line in lines))
        return steps(place)

    return Case(f"setting {name}", prepare)


def lose_blob(place):
    """Removes the object of a file of the first commit, as a partial clone lacks it."""
    name = git(place, "rev-parse", f"HEAD~1:{SOURCE}").decode().strip()
    os.unlink(os.path.join(place.project, ".git", "objects", name[:2], name[2:]))


def filter_case(driver, kinds):
    """A repository with a filter of some name, for every file."""

    def prepare(place):
        base(place, {**TREE, ".gitattributes": ""})
        program = place.program(f"filter {driver[:50]}", "cat")
        with open(os.path.join(place.project, ".git", "config"), "a", encoding="utf-8") as file:
            file.write(git_settings.filter_section(driver, program, kinds))
        attribute = f"* filter={driver}\n"
        info = os.path.join(place.project, ".git", "info")
        os.makedirs(info, exist_ok=True)
        for path in (
            os.path.join(info, "attributes"),
            os.path.join(place.project, ".gitattributes"),
        ):
            places.remove(path)
            places.put(attribute, path)
        return steps(place)

    return Case(f"filter {ascii(driver[:50])} {'+'.join(kinds)}", prepare)


def endless_case(kind):
    """A filter that never answers: each run ends all the same."""

    def prepare(place):
        base(place)
        program = place.program(f"endless {kind}", "sleep 1000")
        with open(os.path.join(place.project, ".git", "config"), "a", encoding="utf-8") as file:
            file.write(git_settings.filter_section("plain", program, (kind,)))
        return steps(place)

    return Case(f"endless filter {kind}", prepare)


def hooks_case(name, folder, lines):
    """A repository with a hook of every name."""

    def prepare(place):
        base(place)
        hooks = os.path.join(place.project, folder)
        os.makedirs(hooks, exist_ok=True)
        for hook in git_settings.HOOKS:
            os.symlink(place.program(f"hook {hook}"), os.path.join(hooks, hook))
        configure(place, [line.replace("{}", hooks) for line in lines])
        return steps(place)

    return Case(f"hooks {name}", prepare)


def include_case(name, line, file):
    """Settings that lie in another file."""

    def prepare(place):
        base(place)
        path = os.path.join(place.project, file)
        places.write({file: evil(place, f"include {name}")}, place.project)
        configure(place, [one.replace("{}", path) for one in line])
        return steps(place)

    return Case(f"include {name}", prepare)


INCLUDES = [
    include_case("include.path", ["include.path={}"], "more.config"),
    include_case("includeIf.gitdir", ["includeIf.gitdir:/**.path={}"], "more.config"),
    include_case("includeIf.onbranch", ["includeIf.onbranch:**.path={}"], "more.config"),
    include_case(
        "includeIf.hasconfig",
        ["remote.origin.url=https://x.invalid/", "includeIf.hasconfig:remote.*.url:**.path={}"],
        "x",
    ),
    include_case(
        "worktree",
        ["core.repositoryFormatVersion=1", "extensions.worktreeConfig=true"],
        ".git/config.worktree",
    ),
]


def short(case):
    """A case with only the commands that ask git for most."""

    def prepare(place):
        case.prepare(place)
        return few_steps(place)

    return Case(case.name, prepare)


def cases(is_quick=False):
    """Every case; the quick form has one of each way to reach a program."""
    if is_quick:
        names = ["core.fsmonitor", "gpg.program", "diff.external", "partial clone"]
        quick = [
            *(settings_case(name) for name in names),
            filter_case("a=b", ("clean", "process")),
            *[case for case in SHAPES if case.name in ("bare archive", ".git as a file")],
            *pipe_cases(is_quick),
        ]
        return [short(case) for case in quick]
    found = [settings_case(name) for name in git_settings.PROGRAMS]
    for driver in git_settings.DRIVERS:
        found += [filter_case(driver, ("clean", "smudge")), filter_case(driver, ("process",))]
    found += [endless_case(kind) for kind in ("clean", "process", "smudge")]
    found += [
        hooks_case("in .git/hooks", ".git/hooks", []),
        hooks_case("by core.hooksPath", "hooks", ["core.hooksPath={}"]),
    ]
    return found + INCLUDES + SHAPES + pipe_cases()
