"""Git repositories for trees: made once, copied often."""

import os
import shutil
import subprocess

import places

SPOILT = ("HEAD", "index", "config", "refs/heads/main", "packed-refs", "info/exclude", "objects")


def git(place, *words, given=None, folder=None, must_succeed=True):
    """What a git command prints in the project, or in another folder."""
    return subprocess.run(
        ["git", *words],
        cwd=folder or place.project,
        env=place.environment(),
        input=given,
        check=must_succeed,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ).stdout


def commit_all(place, message="first", folder=None):
    """Makes a repository of a folder, with all that is in it in one commit."""
    folder = folder or place.project
    git(place, "init", "-q", "--template=", "-b", "main", folder=folder)
    # What git refuses to hold, such as a link called `.gitmodules`, is there all the same.
    git(place, "add", "-A", "-f", "--ignore-errors", folder=folder, must_succeed=False)
    git(place, "commit", "-q", "--allow-empty", "-m", message, folder=folder)


def template(place, tree, folder):
    """Makes the repository of a tree and keeps its `.git` in a folder."""
    place.renew()
    places.write(tree, place.project)
    commit_all(place)
    shutil.copytree(os.path.join(place.project, ".git"), folder)


def spoil(folder, chance, mutate):
    """Spoils one file of a `.git` folder: a list, a pointer, the settings or an object."""
    path = os.path.join(folder, chance.choice(SPOILT))
    if os.path.isdir(path):
        found = [os.path.join(inner, name) for inner, _, names in os.walk(path) for name in names]
        path = chance.choice(sorted(found))
        os.chmod(path, 0o644)
    content = b""
    if os.path.exists(path):
        with open(path, "rb") as file:
            content = file.read()
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(mutate(content, chance, [content]))
