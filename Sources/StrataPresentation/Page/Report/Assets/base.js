// Reads the data, speaks two languages and makes elements.
"use strict";
const D = JSON.parse(document.getElementById("data").textContent);
const S = D.s, LAYERS = D.layers, SEVERITIES = ["error", "warning", "info"];
let lang = D.lang;
// A text, which is a list where the languages differ.
const say = text => Array.isArray(text) ? text[Object.keys(D.words).indexOf(lang)] : text;
// Where the panel is no column of its own, and where it is a phone's.
const isNarrow = matchMedia("(max-width: 1080px)"), isPhone = matchMedia("(max-width: 640px)");
const $ = id => document.getElementById(id);

// A text of the page; "one|many" depends on n.
function t(key, values = {}) {
  if (typeof values === "number") values = { n: values };
  let text = D.words[lang][key] ?? key;
  const forms = text.split("|");
  if (forms.length > 1) text = forms[values.n === 1 ? 0 : 1];
  return text.replace(/\{(\w+)\}/g, (_, name) => number(values[name]));
}
const number = value => typeof value === "number" ? value.toLocaleString(lang) : value;

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(9)) {
    if (child || child === 0) node.append(typeof child === "number" ? number(child) : child);
  }
  return node;
}
const h = (tag, props, ...children) => fill(document.createElement(tag), props, children);
const SVG = "http://www.w3.org/2000/svg";
const g = (tag, props, ...children) =>
  fill(document.createElementNS(SVG, tag), props, children);

// The types of a file: "~" is its own name, what begins with a dot is in the type before.
function typesOf(text, name) {
  const stem = name.split(/[.+]/)[0];
  let outer = "";
  return !text ? [] : text.split(" ").map(word => {
    const isNested = outer && word[0] === ".";
    if (word[0] === "~") word = stem + word.slice(1);
    return isNested ? outer + word : (outer = word);
  });
}
const files = D.files.map((f, index) => ({
  index, folder: S[f[0]], name: S[f[1]], path: S[f[0]] + S[f[1]], layer: f[2], sure: f[3],
  part: f[4], lines: f[5], owners: f[6], recent: f[7], year: f[8],
  modules: f[9].map(m => S[m]),
  evidence: f[10].map(e => ({
    kind: S[e[0]], get detail() { return say(S[e[1]]); }, layer: e[2], weight: e[3] })),
  types: typesOf(f[11], S[f[1]]), names: [], namedBy: [], findings: [],
}));
for (let at = 0, from = 0; at < D.edges.length;) {
  from += D.edges[at++];
  let count = D.edges[at++];
  for (let to = 0; count > 0; count--) {
    to += D.edges[at++];
    const places = D.edges[at++];
    files[from].names.push({ file: files[to], places });
    files[to].namedBy.push({ file: files[from], places });
  }
}
const rules = D.rules.map((r, index) =>
  ({ index, id: r[0], get summary() { return say(r[1]); }, get why() { return say(r[2]); },
    get fix() { return say(r[3]); }, get title() { return say(r[4]); }, findings: [] }));
const parts = D.parts.map((p, index) =>
  ({ index, kind: p[0], own: S[p[1]], folder: S[p[2]], module: S[p[3]], files: [],
    findings: [] }));
for (const file of files) if (file.part >= 0) parts[file.part].files.push(file);
const findings = D.findings.map((f, index) => ({
  index, rule: rules[f[0]], severity: f[1], standing: f[2], file: files[f[3]], line: f[4],
  column: f[5], sure: f[6], get message() { return say(S[f[7]]); },
  get help() { return say(S[f[8]]); }, to: files[f[9]], toLine: f[10],
  toSymbol: S[f[11]], symbol: S[f[12]], excerpt: f[13], also: f[14], path: f[15], id: f[16],
  place: f[17],
}));
for (const finding of findings) {
  finding.rule.findings.push(finding);
  if (!finding.file) continue;
  finding.file.findings.push(finding);
  const part = parts[finding.file.part];
  if (part) part.findings.push(finding);
}
for (const entry of D.since ? D.since.introduced : []) {
  if (typeof entry === "number") findings[entry].isNew = true;
}
const ownerNames = D.owners ? D.owners.names : [];

// What counts for the verdict: no infos, and nothing that is accepted or allowed.
const counts = finding => finding.standing === 0 && finding.severity < 2;
const tally = list => SEVERITIES.map((_, severity) =>
  list.filter(f => f.standing === 0 && f.severity === severity).length);
const where = finding => (finding.file ? finding.file.path : finding.place || "") +
  ":" + finding.line;
const layerName = layer => layer < 0 ? t("unplaced") : t("layer." + LAYERS[layer]);
const sum = (list, of) => list.reduce((total, item) => total + of(item), 0);
const bySeverity = (a, b) => a.standing - b.standing || a.severity - b.severity ||
  a.index - b.index;

function partName(part) {
  if (!part) return t("noPart");
  if (part.kind === "others") return t("others");
  if (part.kind === "module" && !part.own) return t("noModule");
  const name = part.own || D.project.name;
  return part.kind === "rest" ? t("restOf", { name }) : name;
}
