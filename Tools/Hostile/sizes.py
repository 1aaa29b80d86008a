"""The size list: inputs that are large, deep or many, each under the limits of time and memory."""

import size_inputs as made
import size_manifests
import size_sources
from cases import Case, Step
from size_commands import twice, unsaved


def _trees():
    """Many files, deep folders."""
    return [
        ("20,000 files", made.many_files(20_000), twice),
        ("unsaved in 20,000 files", made.many_files(20_000), unsaved),
        ("folders 200 deep", made.deep_folders(200), twice),
        ("folders 5,000 deep", made.deep_folders(5_000), twice),
    ]


def cases(is_quick=False):
    """Every case; the quick form has those that are written and read in no time."""
    listed = size_sources.large() + size_sources.deep() + size_manifests.large() + _trees()
    if is_quick:
        names = ("1 MB of #", "billion laughs in settings", "1,000 nested ()", "folders 200 deep")
        listed = [entry for entry in listed if entry[0] in names]
    return [_case(*entry) for entry in listed]


def _case(name, write, commands):
    def prepare(place):
        write(place)
        return [Step(command) for command in commands(place)]

    return Case(name, prepare)
