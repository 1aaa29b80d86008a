"""Where a hostile `.git` may be, and what else may be wrong with a repository."""

import os
import shutil

import places
from cases import Case
from git_base import TREE, as_section, base, configure, touch
from git_settings import filter_section, lines
from histories import git
from readings import SOURCE, steps


def evil(place, name):
    """Settings that name a program in every way that reading a repository may reach."""
    keys = ("core.fsmonitor", "gpg.program", "diff.external", "diff.d.textconv", "diff.d.command")
    text = "".join(
        as_section(line) for key in keys for line in lines(key, place.program(f"{name} {key}"))
    )
    return (
        text
        + filter_section("plain", place.program(f"{name} filter.plain"))
        + filter_section("a=b", place.program(f"{name} filter.a=b"))
    )


def poison(place, folder, name):
    """Adds such settings to those of the repository in a `.git` folder."""
    with open(os.path.join(folder, "config"), "a", encoding="utf-8") as file:
        file.write(evil(place, name))


def _as_file(place):
    base(place)
    folder = os.path.join(place.outside, "real.git")
    shutil.move(os.path.join(place.project, ".git"), folder)
    places.put(f"gitdir: {folder}\n", os.path.join(place.project, ".git"))
    poison(place, folder, "git as a file")
    return steps(place)


def _as_link(place):
    base(place)
    folder = os.path.join(place.outside, "real.git")
    shutil.move(os.path.join(place.project, ".git"), folder)
    os.symlink(folder, os.path.join(place.project, ".git"))
    poison(place, folder, "git as a link")
    return steps(place)


def _worktree(place):
    base(place)
    git(place, "worktree", "add", "-q", "--detach", "../outside/tree", "HEAD")
    poison(place, os.path.join(place.project, ".git"), "worktree")
    return steps(place, folder="../outside/tree")


def _bare(is_bare, folder=""):
    """An unpacked archive whose top level is a repository, without `.git`."""

    def prepare(place):
        base(place)
        inner = os.path.join(place.project, folder)
        os.makedirs(inner, exist_ok=True)
        hidden = os.path.join(place.project, ".git")
        for name in os.listdir(hidden):
            shutil.move(os.path.join(hidden, name), os.path.join(inner, name))
        os.rmdir(hidden)
        places.write({f"{folder}/Kit/KitView.swift": TREE[SOURCE]}, place.project)
        configuration = f"[core]\n\tbare = {is_bare}\n"
        if is_bare == "false":
            configuration += "\tworktree = .\n"
        with open(os.path.join(inner, "config"), "a", encoding="utf-8") as file:
            file.write(configuration + evil(place, f"bare {folder}"))
        found = steps(place)
        for step in steps(place, "Kit/KitView.swift", folder) if folder else []:
            # Without it the project is the one around the folder.
            step.command.words += ["--project-root", "."]
            found.append(step)
        return found

    return prepare


NESTED = "Vendor/Nested"


def _nested(place):
    """A clean repository with a hostile one in a folder."""
    poison(place, os.path.join(_nest(place), ".git"), "nested")
    return steps(place) + steps(place, folder=NESTED)


def _nest(place):
    base(place, folder=NESTED)
    base(place)
    return os.path.join(place.project, NESTED)


def _submodule(place, is_absorbed):
    inner = _nest(place)
    hidden = os.path.join(inner, ".git")
    module = '[submodule "Kit"]\n\tpath = Vendor/Nested\n\turl = ./x\n\tupdate = !{}\n'
    places.write(
        {".gitmodules": module.replace("{}", place.program("gitmodules update"))}, place.project
    )
    git(place, "add", ".gitmodules", NESTED)
    git(place, "commit", "-q", "-m", "third")
    if is_absorbed:
        folder = os.path.join(place.project, ".git", "modules", "Kit")
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        shutil.move(hidden, folder)
        places.put("gitdir: ../../.git/modules/Kit\n", hidden)
        hidden = folder
        with open(os.path.join(folder, "config"), "a", encoding="utf-8") as file:
            file.write("[core]\n\tworktree = ../../../Vendor/Nested\n")
    configure(
        place, ["diff.submodule=log", "submodule.recurse=true", "status.submoduleSummary=true"]
    )
    poison(place, hidden, "submodule")
    touch(place.project)
    return steps(place) + steps(place, folder=NESTED)


def _file(path, content):
    """A repository with one file of `.git` put in place of what was there."""

    def prepare(place):
        base(place)
        whole = os.path.join(place.project, ".git", path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        places.remove(whole)
        text = content(place) if callable(content) else content
        if text is not None:
            places.put(text, whole)
        return steps(place)

    return prepare


def _settings(*more):
    """A repository with settings that lead it elsewhere; `{}` is the folder outside."""

    def prepare(place):
        base(place)
        configure(place, [line.replace("{}", place.outside) for line in more])
        return steps(place)

    return prepare


def _tampered(place):
    base(place)
    for folder, _, names in os.walk(os.path.join(place.project, ".git", "objects")):
        for name in names[:2]:
            path = os.path.join(folder, name)
            os.chmod(path, 0o644)
            places.remove(path)
            places.put(b"x\x9c" + b"\0" * 100, path)
    return steps(place)


def _spoken(place):
    """Names and messages that a terminal or a service would obey."""
    base(place)
    order = "\x1b[31m\n::error::x\n##[error]x\u202e"
    git(place, "-c", f"user.name={order}", "commit", "-q", "--allow-empty", "-m", order)
    author = {"GIT_AUTHOR_NAME": "::error::\x1b[2J", "GIT_AUTHOR_EMAIL": "\x1b]0;x\x07@x"}
    environment = " ".join(f"{name}='{value}'" for name, value in author.items())
    git(
        place,
        "commit",
        "-q",
        "--allow-empty",
        "-m",
        "x",
        "--author",
        "::error::\x1b[2J <\x1b]0;x\x07@x>",
    )
    git(place, "tag", "v1.0\u202e")
    places.put(environment, os.path.join(place.project, ".git", "description"))
    return steps(place)


def _refs(place):
    name = git(place, "rev-parse", "HEAD").decode().strip()
    names = [
        "heads/::error::x",
        "heads/-rf",
        "heads/$(touch x)",
        "tags/\x1b[31m",
        "heads/a b",
        "heads/\u202ex",
        "remotes/origin/HEAD",
        "heads/..",
        "../../outside/x",
        "heads/x.lock",
    ]
    return "# pack-refs with: peeled fully-peeled sorted\n" + "".join(
        f"{name} refs/{other}\n" for other in sorted(names)
    )


def _many_refs(place):
    name = git(place, "rev-parse", "HEAD").decode().strip()
    return "".join(f"{name} refs/tags/v{number:06}\n" for number in range(200_000))


_BIG = "Ann {0} <ann@example.org> <old{0}@example.org>\n"

SHAPES = [
    Case(name, prepare)
    for name, prepare in (
        (".git as a file", _as_file),
        (".git as a link", _as_link),
        ("worktree", _worktree),
        ("bare archive", _bare("true")),
        ("bare archive with a work tree", _bare("false")),
        ("bare repository in a folder", _bare("true", "Vendor")),
        ("bare repository with a work tree in a folder", _bare("false", "Vendor")),
        ("nested repository", _nested),
        ("submodule with .git", lambda place: _submodule(place, False)),
        ("submodule in .git/modules", lambda place: _submodule(place, True)),
        ("no HEAD", _file("HEAD", None)),
        ("HEAD outside", _file("HEAD", "ref: ../../outside/secret.txt\n")),
        ("HEAD as a link outside", _file("HEAD", lambda place: places.Link(place.secret))),
        ("HEAD with an order", _file("HEAD", "ref: refs/heads/\n::error::x\x1b[31m\n")),
        ("no settings", _file("config", None)),
        ("broken settings", _file("config", "[core\n\tbare = \x1b[31m\n::error::x\n")),
        ("settings as a link outside", _file("config", lambda place: places.Link(place.secret))),
        ("newer format", _settings("core.repositoryFormatVersion=999")),
        ("broken index", _file("index", b"DIRC\0\0\0\2\xff\xff\xff\xff" + b"\0" * 64)),
        ("index as a link outside", _file("index", lambda place: places.Link(place.secret))),
        ("no objects", _file("objects", "")),
        ("tampered objects", _tampered),
        (
            "alternates elsewhere",
            _file("objects/info/alternates", lambda place: place.outside + "\n/dev\n"),
        ),
        ("alternates in a circle", _file("objects/info/alternates", "../objects\n.\n")),
        ("names and messages that are orders", _spoken),
        ("hostile refs", _file("packed-refs", _refs)),
        ("200,000 refs", _file("packed-refs", _many_refs)),
        ("commondir outside", _file("commondir", lambda place: place.outside + "\n")),
        ("grafts and shallow", _file("shallow", "0" * 40 + "\n")),
        ("replaced objects", _file("info/grafts", "x\n")),
        ("core.worktree outside", _settings("core.worktree={}")),
        ("core.worktree at the root", _settings("core.worktree=/")),
        ("mailmap outside", _settings("mailmap.file={}/secret.txt", "log.mailmap=true")),
        ("attributes outside", _settings("core.attributesFile={}/secret.txt")),
        ("excludes outside", _settings("core.excludesFile={}/secret.txt")),
        ("order outside", _settings("diff.orderFile={}/secret.txt")),
        (
            "huge mailmap",
            _file("../.mailmap", "".join(_BIG.format(number) for number in range(100_000))),
        ),
        (
            "huge .gitignore",
            _file("../.gitignore", "".join(f"**/*x{number}*/**\n" for number in range(20_000))),
        ),
        ("stars in .gitignore", _file("../.gitignore", ("*a" * 60 + "b\n") * 50)),
    )
]
