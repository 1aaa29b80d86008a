// Fills the panel with a part, a file, a finding, a rule or an owner.
// Whom some files name, or by whom they are named, part by part.
function neighbours(own, direction) {
  const inside = new Set(own), found = new Map();
  for (const file of own) {
    for (const naming of file[direction]) {
      if (inside.has(naming.file)) continue;
      const cell = cellOf(naming.file);
      if (!cell) continue;
      const entry = found.get(cell) || { cell, places: 0, blamed: 0 };
      entry.places += naming.places;
      found.set(cell, entry);
    }
  }
  for (const finding of findings.filter(counts)) {
    const [here, there] = direction === "names" ? [finding.file, finding.to]
      : [finding.to, finding.file];
    const entry = here && there && inside.has(here) && found.get(cellOf(there));
    if (entry) entry.blamed++;
  }
  return [...found.values()].sort((a, b) => b.blamed - a.blamed || b.places - a.places);
}
const neighbourRow = ({ cell, places, blamed }) => h("li", {}, h("div", {},
  swatch(LAYERS.indexOf(RINGS[cell.ring])),
  link(["part", cell.part.index, cell.ring], partName(cell.part)),
  " · " + ringName(cell.ring) + " ",
  blamed ? h("span", { class: "chip error" }, t("blamed", blamed)) : null,
  h("small", {}, t("places", places))));

routes.part = (number, ring) => {
  const part = parts[number];
  if (!part) return null;
  const own = ring >= 0 ? part.files.filter(f => ringOf(f.layer) === ring) : part.files;
  const found = own.flatMap(f => f.findings).concat(part.findings.filter(f => f.home &&
    !(ring >= 0 && f.home.ring !== ring))).sort(bySeverity);
  const layers = [...new Set(own.map(f => f.layer))].sort((a, b) => a - b);
  const lines = sum(own, f => f.lines);
  return [
    title(t("kind." + part.kind) + (part.module && part.kind !== "module"
      ? " · " + part.module : ""), partName(part) + (ring >= 0 ? " · " + ringName(ring) : ""),
      part.folder),
    h("p", {}, t("files", own.length) + ", " + t("lines", lines), " ", ...chips(found)),
    ring >= 0 && own.length < part.files.length
      ? h("p", {}, link(["part", number], t("allLayers", { name: partName(part) }))) : null,
    section(t("findings"), found.length ? listed(found, findingRow, 8) : null),
    section(t("names"), listed(neighbours(own, "names"), neighbourRow, 8)),
    section(t("namedBy"), listed(neighbours(own, "namedBy"), neighbourRow, 8)),
    layers.map(layer => {
      const there = own.filter(f => f.layer === layer).sort((a, b) =>
        b.findings.filter(counts).length - a.findings.filter(counts).length);
      return section(layerName(layer) + " · " + t("files", there.length),
        listed(there, fileRow, 10));
    }),
  ];
};

const namingRow = (naming, blame) => h("li", {}, h("div", {},
  swatch(naming.file.layer), link(["file", naming.file.index], naming.file.name),
  " · " + layerName(naming.file.layer) + " ",
  blame.has(naming.file) ? h("span", { class: "chip error" }, t("blamed", blame.get(naming.file)))
    : null,
  h("small", {}, t("places", naming.places))));
const blameOf = (list, end) => {
  const blame = new Map();
  for (const f of list.filter(counts)) {
    if (f[end]) blame.set(f[end], (blame.get(f[end]) || 0) + 1);
  }
  return blame;
};
const byBlame = (list, blame) => [...list].sort((a, b) =>
  (blame.get(b.file) || 0) - (blame.get(a.file) || 0) || b.places - a.places);

routes.file = number => {
  const file = files[number];
  if (!file) return null;
  const out = blameOf(file.findings, "to");
  const into = blameOf(findings.filter(f => f.to === file), "file");
  const facts = [t("lines", file.lines)];
  if (file.modules.length) facts.push(t("inModule", { name: file.modules.join(", ") }));
  if (D.churn) facts.push(t("changes", { changes: t("changed", file.year), recent: file.recent }));
  return [
    title(t("file"), file.name, file.folder),
    h("p", {}, swatch(file.layer), h("b", {}, layerName(file.layer)),
      file.layer >= 0 ? ", " + t("sure", { n: file.sure }) : "", " ", ...chips(file.findings)),
    h("p", { class: "note" }, facts.join(" · ")), opening(file.path, 1, 1),
    file.owners.length ? h("p", {}, t("ownedBy") + " ", file.owners.map(o =>
      [link(["owner", o], ownerNames[o]), " "])) : null,
    file.part >= 0 ? h("p", {}, t("partOf") + " ",
      link(["part", file.part], partName(parts[file.part]))) : null,
    section(t("findings"), listed([...file.findings].sort(bySeverity),
      f => findingRow(f, true), 20)),
    file.types.length ? section(t("types"), h("p", {}, file.types.join(", "))) : null,
    section(file.layer < 0 ? t("whyUnplaced") : t("whyHere"), file.evidence.length
      ? h("ul", { class: "plain" }, file.evidence.map(e => h("li", {},
        t(e.weight < 0 ? "evidenceAgainst" : "evidenceFor",
          { kind: t("evidence." + e.kind), layer: layerName(e.layer), detail: e.detail }))))
      : h("p", { class: "note" }, t("noEvidence"))),
    section(t("names"), listed(byBlame(file.names, out), n => namingRow(n, out))),
    section(t("namedBy"), listed(byBlame(file.namedBy, into), n => namingRow(n, into))),
    command("strata explain " + shellWord(file.path)), editorChoice(),
  ];
};

const shellWord = word => /^[\w\/.+,-]+$/.test(word) ? word
  : "'" + word.replace(/'/g, "'\\''") + "'";
function command(text) {
  const code = h("code", {}, text);
  return h("div", { class: "command" }, h("small", {}, t("inTerminal")), h("div", {}, code,
    ...copyButton(text, t("copy"), code)));
}

function excerpt(finding) {
  if (!finding.excerpt) return null;
  let [first, lines, marked, start, length] = finding.excerpt;
  const indent = Math.min(...lines.filter(l => l.trim()).map(l => l.search(/\S/)), start);
  lines = lines.map(line => line.slice(indent));
  start -= indent;
  const end = start + Math.max(1, length);
  return h("pre", { class: "source", role: "region", "aria-label": t("source") },
    lines.map((line, at) => h("span", { class: at === marked ? "row marked" : "row" },
      h("i", { "aria-hidden": true }, String(first + at)), h("span", {}, at === marked
        ? [line.slice(0, start), h("mark", { class: SEVERITIES[finding.severity] },
          line.slice(start, end) || " "), line.slice(end)] : line, "\n"))));
}

routes.finding = number => {
  const finding = findings[number];
  if (!finding) return null;
  const { file, to, rule } = finding;
  const also = finding.also.map(([line, text]) =>
    h("li", {}, t("line", { line }), text ? [" ", h("code", {}, text)] : null));
  return [
    title([dot(finding), t(SEVERITIES[finding.severity]), " · ",
      link(["rule", rule.index], rule.id)], finding.message),
    h("p", {}, file ? link(["file", file.index], file.path) : finding.place,
      ":" + finding.line + ":" + finding.column),
    opening(file ? file.path : finding.place, finding.line, finding.column),
    finding.standing ? h("p", { class: "note" }, t(STANDINGS[finding.standing] + "Text"))
      : null,
    excerpt(finding),
    also.length ? section(t("also"), h("ul", { class: "plain" }, also)) : null,
    to ? h("p", {}, t("declaredIn", { name: finding.toSymbol }) + " ",
      link(["file", to.index], to.path + ":" + finding.toLine), " · ",
      swatch(to.layer), layerName(to.layer)) : null,
    finding.path.length ? section(t("chain"), h("ol", { class: "plain" },
      finding.path.map(step => h("li", {}, say(step))))) : null,
    section(t("wayOut"), finding.help ? h("p", { class: "help" }, finding.help)
      : h("p", {}, rule.fix)),
    section(t("why"), h("p", {}, rule.why)),
    h("p", { class: "note" }, t("certain", { n: finding.sure })),
    command("strata explain " + finding.id), editorChoice(),
  ];
};

routes.rule = number => {
  const rule = rules[number];
  if (!rule) return null;
  return [
    title(t("rule"), rule.id, rule.summary), h("p", {}, ...chips(rule.findings)),
    section(t("why"), h("p", {}, rule.why)), section(t("wayOut"), h("p", {}, rule.fix)),
    section(t("findings"), listed([...rule.findings].sort(bySeverity), findingRow, 30)),
    command("strata explain " + rule.id),
  ];
};

routes.owner = number => {
  const name = ownerNames[number];
  if (name === undefined) return null;
  const own = files.filter(f => f.owners.includes(number));
  const found = own.flatMap(f => f.findings).sort(bySeverity);
  return [title(t("owner"), name, t("files", own.length)), h("p", {}, ...chips(found)),
    section(t("findings"), listed(found, findingRow, 30))];
};

// What one layer has to do with another.
routes.between = (from, to) => {
  if (!LAYERS[from] || !LAYERS[to]) return null;
  const found = findings.filter(f => isBetween(f, from, to)).sort(bySeverity);
  return [
    title(t("between"), layerName(from) + " → " + layerName(to),
      t("mayName." + LAYERS[from])),
    h("p", {}, ...chips(found)),
    section(t("findings"), listed(found, findingRow, 40)),
  ];
};
