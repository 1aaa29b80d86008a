"""Programs in place of Strata that each do one thing wrong, to show that the attack sees it."""

import os
import sys

# By the name of the mistake: a script for `sh`, and what the attack has to say of it. `$OUTSIDE` is
# the folder outside the project.
MISTAKES = {
    "hangs": ("sleep 60", "did not end"),
    "crashes": ("kill -ILL $$", "ended by signal"),
    "ends with another code": ("exit 7", "ended with 7"),
    "fails without a word": ("exit 2", "lines of error"),
    "fails with two errors": ("echo 'error: a' >&2; echo 'error: b' >&2; exit 2", "lines of error"),
    "takes much memory": (f"exec '{sys.executable}' -c 'x = b\"x\" * (1500 << 20)'", "used "),
    "leaves a process": ("(sleep 5) > /dev/null 2>&1 & exit 0", "left running"),
    "writes outside": ('echo x > "$OUTSIDE/made"', "changed 'outside/made'"),
    "changes what is outside": ('echo x >> "$OUTSIDE/secret.txt"', "changed 'outside/secret.txt'"),
    "writes at home": ('echo x > "$HOME/.made"', "changed 'home/.made'"),
    "leaves a temporary file": ('echo x > "$TMPDIR/made"', "changed 'temporary/made'"),
    "changes the project": ("echo x >> A.swift", "changed 'project/A.swift'"),
    "removes a file": ("rm A.swift", "changed 'project/A.swift'"),
    "changes rights": ("chmod 700 A.swift", "changed 'project/A.swift'"),
    "follows a link": ('cat "$OUTSIDE/secret.txt"', "shows the secret"),
    "follows a link in an error": (
        'echo "error: $(cat "$OUTSIDE/secret.txt")" >&2; exit 2',
        "shows the secret",
    ),
    "keeps the secret": (
        'mkdir -p "$XDG_CACHE_HOME/strata"; '
        'cp "$OUTSIDE/secret.txt" "$XDG_CACHE_HOME/strata/facts.pack"',
        "in the cache",
    ),
    "prints an escape": ("printf '\\033[31mred\\n'", "control character"),
    "prints an escape as an error": (
        "printf 'error: \\033]0;x\\007\\n' >&2; exit 2",
        "control character",
    ),
    "turns text round": ("printf '\\342\\200\\256\\n'", "control character"),
    "prints an order": ("echo '::error::x'", "would obey"),
    "prints an order behind blanks": ("echo '  ##[error]x'", "would obey"),
    "runs a program": ('"$PROGRAMS/evil"', "ran the program of evil"),
}

# By the form: a document that is none.
DOCUMENTS = {
    "json": '{"a": 1',
    "sarif": "[1,]",
    "gitlab": "",
    "junit": "<a><b></a>",
    "checkstyle": "<a>&b;</a>",
    "svg": "<svg",
    "html": "<!doctype html><html>",
}

# What is right, by form, and has to pass.
RIGHT = {
    "text": "all is well\n\t2 files\n",
    "json": '{"a": [1, "\\u001b"]}',
    "junit": "<a>&#9;</a>",
    "html": "<!doctype html><html></html>\n",
    "github": "::error file=a::b\n",
}


def write(path, script, place):
    """Writes a stand-in that knows the folders of a place."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\nOUTSIDE='{place.outside}'\nPROGRAMS='{place.programs}'\n{script}\n")
    os.chmod(path, 0o755)
