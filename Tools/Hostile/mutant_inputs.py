"""The input of a mutant: by its number and the seed of the run always the same."""

import os
import random
import shutil

import histories
import indexes
import mutators
import packs
import places
import tree_mutators
from commands import Commands


class Stock:
    """What mutants are made of, prepared once: trees, their repositories, packs and an index."""

    def __init__(self, trees, templates, caches, store, maker):
        self.trees = trees
        # Folders with the `.git` of a tree, by its name.
        self.templates = templates
        # Packs of a run on a tree, by its name.
        self.packs = caches
        self.store = store
        # The place at which the index was made.
        self.maker = maker


class Mutant:
    """An input on its way to the disk, and the commands that are to read it."""

    def __init__(self, stock, seed, number):
        self.stock = stock
        self.chance = random.Random(f"{seed}/{number}")
        self.kind = self.chance.choices(
            ("tree", "pack", "index"), (85, 10, 5 if stock.store else 0)
        )[0]
        self.name = "index" if self.kind == "index" else self.chance.choice(sorted(stock.trees))
        tree = indexes.SOURCES if self.kind == "index" else stock.trees[self.name]
        self.tree = {os.fsencode(path): content for path, content in tree.items()}
        self.has_history = self.kind == "tree" and self.chance.random() < 0.2
        self.is_unattended = self.chance.random() < 0.85
        self.is_compared = self.chance.random() < 0.2

    def build(self, place):
        """Writes the input into a place, spoiled, and picks the commands."""
        outside = os.fsencode(place.outside)
        if self.kind == "tree" or self.chance.random() < 0.2:
            for _ in range(self.chance.choice((1, 1, 1, 2, 3, 5))):
                self._spoil(outside)
        places.write(self.tree, place.project)
        if self.has_history and not os.path.lexists(os.path.join(place.project, ".git")):
            folder = os.path.join(place.project, ".git")
            shutil.copytree(self.stock.templates[self.name], folder)
            if self.chance.random() < 0.3:
                histories.spoil(folder, self.chance, mutators.mutate)
        if self.kind == "pack":
            self._write_pack(place)
        elif self.kind == "index":
            store = indexes.moved(self.stock.store, self.stock.maker, place)
            places.write(indexes.spoilt(store, self.chance, mutators.mutate), self._store(place))
        return self._commands(place)

    def _spoil(self, outside):
        if self.chance.random() < 0.25:
            self.tree = tree_mutators.mutate(self.tree, self.chance, outside)
            return
        paths = sorted(path for path, content in self.tree.items() if isinstance(content, bytes))
        # Manifests and settings are few beside sources, and as worth the trouble.
        odd = [path for path in paths if not path.endswith(b".swift") or path.count(b"/") == 0]
        path = self.chance.choice(odd if odd and self.chance.random() < 0.5 else paths)
        others = [self.tree[other] for other in paths]
        self.tree[path] = mutators.mutate(self.tree[path], self.chance, others)

    def _write_pack(self, place):
        pack = self.stock.packs[self.name]
        kind = self.chance.choice(("damaged", "forged", "forged", "lying"))
        if kind == "lying":
            pack = packs.lying(pack, self.chance)
        else:
            pack = getattr(packs, kind)(pack, self.chance, mutators.mutate)
        # What an accident spoiled must change no verdict; what was forged may.
        self.is_compared = kind == "damaged"
        os.makedirs(os.path.dirname(place.pack), exist_ok=True)
        places.put(pack, place.pack)

    def _store(self, place):
        return os.path.join(place.cache, "store")

    def _commands(self, place):
        maker = Commands(self.tree, self.chance, place.results, self.has_history)
        count = self.chance.choice((2, 3, 3, 4))
        commands = [maker.pick() for _ in range(count)]
        if not self.is_unattended:
            for command in commands:
                # On somebody's machine a check takes out of the baseline what is gone.
                if command.name == "check":
                    command.writes.append(".strata-baseline.json")
        if self.kind == "index":
            commands = [
                command
                for command in commands
                if command.name in ("check", "layers", "graph", "explain", "report")
            ]
            commands = commands or [maker.check()]
            for command in commands:
                command.words[1:1] = ["--index-store", self._store(place)]
        return commands
