"""Small projects of every kind, each a tree of contents by path, as mutants begin."""

import os
import random

import seed_manifests
import seed_swift

SETTINGS = """\
# What is decided.
profile: layered
layers:
  Domain: ["Sources/*/Domain/**", Sources/Core]
  Data: "Sources/{Shop,Kit}/Data"
  Test: [Tests/**, '**/Spec?/*']
words: {Data: [Warehouse, 仓库], Presentation: [Scene]}
features: ["Sources/Shop/Presentation/*"]
exclude: [Generated/**, "**/[Oo]ld/**"]
rules:
  dependency.layer-reference: error
  presentation.massive-view-model: {severity: warning, lines: 300}
  injection.bare-singleton: off
allow:
  - {from: Presentation, to: OrderDTO, reason: made up, until: 2030-01-01, owner: "@ann"}
  - {from: "Sources/**", to: Data, rule: dependency.dto-in-presentation, reason: "so far"}
advice: {prototype-lines: 500, lifetime: 2y, team: 3, prototype-age: 8w}
"""

BASELINE = """\
{
  "schemaVersion": 1,
  "profile": "layered",
  "findings": [
    {"rule": "dependency.dto-in-presentation", "from": "OrdersViewModel", "to": "OrderDTO",
      "file": "Sources/Shop/Presentation/Orders/OrdersView.swift"},
    {"rule": "injection.bare-singleton", "from": "A", "to": "B", "count": 3,
      "file": "Sources/Shop/Gone.swift"},
    {"rule": "upkeep.empty-layer", "from": "Domain"}
  ]
}
"""

CODEOWNERS = """\
* @all
[Section][2] @team
/Sources/Shop/Domain/ @ann bob@example.org # who
*.swift @swift
Sources/**/Data/[a-z]?.swift
!Sources/Shop/App @nobody
\\#odd @odd
"""

EXTRAS = {
    ".strata.yml": SETTINGS,
    ".strata-baseline.json": BASELINE,
    "CODEOWNERS": CODEOWNERS,
    ".gitignore": "/build\n*.o\n!keep.o\n**/tmp/\n\\#x\n[Oo]ld/\n",
    ".gitattributes": "*.swift text diff=swift filter=none\n",
    ".mailmap": "Ann <ann@example.org> <old@example.org>\n",
}

ODD_PLACES = {
    'Sources/a b/c\'d/"e"/$(touch x)/Order View.swift': seed_swift.VIEW,
    "-rf/--help/-.swift": seed_swift.ENTITY,
    "Pods/Kit/Kit.swift": seed_swift.DATA,
    "Sources/Shop.xcassets/Order.swift": seed_swift.ENTITY,
    "Sources/" + "d/" * 60 + "Deep.swift": seed_swift.DATA,
    ".hidden/.swift": seed_swift.VIEW,
    "Sources/.strata.yml": SETTINGS,
    "Sources/Shop/Presentation/Feed.swift/Inner.swift": seed_swift.VIEW,
    "X.generated.swift": seed_swift.VIEW,
}

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def tangled(repository=REPOSITORY):
    """The example `Tangled` of the repository; empty where the harness stands alone."""
    root = os.path.join(repository, "Examples", "Tangled")
    tree = {}
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                tree[os.path.relpath(path, root)] = file.read()
    return tree


def projects():
    """Every seed by its name."""
    found = {
        name: {**seed_swift.SOURCES, **manifests, **_some(EXTRAS, name)}
        for name, manifests in seed_manifests.PROJECTS.items()
    }
    found["bare"] = dict(seed_swift.SOURCES)
    found["settled"] = {**seed_swift.SOURCES, **EXTRAS}
    found["encoded"] = {**seed_swift.SOURCES, **seed_swift.ENCODED}
    found["odd"] = {**seed_swift.SOURCES, **ODD_PLACES, **seed_manifests.PROJECTS["package"]}
    found["mixed"] = dict(seed_swift.SOURCES)
    for manifests in seed_manifests.PROJECTS.values():
        found["mixed"].update(manifests)
    example = tangled()
    if example:
        found["tangled"] = example
    return {
        name: {path: _bytes(content) for path, content in tree.items()}
        for name, tree in found.items()
    }


def _some(extras, name):
    chance = random.Random(name)
    return {path: content for path, content in extras.items() if chance.random() < 0.5}


def _bytes(content):
    return content.encode() if isinstance(content, str) else content
