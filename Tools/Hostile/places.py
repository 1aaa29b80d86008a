"""Work folders: a project to attack, its caches, a folder outside with a secret, a home."""

import hashlib
import os
import re
import secrets
import shutil
import stat
import subprocess


class Place:
    """The folders of one attack, made anew for each; nothing in them is the user's."""

    def __init__(self, folder):
        self.folder = folder
        self.project = os.path.join(folder, "project")
        self.outside = os.path.join(folder, "outside")
        self.home = os.path.join(folder, "home")
        self.cache = os.path.join(folder, "cache")
        self.results = os.path.join(folder, "results")
        self.temporary = os.path.join(folder, "temporary")
        self.programs = os.path.join(folder, "programs")
        self.token = "SECRET" + secrets.token_hex(8)

    def renew(self):
        """Empties all folders; the secret outside stays the same text."""
        remove(self.folder)
        for folder in (*self.guarded, self.cache, self.results, self.programs):
            os.makedirs(folder)
        with open(self.secret, "w", encoding="utf-8") as file:
            file.write(self.token + "\n")

    @property
    def guarded(self):
        """The folders in which nothing may change unless a command is to change it."""
        return (self.project, self.outside, self.home, self.temporary)

    @property
    def pack(self):
        """Where Strata keeps what it read."""
        return os.path.join(self.cache, "strata", "facts.pack")

    @property
    def secret(self):
        """The file outside that nothing may read."""
        return os.path.join(self.outside, "secret.txt")

    def program(self, name, body=""):
        """A program that leaves a mark when it is run; its path."""
        path = os.path.join(self.programs, re.sub(r"[^\w.-]", "_", name))
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\n: > '{path}.mark'\n{body}\n")
        os.chmod(path, 0o755)
        return path

    def marks(self):
        """The names of the programs that were run since the last time."""
        found = [name for name in sorted(os.listdir(self.programs)) if name.endswith(".mark")]
        for name in found:
            os.unlink(os.path.join(self.programs, name))
        return [name[: -len(".mark")] for name in found]

    def environment(self, **more):
        """An environment with nothing of the user's but the search path."""
        return {
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            "HOME": self.home,
            "XDG_CACHE_HOME": self.cache,
            "TMPDIR": self.temporary,
            "LANG": "C.UTF-8",
            "CI": "1",
            "SWIFT_BACKTRACE": "enable=no",
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "Ann",
            "GIT_AUTHOR_EMAIL": "ann@example.org",
            "GIT_COMMITTER_NAME": "Ann",
            "GIT_COMMITTER_EMAIL": "ann@example.org",
            **more,
        }


class Link:
    """A symbolic link as the content of a file."""

    def __init__(self, target):
        self.target = target

    def __repr__(self):
        return f"Link({self.target!r})"


class Folder:
    """An empty folder as the content of a file."""

    def __repr__(self):
        return "Folder()"


class Pipe:
    """A named pipe as the content of a file."""

    def __repr__(self):
        return "Pipe()"


def write(tree, root):
    """Writes a tree of contents by path; what the file system refuses is left out."""
    root = os.fsencode(root)
    for path, content in tree.items():
        whole = os.path.join(root, os.fsencode(path))
        try:
            os.makedirs(os.path.dirname(whole), exist_ok=True)
            put(content, whole)
        except (OSError, ValueError):
            continue


def put(content, path):
    """Puts one content at a path: text, bytes, a link, a folder or a named pipe."""
    if isinstance(content, Link):
        os.symlink(content.target, path)
    elif isinstance(content, Folder):
        os.mkdir(path)
    elif isinstance(content, Pipe):
        os.mkfifo(path)
    else:
        with open(path, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)


def remove(path):
    """Removes whatever is at a path."""
    if os.path.islink(path) or os.path.isfile(path):
        os.unlink(path)
    elif os.path.isdir(path):
        try:
            shutil.rmtree(path)
        except (OSError, RecursionError):
            # Deeper than Python goes.
            subprocess.run(["rm", "-rf", "--", path], check=False)
    elif os.path.lexists(path):
        os.unlink(path)


def state(*roots):
    """What is below some folders, by path: kind, rights and content, so that a change shows."""
    found = {}
    # A list in place of recursion: trees may be deeper than Python goes.
    pending = [os.fsencode(root) for root in roots]
    while pending:
        _note(pending.pop(), found, pending)
    return found


def _note(folder, found, pending):
    try:
        entries = os.scandir(folder)
    except OSError:
        # A path that is too long to be said is too long to be written to.
        return
    with entries:
        for entry in entries:
            content = None
            try:
                status = entry.stat(follow_symlinks=False)
                kind = stat.S_IFMT(status.st_mode)
                if kind == stat.S_IFLNK:
                    content = os.readlink(entry.path)
                elif kind == stat.S_IFREG:
                    content = _digest(entry.path)
            except OSError:
                continue
            if kind == stat.S_IFDIR:
                pending.append(entry.path)
            found[entry.path] = (status.st_mode, content)


def _digest(path):
    """What tells a content from others, taken piece by piece: files may be large."""
    digest = hashlib.blake2b(digest_size=16)
    with open(path, "rb") as file:
        for piece in iter(lambda: file.read(1 << 20), b""):
            digest.update(piece)
    return digest.digest()


def changes(before, after, allowed=()):
    """The paths that differ, but for those that a run may write."""
    allowed = {os.fsencode(path) for path in allowed}
    paths = [path for path in before.keys() | after.keys() if before.get(path) != after.get(path)]
    return sorted(path for path in paths if path not in allowed)


def holds(root, token):
    """The files below a folder that hold a text."""
    token = token.encode()
    found = []
    for folder, _, names in os.walk(os.fsencode(root)):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    if token in file.read():
                        found.append(path)
    return found
