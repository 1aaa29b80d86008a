#!/usr/bin/env python3
"""Asks `strata mcp` what real clients ask: PyPI's `mcp` in its three modes, and `fastmcp`.

usage: conformance.py STRATA PROJECT

The clients themselves refuse what is against the protocol: lists without a lifetime, and
structured answers that are not as their schema says. Beside that each call has to answer, its text
has to be short enough, and the list of tools small.
"""

import asyncio
import json
import sys
import time

import fastmcp
import jsonschema
import mcp
from fastmcp.client.transports import StdioTransport
from mcp import Client, StdioServerParameters

CALLS = [
    ("map", {}),
    ("map", {"layer": "Domain", "depth": 2}),
    ("place", {"description": {"kind": "struct", "name": "TipDTO", "uses": ["Decodable"]}}),
    ("place", {"text": "import SwiftUI\nstruct TipView: View { var body: some View { Text(\"\") } }"}),
    ("guard", {"path": "Sources/New.swift", "content": "struct New {}"}),
    ("guard", {"path": ".strata.yml", "content": "rules:\n  dependency.cycle: off\n"}),
    ("check", {"limit": 3}),
    ("check", {"limit": 3, "cursor": "3", "severity": "info"}),
    ("explain", {"target": "dependency.layer-reference"}),
    ("explain", {"target": "Domain->Data"}),
    ("advise", {}),
    ("advise", {"goal": "architecture"}),
]
MISTAKES = [
    ("guard", {"pth": "A.swift"}),
    ("check", {"severity": "eror"}),
    ("explain", {"target": "NoSuchTypeAnywhere"}),
]
NAMES = ["guard", "place", "check", "audit", "explain", "map", "advise"]
LONGEST_TEXT = 8_000
LONGEST_FAILURE = 1_000


def arguments(project):
    """The project may be inside of another git tree."""
    return ["mcp", "--no-cache", "--project-root", project]


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def check_tools(tools):
    expect([tool.name for tool in tools] == NAMES, "the tools are others, or in another order")
    for tool in tools:
        hints = tool.annotations
        dumped = hints.model_dump(by_alias=True)
        expect(
            (dumped["readOnlyHint"], dumped["destructiveHint"], dumped["idempotentHint"],
             dumped["openWorldHint"]) == (True, False, True, False),
            f"{tool.name}: annotations")


def text_of(result):
    return "".join(block.text for block in result.content)


async def exercise(client, tools, schema_of):
    check_tools(tools)
    schemas = {tool.name: schema_of(tool) for tool in tools}
    for name, arguments in CALLS:
        result = await client.call_tool(name, arguments)
        text = text_of(result)
        expect(0 < len(text) <= LONGEST_TEXT, f"{name}: {len(text)} characters")
        structured = getattr(result, "structured_content", None)
        expect(structured is not None, f"{name}: nothing structured")
        jsonschema.validate(structured, schemas[name])


async def official(parameters, mode):
    async with Client(parameters, mode=mode) as client:
        expect(client.instructions, f"{mode}: no instructions") if mode != "2026-07-28" else None
        tools = (await client.list_tools()).tools
        await exercise(client, tools, lambda tool: tool.output_schema)
        for name, arguments in MISTAKES:
            result = await client.call_tool(name, arguments)
            expect(result.is_error, f"{name} {arguments}: no error")
            expect(0 < len(text_of(result)) <= LONGEST_FAILURE, f"{name}: a long error")
        resources = (await client.list_resources()).resources
        for address in [str(resource.uri) for resource in resources] + [
            "strata://rule/dependency.cycle"
        ]:
            contents = (await client.read_resource(address)).contents
            expect(contents[0].text, f"{address} is empty")
        templates = (await client.list_resource_templates()).resource_templates
        expect(len(templates) == 1, "resource templates")
        return client.protocol_version


async def second(command, project):
    transport = StdioTransport(command, arguments(project), cwd=project)
    async with fastmcp.Client(transport) as client:
        await exercise(
            client, await client.list_tools(),
            lambda tool: tool.output_schema)
        expect(len(await client.list_resources()) == 3, "resources")


async def size_of_list(command, project):
    """The bytes of the list of tools, and that the server outlives an interrupt and ends at EOF."""
    process = await asyncio.create_subprocess_exec(
        command, *arguments(project), cwd=project, stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, limit=1 << 22)
    request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}).encode() + b"\n"
    process.stdin.write(request)
    answer = await process.stdout.readline()
    process.send_signal(2)
    process.stdin.write(request)
    expect(await process.stdout.readline() == answer, "another list after an interrupt")
    process.stdin.close()
    expect(await asyncio.wait_for(process.wait(), 10) == 0, "it does not end with its input")
    expect(len(answer) <= 10_000, f"tools/list has {len(answer)} bytes")
    return len(answer)


async def main(command, project):
    parameters = StdioServerParameters(command=command, args=arguments(project), cwd=project)
    print(f"tools/list: {await size_of_list(command, project)} bytes")
    for mode in ["auto", "legacy", "2026-07-28"]:
        start = time.monotonic()
        version = await official(parameters, mode)
        print(f"mcp, mode {mode}: speaks {version}, {time.monotonic() - start:.1f} s")
    start = time.monotonic()
    await second(command, project)
    print(f"fastmcp {fastmcp.__version__}: {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    asyncio.run(main(sys.argv[1], sys.argv[2]))
