"""The repository that hostile cases begin with: two commits, one signed, and changes since."""
import os

import git_settings
import places
import seed_manifests
import seed_swift
from histories import commit_all, git
from readings import SOURCE

# Git picks the program by what a signature begins with.
SIGNATURES = tuple(
    f"-----BEGIN {kind}-----\n \n iQ==\n =x\n -----END {kind}-----"
    for kind in ("SIGNED MESSAGE", "SSH SIGNATURE", "PGP SIGNATURE"))
TREE = {
    **seed_swift.SOURCES, "Package.swift": seed_manifests.PACKAGE,
    ".gitattributes": "*.swift diff=d merge=d filter=plain\n",
}


def base(place, tree=None):
    """A repository with commits that are signed in every way, and files that were touched since."""
    places.write(tree or TREE, place.project)
    commit_all(place)
    for signature in SIGNATURES[:-1]:
        git(place, "commit", "-q", "--allow-empty", "-m", "signed")
        sign(place, signature)
    append(place, SOURCE, "// second\n")
    git(place, "commit", "-q", "-a", "-m", "second")
    sign(place, SIGNATURES[-1])
    touch(place)


def append(place, path, text):
    """Adds a text to a file."""
    with open(os.path.join(place.project, path), "a", encoding="utf-8") as file:
        file.write(text)


def sign(place, signature):
    """Gives the last commit a signature that git would have to verify."""
    commit = git(place, "cat-file", "commit", "HEAD").decode()
    head, _, message = commit.partition("\n\n")
    signed = f"{head}\ngpgsig {signature}\n\n{message}"
    name = git(place, "hash-object", "-t", "commit", "-w", "--stdin", given=signed.encode())
    git(place, "update-ref", "HEAD", name.decode().strip())


def touch(place):
    """Files that git has to read to know whether they changed; one did, one is new."""
    for folder, _, names in os.walk(os.path.join(place.project, "Sources")):
        for name in names:
            os.utime(os.path.join(folder, name), (1, 1))
    append(place, SOURCE, "// changed\n")
    append(place, "Sources/Shop/Data/New.swift", "struct NewDTO: Codable {}\n")


def configure(place, lines, folder=None):
    """Writes lines `key=value` into the settings of a repository."""
    for line in lines:
        key, _, value = line.partition("=")
        # The name of a section may hold an `=`, that of a key may not.
        git(place, "config", "--add", key, value, folder=folder)


def as_section(line):
    """A line `a.b.c=value` as a settings file has it."""
    if line.startswith(("url.", "credential.https")):
        key, _, value = line.rpartition("=")
    else:
        key, _, value = line.partition("=")
    section, _, name = key.rpartition(".")
    outer, _, inner = section.partition(".")
    head = f"[{outer} \"{git_settings.quoted(inner)}\"]" if inner else f"[{outer}]"
    return f"{head}\n\t{name} = \"{git_settings.quoted(value)}\"\n"
