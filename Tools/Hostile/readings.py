"""The commands that read a project, each once, for cases that are built by hand."""

import os

from cases import Step
from commands import Command

SOURCE = "Sources/Shop/Presentation/Orders/OrdersView.swift"


def few_steps(place):
    """The commands that ask git for all that Strata ever asks."""
    names = (
        ["check", "--changed-since"],
        ["audit", "--base"],
        ["report", "-o"],
        ["advise", "--format"],
    )
    return [step for step in steps(place) if step.command.words[:2] in names]


def steps(place, source=SOURCE, folder="", forms=("text",), has_history=True, **more):
    """Every command that reads a project, as steps."""
    page = os.path.join(place.results, "page.html")
    baseline = os.path.join(place.results, "baseline.json")
    words = []
    for form in forms:
        words.append((["check", "--info", "--all", "--format", form], form))
    words += [
        (["audit", "--format", "json", "--all"], "json"),
        (["layers", "--format", "json"], "json"),
        (["settings", "--all"], "text"),
        (["explain", source], "text"),
        (["graph", "--level", "module", "--format", "json"], "json"),
        (["advise", "--format", "json", "--all"], "json"),
        (["place", source], "text"),
        (["init", "--print"], "text"),
        (["baseline", "show", "--format", "json"], "json"),
    ]
    if has_history:
        words += [
            (["check", "--changed-since", "HEAD~1", "--format", "sarif"], "sarif"),
            (["audit", "--base", "HEAD~1"], "text"),
        ]
    commands = [Command(list(line), form) for line, form in words]
    commands.append(Command(["report", "-o", page], "html", page))
    commands.append(
        Command(["baseline", "write", "--baseline", baseline], "text", writes=[baseline])
    )
    return [Step(command, folder, **more) for command in commands]
