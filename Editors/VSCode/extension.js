'use strict';

const { commands, window, workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

let client;

/** Starts the server with the settings as they are now. */
async function start() {
  const settings = workspace.getConfiguration('strata');
  const server = { command: settings.get('path', 'strata'), args: ['lsp'] };
  client = new LanguageClient(
    'strata',
    'Strata',
    { run: { ...server, transport: TransportKind.stdio }, debug: { ...server, transport: TransportKind.stdio } },
    {
      documentSelector: [
        { scheme: 'file', language: 'swift' },
        { scheme: 'untitled', language: 'swift' },
      ],
      initializationOptions: {
        diagnostics: settings.get('diagnostics', 'openFiles'),
        codeLens: settings.get('codeLens', false),
      },
    },
  );
  try {
    await client.start();
  } catch (error) {
    window.showErrorMessage(
      `Strata could not be started: ${error.message}. Install it, or set 'strata.path'.`);
  }
}

/** Asks for something about the text that is shown. */
async function ask(command) {
  const editor = window.activeTextEditor;
  if (!client || !editor) return;
  await client.sendRequest('workspace/executeCommand', {
    command, arguments: [client.code2ProtocolConverter.asUri(editor.document.uri)],
  });
}

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand('strata.restart', async () => {
      await client?.stop();
      await start();
    }),
    commands.registerCommand('strata.explainFile', () => ask('strata.explain')),
    commands.registerCommand('strata.placeFile', () => ask('strata.place')),
  );
  await start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
