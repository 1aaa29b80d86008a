"""What is wrong with a run: how it ended, and what it printed."""

import json
import re
import xml.etree.ElementTree

# What a terminal obeys: C0 but for tab and line feed, DEL, C1, and marks that turn text round.
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
COLOURS = re.compile("\x1b\\[[0-9;]*m")
# What GitHub's and Azure's runners obey; both look behind leading blanks.
ORDERS = re.compile(r"^[ \t]*(::[A-Za-z]|##\[)")
ERROR = re.compile("^(error: |错误：|::error|.*: error: )")
JSON_FORMS = ("json", "sarif", "gitlab", "schema")
XML_FORMS = ("junit", "checkstyle", "svg")


def faults(run, limits, form="text", colours=False, document=None):
    """Everything wrong with a run, in words; `document` is what it wrote to a file, if it did."""
    if run.is_late:
        return [f"did not end within {limits.seconds:g} s"]
    if run.megabytes > limits.megabytes:
        return [f"used {run.megabytes:.0f} MB"]
    if run.code < 0:
        return [f"ended by signal {-run.code}: {_last_line(run.err)}"]
    if run.code not in (0, 1, 2):
        return [f"ended with {run.code}: {_last_line(run.err)}"]
    found = []
    if run.left:
        found.append(f"left running: {', '.join(run.left)}")
    if run.code == 2:
        found += _complaint_faults(run)
    if document is None:
        document = run.out
        # A failed run may have nothing to report.
        if run.code == 2 and not document:
            document = None
    if document is not None:
        found += document_faults(document, form, colours)
    elif form == "text" or run.out:
        found += text_faults(run.out, colours, False)
    return found + [
        f"standard error: {fault}" for fault in text_faults(run.err, colours, form == "github")
    ]


def _complaint_faults(run):
    lines = run.err.decode(errors="replace").splitlines()
    count = sum(1 for line in lines if ERROR.match(COLOURS.sub("", line)))
    return [] if count == 1 else [f"failed with {count} lines of error: {_last_line(run.err)}"]


def _last_line(text):
    lines = text.decode(errors="replace").strip().splitlines()
    return ascii(lines[-1][:200]) if lines else "nothing on standard error"


def document_faults(document, form, colours=False):
    """What keeps a report from being one of its form."""
    try:
        text = document.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"{form} is not UTF-8: {error}"]
    if form in JSON_FORMS:
        try:
            json.loads(text)
        except ValueError as error:
            return [f"{form} does not parse: {error}"]
        return []
    if form in XML_FORMS:
        try:
            xml.etree.ElementTree.fromstring(document)
        except xml.etree.ElementTree.ParseError as error:
            return [f"{form} does not parse: {error}"]
        return []
    if form == "html":
        is_whole = text.lstrip().lower().startswith("<!doctype html") and text.rstrip().endswith(
            "</html>"
        )
        return [] if is_whole else ["the page has no end"]
    return text_faults(document, colours, form == "github")


def text_faults(data, colours=False, is_github=False):
    """What in a text a terminal or a service would obey."""
    text = data.decode(errors="replace")
    if colours:
        text = COLOURS.sub("", text)
    found = []
    match = CONTROLS.search(text)
    if match:
        near = text[max(0, match.start() - 40) : match.end() + 20]
        found.append(f"control character U+{ord(match.group()):04X} in text: {ascii(near)}")
    if not is_github:
        # A line ends where a runner ends it.
        for line in text.split("\n"):
            if ORDERS.match(line):
                found.append(f"a service would obey the line {ascii(line[:80])}")
                break
    return found


def comparable(document):
    """A JSON report without what differs from run to run."""
    try:
        value = json.loads(document)
    except ValueError:
        return document
    if isinstance(value, dict):
        value.pop("timings", None)
    return json.dumps(value, sort_keys=False)
