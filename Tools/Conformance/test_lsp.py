"""Asks `strata lsp` by a client of others, pytest-lsp, whose types refuse what is no answer.

STRATA=… PROJECT=… pytest test_lsp.py; the project is a copy of Examples/Tangled.
"""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

STRATA, PROJECT = os.environ["STRATA"], pathlib.Path(os.environ["PROJECT"]).resolve()
CART = PROJECT / "Sources/Tangled/Domain/Entities/Cart.swift"
USE_CASE = PROJECT / "Sources/Tangled/Domain/UseCases/PlaceOrderUseCase.swift"
FRAMEWORK = "dependency.framework-in-domain"
REFERENCE = "dependency.layer-reference"


@pytest_lsp.fixture(
    params=["neovim", "visual-studio-code", "emacs"],
    config=ClientServerConfig(server_command=[STRATA, "lsp", "--no-cache"]),
)
async def client(request, lsp_client: LanguageClient):
    """A client with what an editor says that it can do."""
    lsp_client.asked = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        lsp_client.asked += [one.method for one in params.registrations]

    params = types.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[types.WorkspaceFolder(uri=PROJECT.as_uri(), name="project")])
    lsp_client.answer = await lsp_client.initialize_session(params)
    lsp_client.editor = request.param
    yield
    await lsp_client.shutdown_session()


def opened(client, path):
    """Opens a file; its address."""
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(
            uri=path.as_uri(), language_id="swift", version=1, text=path.read_text())))
    return path.as_uri()


def typed(client, address, version, text):
    """Inserts a text at the start."""
    start = types.Position(line=0, character=0)
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=address, version=version),
        content_changes=[types.TextDocumentContentChangePartial(
            range=types.Range(start=start, end=start), text=text)]))


async def found(client, address, condition):
    """The findings of a document once a condition holds of their rules."""
    pulls = client.answer.capabilities.diagnostic_provider is not None
    for _ in range(600):
        if pulls:
            report = await client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(
                    text_document=types.TextDocumentIdentifier(uri=address)))
            items = report.items
        else:
            items = client.diagnostics.get(address)
        if items is not None and condition([item.code for item in items]):
            return items
        await asyncio.sleep(0.05)
    raise AssertionError(f"{address}: {items}")


async def actions(client, address, item):
    """What is offered about a finding."""
    return await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri=address), range=item.range,
        context=types.CodeActionContext(diagnostics=[item]))) or []


@pytest.mark.asyncio
async def test_says_what_it_is_and_can(client):
    answer = client.answer
    assert answer.server_info.name == "strata" and answer.server_info.version
    assert answer.capabilities.hover_provider
    assert answer.capabilities.text_document_sync.change == types.TextDocumentSyncKind.Incremental
    assert answer.capabilities.position_encoding in (None, "utf-8", "utf-16")


@pytest.mark.asyncio
async def test_a_finding_comes_and_goes_with_the_text(client):
    address = opened(client, CART)
    await found(client, address, lambda rules: rules == [])
    typed(client, address, 2, "import UIKit\n")
    item = (await found(client, address, lambda rules: rules == [FRAMEWORK]))[0]
    assert item.range.start.line == 0 and item.range.end.character > item.range.start.character
    assert item.severity == types.DiagnosticSeverity.Error and item.source == "strata"
    offered = await actions(client, address, item)
    assert any(isinstance(one, types.CodeAction) and one.edit for one in offered), offered
    start, end = types.Position(line=0, character=0), types.Position(line=1, character=0)
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=address, version=3),
        content_changes=[types.TextDocumentContentChangePartial(
            range=types.Range(start=start, end=end), text="")]))
    await found(client, address, lambda rules: rules == [])


@pytest.mark.asyncio
async def test_hover_says_the_layer(client):
    address = opened(client, CART)
    line = next(
        number for number, text in enumerate(CART.read_text().splitlines())
        if text.startswith("struct Cart"))
    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=address),
        position=types.Position(line=line, character=8)))
    assert hover.contents.value.replace("`", "").startswith("Cart: ")
    assert "In Domain" in hover.contents.value


@pytest.mark.asyncio
async def test_a_finding_says_where_the_other_end_is(client):
    address = opened(client, USE_CASE)
    items = await found(client, address, lambda rules: REFERENCE in rules)
    item = next(item for item in items if item.code == REFERENCE)
    if item.related_information:
        assert item.related_information[0].location.uri.endswith(".swift")
    else:
        assert ".swift:" in item.message


@pytest.mark.asyncio
async def test_a_command_explains(client):
    address = opened(client, CART)
    text = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        command="strata.explain", arguments=[address]))
    assert "Domain" in text


@pytest.mark.asyncio
async def test_files_are_watched_by_who_can(client):
    address = opened(client, CART)
    await found(client, address, lambda rules: rules == [])
    watched = client_capabilities(client.editor).workspace.did_change_watched_files
    can = bool(watched and watched.dynamic_registration)
    assert (types.WORKSPACE_DID_CHANGE_WATCHED_FILES in client.asked) == can


@pytest.mark.asyncio
async def test_an_unknown_method_is_refused(client):
    with pytest.raises(Exception) as error:
        await client.protocol.send_request_async("textDocument/nothing", {})
    assert error.value.code == -32601
