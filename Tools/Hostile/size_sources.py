"""Sources of the size list: large ones, and deep ones."""

import size_inputs as made
from size_commands import everything, once, twice
from size_inputs import nested, one, repeated, tree

BIG = 200_000
DEEP = 20_000


def large():
    """Large sources: a name, what writes it, and what is run."""
    allows = "let x{} = 1 // strata:allow dependency.cycle reason: x\n"
    region = (
        "#if A{}\nfinal class C{} { let client = URLSession.shared; var dto: OrderDTO? }\n#endif\n"
    )
    return [
        ("1 MB of #", one(["#" * (1 << 20)]), twice),
        ("1 MB of # and a quote", one(["#" * (1 << 20), '"x"']), once),
        ("200,000 imports", one(repeated("import M{}\n", BIG)), twice),
        ("200,000 times one import", one(repeated("import UIKit\n", BIG)), once),
        ("200,000 suppressions", one(repeated(allows, BIG)), twice),
        (
            "200,000 suppressions of findings",
            one(repeated("var d{}: OrderDTO? // strata:allow dependency.dto-in-domain\n", BIG)),
            once,
        ),
        ("120,000 #if regions", one(repeated(region, 120_000)), once),
        (
            "20,000 types of one name",
            one(repeated("struct Same { var a{}: Same? }\n", DEEP)),
            everything,
        ),
        ("20,000 types in a chain", one(repeated("class C{}: C{+} {}\n", DEEP)), once),
        ("8,000 extensions of an alias", one(lambda: made.aliases(8_000)), once),
        (
            "a 20 MB file",
            one(
                repeated(
                    'struct S{}: Codable { let a: Int; func f() -> String { "x\\(a)" } }\n', 290_000
                )
            ),
            once,
        ),
        (
            "65 MB of comment",
            one(repeated("// a comment that says nothing at all, once more\n", 1_330_000)),
            once,
        ),
        (
            "63 MB of comment",
            one(repeated("// a comment that says nothing at all, once more\n", 1_280_000)),
            once,
        ),
        ("60 MB in one comment", one(repeated("x" * 1024, 60 << 10, "/*", "*/")), once),
        ("100,000 declarations", one(repeated("let x{} = 1; func f{}() {}\n", 50_000)), everything),
        ("100,000 cases", one(repeated("case c{}\n", 100_000, "enum E {\n", "}\n")), once),
        (
            "100,000 parameters",
            one(repeated("_ a{}: T{}, ", 100_000, "func f(", "_ b: Int) {}\n")),
            once,
        ),
        (
            "100,000 generic parameters",
            one(repeated("T{}, ", 100_000, "struct S<", "U> {}\n")),
            once,
        ),
        ("100,000 conformances", one(repeated("P{}, ", 100_000, "struct S: ", "Q {}\n")), once),
        (
            "a cycle of 20,000 types",
            one(repeated("struct T{} { var a: T{+}? }\n", DEEP)),
            everything,
        ),
        ("one line of 10 MB", one(repeated("1, ", 3 << 20, "let a = [", "]\n")), once),
        (
            "100,000 findings",
            tree(
                lambda: {
                    "Sources/Shop/Domain/Many.swift": "".join(
                        f"struct E{n} {{ let d: OrderDTO; let v: OrdersViewModel }}\n"
                        for n in range(50_000)
                    )
                }
            ),
            everything,
        ),
    ]


def deep():
    """Deep sources."""
    pairs = [
        ("()", "(", ")"),
        ("[]", "[", "]"),
        ("{}", "{ ", " }"),
        ("closures", "{ x in ", " }"),
        ("generics", "A<", ">"),
        ("comments", "/*", "*/"),
        ("#if", "#if A\n", "\n#endif\n"),
        ("interpolations", '"\\(', ')"'),
        ("types", "struct A { ", " }"),
        ("if", "if x { ", " }"),
        ("tuples", "(1, ", ")"),
        ("calls", "f(", ")"),
        ("optionals", "", "?"),
        ("minus", "- ", ""),
        ("subscripts", "a[", "]"),
        ("try", "try ", ""),
        ("attributes", "@A(", ")"),
        ("functions", "func f() { ", " }"),
        ("strings", '"""\n\\(', ')\n"""\n'),
        ("regex", "/(", ")/"),
        ("arrows", "() -> ", "Int"),
        ("some", "some ", ""),
        ("each", "repeat ", ""),
    ]
    found = []
    for name, opening, closing in pairs:
        for depth in (1_000, 100_000):
            found.append(
                (
                    f"{depth:,} nested {name}",
                    one(
                        nested(
                            opening, closing, depth, before="let x: Any = " if name != "#if" else ""
                        )
                    ),
                    once,
                )
            )
        found.append(
            (f"100,000 nested {name}, unclosed", one(repeated(opening or closing, 100_000)), once)
        )
    chains = [
        ("members", "let x = a", ".b"),
        ("calls", "let x = a", ".b()"),
        ("operators", "let x = 1", " + 1"),
        ("ternaries", "let x = a", " ? 1 : a"),
        ("closures", "let x = a", ".b { $0 }"),
        ("else-if", "func f() { if a {}", " else if b {}"),
        ("casts", "let x = a", " as Any"),
        ("strings", 'let x = ""', ' + "\\(a)"'),
        ("arrows", "let x: A", " -> A"),
        ("compositions", "let x: A", " & A"),
        ("member types", "let x: A", ".A"),
        ("assignments", "func f() { a", " = a"),
        ("ranges", "let x = 1", " ... 1"),
        ("subscripts", "let x = a", "[0]"),
        ("force", "let x = a", "!"),
        ("dots", "let x = a", "?.b"),
    ]
    return found + [
        (f"a chain of 100,000 {name}", one(repeated(piece, 100_000, start, "\n")), once)
        for name, start, piece in chains
    ]
