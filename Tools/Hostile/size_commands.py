"""What is run on inputs of the size list."""

import os

from commands import Command


def once(place):
    """Checks everything, and keeps nothing."""
    return [Command(["check", "--no-cache", "--all-rules", "--info"])]


def twice(place):
    """Checks twice, the second time with what the first one kept."""
    return [
        Command(["check", "--all-rules", "--info"]),
        Command(["check", "--format", "json"], "json"),
    ]


def unsaved(place):
    """Checks an unsaved text of a megabyte, and one that is deep, over what is there."""
    large = b"func a() { B(c: .d) }\n" * 45_000
    deep = b"let a = " + b"(" * 100_000 + b")" * 100_000
    return [
        Command(["check", "--stdin-path", "New.swift", "-"], given=text) for text in (large, deep)
    ]


def report(place):
    """Writes the page."""
    page = os.path.join(place.results, "page.html")
    return [Command(["report", "-o", page], "html", page)]


def everything(place):
    """All that reads a project in a way of its own."""
    return [
        *twice(place),
        *unsaved(place),
        *report(place),
        Command(["advise", "--format", "json"], "json"),
        Command(["layers", "--format", "json"], "json"),
        Command(["init", "--print"]),
        Command(["graph", "--level", "type", "--format", "json"], "json"),
        Command(["graph", "--level", "type", "--format", "svg"], "svg"),
        Command(["baseline", "show"]),
    ]


def settings(place):
    """What has to do with settings."""
    return [*once(place), Command(["settings"]), *report(place)]
