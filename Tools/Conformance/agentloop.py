#!/usr/bin/env python3
"""Lets an agent add a feature to a copy of a project, with a model whose every turn is scripted.

usage: agentloop.py STRATA PROJECT

The agent is pydantic-ai's, its model is a function: no network. It asks for the map, where its screen
model belongs and whether it may be written; it is denied once, because the model talks to the
network; it takes the route that the refusal names, and writes only what was allowed. In the end the
audit has to find nothing new. PROJECT is `Examples/Tangled`; it is copied.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile

from fastmcp.client.transports import StdioTransport
from pydantic_ai import Agent
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart, ToolReturnPart
from pydantic_ai.models.function import FunctionModel

FOLDER = "Sources/Tangled"
SCREEN = f"{FOLDER}/Presentation/Features/Gifts/GiftNoteViewModel.swift"
WRONG = """import Foundation

@MainActor
final class GiftNoteViewModel {
  private let client: APIClient

  init(client: APIClient) { self.client = client }

  func load() async throws { _ = try await client.get("gifts") as String }
}
"""
PORT = f"{FOLDER}/Domain/Repositories/GiftNoteRepository.swift"
PORT_TEXT = """/// Keeps the words that go with a gift.
protocol GiftNoteRepository: Sendable {
  func note(forOrder number: Int) async throws -> String
}
"""
RIGHT = """import Foundation

@MainActor
final class GiftNoteViewModel {
  private let notes: any GiftNoteRepository
  private(set) var text = ""

  init(notes: any GiftNoteRepository) { self.notes = notes }

  func load(order number: Int) async throws { text = try await notes.note(forOrder: number) }
}
"""


class Script:
    """What the model does turn by turn, and what it has to be answered."""

    def __init__(self):
        self.turns = [
            ("map", {}, "Domain"),
            ("place", {"text": WRONG}, "Presentation"),
            ("guard", {"path": SCREEN, "content": WRONG}, "deny"),
            ("explain", {"target": "Presentation->Data"}, "Domain"),
            ("guard", {"path": PORT, "content": PORT_TEXT}, "allow"),
            ("write_file", {"path": PORT, "content": PORT_TEXT}, "written"),
            ("guard", {"path": SCREEN, "content": RIGHT}, "allow"),
            ("write_file", {"path": SCREEN, "content": RIGHT}, "written"),
            ("audit", {}, "'errors': 0, 'warnings': 0"),
        ]
        self.said = []

    def turn(self, messages, info):
        """The next call, once the last one was answered as it has to be."""
        if self.said:
            part = next(
                part for part in reversed(messages[-1].parts) if isinstance(part, ToolReturnPart))
            name, _, wanted = self.turns[len(self.said) - 1]
            answer = str(part.content)
            print(f"{name}: {answer[:160]}")
            assert wanted in answer, f"{name}: no \"{wanted}\" in: {answer}"
            if wanted == "deny":
                assert "protocol" in answer, f"the refusal names no route: {answer}"
        if len(self.said) == len(self.turns):
            return ModelResponse(parts=[TextPart("done")])
        name, arguments, _ = self.turns[len(self.said)]
        tools = {tool.name for tool in info.function_tools}
        assert name in tools, f"no tool '{name}' among {sorted(tools)}"
        self.said.append(name)
        return ModelResponse(parts=[ToolCallPart(name, arguments)])


async def run(strata, project):
    """One conversation, from the task to the audit."""
    script = Script()
    server = MCPToolset(
        StdioTransport(strata, ["mcp", "--project-root", project], cwd=project))
    agent = Agent(FunctionModel(script.turn), toolsets=[server])

    @agent.tool_plain
    def write_file(path: str, content: str) -> str:
        """Writes a file."""
        whole = os.path.join(project, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "w", encoding="utf-8") as file:
            file.write(content)
        return "written"

    async with agent:
        result = await agent.run("Let people see the note of a gift on a screen of its own.")
    assert result.output == "done" and len(script.said) == len(script.turns)


def main():
    """Copies the project, commits it, and lets the agent work."""
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    strata, project = (os.path.abspath(path) for path in sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "Tangled")
        shutil.copytree(project, copy, ignore=shutil.ignore_patterns(".build"))
        for command in (["init", "-q"], ["add", "."],
                        ["-c", "user.name=n", "-c", "user.email=e@e", "commit", "-qm", "All"]):
            subprocess.run(["git", "-C", copy, *command], check=True)
        asyncio.run(run(strata, copy))
    print("denied once, took the route, and the audit is clean")


if __name__ == "__main__":
    main()
