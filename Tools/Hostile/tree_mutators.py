"""Ways to spoil a tree: names, kinds of files, and which of them there are."""

from places import Folder, Link

LONG = b"n" * 249
NAMES = [
    b"a\nb",
    b"\n::error::x",
    b"::error file=a::b",
    b"##[error]x",
    b"-rf",
    b"--format=json",
    b"'",
    b'"',
    b"\x1b[31mred",
    b"\x1b]0;title\x07",
    b"\xff\xfe",
    b"\xc3(",
    b"a\tb",
    b"a\rb",
    b"\x01\x02",
    b"\xc2\x9b1m",
    "\u202egnp".encode(),
    "e\u0301".encode(),
    "\u00e9".encode(),
    b" ",
    b" a ",
    b"a:1:2",
    b"...",
    b"~",
    b"$(touch x)",
    b"`x`",
    b"%0A%0D",
    b"a\\b",
    b"*",
    b"[a-z]",
    b"{a,b}",
    b"<script>",
    b"&amp;",
    b"]]>",
    b"|",
    b"#",
    b"!",
    b"Domain",
    b"Data",
    b"DATA",
    b"Tests",
    LONG,
    "\U0001f469\u200d\U0001f467".encode(),
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"CON",
    b".git",
    b".build",
    b"a;b",
    b"=",
]
# What a committed file may lead to; `{}` is the folder outside.
TARGETS = [
    b"{}/secret.txt",
    b"../outside/secret.txt",
    b"{}",
    b"..",
    b".",
    b"/",
    b"/dev/zero",
    b"/dev/stdin",
    b"nowhere",
    b"../project",
    b"/proc/self/environ",
    b"/dev/full",
]


def rename(tree, chance, _):
    """A file or a folder has a hostile name."""
    path = chance.choice(sorted(tree))
    parts = path.split(b"/")
    at = chance.randrange(len(parts))
    name = chance.choice(NAMES)
    is_file = at == len(parts) - 1
    if is_file and chance.random() < 0.8:
        ending = parts[at][parts[at].rfind(b".") :] if b"." in parts[at] else b""
        name = name[: 255 - len(ending)] + ending
    prefix = b"/".join(parts[: at + 1])
    renamed = b"/".join(parts[:at] + [name])
    return {_moved(other, prefix, renamed): content for other, content in tree.items()}


def _moved(path, old, new):
    is_below = path == old or path.startswith(old + b"/")
    return new + path[len(old) :] if is_below else path


def replace_by_folder(tree, chance, _):
    """A folder is where a file was, or a file where a folder was."""
    path = chance.choice(sorted(tree))
    changed = dict(tree)
    if chance.random() < 0.5 or b"/" not in path:
        changed[path] = Folder()
        return changed
    folder = path.rsplit(b"/", 1)[0]
    changed = {
        other: content for other, content in tree.items() if not other.startswith(folder + b"/")
    }
    return {folder: tree[path], **changed}


def replace_by_link(tree, chance, outside):
    """A link is where a file or folder was: out of the project, to another file, or in a circle."""
    path = chance.choice(sorted(tree))
    changed = dict(tree)
    if chance.random() < 0.4:
        other = chance.choice(sorted(tree))
        target = b"../" * path.count(b"/") + other
    else:
        target = chance.choice(TARGETS).replace(b"{}", outside)
    changed[path] = Link(target)
    return changed


def drop(tree, chance, _):
    """A file is missing."""
    changed = dict(tree)
    if len(changed) > 1:
        del changed[chance.choice(sorted(tree))]
    return changed


def copy(tree, chance, _):
    """A file is there twice, or everything below a folder is."""
    path = chance.choice(sorted(tree))
    if chance.random() < 0.5 or b"/" not in path:
        return {**tree, chance.choice(NAMES) + b".swift": tree[path], path + b".swift": tree[path]}
    top = path.split(b"/")[0]
    copies = {
        b"Copy/" + other: content for other, content in tree.items() if other.startswith(top + b"/")
    }
    return {**tree, **copies}


def add_odd(tree, chance, _):
    """Something stands where Strata or git looks that nobody would put there."""
    path = chance.choice(
        (
            b".git",
            b".strata.yml",
            b".strata-baseline.json",
            b"CODEOWNERS",
            b".github/CODEOWNERS",
            b"Package.swift",
            b"project.yml",
            b"Project.swift",
            b"A.podspec",
            b"A.podspec.json",
            b".gitignore",
            b"A.xcodeproj/project.pbxproj",
            b"Tuist",
            b".gitmodules",
            b".build",
            b"strata-report.html",
        )
    )
    content = chance.choice(
        (
            b"",
            b"\0" * 100,
            b"{" * 3000,
            b"gitdir: ../outside\n",
            b"a: &a [*a, *a]\n",
            b"- " * 2000,
            Folder(),
        )
    )
    return {**tree, path: content}


ALL = [rename, replace_by_folder, replace_by_link, drop, copy, add_odd]
WEIGHTS = [5, 2, 3, 1, 1, 2]


def mutate(tree, chance, outside):
    """The tree spoiled in one way."""
    return chance.choices(ALL, WEIGHTS)[0](tree, chance, outside)
