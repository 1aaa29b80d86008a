"""What Strata says of labelled apps: shared by calibration.py and weights.py.

A label file has a line for each file: app, path, layer, separated by tabs, below a heading.
"""
import collections
import concurrent.futures
import json
import os
import subprocess


def labels(path):
    """App → path → layer."""
    apps = collections.defaultdict(dict)
    with open(path) as lines:
        next(lines)
        for line in lines:
            app, file, layer = line.rstrip("\n").split("\t")
            if layer != "Other":
                apps[app][file] = layer
    return apps


def layers(strata, folder):
    """The files of one checkout as `strata layers` sees them."""
    command = [os.path.abspath(strata), "layers", "--format", "json", "--evidence"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{folder}: {run.stderr[-500:]}")
    return json.loads(run.stdout)["files"]


def judged(strata, corpus, label_file):
    """(app, file, label) for each labelled file of the apps in the corpus."""
    apps = {a: t for a, t in labels(label_file).items() if os.path.isdir(f"{corpus}/{a}")}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda app: layers(strata, f"{corpus}/{app}"), sorted(apps))
        for app, files in zip(sorted(apps), found):
            for file in files:
                if file["file"] in apps[app]:
                    yield app, file, apps[app][file["file"]]


def decided_by(file):
    """What makes up half of what speaks for the layer: names, company (neighbours and uses) or content."""
    own = [item for item in file["evidence"] if item["layer"] == file["layer"]]
    total = sum(item["weight"] for item in own)

    def makes_half(*kinds):
        part = sum(item["weight"] for item in own if item["kind"] in kinds)
        return part > 0 and part * 2 >= total

    if makes_half("folder", "module", "settings"):
        return "names"
    return "company" if makes_half("neighbours", "references") else "content"
