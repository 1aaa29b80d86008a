// Runs the extension for Visual Studio Code against stand-ins of the two interfaces that it uses, with a
// real server behind the client's.
// usage: node vscode.js EXTENSION.js STRATA
'use strict';

const assert = require('node:assert');
const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const [extension, strata] = process.argv.slice(2).map((name) => path.resolve(name));
const manifest = JSON.parse(readFileSync(path.join(path.dirname(extension), 'package.json'), 'utf8'));

const properties = manifest.contributes.configuration.properties;
const settings = { 'strata.path': strata };
const registered = new Map();
const errors = [];
const clients = [];
let listener;

const vscode = {
  commands: {
    registerCommand(name, run) {
      assert(!registered.has(name), `${name} is registered twice`);
      registered.set(name, run);
      return { dispose() {} };
    },
  },
  window: {
    activeTextEditor: undefined,
    showErrorMessage(text) { errors.push(text); },
  },
  workspace: {
    getConfiguration(section) {
      return {
        get(name, fallback) {
          const key = `${section}.${name}`;
          assert(key in properties, `${key} is not declared`);
          assert.deepStrictEqual(fallback, properties[key].default, `the default of ${key}`);
          return settings[key] ?? fallback;
        },
      };
    },
    onDidChangeConfiguration(run) {
      listener = run;
      return { dispose() {} };
    },
  },
};

/** Starts what it is told to start, and asks it to initialize. */
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, requests: [], stops: 0 });
    this.code2ProtocolConverter = { asUri: (uri) => String(uri) };
    clients.push(this);
  }

  start() {
    const { command, args } = this.server.run;
    return new Promise((resolve, reject) => {
      this.process = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
      this.process.on('error', reject);
      this.process.stdout.once('data', (data) => {
        this.answer = String(data);
        resolve();
      });
      const body = JSON.stringify({
        jsonrpc: '2.0', id: 1, method: 'initialize',
        params: { capabilities: {}, initializationOptions: this.options.initializationOptions },
      });
      this.process.stdin.on('error', () => {});
      this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }

  async sendRequest(method, params) {
    this.requests.push([method, params]);
    if (this.fails) throw new Error('no');
  }

  stop() {
    this.stops += 1;
    return new Promise((resolve) => {
      this.process.on('exit', resolve);
      this.process.stdin.end();
    });
  }
}

const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === 'vscode') return vscode;
  if (name === 'vscode-languageclient/node') return { LanguageClient, TransportKind: { stdio: 0 } };
  return load(name, ...rest);
};

async function main() {
  const { activate, deactivate } = require(extension);
  const context = { subscriptions: [] };
  await activate(context);
  assert.deepStrictEqual(
    [...registered.keys()].sort(),
    manifest.contributes.commands.map((one) => one.command).sort(), 'the commands');
  assert.strictEqual(context.subscriptions.length, 4);
  assert.match(clients[0].answer, /"name":"strata"/);
  assert.deepStrictEqual(
    clients[0].options.initializationOptions, { diagnostics: 'openFiles', codeLens: false });
  assert.deepStrictEqual(clients[0].options.synchronize, { configurationSection: 'strata' });
  assert(clients[0].options.documentSelector.every((one) => one.language === 'swift'));

  // Commands are about the text that is shown, and do nothing without one.
  await registered.get('strata.explainFile')();
  assert.strictEqual(clients[0].requests.length, 0);
  vscode.window.activeTextEditor = { document: { uri: 'file:///a.swift' } };
  await registered.get('strata.explainFile')();
  await registered.get('strata.placeFile')();
  assert.deepStrictEqual(clients[0].requests.map(([, params]) => params.command),
    ['strata.explain', 'strata.place']);
  assert.deepStrictEqual(clients[0].requests[0][1].arguments, ['file:///a.swift']);
  clients[0].fails = true;
  await registered.get('strata.explainFile')();
  assert.strictEqual(errors.length, 1);

  await registered.get('strata.restart')();
  assert.strictEqual(clients[0].stops, 1);
  assert.strictEqual(clients.length, 2);
  await listener({ affectsConfiguration: (name) => name === 'strata.codeLens' });
  assert.strictEqual(clients.length, 2, 'the server is told, and goes on');
  settings['strata.path'] = '/nowhere/strata';
  await listener({ affectsConfiguration: (name) => name === 'strata.path' });
  assert.strictEqual(clients.length, 3);
  assert.match(errors[1], /could not be started/);
  await deactivate();
  settings['strata.path'] = strata;
  await registered.get('strata.restart')();
  assert.strictEqual(clients.length, 4);
  await deactivate();
  assert.strictEqual(clients[3].stops, 1);
  console.log('right: the extension starts, asks, restarts, says what fails, and ends');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
