"""Every command of Strata with flags picked by chance, and what each may write."""

import os
import re

import mutators

FINDING_FORMS = (
    "text",
    "json",
    "xcode",
    "github",
    "sarif",
    "junit",
    "checkstyle",
    "gitlab",
    "markdown",
)
GRAPH_FORMS = ("text", "mermaid", "dot", "svg", "json")
PROFILES = ("standard", "layered", "pragmatic", "router", "domain-first", "interactor")
RULES = (
    "dependency.cycle",
    "dependency.layer-reference",
    "injection.bare-singleton",
    "upkeep.unused-suppression",
    "nothing.such",
)
LAYERS = ("Domain", "Data", "Presentation", "App", "Common")
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor)\s+([^\W\d]\w*)")
# What a command without `--baseline` takes for the accepted findings, and `init` for the settings.
BASELINE = ".strata-baseline.json"
SETTINGS = ".strata.yml"


class Command:
    """The words of one call, the form of what it prints, and the files it may write."""

    def __init__(self, words, form="text", output=None, writes=(), colours=False, given=b""):
        self.words = words
        self.form = form
        # A file that takes the report in place of standard output.
        self.output = output
        # Paths from the project's root, or absolute ones.
        self.writes = list(writes) + ([output] if output else [])
        self.colours = colours
        self.given = given

    @property
    def name(self):
        """The command without its flags."""
        return self.words[0]


class Commands:
    """Makes commands for one tree of contents by path."""

    def __init__(self, tree, chance, results, has_history=False):
        self.chance = chance
        self.results = results
        self.has_history = has_history
        self.files = [os.fsdecode(path) for path in sorted(tree)]
        self.swift = [path for path in self.files if path.endswith(".swift")] or ["Gone.swift"]
        self.texts = [tree[path] for path in sorted(tree) if isinstance(tree[path], bytes)] or [b""]
        text = b"\n".join(self.texts)
        names = sorted(set(TYPE.findall(text[: 1 << 18].decode(errors="replace"))))
        self.types = [name[:200] for name in names] or ["Order"]

    def pick(self):
        """A command picked by chance, those that judge more often than those that list."""
        makers = [
            self.check,
            self.unsaved,
            self.audit,
            self.baseline,
            self.layers,
            self.graph,
            self.explain,
            self.report,
            self.advise,
            self.place,
            self.settings,
            self.init,
            self.cache,
            self.rules,
        ]
        weights = [6, 3, 2, 2, 2, 2, 3, 2, 2, 2, 2, 1, 0.5, 0.2]
        return self.chance.choices(makers, weights)[0]()

    def check(self):
        """A check in any form, sometimes of a part, sometimes of what changed."""
        words = ["check", *self.judging(), *self.flag(0.15, "--all"), *self.verdict()]
        if self.has_history and self.chance.random() < 0.3:
            words += [
                "--changed-since",
                self.chance.choice(("HEAD", "main", "HEAD~9", "-x", "@{u}")),
            ]
        return self.written(words + self.paths(), FINDING_FORMS)

    def unsaved(self):
        """A check of a text that nobody has saved, in place of a file or where none is."""
        words = ["check", *self.judging(), *self.verdict()]
        words += ["--stdin-path", self.chance.choice([*self.swift, "Sources/New.swift"]), "-"]
        return self.written(words, FINDING_FORMS, given=self.text())

    def audit(self):
        """An audit against a commit that there is, or is not."""
        words = ["audit", *self.judging(), *self.verdict(), *self.flag(0.2, "--all")]
        if self.chance.random() < 0.5:
            words += ["--base", self.chance.choice(("HEAD", "main", "HEAD^{tree}", "gone", "a..b"))]
        return self.written(words + self.paths(), FINDING_FORMS)

    def baseline(self):
        """Shown, written or pruned, at its usual place or at another."""
        kind = self.chance.choice(("show", "write", "prune"))
        words = ["baseline", kind, *self.usual()]
        file = None
        if self.chance.random() < 0.5:
            file = os.path.join(self.results, "baseline.json")
            words += ["--baseline", file]
        paths = self.paths(0.2)
        writes = [] if kind == "show" else [file] if file else usual_baselines(paths)
        return self.written(words + paths, ("text", "json"), writes)

    def layers(self):
        """The layers of all files, or of those without one."""
        words = [
            "layers",
            *self.usual(),
            *self.flag(0.2, "--unplaced"),
            *self.flag(0.2, "--all-files"),
        ]
        return self.written(words + self.paths(0.2), ("text", "json"))

    def graph(self):
        """A drawing at any level, sometimes around something."""
        words = ["graph", *self.judging(), *self.flag(0.3, "--all")]
        words += ["--level", self.chance.choice(("layer", "module", "feature", "type"))]
        if self.chance.random() < 0.3:
            words += [
                "--focus",
                self.subject(),
                "--depth",
                self.chance.choice(("1", "3", "99999999")),
            ]
        return self.written(words, GRAPH_FORMS)

    def explain(self):
        """A rule, a file, a line, a type or a way explained."""
        kinds = (
            lambda: self.chance.choice(RULES),
            self.subject,
            lambda: self.chance.choice(self.swift),
            lambda: f"{self.chance.choice(self.swift)}:{self.chance.choice((0, 1, 9, 10**20))}",
            lambda: f"{self.subject()}->{self.subject()}",
            lambda: self.chance.choice(("", "->", "a" * 9999)),
        )
        return self.written(
            ["explain", *self.usual(), "--", self.chance.choice(kinds)()], ("text", "json")
        )

    def report(self):
        """The page, at a place of its own."""
        file = os.path.join(self.results, "page.html")
        words = ["report", *self.judging(), "--output", file, *self.flag(0.3, "--quiet")]
        return Command(words + self.paths(0.1), "html", file)

    def advise(self):
        """Advice, from measured or from given facts."""
        words = ["advise", *self.usual(), *self.flag(0.3, "--prototype"), *self.flag(0.3, "--all")]
        if self.chance.random() < 0.3:
            words += ["--lifetime", self.chance.choice(("6m", "2y", "0d", "99999999999999y"))]
        return self.written(words, ("text", "json"))

    def place(self):
        """A file placed, or a text from standard input."""
        words = ["place", *self.usual()]
        if self.chance.random() < 0.3:
            words += ["--assume-filename", self.chance.choice(self.swift), "-"]
            return self.written(words, ("text", "json"), given=self.text())
        if self.chance.random() < 0.2:
            words += ["--type", self.subject()]
        return self.written([*words, "--", self.chance.choice(self.swift)], ("text", "json"))

    def settings(self):
        """The settings that hold."""
        return self.written(["settings", *self.usual(), *self.flag(0.5, "--all")], ("text", "json"))

    def init(self):
        """Settings to go on with, printed or written."""
        if self.chance.random() < 0.7:
            return Command(["init", "--print", *self.usual()], "text")
        words = ["init", *self.usual(), *self.flag(0.3, "--force"), *self.flag(0.3, "--baseline")]
        return Command(words, "text", writes=[SETTINGS, BASELINE])

    def cache(self):
        """What is kept of earlier runs."""
        words = ["cache", self.chance.choice(("info", "info", "clear"))]
        return self.written(words, ("text", "json")) if words[1] == "info" else Command(words)

    def rules(self):
        """The catalogue."""
        return self.written(["rules"], ("text", "json"))

    def usual(self):
        """Flags that every command knows that reads the project."""
        words = []
        if self.chance.random() < 0.2:
            words += ["--profile", self.chance.choice(PROFILES)]
        if self.chance.random() < 0.2:
            words += ["--lang", "zh-Hans"]
        if self.chance.random() < 0.1:
            words += ["--jobs", self.chance.choice(("1", "2", "64"))]
        return words

    def judging(self):
        """Flags that say which rules judge."""
        words = self.usual() + self.flag(0.3, "--all-rules") + self.flag(0.3, "--info")
        if self.chance.random() < 0.1:
            flag = self.chance.choice(("--only-rule", "--skip-rule"))
            words += [flag, self.chance.choice(RULES)]
        if self.chance.random() < 0.1:
            words += ["--min-confidence", self.chance.choice(("0", "1", "0.3", "nan", "-1"))]
        return words

    def verdict(self):
        """Flags that say how the run ends."""
        return self.chance.choice(([], [], ["--strict"], ["--exit-zero"]))

    def flag(self, share, word):
        """A flag, in a share of the cases."""
        return [word] if self.chance.random() < share else []

    def paths(self, share=0.3):
        """No paths, or some of the project's, behind what ends the flags."""
        if self.chance.random() >= share:
            return []
        count = self.chance.choice((1, 1, 3))
        return ["--"] + [self.chance.choice(self.files) for _ in range(count)]

    def subject(self):
        """Something that has a name."""
        return self.chance.choice(
            (
                self.chance.choice(self.types),
                self.chance.choice(LAYERS),
                self.chance.choice(self.swift),
            )
        )

    def text(self):
        """Something that stands in the project, spoiled."""
        return mutators.mutate(self.chance.choice(self.texts), self.chance, self.texts)

    def written(self, words, forms, writes=(), given=b""):
        """A command in one of its forms, printed or written to a file, with colours or not."""
        form = self.chance.choice(forms)
        more, output, colours = ["--format", form], None, False
        if self.chance.random() < 0.1:
            output = os.path.join(self.results, "report")
            more += ["--output", output]
        if self.chance.random() < 0.1:
            more += ["--color", "always"]
            colours = True
        return Command([words[0], *more_first(words, more)], form, output, writes, colours, given)


def more_first(words, more):
    """The words behind the command's name with more flags; a subcommand stays in front."""
    is_subcommand = words[0] in ("baseline", "cache") and len(words) > 1
    at = 2 if is_subcommand else 1
    return words[1:at] + more + words[at:]


def usual_baselines(paths):
    """Where a baseline may lie: in the root, or, where nothing marks one, around what is asked for."""
    folders = [folder for path in paths for folder in (path, os.path.dirname(path))]
    return [os.path.join(folder, BASELINE) for folder in ["", *folders]]
