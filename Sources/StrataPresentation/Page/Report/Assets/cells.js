// Gathers files into cells of the onion and namings into arcs.
// Rings from the inside out, then the ground that all of them stand on.
const RINGS = ["Domain", "Data", "Presentation", "App", "Common"], GROUND = 4;
const ringOf = layer => RINGS.indexOf(LAYERS[layer] === "Infrastructure"
  ? "Data" : LAYERS[layer]);
const hasInfrastructure = files.some(f => LAYERS[f.layer] === "Infrastructure" && f.part >= 0);
const ringName = ring => t("layer." + RINGS[ring]) +
  (hasInfrastructure && ring === 1 ? ", " + t("layer.Infrastructure") : "");

const cells = new Map(), arcs = new Map();
function cellOf(file) {
  const ring = file && file.part >= 0 && file.layer >= 0 ? ringOf(file.layer) : -1;
  if (ring < 0) return null;
  const key = file.part * 8 + ring;
  if (!cells.has(key)) {
    cells.set(key, { key, part: parts[file.part], ring, files: [], findings: [], arcs: [] });
  }
  return cells.get(key);
}
for (const file of files) {
  const cell = cellOf(file);
  if (!cell) continue;
  cell.files.push(file);
  cell.findings.push(...file.findings);
}
function arcOf(from, to) {
  if (!from || !to || from === to) return null;
  const key = from.key * 4096 + to.key;
  if (!arcs.has(key)) {
    const arc = { from, to, places: 0, findings: [] };
    arcs.set(key, arc);
    from.arcs.push(arc);
    to.arcs.push(arc);
  }
  return arcs.get(key);
}
for (const file of files) {
  for (const naming of file.names) {
    const arc = arcOf(cellOf(file), cellOf(naming.file));
    if (arc) arc.places += naming.places;
  }
}
// What a manifest says is in no file of the picture: it belongs where most of its module is.
const homes = new Map();
function homeOf(module) {
  if (!homes.has(module)) {
    const there = new Map();
    for (const file of files) {
      const cell = file.modules.includes(module) && cellOf(file);
      if (cell) there.set(cell, (there.get(cell) || 0) + 1);
    }
    homes.set(module, [...there].sort((a, b) => b[1] - a[1])[0]?.[0] || null);
  }
  return homes.get(module);
}
const outgoing = [];
for (const finding of findings) {
  const isManifest = !finding.file;
  const from = isManifest ? homeOf(finding.symbol) : cellOf(finding.file);
  const to = isManifest ? homeOf(finding.toSymbol) : cellOf(finding.to);
  if (isManifest && from) {
    finding.home = from;
    finding.target = to;
    from.findings.push(finding);
    from.part.findings.push(finding);
    // What it links is not of the project.
    if (!to && finding.toSymbol && counts(finding)) outgoing.push({ from, finding });
  }
  const arc = arcOf(from, to);
  if (!arc) continue;
  arc.findings.push(finding);
  if (arc.places === 0) arc.places = 1 + finding.also.length;
}
// The layers of both ends of a finding, -1 where there is none.
const ringLayer = cell => cell ? LAYERS.indexOf(RINGS[cell.ring]) : -1;
const endsOf = finding => [finding.file ? finding.file.layer : ringLayer(finding.home),
  finding.to ? finding.to.layer : ringLayer(finding.target)];
const isBetween = (finding, from, to) => {
  const [own, other] = endsOf(finding);
  return own === from && other === to;
};
// 0 where a rule calls it an error, 1 for a warning, 3 where nothing counts.
for (const arc of arcs.values()) {
  arc.worst = Math.min(3, ...arc.findings.filter(counts).map(f => f.severity));
}
