#!/usr/bin/env python3
"""Lets real editors, without a screen, work with `strata lsp`: each opens a file of the project,
shows a finding, sees it vanish, and applies an action.

usage: editors.py STRATA PROJECT OTHER [NEOVIM-0.11]

The editors are set as in the guide: by the files of `Editors`, with `strata` on the path. The projects
are copies of Examples/Tangled in folders of their own. Editors that are not installed are left out and
named.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent / "Editors"


def run(name, arguments, environment, said=None):
    print(f"== {name}", flush=True)
    if not shutil.which(arguments[0]):
        print("left out: it is not installed")
        return True
    try:
        done = subprocess.run(
            arguments, env={**os.environ, **environment}, capture_output=True, text=True,
            timeout=180, stdin=subprocess.DEVNULL)
        text, code = done.stdout + done.stderr, done.returncode
    except subprocess.TimeoutExpired as error:
        text, code = f"WRONG: no end: {error.stdout} {error.stderr}", 1
    if said:
        text = pathlib.Path(said).read_text() if os.path.exists(said) else "WRONG: " + text
    lines = [line for line in text.replace("\r", "\n").split("\n")
             if line.startswith(("right", "WRONG", "action", "hover", "line"))]
    print("\n".join(lines) or text, flush=True)
    return code == 0 and "WRONG" not in text and "right" in text


def main():
    strata, project, other = (str(pathlib.Path(p).resolve()) for p in sys.argv[1:4])
    new = sys.argv[4] if len(sys.argv) > 4 else "nvim"
    tools = tempfile.TemporaryDirectory()
    pathlib.Path(tools.name, "strata").symlink_to(strata)
    environment = {"SETTINGS": str(HERE.parents[2] / "Editors"), "PROJECT": project,
                   "PATH": f"{tools.name}:{os.environ['PATH']}"}
    results = [
        run("Neovim 0.11", [new, "--headless", "--clean", "-l", str(HERE / "new.lua"),
                            project, other], environment),
        run("Neovim before 0.11", ["nvim", "-u", "NONE", "--headless", "-c",
                                   f"luafile {HERE / 'old.lua'}"], environment),
        run("Emacs, eglot", ["emacs", "--batch", "-f", "package-activate-all", "-l",
                             str(HERE / "eglot.el")], environment),
        run("Emacs, lsp-mode", ["emacs", "--batch", "-f", "package-activate-all", "-l",
                                str(HERE / "lsp-mode.el")], environment),
    ]
    with tempfile.TemporaryDirectory() as folder:
        said = os.path.join(folder, "said.txt")
        results.append(
            run("Vim, ALE", ["vim", "-N", "-u", "NONE", "--not-a-term", "-S",
                             str(HERE / "ale.vim")], {**environment, "SAID": said}, said))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
