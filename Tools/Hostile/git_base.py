"""The repository that hostile cases begin with: two commits, one signed, and changes since."""

import os

import git_settings
import places
import seed_manifests
import seed_swift
from histories import commit_all, git
from readings import SOURCE

# Git picks the program by what a signature begins with.
SIGNATURES = {"x509": "SIGNED MESSAGE", "ssh": "SSH SIGNATURE", "openpgp": "PGP SIGNATURE"}
TREE = {
    **seed_swift.SOURCES,
    "Package.swift": seed_manifests.PACKAGE,
    ".gitattributes": "*.swift diff=d merge=d filter=plain\n*View.swift filter=a=b\n",
}


def base(place, tree=None, folder="", last="openpgp"):
    """A repository with commits that are signed in every way, and files that were touched since."""
    root = os.path.join(place.project, folder)
    places.write(tree or TREE, root)
    commit_all(place, folder=root)
    for kind in sorted(SIGNATURES, key=lambda kind: kind == last):
        # A commit that changes nothing is not listed.
        append(os.path.join(root, SOURCE), "// more\n")
        git(place, "commit", "-q", "-a", "-m", "more", folder=root)
        sign(place, SIGNATURES[kind], root)
    touch(root)


def append(path, text):
    """Adds a text to a file."""
    with open(path, "a", encoding="utf-8") as file:
        file.write(text)


def sign(place, signature, root):
    """Gives the last commit a signature that git would have to verify."""
    commit = git(place, "cat-file", "commit", "HEAD", folder=root).decode()
    head, _, message = commit.partition("\n\n")
    text = f"-----BEGIN {signature}-----\n \n iQ==\n =x\n -----END {signature}-----"
    signed = f"{head}\ngpgsig {text}\n\n{message}"
    name = git(
        place, "hash-object", "-t", "commit", "-w", "--stdin", given=signed.encode(), folder=root
    )
    git(place, "update-ref", "HEAD", name.decode().strip(), folder=root)


def touch(root):
    """Files that git has to read to know whether they changed; one did, one is new."""
    for folder, _, names in os.walk(os.path.join(root, "Sources")):
        for name in names:
            os.utime(os.path.join(folder, name), (1, 1))
    append(os.path.join(root, SOURCE), "// changed\n")
    append(os.path.join(root, "Sources/Shop/Data/New.swift"), "struct NewDTO: Codable {}\n")


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
    head = f'[{outer} "{git_settings.quoted(inner)}"]' if inner else f"[{outer}]"
    return f'{head}\n\t{name} = "{git_settings.quoted(value)}"\n'
