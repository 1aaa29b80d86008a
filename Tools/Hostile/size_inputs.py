"""Inputs that are large, deep or many, written piece by piece; each is a small project."""

import os

import places
import seed_manifests
import seed_swift

VIEW = seed_swift.VIEW
PLAIN = "Sources/Shop/Domain/Big.swift"


def write(place, path, pieces):
    """Writes a file of pieces of text, without holding all of it."""
    whole = os.path.join(place.project, path)
    os.makedirs(os.path.dirname(whole), exist_ok=True)
    with open(whole, "w", encoding="utf-8") as file:
        for piece in pieces:
            file.write(piece)


def one(pieces, path=PLAIN):
    """A project whose one large file is made of pieces."""

    def prepare(place):
        places.write(seed_swift.SOURCES, place.project)
        write(place, path, pieces() if callable(pieces) else pieces)

    return prepare


def tree(contents):
    """A project of these files and the usual sources."""

    def prepare(place):
        places.write(
            {**seed_swift.SOURCES, **(contents() if callable(contents) else contents)},
            place.project,
        )

    return prepare


def repeated(text, count, before="", after=""):
    """A text many times over; `{}` in it is the number, `{+}` the next one."""

    def pieces():
        yield before
        for number in range(count):
            yield text.replace("{}", str(number)).replace("{+}", str(number + 1))
        yield after

    return pieces


def nested(opening, closing, depth, middle="x", before="", after="\n"):
    """Something nested deeply."""
    return lambda: [before, opening * depth, middle, closing * depth, after]


def nested_groups(depth):
    """A project whose groups lie each in the one before."""
    groups = "".join(
        f"    G{n} = {{isa = PBXGroup; children = (G{n + 1}, ); path = g; "
        'sourceTree = "<group>"; };\n'
        for n in range(1, depth)
    )
    text = seed_manifests.OLD_PROJECT.replace("children = (F1, );", "children = (F1, G2, );")
    return {
        "Shop.xcodeproj/project.pbxproj": text.replace(
            "    S1 = ", groups.replace("    G1 = ", "    GX = ", 1) + "    S1 = "
        )
    }


def pbx_files(count):
    """A project that lists so many files."""
    files = "".join(
        f'    R{n} = {{isa = PBXFileReference; path = F{n}.swift; sourceTree = "<group>"; }};\n'
        f"    W{n} = {{isa = PBXBuildFile; fileRef = R{n}; }};\n"
        for n in range(count)
    )
    text = seed_manifests.OLD_PROJECT.replace(
        "files = (B1, B2, );", "files = (" + "".join(f"W{n}, " for n in range(count)) + ");"
    )
    return {"Shop.xcodeproj/project.pbxproj": text.replace("    S1 = ", files + "    S1 = ")}


def wide_glob(count):
    """A choice of so many things, `count` times in a row."""
    return "{a,b}" * count


def deep_glob(depth):
    """A choice within a choice, and so on."""
    return "{a," * depth + "b" + "}" * depth


def globs(glob):
    """A pattern wherever patterns are read."""
    return {
        "settings": {".strata.yml": f'exclude: ["{glob}"]\nlayers: {{Domain: "{glob}"}}\n'},
        "podspec": {"Shop.podspec": seed_manifests.PODSPEC.replace("Sources/**/*.{swift,h}", glob)},
        "podspec.json": {
            "Shop.podspec.json": seed_manifests.PODSPEC_JSON.replace("Sources/**/*.swift", glob)
        },
        "project.yml": {"project.yml": seed_manifests.XCODEGEN.replace("{Old,New}/*", glob)},
        "Project.swift": {
            "Project.swift": seed_manifests.TUIST.replace("Sources/More/**", glob),
            "Tuist.swift": "import ProjectDescription\n",
        },
        "CODEOWNERS": {"CODEOWNERS": f"{glob} @ann\n" * 3},
    }


def laughs(depth=30, width=10):
    """YAML whose every anchor is many times the one before."""
    lines = ["a0: &a0 [x, x, x]\n"]
    for number in range(1, depth):
        lines.append(f"a{number}: &a{number} [" + ", ".join([f"*a{number - 1}"] * width) + "]\n")
    return "".join(lines)


def merges(depth=30, width=8):
    """YAML whose every mapping takes over the one before many times."""
    lines = ["a0: &a0 {k: v}\n"]
    for number in range(1, depth):
        keys = ", ".join(f"k{key}: *a{number - 1}" for key in range(width))
        lines.append(f"a{number}: &a{number} {{{keys}}}\n")
    return "".join(lines)


def entities(depth=20, width=10):
    """XML whose every entity is many times the one before."""
    lines = ['<?xml version="1.0"?>\n<!DOCTYPE model [\n<!ENTITY e0 "xxxxxxxxxx">\n']
    for number in range(1, depth):
        lines.append(f"<!ENTITY e{number} \"{f'&e{number - 1};' * width}\">\n")
    lines.append(f']>\n<model><entity name="&e{depth - 1};">&e{depth - 1};</entity></model>\n')
    return "".join(lines)


def many_files(count):
    """A project of so many files, in folders of a hundred."""

    def prepare(place):
        for number in range(count):
            folder = ("Domain", "Data", "Presentation")[number % 3]
            text = f"struct T{number} {{ let other: T{(number * 7) % count}? }}\n"
            write(place, f"Sources/Shop/{folder}/d{number // 100}/F{number}.swift", [text])

    return prepare


def deep_folders(depth):
    """Files in folders within folders, as deep as paths may be long and beyond."""

    def prepare(place):
        places.write(seed_swift.SOURCES, place.project)
        here = os.open(place.project, os.O_RDONLY)
        for _ in range(depth):
            os.mkdir("d", dir_fd=here)
            inner = os.open("d", os.O_RDONLY, dir_fd=here)
            os.close(here)
            here = inner
        file = os.open("Deep.swift", os.O_WRONLY | os.O_CREAT, 0o644, dir_fd=here)
        os.write(file, VIEW.encode())
        os.close(file)
        os.close(here)

    return prepare


def aliases(count):
    """Extensions of an alias of very many protocols."""
    protocols = " & ".join(f"P{number}" for number in range(count))
    yield f"typealias All = {protocols}\n"
    for number in range(count):
        yield f"protocol P{number} {{}}\nextension All {{ func f{number}() {{}} }}\n"


def package_targets(count):
    """A package of so many targets."""
    yield "// swift-tools-version:5.9\nimport PackageDescription\n"
    yield 'let package = Package(name: "A", targets: [\n'
    for number in range(count):
        yield f'  .target(name: "T{number}", dependencies: ["T{(number + 1) % count}"]),\n'
    yield "])\n"
