"""Manifests and settings of the size list."""

import seed_manifests
import size_inputs as made
from size_commands import everything, once, report, settings
from size_inputs import nested, one, repeated, tree


def large():
    """Large manifests and settings."""
    found = [
        ("pbxproj groups nested 30,000 deep", tree(lambda: made.nested_groups(30_000)), once),
        ("pbxproj of 50,000 files", tree(lambda: made.pbx_files(50_000)), once),
        (
            "pbxproj nested 100,000 deep",
            one(nested("{a = ", ";}", 100_000), "A.xcodeproj/project.pbxproj"),
            once,
        ),
        (
            "50,000 targets in Package.swift",
            one(lambda: made.package_targets(50_000), "Package.swift"),
            once,
        ),
        (
            "a loop of 10^9 in Package.swift",
            tree(
                {
                    "Package.swift": seed_manifests.COMPUTED_PACKAGE.replace(
                        "0..<3", "0..<1_000_000_000"
                    )
                }
            ),
            once,
        ),
        (
            "endless recursion in Package.swift",
            tree(
                {
                    "Package.swift": seed_manifests.COMPUTED_PACKAGE.replace(
                        "let own =", "let more = module(name)\n  let own ="
                    )
                }
            ),
            once,
        ),
        (
            "doubling in Package.swift",
            tree(
                {
                    "Package.swift": seed_manifests.COMPUTED_PACKAGE.replace(
                        "let package", "targets += targets\n" * 60 + "let package"
                    )
                }
            ),
            once,
        ),
        ("billion laughs in settings", tree({".strata.yml": made.laughs()}), settings),
        (
            "billion laughs in layers",
            tree({".strata.yml": made.laughs() + "exclude: *a29\n"}),
            settings,
        ),
        (
            "billion laughs in project.yml",
            tree({"project.yml": made.laughs() + "targets: *a29\n"}),
            once,
        ),
        (
            "billion merges in project.yml",
            tree({"project.yml": made.merges() + "targets: *a29\n"}),
            once,
        ),
        ("billion laughs in Core Data", tree({"A.xcdatamodel/contents": made.entities()}), once),
        ("deep Core Data", one(nested("<a>", "</a>", 100_000), "A.xcdatamodel/contents"), once),
        ("20 MB of settings", one(repeated("# nothing\n", 2_000_000), ".strata.yml"), settings),
        (
            "100,000 settings",
            one(
                repeated("  - {from: A{}, to: B, reason: x}\n", 100_000, "allow:\n"), ".strata.yml"
            ),
            settings,
        ),
        (
            "10,000 patterns",
            one(repeated('  - "**/x{}/*/y*/**"\n', 10_000, "exclude:\n"), ".strata.yml"),
            settings,
        ),
        (
            "stars in a pattern",
            tree({".strata.yml": 'exclude: ["' + "*a" * 200 + 'b"]\n'}),
            settings,
        ),
        (
            "double stars in a pattern",
            tree({".strata.yml": 'exclude: ["' + "**/a*/" * 60 + 'b"]\n'}),
            settings,
        ),
        (
            "deep settings",
            one(nested("[", "]", 100_000, before="exclude: "), ".strata.yml"),
            settings,
        ),
        ("deep block settings", one(["- " * 100_000], ".strata.yml"), settings),
        ("deep baseline", one(nested("[", "]", 200_000), ".strata-baseline.json"), once),
        (
            "100,000 baseline entries",
            one(
                repeated(
                    '{"rule": "a.b", "file": "f{}", "from": "A", "to": "B"},\n',
                    100_000,
                    '{"schemaVersion": 1, "findings": [\n',
                    '{"rule": "a.b", "from": "A"}]}\n',
                ),
                ".strata-baseline.json",
            ),
            everything,
        ),
        ("deep podspec.json", one(nested("[", "]", 200_000), "A.podspec.json"), once),
        (
            "50,000 subspecs",
            one(
                repeated(
                    "  s.subspec 'S{}' do |x| x.source_files = 'a{}' end\n",
                    50_000,
                    "Pod::Spec.new do |s|\n  s.name = 'A'\n",
                    "end\n",
                ),
                "A.podspec",
            ),
            once,
        ),
        (
            "100,000 owners",
            one(repeated("/Sources/**/F{}*.swift @a{}\n", 100_000), "CODEOWNERS"),
            report,
        ),
        ("stars in CODEOWNERS", tree({"CODEOWNERS": ("*a" * 200 + "b @x\n") * 20}), report),
        (
            "10,000 xcconfig references",
            tree(
                {
                    **seed_manifests.PROJECTS["xcode-old"],
                    "App.xcconfig": "".join(
                        f"A{n} = $(A{n + 1})$(A{n + 1})\n" for n in range(10_000)
                    )
                    + "BASE = $(A0)\n",
                }
            ),
            once,
        ),
    ]
    for name, glob in (
        ("5,000 choices", made.wide_glob(5_000)),
        ("20,000 nested choices", made.deep_glob(20_000)),
        ("60 choices", made.wide_glob(60)),
    ):
        for place, contents in made.globs(glob).items():
            found.append(
                (f"{name} in {place}", tree(contents), report if place == "CODEOWNERS" else once)
            )
    return found
