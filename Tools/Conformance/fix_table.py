"""The table of fixes that were built: Documentation/Audits/fixes.tsv, which Scripts/precision.py shows.

Each line says of some findings of one rule that were fixed: in which code, how it was looked whether it still
builds, and what came out.
"""
import pathlib

COLUMNS = ("code", "how", "rule", "outcome", "findings")
# The whole was built and its tests were run, or the compiler's errors before and after were compared.
BUILT, COMPARED = "built and tested", "errors compared"


def note(table, code, how, counts):
    """Writes the lines of some code in the place of those that it had; `counts` is by rule and outcome."""
    if table is None:
        return
    path = pathlib.Path(table)
    lines = path.read_text().splitlines()[1:] if path.exists() else []
    lines = [line for line in lines if line.split("\t")[0] != code]
    lines += [
        "\t".join((code, how, rule, outcome, str(count))) for (rule, outcome), count in counts.items() if count]
    path.write_text("\n".join(["\t".join(COLUMNS), *sorted(lines)]) + "\n")
