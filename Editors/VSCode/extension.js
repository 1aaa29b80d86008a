'use strict';

const { commands, window, workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

let client;

/** Starts the server with the settings as they are now. */
async function start() {
  const settings = workspace.getConfiguration('strata');
  const server = { command: settings.get('path', 'strata'), args: ['lsp'], transport: TransportKind.stdio };
  client = new LanguageClient(
    'strata',
    'Strata',
    { run: server, debug: server },
    {
      documentSelector: [
        { scheme: 'file', language: 'swift' },
        { scheme: 'untitled', language: 'swift' },
      ],
      initializationOptions: {
        diagnostics: settings.get('diagnostics', 'openFiles'),
        codeLens: settings.get('codeLens', false),
      },
      // The server is told when its settings change.
      synchronize: { configurationSection: 'strata' },
    },
  );
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    window.showErrorMessage(
      `Strata could not be started: ${error.message}. Install it, or set 'strata.path'.`);
  }
}

async function restart() {
  const old = client;
  client = undefined;
  await old?.stop();
  await start();
}

/** Asks for something about the text that is shown; the server shows what it has to say. */
async function ask(command) {
  const editor = window.activeTextEditor;
  if (!client || !editor) return;
  try {
    await client.sendRequest('workspace/executeCommand', {
      command, arguments: [client.code2ProtocolConverter.asUri(editor.document.uri)],
    });
  } catch (error) {
    window.showErrorMessage(`Strata: ${error.message}`);
  }
}

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand('strata.restart', restart),
    commands.registerCommand('strata.explainFile', () => ask('strata.explain')),
    commands.registerCommand('strata.placeFile', () => ask('strata.place')),
    workspace.onDidChangeConfiguration((event) =>
      event.affectsConfiguration('strata.path') ? restart() : undefined),
  );
  await start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
