"""A client of the Language Server Protocol over pipes, with nothing but Python's own library."""

import json
import os
import pathlib
import queue
import subprocess
import threading
import time

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8", "utf-16"]},
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
    },
    "workspace": {
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["rename"]},
        "workspaceFolders": True,
    },
}


def uri(path):
    return pathlib.Path(path).absolute().as_uri()


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
