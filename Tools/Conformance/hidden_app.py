"""Takes a feature out of a copy of an app, and says where else the app named it."""

import os
import re
from pathlib import Path

VIEWS = ("ViewController", "View", "Screen", "Page", "VC")
DRIVERS = ("ViewModel", "Presenter", "Reducer", "Reactor", "Store", "Feature", "VM")
TYPE = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|open|final|private|"
                  r"fileprivate|indirect)\s+)*(?:class|struct|enum|protocol|actor)\s+(\w+)", re.M)
HEIR = re.compile(r"\bclass\s+(\w+)(?:<[^>{]*>)?\s*:\s*(\w+)")
FIELD = re.compile(r"^\s*(?:public |package )?(?:let|var)\s+(\w+)\s*:\s*([\w\[\]?.: ]+?)\s*$", re.M)
FOREIGN = re.compile(r"(^|/)(Pods|Carthage|\.build|DerivedData|checkouts|\.git|vendor)/")
MEMBER = re.compile(r"\b(func|var|let|case|init|subscript|typealias|class|struct|enum|protocol|"
                    r"actor|extension)\b[ \t]*(`?\w*)")
NESTING = {"class", "struct", "enum", "protocol", "actor", "extension"}
LITERAL = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.S)
BRANCH = re.compile(r"^\s*(?:case\b.*|default\s*):")


def words(name):
    """The words of a name in lower case and singular."""
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    return [re.sub(r"ies$", "y", w.lower()) if w.lower().endswith("ies")
            else re.sub(r"(?<=[^s])s$", "", w.lower()) for w in found]


def holds(name, subject):
    """Whether a name holds another as words."""
    all_words, own = words(name), words(subject)
    return any(all_words[i:i + len(own)] == own for i in range(len(all_words) - len(own) + 1))


def stem(name, tails):
    for tail in tails:
        if name.endswith(tail) and len(name) > len(tail):
            return name[:-len(tail)]
    return None


def is_test(path):
    return bool(re.search(r"(^|/)[^/]*(Tests?|Mocks?|Testing|Demo|Example)(/|\.swift$)", path))


def sources(app):
    for folder, folders, files in os.walk(app):
        folders[:] = [f for f in folders if not f.startswith(".")]
        for file in files:
            path = os.path.relpath(os.path.join(folder, file), app)
            if file.endswith(".swift") and not FOREIGN.search(path):
                yield path


def features(app, paths):
    """The names that a view and its driver share, but for those that other features' inherit from."""
    names = [Path(p).stem for p in paths if not is_test(p)]
    views = {stem(n, VIEWS) for n in names} - {None}
    drivers = {stem(n, DRIVERS) for n in names} - {None}
    heirs = [hit.groups() for p in paths for hit in HEIR.finditer(blank(read(app / p)))]
    bases = {s for s in views & drivers for heir, base in heirs
             if not holds(heir, s) and base in {s + tail for tail in VIEWS + DRIVERS}}
    return sorted(s for s in (views & drivers) - bases if len(s) > 2)


def hidden_files(paths, subject, others):
    """Files that are about a subject, and about no longer one."""
    longer = [o for o in others if o != subject and holds(o, subject)]
    return [p for p in paths if holds(Path(p).stem.split("+")[0], subject)
            and not any(holds(Path(p).stem, o) for o in longer)]


def read(path):
    return path.read_text(errors="replace") if path.is_file() else ""


def blank(text):
    """The text with blanks for comments and literals: brackets in these count for nothing."""
    return LITERAL.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def declared(text):
    return {m.group(1) for m in TYPE.finditer(blank(text))}


def members(text):
    """What a text declares inside of its types, and functions: (start, end, name), outermost only."""
    found, end = [], 0
    for mark in MEMBER.finditer(text):
        if mark.start() < end or mark.group(1) in NESTING:
            continue
        stop = extent(text, mark.end())
        start = text.rfind("\n", 0, mark.start()) + 1
        found.append((start, stop, (mark.group(2) or mark.group(1)).strip("`")))
        end = stop
    return found


def extent(text, position):
    """Where a declaration ends: at the first line end outside of brackets after which nothing goes on."""
    depth = 0
    while position < len(text):
        char = text[position]
        if char in "({[":
            depth += 1
        elif char in ")}]":
            if depth == 0:
                return position
            depth -= 1
        elif char == "\n" and depth == 0:
            goes_on = re.match(r"\s*([.{?:&|=]|->|where\b|else\b|throws\b|async\b|catch\b)", text[position:])
            before = text[:position].rstrip()[-1:]
            if not goes_on and before not in "=,(&|:":
                return position
        position += 1
    return position


def member_at(text, spans, offset):
    """The name of the member around an offset; of the type or file where there is none."""
    for start, end, name in spans:
        if start <= offset < end:
            return name
    return ""


def sites(app, path, pattern):
    """The members of a file that name something."""
    text = blank(read(app / path))
    spans = members(text)
    return {(path, member_at(text, spans, hit.start())) for hit in pattern.finditer(text)}


def balanced(text, start, end):
    """The whole lines around some bytes in which every bracket has its partner."""
    while True:
        start = text.rfind("\n", 0, start) + 1
        end = text.find("\n", end) + 1 or len(text)
        depth, lowest = 0, 0
        for char in text[start:end]:
            depth += (char in "({[") - (char in ")}]")
            lowest = min(lowest, depth)
        if lowest < 0 and start > 0:
            start -= 1
        elif depth > 0 and end < len(text):
            end += 1
        else:
            return start, end


def branch(text, start):
    """The branch of a switch around a line, and its first line; nil where there is none."""
    lines = text[:start].splitlines(keepends=True)
    indent = len(text[start:]) - len(text[start:].lstrip(" \t"))
    position = start
    for line in reversed(lines):
        position -= len(line)
        own = len(line) - len(line.lstrip(" \t"))
        if line.strip() and BRANCH.match(line) and own < indent:
            end = position + len(line)
            for after in text[end:].splitlines(keepends=True):
                if after.strip() and len(after) - len(after.lstrip(" \t")) <= own:
                    break
                end += len(after)
            return position, end, line
        if line.strip() and own < indent and line.rstrip().endswith("{"):
            return None
    return None


def take_out(app, files, types, subject):
    """Deletes files, and what elsewhere names their types: members about the subject, branches,
    statements. Returns the members that named them."""
    for path in files:
        (app / path).unlink()
    found, cases = set(), set()
    if not types:
        return found
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, sorted(types))) + r")\b")
    named = [path for path in sources(app) if pattern.search(blank(read(app / path)))]
    for path in named:
        if not is_test(path):
            found |= sites(app, path, pattern)
        text = read(app / path)
        while hit := pattern.search(plain := blank(text)):
            around = [s for s in members(plain) if s[0] <= hit.start() < s[1]]
            start, end = balanced(plain, hit.start(), hit.end())
            case = branch(plain, start)
            if around and holds(around[0][2], subject):
                start, end = around[0][0], around[0][1] + 1
            elif case and holds(case[2], subject):
                start, end = case[:2]
                cases |= {n for n in re.findall(r"\.(\w+)", case[2]) if holds(n, subject)}
            elif not around or (start <= around[0][0] and end >= around[0][1]):
                # What cannot go alone stays, and names nothing any more.
                text = text[:hit.start()] + "Gone" + text[hit.end():]
                continue
            text = text[:start] + text[end:]
        (app / path).write_text(text)
    for path in named if cases else []:
        text = read(app / path)
        for name in cases:
            text = re.sub(rf"^\s*case {name}\b(\([^)\n]*\))?[ \t]*\n", "", text, flags=re.M)
        (app / path).write_text(text)
    return found


def known(app, wiring, team, subject, others):
    """Of the members that named a feature, those that a sibling's example tells of: the same member, or one
    of the sibling's name in the same file, names the sibling's type of the same kind. The rest is known to
    whoever decides which screen opens the feature."""
    # By type of the feature: the siblings of its kind, with what they are called after.
    kin = {t: {t.replace(subject, o): o for o in others if o != subject} for t in team if subject in t}
    found = set()
    for path in {p for p, _ in wiring}:
        text = blank(read(app / path))
        spans = members(text)
        named = {}
        for hit in re.finditer(r"\b\w+\b", text):
            named.setdefault(hit.group(), set()).add(member_at(text, spans, hit.start()))
        for kind, siblings in kin.items():
            for member in {m for p, m in wiring if p == path} & named.get(kind, set()):
                found |= {(path, member) for sibling, other in siblings.items()
                          for m in named.get(sibling, ())
                          if m == member or words(m) == renamed(member, subject, other)}
    return found


def renamed(member, subject, other):
    """A member's words with the name of another feature in the place of one's."""
    own, old = words(member), words(subject)
    for i in range(len(own) - len(old) + 1):
        if own[i:i + len(old)] == old:
            return own[:i] + words(other) + own[i + len(old):]
    return None


def fields(app, files, subject):
    for path in files:
        text = read(app / path)
        match = re.search(r"struct " + re.escape(subject) + r"\b[^{]*\{(.*?)^\}", text, re.S | re.M)
        if match:
            return [f"{n}:{t.strip()}" for n, t in FIELD.findall(match.group(1))][:8]
    return []
