"""The size list: inputs that are large, deep or many, each under the limits of time and memory."""
import os

import seed_manifests
import size_inputs as made
from cases import Case, Step
from commands import Command
from size_inputs import nested, one, repeated, tree

BIG = 200_000
DEEP = 20_000


def _checks(place):
    return [Command(["check", "--no-cache", "--all-rules", "--info"])]


def _checks_twice(place):
    return [Command(["check", "--all-rules", "--info"]), Command(["check", "--format", "json"], "json")]


def _report(place):
    page = os.path.join(place.results, "page.html")
    return [Command(["report", "-o", page], "html", page)]


def _everything(place):
    return [*_checks_twice(place), *_report(place), Command(["advise", "--format", "json"], "json"),
            Command(["layers", "--format", "json"], "json"), Command(["init", "--print"]),
            Command(["graph", "--level", "type", "--format", "json"], "json"),
            Command(["graph", "--level", "type", "--format", "svg"], "svg"),
            Command(["baseline", "show"])]


def _settings(place):
    return [*_checks(place), Command(["settings"]), *_report(place)]


def _sources():
    """Large sources."""
    allows = "let x{} = 1 // strata:allow dependency.cycle reason: x\n"
    region = "#if A{}\nfinal class C{} { let client = URLSession.shared; var dto: OrderDTO? }\n#endif\n"
    return [
        ("1 MB of #", one(["#" * (1 << 20)]), _checks_twice),
        ("1 MB of # and a quote", one(["#" * (1 << 20), "\"x\""]), _checks),
        ("200,000 imports", one(repeated("import M{}\n", BIG)), _checks_twice),
        ("200,000 times one import", one(repeated("import UIKit\n", BIG)), _checks),
        ("200,000 suppressions", one(repeated(allows, BIG)), _checks_twice),
        ("200,000 suppressions of findings", one(repeated(
            "var d{}: OrderDTO? // strata:allow dependency.dto-in-domain\n", BIG)), _checks),
        ("120,000 #if regions", one(repeated(region, 120_000)), _checks),
        ("20,000 types of one name", one(repeated("struct Same { var a{}: Same? }\n", DEEP)), _everything),
        ("20,000 types in a chain", one(repeated("class C{}: C{+} {}\n", DEEP)), _checks),
        ("8,000 extensions of an alias", one(lambda: made.aliases(8_000)), _checks),
        ("a 20 MB file", one(repeated(
            "struct S{}: Codable { let a: Int; func f() -> String { \"x\\(a)\" } }\n", 290_000)), _checks),
        ("65 MB of comment", one(repeated("// a comment that says nothing at all, once more\n", 1_330_000)),
         _checks),
        ("63 MB of comment", one(repeated("// a comment that says nothing at all, once more\n", 1_280_000)),
         _checks),
        ("60 MB in one comment", one(repeated("x" * 1024, 60 << 10, "/*", "*/")), _checks),
        ("100,000 declarations", one(repeated("let x{} = 1; func f{}() {}\n", 50_000)), _everything),
        ("100,000 cases", one(repeated("case c{}\n", 100_000, "enum E {\n", "}\n")), _checks),
        ("100,000 parameters", one(repeated("_ a{}: T{}, ", 100_000, "func f(", "_ b: Int) {}\n")), _checks),
        ("100,000 generic parameters", one(repeated("T{}, ", 100_000, "struct S<", "U> {}\n")), _checks),
        ("100,000 conformances", one(repeated("P{}, ", 100_000, "struct S: ", "Q {}\n")), _checks),
        ("a cycle of 20,000 types", one(repeated("struct T{} { var a: T{+}? }\n", DEEP)), _everything),
        ("one line of 10 MB", one(repeated("1, ", 3 << 20, "let a = [", "]\n")), _checks),
        ("100,000 findings", tree(lambda: {"Sources/Shop/Domain/Many.swift": "".join(
            f"struct E{n} {{ let d: OrderDTO; let v: OrdersViewModel }}\n" for n in range(50_000))}),
         _everything),
    ]


def _nesting():
    """Deep sources."""
    pairs = [("()", "(", ")"), ("[]", "[", "]"), ("{}", "{ ", " }"), ("closures", "{ x in ", " }"),
             ("generics", "A<", ">"), ("comments", "/*", "*/"), ("#if", "#if A\n", "\n#endif\n"),
             ("interpolations", "\"\\(", ")\""), ("types", "struct A { ", " }"), ("if", "if x { ", " }"),
             ("tuples", "(1, ", ")"), ("calls", "f(", ")"), ("optionals", "", "?"), ("minus", "- ", ""),
             ("subscripts", "a[", "]"), ("try", "try ", ""), ("attributes", "@A(", ")"),
             ("functions", "func f() { ", " }"), ("strings", "\"\"\"\n\\(", ")\n\"\"\"\n"),
             ("regex", "/(", ")/"), ("arrows", "() -> ", "Int"), ("some", "some ", ""), ("each", "repeat ", "")]
    found = []
    for name, opening, closing in pairs:
        for depth in (1_000, 100_000):
            found.append((f"{depth:,} nested {name}", one(nested(
                opening, closing, depth, before="let x: Any = " if name != "#if" else "")), _checks))
        found.append((f"100,000 nested {name}, unclosed", one(repeated(opening or closing, 100_000)),
                      _checks))
    chains = [("members", "let x = a", ".b"), ("calls", "let x = a", ".b()"), ("operators", "let x = 1", " + 1"),
              ("ternaries", "let x = a", " ? 1 : a"), ("closures", "let x = a", ".b { $0 }"),
              ("else-if", "func f() { if a {}", " else if b {}"), ("casts", "let x = a", " as Any"),
              ("strings", "let x = \"\"", " + \"\\(a)\""), ("arrows", "let x: A", " -> A"),
              ("compositions", "let x: A", " & A"), ("member types", "let x: A", ".A"),
              ("assignments", "func f() { a", " = a"), ("ranges", "let x = 1", " ... 1"),
              ("subscripts", "let x = a", "[0]"), ("force", "let x = a", "!"), ("dots", "let x = a", "?.b")]
    return found + [(f"a chain of 100,000 {name}", one(repeated(piece, 100_000, start, "\n")), _checks)
                    for name, start, piece in chains]


def _manifests():
    """Large manifests and settings."""
    found = [
        ("pbxproj groups nested 30,000 deep", tree(lambda: made.nested_groups(30_000)), _checks),
        ("pbxproj of 50,000 files", tree(lambda: made.pbx_files(50_000)), _checks),
        ("pbxproj nested 100,000 deep", one(nested("{a = ", ";}", 100_000), "A.xcodeproj/project.pbxproj"),
         _checks),
        ("50,000 targets in Package.swift", one(lambda: made.package_targets(50_000), "Package.swift"),
         _checks),
        ("a loop of 10^9 in Package.swift", tree({"Package.swift": seed_manifests.COMPUTED_PACKAGE.replace(
            "0..<3", "0..<1_000_000_000")}), _checks),
        ("endless recursion in Package.swift", tree({"Package.swift": seed_manifests.COMPUTED_PACKAGE.replace(
            "let own =", "let more = module(name)\n  let own =")}), _checks),
        ("doubling in Package.swift", tree({"Package.swift": seed_manifests.COMPUTED_PACKAGE.replace(
            "let package", "targets += targets\n" * 60 + "let package")}), _checks),
        ("billion laughs in settings", tree({".strata.yml": made.laughs()}), _settings),
        ("billion laughs in layers", tree({".strata.yml": made.laughs() + "exclude: *a29\n"}), _settings),
        ("billion laughs in project.yml", tree({"project.yml": made.laughs() + "targets: *a29\n"}), _checks),
        ("billion merges in project.yml", tree({"project.yml": made.merges() + "targets: *a29\n"}), _checks),
        ("billion laughs in Core Data", tree({"A.xcdatamodel/contents": made.entities()}), _checks),
        ("deep Core Data", one(nested("<a>", "</a>", 100_000), "A.xcdatamodel/contents"), _checks),
        ("20 MB of settings", one(repeated("# nothing\n", 2_000_000), ".strata.yml"), _settings),
        ("100,000 settings", one(repeated("  - {from: A{}, to: B, reason: x}\n", 100_000, "allow:\n"),
                                 ".strata.yml"), _settings),
        ("10,000 patterns", one(repeated("  - \"**/x{}/*/y*/**\"\n", 10_000, "exclude:\n"), ".strata.yml"),
         _settings),
        ("stars in a pattern", tree({".strata.yml": "exclude: [\"" + "*a" * 200 + "b\"]\n"}), _settings),
        ("double stars in a pattern", tree({".strata.yml": "exclude: [\"" + "**/a*/" * 60 + "b\"]\n"}),
         _settings),
        ("deep settings", one(nested("[", "]", 100_000, before="exclude: "), ".strata.yml"), _settings),
        ("deep block settings", one(["- " * 100_000], ".strata.yml"), _settings),
        ("deep baseline", one(nested("[", "]", 200_000), ".strata-baseline.json"), _checks),
        ("100,000 baseline entries", one(repeated(
            "{\"rule\": \"a.b\", \"file\": \"f{}\", \"from\": \"A\", \"to\": \"B\"},\n", 100_000,
            "{\"schemaVersion\": 1, \"findings\": [\n",
            "{\"rule\": \"a.b\", \"from\": \"A\"}]}\n"), ".strata-baseline.json"), _everything),
        ("deep podspec.json", one(nested("[", "]", 200_000), "A.podspec.json"), _checks),
        ("50,000 subspecs", one(repeated(
            "  s.subspec 'S{}' do |x| x.source_files = 'a{}' end\n", 50_000,
            "Pod::Spec.new do |s|\n  s.name = 'A'\n", "end\n"), "A.podspec"), _checks),
        ("100,000 owners", one(repeated("/Sources/**/F{}*.swift @a{}\n", 100_000), "CODEOWNERS"), _report),
        ("stars in CODEOWNERS", tree({"CODEOWNERS": ("*a" * 200 + "b @x\n") * 20}), _report),
        ("10,000 xcconfig references", tree({**seed_manifests.PROJECTS["xcode-old"], "App.xcconfig": "".join(
            f"A{n} = $(A{n + 1})$(A{n + 1})\n" for n in range(10_000)) + "BASE = $(A0)\n"}), _checks),
    ]
    for name, glob in (("5,000 choices", made.wide_glob(5_000)), ("20,000 nested choices", made.deep_glob(DEEP)),
                       ("60 choices", made.wide_glob(60))):
        for place, contents in made.globs(glob).items():
            found.append((f"{name} in {place}", tree(contents),
                          _report if place == "CODEOWNERS" else _checks))
    return found


def _trees():
    """Many files, deep folders."""
    return [("20,000 files", made.many_files(20_000), _checks_twice),
            ("folders 200 deep", made.deep_folders(200), _checks_twice),
            ("folders 5,000 deep", made.deep_folders(5_000), _checks_twice)]


def cases(is_quick=False):
    """Every case; the quick form has those that are written and read in no time."""
    listed = _sources() + _nesting() + _manifests() + _trees()
    if is_quick:
        names = ("1 MB of #", "billion laughs in settings", "1,000 nested ()", "folders 200 deep")
        listed = [entry for entry in listed if entry[0] in names]
    return [_case(*entry) for entry in listed]


def _case(name, write, commands):
    def prepare(place):
        write(place)
        return [Step(command) for command in commands(place)]

    return Case(name, prepare)
