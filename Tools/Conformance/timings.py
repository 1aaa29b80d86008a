"""Times as rows of a table: middle and late ones, per project, beside what they are to be."""

import os
import resource
import statistics

# What a row must not exceed in the middle, by lines of the project; late times three times that.
GOALS = {
    "guard, server, another comment": [(100_000, 50)],
    "lsp, a comment": [(100_000, 20), (600_000, 60)],
    "lsp, a private function": [(100_000, 20), (600_000, 60)],
}
# A project is taken for one of a size if it is at most this many times as large.
NEAR = 1.5


def lines(files):
    """How many lines the files have."""
    count = 0
    for path in files:
        with open(path, "rb") as file:
            count += file.read().count(b"\n")
    return count


def processor_of(process):
    """The milliseconds of processors that a running process has used."""
    with open(f"/proc/{process.pid}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1_000 / os.sysconf("SC_CLK_TCK")


def processor_of_children():
    """The milliseconds of processors that processes have used which have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1_000


class Timings:
    """The rows of all projects."""

    def __init__(self):
        self.projects = []
        self.rows = {}
        self.notes = []

    def begin(self, name, files):
        """A project; its rows and notes follow."""
        if name not in [project for project, _ in self.projects]:
            self.projects.append((name, lines(files)))
        print(f"{name}: {len(files)} files, {self.projects[-1][1]} lines; "
              f"load {os.getloadavg()[0]:.1f}; p50, p95, processor, runs", flush=True)

    def row(self, name, ask, runs, processor=processor_of_children):
        """Milliseconds of one kind of question in the present project, by `ask` of each of `runs`,
        and what each takes of processors on average: that is the same on a busy machine."""
        before = processor()
        times = sorted(ask(run) for run in runs)
        used = (processor() - before) / len(times)
        late = times[min(len(times) - 1, int(len(times) * 0.95))]
        middle = statistics.median(times)
        self.rows.setdefault(name, {})[self.projects[-1][0]] = (middle, late, used)
        print(f"  {name:34} {middle:8.1f} {late:8.1f} {used:8.1f}   {len(times)}", flush=True)

    def note(self, text, isRight=True):
        """A line beside the rows."""
        text = text if isRight else f"{text}, WRONG"
        self.notes.append((self.projects[-1][0], text, isRight))
        print(f"  {text}", flush=True)

    def goal(self, name, size):
        """The milliseconds that the middle of a row must not exceed."""
        goals = [(abs(lines - size), goal) for lines, goal in GOALS.get(name, [])
                 if lines / NEAR <= size <= lines * NEAR]
        return min(goals)[1] if goals else None

    def print_table(self):
        """All rows as a table of Markdown; what is beyond its goal has both in bold."""
        heads = [f"{name} ({size // 1000},000 lines)" for name, size in self.projects]
        print("\n| p50 / p95 / processor, ms | " + " | ".join(heads) + " |")
        print("|---|" + "---|" * len(heads))
        for name, cells in self.rows.items():
            texts = []
            for project, size in self.projects:
                if project not in cells:
                    texts.append("")
                    continue
                middle, late, used = cells[project]
                text, goal = f"{middle:.0f} / {late:.0f} / {used:.0f}", self.goal(name, size)
                if goal:
                    isMet = middle <= goal and late <= 3 * goal
                    text = f"{text} (≤ {goal})" if isMet else f"**{text} (> {goal})**"
                texts.append(text)
            print(f"| {name} | " + " | ".join(texts) + " |")
        for project, text, _ in self.notes:
            print(f"\n{project}: {text}")

    def is_right(self):
        """Whether no note says otherwise; that a goal is missed is for people to judge."""
        return all(isRight for _, _, isRight in self.notes)
