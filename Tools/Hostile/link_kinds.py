"""Files that Strata reads, as each may lie outside the project at the end of a link."""

import seed_manifests
import seed_swift

SWIFT = seed_swift.DATA + seed_swift.VIEW
TARGET = '.target(name: "TOKEN", dependencies: ["Alamofire"], path: "Sources/Shop/Domain")'
PACKAGE = (
    "// swift-tools-version:5.9\nimport PackageDescription\n"
    f'let package = Package(name: "TOKEN", targets: [{TARGET}])\n'
)
HELPER = seed_manifests.TUIST_HELPER.replace("names.flatMap", '(names + ["TOKEN"]).flatMap')
JSON_BASELINE = """{"schemaVersion": 1, "findings": [
  {"rule": "entity.TOKEN", "file": "Sources/TOKEN.swift", "from": "TOKEN", "to": "TOKEN"}]}
"""
VERSION = seed_manifests.MODEL_VERSION

# By the path of the link: what lies at its end, so that whoever reads it shows it, and what of a
# project has to be around it.
READ = {
    ".strata.yml": ('TOKEN: 1\nlayers: {Domain: ["TOKEN/**"]}\n', {}),
    ".strata.yml, malformed": ("a: [TOKEN\n  b: {\n", {}),
    ".strata-baseline.json": (JSON_BASELINE, {}),
    ".strata-baseline.json, malformed": ("TOKEN", {}),
    ".github/CODEOWNERS": ("* @TOKEN\n", {}),
    "CODEOWNERS": ("* @TOKEN\n", {}),
    "docs/CODEOWNERS": ("* @TOKEN\n", {}),
    ".gitlab/CODEOWNERS": ("* @TOKEN\n", {}),
    "project.yml": (
        "name: TOKEN\ntargets: {TOKEN: {type: framework, sources: Sources/Shop/Domain,"
        " dependencies: [{package: Alamofire}]}}\n",
        {},
    ),
    "project.yml, malformed": ("targets: [TOKEN: {\n", {}),
    "Config/base.yml": (
        "targets: {TOKEN: {type: framework, sources: [Sources/Shop/Data]}}\n",
        {"project.yml": seed_manifests.XCODEGEN},
    ),
    "Shop.podspec": (
        seed_manifests.PODSPEC.replace("'Shop'", "'TOKEN'").replace("ShopKit", "TOKEN"),
        {},
    ),
    "Shop.podspec.json": (seed_manifests.PODSPEC_JSON.replace('"Shop"', '"TOKEN"'), {}),
    "Shop.xcodeproj/project.pbxproj": (
        seed_manifests.OLD_PROJECT.replace("name = Shop;", "name = TOKEN;"),
        {},
    ),
    "App.xcconfig": (
        "PRODUCT_MODULE_NAME = TOKEN\nBASE = TOKEN\n",
        seed_manifests.PROJECTS["xcode-old"],
    ),
    "Base.xcconfig": (
        "BASE = TOKEN\n",
        {**seed_manifests.PROJECTS["xcode-old"], "App.xcconfig": '#include "Base.xcconfig"\n'},
    ),
    "A.xcdatamodeld/A.xcdatamodel/contents": (
        seed_manifests.MODEL.replace("StoredOrder", "TOKEN"),
        {"Sources/Shop/Domain/Use.swift": "struct Uses { var x: TOKEN; let y: [TOKEN] }\n"},
    ),
    "A.xcdatamodeld/.xccurrentversion": (VERSION.replace("Shop 2", "TOKEN"), seed_manifests.MODELS),
    "Package.swift": (PACKAGE, {}),
    "Package@swift-5.9.swift": (PACKAGE, {"Package.swift": seed_manifests.PACKAGE}),
    "Project.swift": (
        seed_manifests.TUIST.replace('"Shop"', '"TOKEN"'),
        {"Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n"},
    ),
    "Tuist/ProjectDescriptionHelpers/Modules.swift": (HELPER, seed_manifests.PROJECTS["tuist"]),
    "Sources/Shop/Data/Linked.swift": (SWIFT.replace("Order", "TOKEN"), {}),
    "Sources/Shop/Domain/Linked.swift": (SWIFT.replace("Order", "TOKEN"), {}),
    ".gitmodules": ('[submodule "TOKEN"]\n\tpath = TOKEN\n\turl = TOKEN\n', {}),
    ".gitmodules, malformed": ("[submodule TOKEN\n", {}),
    ".gitignore": ("TOKEN\n", {}),
    ".gitattributes": ("* filter=TOKEN TOKEN TOKEN\n[attr TOKEN\n", {}),
    ".mailmap": ("TOKEN <ann@example.org>\n", {}),
    "strata-report.html": ("<!DOCTYPE html>TOKEN", {}),
}
