#!/usr/bin/env python3
"""Asks `strata lsp` what editors ask, over pipes, and looks at what it says.

usage: editor.py STRATA PROJECT [PART…]

The project is a copy of Examples/Tangled in a folder of its own: files of it are written.
"""

import inspect
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from lsp_client import CAPABILITIES, Client, apply, path_of, put_back, uri, without_capability

CART = "Sources/Tangled/Domain/Entities/Cart.swift"
USE_CASE = "Sources/Tangled/Domain/UseCases/PlaceOrderUseCase.swift"
FRAMEWORK = "dependency.framework-in-domain"
REFERENCE = "dependency.layer-reference"

SHOP = {
    "Package.swift": """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.target(name: "Shop")])
""",
    "Sources/Shop/Domain/UseCases/LoadFeedUseCase.swift": """struct LoadFeedUseCase: Sendable {
  let repository: any FeedRepository
  func execute() async throws -> [String] {
    try await repository.feed().filter { !$0.isEmpty }
  }
}
""",
    "Sources/Shop/Domain/Repositories/DishRepository.swift":
        "protocol DishRepository: Sendable { func dishes() async throws -> [String] }\n",
    "Sources/Shop/Data/Repositories/FeedRepository.swift": """import Foundation

protocol FeedRepository: Sendable {
  func feed() async throws -> [String]
}

struct LiveFeedRepository: FeedRepository {
  let address: URL
  func feed() async throws -> [String] { [] }
}
""",
}


# Starts a server in a session of its own, asks it to begin, and waits to be killed.
STARTER = """
import json, os, subprocess, sys, time
server = subprocess.Popen(
    [sys.argv[1], "lsp", "--no-cache"], cwd=sys.argv[2], stdin=subprocess.PIPE,
    stdout=subprocess.PIPE, start_new_session=True)
body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
    "processId": os.getpid(), "rootUri": "file://" + sys.argv[2], "capabilities": {}}}).encode()
server.stdin.write(b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
server.stdin.flush()
print(server.pid, flush=True)
time.sleep(600)
"""


def is_running(process):
    """Whether a process runs and is not merely to be waited for."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


class Parts:
    def __init__(self, command, project):
        self.command = command
        self.project = pathlib.Path(project).resolve()
        self.cart = self.project / CART

    def client(self, **options):
        return Client(self.command, self.project, **options)

    def lifecycle(self):
        client = self.client()
        number = client.send("textDocument/hover", {})
        expect(client.answer(number)["error"]["code"] == -32002, "a request before 'initialize'")
        result = client.start()
        expect(result["capabilities"]["positionEncoding"] == "utf-8", "utf-8 is offered")
        expect("diagnosticProvider" not in result["capabilities"], "nobody can refresh")
        number = client.send("textDocument/nothing", {})
        expect(client.answer(number)["error"]["code"] == -32601, "an unknown method")
        client.tell("$/unknown", {})
        expect(client.end() == 0, "the end")
        for after, code in [("exit", 1), (None, 0)]:
            client = self.client()
            client.start()
            if after:
                client.tell(after, None)
            else:
                client.process.stdin.close()
            expect(client.process.wait(10) == code, f"the code after {after}")

    def findings(self):
        client = self.client()
        client.start()
        address = client.open(self.cart)
        client.await_rules(address, [], "a clean file")
        client.insert(address, 2, 0, 0, "import UIKit\n")
        client.await_rules(address, [FRAMEWORK], "the finding")
        last = client.diagnostics[address][-1]
        item = last["diagnostics"][0]
        expect(last["version"] == 2, "the version")
        expect(item["range"]["start"]["line"] == 0, "the line")
        expect(item["range"]["start"] != item["range"]["end"], "an empty range")
        expect(item["severity"] == 1 and item["source"] == "strata", "severity and source")
        expect(len(item["data"]["finding"]) == 16, "the identity")
        hover = client.ask("textDocument/hover", {
            "textDocument": {"uri": address}, "position": {"line": 0, "character": 9}})
        expect("UIKit" in hover["contents"]["value"], hover)
        actions = client.ask("textDocument/codeAction", {
            "textDocument": {"uri": address}, "range": item["range"],
            "context": {"diagnostics": [item]}})
        titles = [action["title"] for action in actions]
        expect(titles[0] == "Remove 'import UIKit'", titles)
        expect(actions[0]["isPreferred"], "the preferred action")
        expect(["isPreferred" in action for action in actions[1:]] == [False] * (len(actions) - 1),
               titles)
        expect(any(title.startswith("Accept") for title in titles), titles)
        edit = actions[0]["edit"]["documentChanges"][0]
        expect(edit["textDocument"]["version"] == 2, "the version of the edit")
        change = edit["edits"][0]
        client.change(address, 3, [{"range": change["range"], "text": change["newText"]}])
        client.await_rules(address, [], "the end of the finding")
        explained = client.send("workspace/executeCommand", {
            "command": "strata.explain", "arguments": [address]})
        expect("Domain" in client.answer(explained)["result"], "the explanation of the file")
        placed = client.ask("workspace/executeCommand", {
            "command": "strata.place", "arguments": [address]})
        expect("Domain" in placed, placed)
        expect(client.end() == 0, "the end")

    def pages(self):
        """A finding leads to the page of its rule, where a cache is kept."""
        capabilities = json.loads(json.dumps(CAPABILITIES))
        capabilities["textDocument"]["publishDiagnostics"]["codeDescriptionSupport"] = True
        with tempfile.TemporaryDirectory() as cache:
            for arguments, has_page in [(("--cache-path", cache), True), (("--no-cache",), False)]:
                client = self.client(arguments=arguments)
                client.start(capabilities=capabilities)
                address = client.open(self.cart)
                client.insert(address, 2, 0, 0, "import UIKit\n")
                client.await_rules(address, [FRAMEWORK], "the finding")
                link = client.found(address)[0].get("codeDescription", {}).get("href")
                expect(bool(link) == has_page, link)
                if link:
                    page = path_of(link).read_text()
                    expect(page.startswith(f"# {FRAMEWORK}\n") and "## Why" in page, page[:200])
                expect(client.end() == 0, "the end")

    def suppression(self):
        client = self.client()
        client.start()
        path = self.project / USE_CASE
        address = client.open(path)
        client.until(lambda: REFERENCE in client.rules(address), what="the findings")
        item = [item for item in client.found(address) if item["code"] == REFERENCE][0]
        expect(item["relatedInformation"][0]["location"]["uri"].endswith(".swift"), item)
        actions = client.ask("textDocument/codeAction", {
            "textDocument": {"uri": address}, "range": item["range"],
            "context": {"diagnostics": [item]}})
        explain = [action for action in actions if "command" in action][0]["command"]
        text = client.ask("workspace/executeCommand", {
            "command": explain["command"], "arguments": explain["arguments"]})
        expect(REFERENCE in text, text)
        accept = [action for action in actions if action["title"].startswith("Accept")]
        expect(len(accept) == 1, [action["title"] for action in actions])
        change = accept[0]["edit"]["documentChanges"][0]["edits"][0]
        expect("strata:allow " + REFERENCE in change["newText"], change)
        client.change(address, 2, [{"range": change["range"], "text": change["newText"]}])
        before = client.rules(address)
        before.remove(REFERENCE)
        client.await_rules(address, before, "the end of one finding")
        expect(client.end() == 0, "the end")

    def moving(self):
        client = self.client()
        client.start()
        path = self.project / "Sources/Tangled/Data/DTO/TipDTO.swift"
        wrong = self.project / "Sources/Tangled/Domain/Entities/TipDTO.swift"
        text = "struct TipDTO: Decodable {\n  let amount: Int\n}\n"
        wrong.write_text(text)
        address = client.open(wrong)
        client.until(lambda: client.rules(address), what="the findings of a DTO in Domain")
        item = client.found(address)[0]
        actions = client.ask("textDocument/codeAction", {
            "textDocument": {"uri": address}, "range": item["range"],
            "context": {"diagnostics": client.found(address)}})
        moves = [a for a in actions if a["title"].startswith("Move")]
        expect(moves, [a["title"] for a in actions])
        rename = moves[0]["edit"]["documentChanges"][0]
        expect(rename["kind"] == "rename" and rename["newUri"] == uri(path), rename)
        expect(len(moves) == 1, [a["title"] for a in moves])
        client.tell("textDocument/didClose", {"textDocument": {"uri": address}})
        wrong.rename(path)
        address = client.open(path)
        client.await_rules(address, [], "a clean file at its new place")
        expect(client.end() == 0, "the end")
        path.unlink()

    def files(self):
        """A fix that makes a file, renames one and writes into it; not for who cannot do all that."""
        shop = self.project.parent / "shop"
        shutil.rmtree(shop, ignore_errors=True)
        for name, text in SHOP.items():
            (shop / name).parent.mkdir(parents=True, exist_ok=True)
            (shop / name).write_text(text)
        path = shop / "Sources/Shop/Data/Repositories/FeedRepository.swift"
        rule = "repository.protocol-outside-domain"
        for capabilities, count in [
            (CAPABILITIES, 1),
            (without_capability("workspace", "workspaceEdit", "resourceOperations"), 0),
            (without_capability("workspace", "workspaceEdit", "documentChanges"), 0),
        ]:
            client = Client(self.command, shop)
            client.start(capabilities=capabilities)
            address = client.open(path)
            client.await_rules(address, [rule], "the finding")
            item = client.found(address)[0]

            def fixes(item=item, address=address, client=client):
                actions = client.ask("textDocument/codeAction", {
                    "textDocument": {"uri": address}, "range": item["range"],
                    "context": {"diagnostics": [item]}})
                return [action for action in actions if action["title"].startswith("Fix")]

            offered = fixes()
            expect(len(offered) == count, [action["title"] for action in offered])
            if count:
                before = {name: (shop / name).read_text() for name in SHOP}
                former = apply(offered[0]["edit"])
                client.tell("textDocument/didClose", {"textDocument": {"uri": address}})
                left = path.with_name("LiveFeedRepository.swift")
                made = shop / "Sources/Shop/Domain/Repositories/FeedRepository.swift"
                expect(not path.exists() and left.exists() and made.exists(), "the files")
                address = client.open(left)
                client.await_rules(address, [], "a clean file")
                client.await_rules(client.open(made), [], "a clean new file")
                put_back(former)
                expect(before == {name: (shop / name).read_text() for name in SHOP}, "the way back")
            expect(client.end() == 0, "the end")

    def branches(self):
        """A branch switch: many files change at once, and the findings are those of the new ones."""
        client = self.client()
        client.start()
        address = client.open(self.project / USE_CASE)
        client.until(lambda: REFERENCE in client.rules(address), what="the findings")
        texts = {path: path.read_bytes() for path in (self.project / "Sources").rglob("*.swift")}
        try:
            for _ in range(3):
                before = len(client.diagnostics[address])
                for path, text in texts.items():
                    # The text that is open stays: what it names has another name there.
                    path.write_bytes(b"// another branch\n" + text.replace(
                        b"BackendStage", b"Stage"))
                client.until(lambda: REFERENCE not in client.rules(address), what="the new branch")
                expect(len(client.diagnostics[address]) - before <= 3, "a check for each file")
                for path, text in texts.items():
                    path.write_bytes(text)
                client.until(lambda: REFERENCE in client.rules(address), what="the old branch")
        finally:
            for path, text in texts.items():
                path.write_bytes(text)
        expect(client.end() == 0, "the end")

    def typing(self):
        """Twenty edits in a row: few runs, all positions right, the last version told."""
        client = self.client()
        client.start()
        address = client.open(self.cart)
        client.until(lambda: client.found(address) is not None, what="the first findings")
        client.insert(address, 2, 0, 0, "import UIKit\n")
        client.await_rules(address, [FRAMEWORK], "the finding")
        client.rest(0.3)
        before = len(client.diagnostics[address])
        for step in range(20):
            client.insert(address, 3 + step, 0, 0, "// 😀\n")
            time.sleep(0.005)
        client.until(lambda: client.diagnostics[address][-1].get("version") == 22,
                     what="findings of the last version")
        client.rest(0.3)
        told = client.diagnostics[address][before:]
        expect(len(told) <= 3, f"{len(told)} times told")
        for one in told:
            line = one["diagnostics"][0]["range"]["start"]["line"]
            expect(line == one["version"] - 2, f"line {line} of version {one['version']}")
        # Nothing rests while somebody types on: it must be told nevertheless.
        count = len(client.diagnostics[address])
        end = time.monotonic() + 2
        version = 22
        while time.monotonic() < end:
            version += 1
            client.insert(address, version, 0, 0, "//\n")
            client.rest(0.02)
        expect(len(client.diagnostics[address]) - count >= 4, "starved by typing")
        expect(client.end() == 0, "the end")

    def broken(self):
        """What is found stays while a text cannot be parsed."""
        client = self.client()
        client.start()
        address = client.open(self.cart)
        client.insert(address, 2, 0, 0, "import UIKit\n")
        client.await_rules(address, [FRAMEWORK], "the finding")
        client.insert(address, 3, 0, 0, "struct {{{ ( \"\n")
        client.until(lambda: client.diagnostics[address][-1].get("version") == 3,
                     what="findings of a broken text")
        expect(FRAMEWORK in client.rules(address), client.rules(address))
        line = [i for i in client.found(address) if i["code"] == FRAMEWORK][0]["range"]
        expect(line["start"]["line"] == 1, line)
        expect(client.end() == 0, "the end")

    def characters(self):
        """Emoji, CRLF and U+2028, in both ways of counting columns."""
        text = ("import Foundation\r\n/* \u2028 */\r\nstruct Odd {\r\n"
                "  let a = \"😀é\"; let b: DishDTO\r\n}\r\n")
        for encodings, units in [(["utf-8"], "utf-8"), (["utf-16"], "utf-16"), (None, "utf-16")]:
            capabilities = json.loads(json.dumps(CAPABILITIES))
            if encodings:
                capabilities["general"]["positionEncodings"] = encodings
            else:
                capabilities.pop("general")
            client = self.client()
            result = client.start(capabilities=capabilities)
            expect(result["capabilities"]["positionEncoding"] == units, units)
            path = self.project / "Sources/Tangled/Domain/Entities/Odd.swift"
            address = client.open(path, text)
            client.until(lambda: client.rules(address), what="a finding")
            item = [i for i in client.found(address) if "DishDTO" in i["message"]][0]["range"]
            line = text.split("\r\n")[item["start"]["line"]]
            expect(item["start"]["line"] == 3, item)
            data = line.encode("utf-8" if units == "utf-8" else "utf-16-le")
            size = 1 if units == "utf-8" else 2
            data = data[item["start"]["character"] * size:item["end"]["character"] * size]
            named = data.decode("utf-8" if units == "utf-8" else "utf-16-le")
            expect(named == "DishDTO", f"{units}: {named}")
            expect(client.end() == 0, "the end")

    def addresses(self):
        """Links, percent signs, and texts without a file."""
        with tempfile.TemporaryDirectory() as folder:
            link = pathlib.Path(folder) / "a link +"
            link.symlink_to(self.project)
            client = Client(self.command, folder)
            client.start([link])
            address = uri(link / CART).replace("Cart.swift", "%43art.swift")
            client.open(self.cart, address=address)
            client.insert(address, 2, 0, 0, "import UIKit\n")
            client.await_rules(address, [FRAMEWORK], "the finding by the client's address")
            client.open(None, "struct TipDTO: Decodable {}", "untitled:Untitled-1")
            placed = client.ask("workspace/executeCommand", {
                "command": "strata.place", "arguments": ["untitled:Untitled-1"]})
            expect("Data" in placed, placed)
            hover = client.ask("textDocument/hover", {
                "textDocument": {"uri": "untitled:Untitled-1"},
                "position": {"line": 0, "character": 0}})
            expect(hover is None, hover)
            client.tell("textDocument/didClose", {"textDocument": {"uri": address}})
            client.until(lambda: client.found(address) == [], what="nothing of a closed file")
            expect(client.end() == 0, "the end")

    def roots(self):
        """Two projects in one window, each with its own."""
        with tempfile.TemporaryDirectory() as folder:
            other = pathlib.Path(folder) / "Other"
            shutil.copytree(self.project, other)
            client = self.client()
            client.start([self.project, other])
            first = client.open(self.cart)
            second = client.open(other / CART)
            client.insert(second, 2, 0, 0, "import UIKit\n")
            client.await_rules(second, [FRAMEWORK], "the finding in the second project")
            client.await_rules(first, [], "none in the first")
            client.tell("workspace/didChangeWorkspaceFolders", {"event": {
                "added": [], "removed": [{"uri": uri(other), "name": "Other"}]}})
            client.insert(first, 2, 0, 0, "import UIKit\n")
            client.await_rules(first, [FRAMEWORK], "the finding in the first project")
            expect(client.end() == 0, "the end")

    def scope(self):
        client = self.client()
        client.start(initializationOptions={"diagnostics": "project"})
        client.until(lambda: sum(len(client.found(a) or []) for a in client.diagnostics) >= 17,
                     what="the findings of the project")
        client.tell("workspace/didChangeConfiguration", {
            "settings": {"strata": {"diagnostics": "off"}}})
        client.until(lambda: all(not client.found(a) for a in client.diagnostics),
                     what="no findings any more")
        expect(client.end() == 0, "the end")

    def reload(self):
        """Settings and sources that change on the disk, without a client that watches."""
        client = self.client()
        client.start()
        path = self.project / USE_CASE
        address = client.open(path)
        client.until(lambda: REFERENCE in client.rules(address), what="the findings")
        client.rest(0.5)
        settings = self.project / ".strata.yml"
        settings.write_text(f"rules:\n  {REFERENCE}: off\n")
        try:
            client.until(lambda: REFERENCE not in client.rules(address), what="the new settings")
            settings.write_text("rules: [\n")
            client.until(lambda: any(n["method"] == "window/showMessage" for n in client.notices),
                         what="word of broken settings")
        finally:
            settings.unlink()
        client.until(lambda: REFERENCE in client.rules(address), what="the old settings")
        expect(client.end() == 0, "the end")

    def watching(self):
        """The same with a client that watches."""
        capabilities = json.loads(json.dumps(CAPABILITIES))
        capabilities["workspace"]["didChangeWatchedFiles"] = {"dynamicRegistration": True}
        capabilities["workspace"]["configuration"] = True
        client = self.client()
        client.configuration = {"codeLens": True}
        client.start(capabilities=capabilities)
        path = self.project / USE_CASE
        address = client.open(path)
        client.until(lambda: REFERENCE in client.rules(address), what="the findings")
        methods = [question["method"] for question in client.questions]
        expect("client/registerCapability" in methods, methods)
        expect("workspace/configuration" in methods, methods)
        lenses = client.ask("textDocument/codeLens", {"textDocument": {"uri": address}})
        expect("Domain" in lenses[0]["command"]["title"], lenses)
        client.rest(1)
        settings = self.project / ".strata.yml"
        settings.write_text(f"rules:\n  {REFERENCE}: off\n")
        try:
            client.rest(2)
            expect(REFERENCE in client.rules(address), "a client that watches is not asked")
            client.tell("workspace/didChangeWatchedFiles", {
                "changes": [{"uri": uri(settings), "type": 1}]})
            client.until(lambda: REFERENCE not in client.rules(address), what="the new settings")
        finally:
            settings.unlink()
        expect(client.end() == 0, "the end")

    def pulling(self):
        capabilities = json.loads(json.dumps(CAPABILITIES))
        capabilities["textDocument"]["diagnostic"] = {}
        capabilities["workspace"]["diagnostics"] = {"refreshSupport": True}
        client = self.client()
        result = client.start(capabilities=capabilities)
        expect(result["capabilities"]["diagnosticProvider"]["interFileDependencies"], result)
        address = client.open(self.cart)

        def pull(previous=None):
            params = {"textDocument": {"uri": address}}
            if previous:
                params["previousResultId"] = previous
            return client.ask("textDocument/diagnostic", params)

        first = pull("anything")
        expect(first["kind"] == "full" and first["items"] == [], first)
        expect(pull(first["resultId"])["kind"] == "unchanged", "the same again")
        client.insert(address, 2, 0, 0, "import UIKit\n")
        second = pull(first["resultId"])
        expect([i["code"] for i in second["items"]] == [FRAMEWORK], second)
        client.tell("textDocument/didClose", {"textDocument": {"uri": address}})
        client.open(self.cart)
        third = pull(first["resultId"])
        expect(third["kind"] == "full" and third["items"] == [], "the first after opening is full")
        expect(not client.diagnostics, "pushed, too")
        other = self.project / "Sources/Tangled/Domain/Entities/Order.swift"
        address = client.open(other)
        pull()
        count = len(client.questions)
        settings = self.project / ".strata.yml"
        address = client.open(self.project / USE_CASE)
        expect(REFERENCE in [i["code"] for i in pull()["items"]], "the findings")
        settings.write_text(f"rules:\n  {REFERENCE}: off\n")
        try:
            client.until(lambda: any(q["method"] == "workspace/diagnostic/refresh"
                                     for q in client.questions[count:]), what="a refresh")
            expect(REFERENCE not in [i["code"] for i in pull()["items"]], "the new settings")
        finally:
            settings.unlink()
        expect(client.end() == 0, "the end")

    def cancelling(self):
        client = self.client()
        client.start()
        address = client.open(self.cart)
        # The first check is under way, so that this has to wait.
        number = client.send("textDocument/hover", {
            "textDocument": {"uri": address}, "position": {"line": 0, "character": 0}})
        client.tell("$/cancelRequest", {"id": number})
        answer = client.answer(number)
        expect(answer.get("error", {}).get("code") == -32800, answer)
        expect(client.end() == 0, "the end")

    def hostile(self):
        """Garbage, huge messages and files, and clients that vanish."""
        client = self.client()
        client.start()
        client.process.stdin.write(b"\x00\xff garbage\r\n\r\n")
        client.write(b"{not json")
        client.write(b"[" * 1000)
        address = client.open(self.cart)
        client.until(lambda: client.found(address) is not None, what="findings after garbage")
        large = client.open(self.project / "Large.swift", "// " + "x" * (2 << 20))
        client.until(lambda: client.found(large), what="word of a large file")
        expect("not checked" in client.found(large)[0]["message"], client.found(large))
        huge = client.open(self.project / "Huge.swift", "// " + "x" * (50 << 20))
        client.until(lambda: client.found(huge), 120, "word of a huge file")
        client.write(b'{"jsonrpc":"2.0","method":"x","params":{"a":"' + b"x" * (70 << 20) + b'"}}')
        client.insert(address, 2, 0, 0, "import UIKit\n")
        client.await_rules(address, [FRAMEWORK], "findings after a message that is too long", 120)
        # A change that is too long to be read is told of, until the whole text comes again.
        client.change(address, 3, [{"text": "// " + "x" * (70 << 20)}])
        client.until(lambda: "not checked" in (client.found(address) or [{"message": ""}])[0][
            "message"], 120, "word of a change that is too long")
        client.insert(address, 4, 0, 0, "// of a text that nobody knows\n")
        client.rest(0.5)
        expect("not checked" in client.found(address)[0]["message"], client.found(address))
        client.change(address, 5, [{"text": "import UIKit\nstruct Cart {}\n"}])
        client.await_rules(address, [FRAMEWORK], "findings of the whole text")
        expect(client.end() == 0, "the end")
        # A client that is killed: its pipes close; or its process is gone and the pipes are held.
        sleeper = subprocess.Popen(["sleep", "600"])
        client = self.client()
        client.start(processId=sleeper.pid)
        client.open(self.cart)
        client.rest(0.2)
        sleeper.kill()
        sleeper.wait()
        expect(client.process.wait(10) == 0, "the end with the client's process")
        # A client that starts the server and is killed while it waits for an answer.
        starter = subprocess.Popen(
            [sys.executable, "-c", STARTER, self.command, str(self.project)],
            stdout=subprocess.PIPE, text=True)
        server = int(starter.stdout.readline())
        starter.kill()
        starter.wait()
        end = time.monotonic() + 10
        while is_running(server) and time.monotonic() < end:
            time.sleep(0.05)
        expect(not is_running(server), "an orphan of a client that was killed")
        # Nobody reads what is said: without a thread, which would hold the pipe.
        process = subprocess.Popen(
            [self.command, "lsp", "--no-cache"], cwd=self.project, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE)
        process.stdout.close()
        body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.flush()
        expect(process.wait(10) == 0, "the end of a server that nobody reads")


def main():
    command, project, *chosen = sys.argv[1:]
    parts = Parts(os.path.abspath(command), project)
    failures = 0
    for name, part in inspect.getmembers(parts, inspect.ismethod):
        if name.startswith("__") or name == "client" or (chosen and name not in chosen):
            continue
        start = time.monotonic()
        try:
            part()
            print(f"{name}: right, {time.monotonic() - start:.1f} s", flush=True)
        except (AssertionError, BrokenPipeError, subprocess.TimeoutExpired) as error:
            failures += 1
            print(f"{name}: WRONG: {error}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
