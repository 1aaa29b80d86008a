#!/usr/bin/env python3
"""Write how often each rule is right on apps with hand-made labels, as a page of documentation.

usage: precision.py STRATA CORPUS LABELS > Documentation/Precision.md

CORPUS holds one checkout per app; LABELS holds, for an app NAME, `NAME.json` (findings: rule, file,
line, subject, further lines in `also` and `span`, and whether `certain` or `arguable`) and
`NAME.negatives.json` (places that look like violations and are not).
"""
import collections, json, pathlib, subprocess, sys

strata, corpus, labels = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
strata = str(pathlib.Path(strata).resolve())


def run(*arguments, cwd=None):
    done = subprocess.run([strata, *arguments], cwd=cwd, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"strata {' '.join(arguments)}: exit {done.returncode}\n{done.stderr[-2000:]}")
    return json.loads(done.stdout)


def read(path):
    return json.loads(path.read_text()) if path.exists() else []


def last(name):
    return (name or "").split(".")[-1]


def lines(label):
    span = label.get("span") or [label["line"], label["line"]]
    return {label["line"], *label.get("also", []), *range(span[0], span[-1] + 1)}


def meets(label, finding):
    """A label and a finding are about the same violation: one rule, one file, one line or subject."""
    if label["rule"] != finding["rule"]:
        return False
    if label["rule"] == "dependency.cycle":
        return True  # a circle is shown at any of its files
    if label["file"] != finding["location"]["file"]:
        return False
    here = {finding["location"]["line"], *(place["line"] for place in finding.get("also", []))}
    same = last(label.get("subject")) == last(finding["subject"]) != ""
    return same or bool(here & lines(label))


catalogue = {rule["id"]: rule for rule in run("rules", "--format", "json", "--quiet")["rules"]}
count = {rule: collections.Counter() for rule in catalogue}
apps = sorted(
    path.stem for path in labels.glob("*.json")
    if "." not in path.stem and (corpus / path.stem).is_dir())
for app in apps:
    report = run(
        "check", "--format", "json", "--info", "--all-rules", "--exit-zero", "--no-cache", "--quiet",
        cwd=corpus / app)
    findings = [f for f in report["findings"] if not f["rule"].startswith("upkeep.")]
    known = read(labels / f"{app}.json")
    traps = read(labels / f"{app}.negatives.json")
    for finding in findings:
        tally = count[finding["rule"]]
        tally["findings"] += 1
        if any(meets(label, finding) for label in known):
            tally["right"] += 1
        elif any(meets(trap, finding) for trap in traps):
            tally["traps"] += 1
    for label in known:
        if label.get("certainty") != "certain" or label.get("duplicate_of"):
            continue
        tally = count.setdefault(label["rule"], collections.Counter())
        tally["certain"] += 1
        tally["found"] += any(meets(label, finding) for finding in findings)

total = sum(count.values(), collections.Counter())


def share(part, whole):
    return f"{100 * part / whole:.0f} %" if whole else "–"


print(f"""# How often the rules are right

Measured on {len(apps)} real apps whose violations people listed by hand: {', '.join(apps)}. All rules were on. A
finding is *labelled* if somebody had listed it, as certain or as arguable; one that is not may be
right all the same, since no list is complete. A *trap* is a place that looks like a violation and was
listed as none. *Found* is the share of the certain labels that the rule reports. Other apps decide
whether this holds elsewhere; these are few.

| rule | standard severity | findings | labelled | traps | certain labels | found |
|---|---|---|---|---|---|---|""")
for rule, tally in sorted(count.items()):
    severity = catalogue.get(rule, {}).get("severity", "not a rule")
    print(
        f"| {rule} | {severity} | {tally['findings']} | {share(tally['right'], tally['findings'])} "
        f"| {tally['traps']} | {tally['certain']} | {share(tally['found'], tally['certain'])} |")
print(
    f"| all | | {total['findings']} | {share(total['right'], total['findings'])} | {total['traps']} "
    f"| {total['certain']} | {share(total['found'], total['certain'])} |")
silent = [rule for rule, tally in sorted(count.items()) if not tally["findings"]]
print(f"""
Rules without a finding on these apps are proved by their examples and specs alone: {', '.join(silent)}.""")

# What became of fixes, as Tools/Conformance keeps it.
fixes = pathlib.Path(__file__).resolve().parents[1] / "Documentation" / "Audits" / "fixes.tsv"
rows = [line.split("\t") for line in fixes.read_text().splitlines()[1:]] if fixes.exists() else []
if rows:
    by_rule = collections.defaultdict(collections.Counter)
    for _, how, rule, outcome, number in rows:
        by_rule[rule][(how, outcome)] += int(number)
        by_rule["all"][(how, outcome)] += int(number)
    codes = [f"{code} ({how})" for code, how in sorted({(row[0], row[1]) for row in rows})]
    print(f"""
## Fixes that were built

Findings that `strata fix` has fixed, in {'; '.join(codes)}. Faults were planted in code that
builds, the whole was fixed, built and tested. Of apps, which do not build away from Apple's systems, the
compiler's errors before and after were compared: a fix is *proved* where the file of its finding had none before.
`make fixes` does it again.

| rule | built and tested | proved | errors as before | broke the build | of 1,000 |
|---|---|---|---|---|---|""")
    for rule, counts in sorted(by_rule.items(), key=lambda item: (item[0] == "all", item[0])):
        total_of = sum(counts.values())
        broke = sum(number for (_, outcome), number in counts.items() if outcome == "breaks")
        print(
            f"| {rule} | {counts[('built and tested', 'builds')]} | {counts[('errors compared', 'proved')]} "
            f"| {counts[('errors compared', 'unproved')]} | {broke} | {1000 * broke / total_of:.0f} |")
