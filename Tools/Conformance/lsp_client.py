"""A client of the Language Server Protocol over pipes, with nothing but Python's own library."""

import json
import os
import pathlib
import queue
import subprocess
import threading
import time
import urllib.parse

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8", "utf-16"]},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
    },
    "workspace": {
        "workspaceEdit": {
            "documentChanges": True, "resourceOperations": ["create", "rename", "delete"]},
        "workspaceFolders": True,
    },
}


def uri(path):
    return pathlib.Path(path).absolute().as_uri()


def path_of(address):
    """The path of a file by its address."""
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(address).path))


def without_capability(*path):
    """The capabilities without one."""
    copy = json.loads(json.dumps(CAPABILITIES))
    at = copy
    for name in path[:-1]:
        at = at[name]
    at.pop(path[-1])
    return copy


def edited(data, edits):
    """The bytes of a text with edits made, whose columns are bytes."""
    starts = [0]
    while (end := data.find(b"\n", starts[-1])) >= 0:
        starts.append(end + 1)

    def offset(place):
        return starts[place["line"]] + place["character"]

    pieces = sorted(
        enumerate(edits), key=lambda one: (offset(one[1]["range"]["start"]), one[0]), reverse=True)
    for _, edit in pieces:
        start, end = (offset(edit["range"][side]) for side in ("start", "end"))
        data = data[:start] + edit["newText"].encode() + data[end:]
    return data


def apply(edit):
    """Does on the disk what a workspace edit with documentChanges says; what the files were, by path,
    with None for those that were not there."""
    former = {}

    def note(path):
        former.setdefault(path, path.read_bytes() if path.exists() else None)

    for change in edit["documentChanges"]:
        kind = change.get("kind")
        if kind == "rename":
            old, new = path_of(change["oldUri"]), path_of(change["newUri"])
            note(old)
            note(new)
            assert not new.exists(), f"{new} is there already"
            new.parent.mkdir(parents=True, exist_ok=True)
            old.rename(new)
        elif kind == "create":
            path = path_of(change["uri"])
            note(path)
            assert not path.exists(), f"{path} is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"")
        elif kind == "delete":
            path = path_of(change["uri"])
            note(path)
            path.unlink()
        else:
            path = path_of(change["textDocument"]["uri"])
            note(path)
            path.write_bytes(edited(path.read_bytes(), change["edits"]))
    return former


def put_back(former):
    """Undoes what was applied."""
    for path, data in former.items():
        if data is None:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(data)


class Client:
    """A server that runs, and what it has said."""

    def __init__(self, command, folder, arguments=("--no-cache",)):
        self.process = subprocess.Popen(
            [command, "lsp", *arguments], cwd=folder, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE)
        self.folder = folder
        self.number = 0
        self.said = queue.Queue()
        self.answers = {}
        self.diagnostics = {}
        self.notices = []
        self.questions = []
        self.configuration = None
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            self.receive(self.process.stdout)
        except ValueError:
            # Somebody closed it.
            self.said.put(None)

    def receive(self, stream):
        while True:
            length = 0
            while True:
                line = stream.readline()
                if not line:
                    self.said.put(None)
                    return
                if line == b"\r\n":
                    break
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            self.said.put(json.loads(stream.read(length)))

    def write(self, body):
        data = json.dumps(body).encode() if not isinstance(body, bytes) else body
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def tell(self, method, params):
        self.write({"jsonrpc": "2.0", "method": method, "params": params})

    def send(self, method, params):
        self.number += 1
        self.write({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        return self.number

    def take(self, message):
        """Notes what the server says, and answers what it asks."""
        if "method" not in message:
            self.answers[message["id"]] = message
        elif "id" in message:
            self.questions.append(message)
            result = None
            if message["method"] == "workspace/configuration":
                result = [self.configuration]
            self.write({"jsonrpc": "2.0", "id": message["id"], "result": result})
        elif message["method"] == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics.setdefault(params["uri"], []).append(params)
        else:
            self.notices.append(message)

    def until(self, condition, seconds=30, what="something"):
        """Takes messages in until a condition holds."""
        end = time.monotonic() + seconds
        while not condition():
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError(f"{what} did not happen in {seconds} s")
            try:
                message = self.said.get(timeout=left)
            except queue.Empty:
                continue
            if message is None:
                raise AssertionError(f"the server ended before {what}")
            self.take(message)

    def rest(self, seconds):
        """Takes in what comes within some time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                message = self.said.get(timeout=left)
            except queue.Empty:
                return
            if message is None:
                return
            self.take(message)

    def answer(self, number, seconds=30):
        self.until(lambda: number in self.answers, seconds, f"the answer to request {number}")
        return self.answers[number]

    def ask(self, method, params, seconds=30):
        answer = self.answer(self.send(method, params), seconds)
        assert "error" not in answer, answer
        return answer["result"]

    def start(self, folders=None, capabilities=CAPABILITIES, **more):
        folders = [self.folder] if folders is None else folders
        result = self.ask("initialize", {
            "processId": os.getpid(), "rootUri": uri(folders[0]) if folders else None,
            "workspaceFolders": [{"uri": uri(f), "name": str(f)} for f in folders] or None,
            "capabilities": capabilities, **more})
        self.tell("initialized", {})
        return result

    def open(self, path, text=None, address=None):
        address = address or uri(path)
        text = pathlib.Path(path).read_text() if text is None else text
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": address, "languageId": "swift", "version": 1, "text": text}})
        return address

    def change(self, address, version, changes):
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": address, "version": version}, "contentChanges": changes})

    def insert(self, address, version, line, character, text):
        place = {"line": line, "character": character}
        self.change(address, version, [{"range": {"start": place, "end": place}, "text": text}])

    def found(self, address):
        """What was said last of a document."""
        return self.diagnostics.get(address, [{"diagnostics": None}])[-1]["diagnostics"]

    def rules(self, address):
        return sorted(item.get("code", "") for item in self.found(address) or [])

    def await_rules(self, address, rules, what, seconds=30):
        self.until(lambda: self.found(address) is not None and self.rules(address) == rules,
                   seconds, what)

    def end(self):
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.process.wait(10)
