// Draws the arcs of the onion and answers mouse and keyboard there.
const ARCS_SHOWN = 80, HEADS = { error: 19, warning: 17 };
function bend(arc) {
  const { from, to } = arc;
  if (from.ring === GROUND || to.ring === GROUND) {
    const middle = (from.y + to.y) / 2;
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}` +
      `Q${((from.x + to.x) / 2 + (C - to.x) * 0.1).toFixed(1)} ${middle.toFixed(1)} ` +
      `${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }
  let turn = Math.abs(from.angle - to.angle);
  if (turn > Math.PI) turn = TURN - turn;
  // Arcs of one sector run side by side, there and back.
  const aside = turn < 0.05 ? (from.ring < to.ring ? 9 : -9) / from.radius : 0;
  const inner = Math.min(from.radius, to.radius) * (1 - 0.55 * turn / Math.PI);
  const near = turn < 0.05 ? (from.radius + to.radius) / 2 : inner;
  return `M${point(from.angle + aside, from.radius)}C${point(from.angle + aside, near)} ` +
    `${point(to.angle + aside, near)} ${point(to.angle + aside, to.radius)}`;
}
const thickness = count => 1 + 1.1 * Math.log2(1 + count);
function arcNode(arc, kind) {
  const marks = arc.worst < 2 ? arc.findings.filter(counts).length : arc.places;
  return g("path", { d: bend(arc), class: `arc ${kind} from${arc.from.ring}`,
    "stroke-width": Math.min(9, thickness(marks) * (arc.worst < 2 ? 1 : 0.7)).toFixed(1),
    "marker-end": `url(#head-${kind})` });
}
// A way out of the onion, to what a manifest links from elsewhere.
function outNode({ from, finding }) {
  const kind = SEVERITIES[finding.severity], rim = rings[rings.length - 1].r1;
  const path = from.ring === GROUND ? `M${from.x.toFixed(1)} ${from.y.toFixed(1)}v34`
    : `M${point(from.angle, from.radius)}L${point(from.angle, rim + 26)}`;
  return g("path", { d: path, class: "arc " + kind, "stroke-width": 2.5,
    "marker-end": `url(#head-${kind})` });
}
const kindOf = arc => SEVERITIES[arc.worst] || "plain";

function drawOnion() {
  layOut();
  const all = [...cells.values()].filter(c => c.x !== undefined)
    .sort((a, b) => b.ring - a.ring || a.part.index - b.part.index);
  const most = Math.max(1, ...all.map(c => c.files.length));
  const drawable = [...arcs.values()].filter(a => a.from.x !== undefined &&
    a.to.x !== undefined);
  const blamed = drawable.filter(a => a.worst < 2).sort((a, b) => b.worst - a.worst);
  const allowed = drawable.filter(a => a.worst > 1 && a.to.ring !== GROUND)
    .sort((a, b) => b.places - a.places);
  // What is forbidden stands out where nothing else is drawn; pointing at a cell shows the rest.
  const plain = blamed.length ? [] : allowed.slice(0, ARCS_SHOWN);
  const wall = rings.find(r => r.ring === 2) && rings.find(r => r.ring === 1);
  const head = kind => g("marker", { id: "head-" + kind, viewBox: "0 0 8 8", refX: 6, refY: 4,
    markerWidth: HEADS[kind] || 12, markerHeight: HEADS[kind] || 12, orient: "auto",
    markerUnits: "userSpaceOnUse" },
    g("path", { d: "M0 0L8 4L0 8Z", class: "head " + kind }));
  const bottom = all.some(c => c.ring === GROUND) ? 1078 : 1004;
  const svg = $("onion");
  svg.replaceChildren(
    g("title", { id: "onion-title" }, t("onionTitle", { name: D.project.name })),
    g("desc", { id: "onion-desc" }, t("onionDesc")),
    g("defs", {}, SEVERITIES.concat("plain", "to").map(head)),
    g("g", { "aria-hidden": true }, bands()),
    g("g", { class: "cells" }, all.map(cell => cellNode(cell, most))),
    wall ? g("circle", { cx: C, cy: C, r: wall.r1 + 6, class: "wall" }) : [],
    g("g", { class: "arcs", "aria-hidden": true }, plain.map(a => arcNode(a, "plain")),
      blamed.map(a => arcNode(a, kindOf(a))),
      outgoing.filter(({ from }) => from.x !== undefined).map(outNode)),
    g("g", { id: "lit", class: "arcs", "aria-hidden": true }),
    g("g", { "aria-hidden": true }, all.map(cellMarks), ringLabels(), sectorLabels()));
  svg.setAttribute("viewBox", D.crossing && !isPhone.matches ? `-140 -20 1280 ${bottom + 20}`
    : outgoing.length ? `-30 -30 1060 ${bottom + 34}` : `-4 0 1008 ${bottom}`);
  current = all.find(c => current && c.key === current.key) || all[all.length - 1];
  focusable(current);
  const hidden = allowed.length - plain.length;
  const pan = svg.parentElement;
  pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) / 2;
  $("arcs-hidden").textContent = hidden > 0 ? t("arcsHidden", hidden) : "";
}

let current = null;
const nodeOf = cell => $("onion").querySelector(`[data-cell="${cell.key}"]`);
function focusable(cell) {
  for (const node of $("onion").querySelectorAll('[tabindex="0"]')) {
    node.setAttribute("tabindex", -1);
  }
  if (!cell) return;
  current = cell;
  nodeOf(cell).setAttribute("tabindex", 0);
}
const cellAt = event => {
  const node = event.target.closest && event.target.closest("[data-cell]");
  return node ? cells.get(Number(node.dataset.cell)) : null;
};

// Shows what a cell, or a whole part, names and by whom it is named; the rest fades.
function light(chosen) {
  const list = chosen || [];
  $("onion").classList.toggle("dim", list.length > 0);
  for (const node of $("onion").querySelectorAll(".cell")) {
    const cell = cells.get(Number(node.dataset.cell));
    const near = list.includes(cell) || list.some(c => c.arcs.some(a =>
      a.from === cell || a.to === cell));
    node.classList.toggle("near", near);
    node.classList.toggle("chosen", list.includes(cell));
  }
  const shown = new Set(list.flatMap(c => c.arcs));
  $("lit").replaceChildren(...[...shown].filter(a => a.from.x !== undefined &&
    a.to.x !== undefined).sort((a, b) => b.worst - a.worst).map(a =>
    arcNode(a, a.worst < 2 ? kindOf(a) : list.includes(a.from) ? "plain" : "to")));
}

function hint(event, cell) {
  const tip = $("tip");
  tip.hidden = !cell;
  if (!cell) return;
  const [errors, warnings] = tally(cell.findings);
  tip.replaceChildren(h("b", {}, partName(cell.part)), " · " + ringName(cell.ring),
    h("br"), t("files", cell.files.length) + ", " +
      t("lines", sum(cell.files, f => f.lines)),
    errors + warnings ? [h("br"), t("errors", errors) + ", " + t("warnings", warnings)] : []);
  tip.style.left = Math.min(event.clientX + 14, innerWidth - 280) + "px";
  tip.style.top = event.clientY + 16 + "px";
}

function step(key) {
  const list = [...cells.values()].filter(c => c.x !== undefined);
  const ring = list.filter(c => c.ring === current.ring)
    .sort((a, b) => (a.angle ?? a.x) - (b.angle ?? b.x));
  const at = ring.indexOf(current);
  if (key === "ArrowRight") return ring[(at + 1) % ring.length];
  if (key === "ArrowLeft") return ring[(at + ring.length - 1) % ring.length];
  const out = key === "ArrowUp" ? 1 : -1;
  const levels = [...new Set(list.map(c => c.ring === GROUND ? -1 : c.ring))]
    .sort((a, b) => a - b);
  const own = current.ring === GROUND ? -1 : current.ring;
  const next = levels[levels.indexOf(own) + out];
  const there = list.filter(c => (c.ring === GROUND ? -1 : c.ring) === next);
  const far = c => Math.hypot(c.x - current.x, c.y - current.y);
  return there.sort((a, b) => far(a) - far(b))[0] || current;
}

function listenToOnion() {
  const svg = $("onion");
  svg.addEventListener("click", event => {
    const cell = cellAt(event);
    const label = event.target.closest("[data-part]");
    if (cell) { focusable(cell); go("part", cell.part.index, cell.ring); }
    else if (label) go("part", Number(label.dataset.part));
  });
  svg.addEventListener("mousemove", event => {
    const cell = cellAt(event);
    hint(event, cell);
    if (cell !== svg.lit) light(cell ? [cell] : chosenCells());
    svg.lit = cell;
  });
  svg.addEventListener("mouseleave", event => {
    hint(event, null);
    svg.lit = null;
    light(chosenCells());
  });
  svg.addEventListener("focusin", event => { const c = cellAt(event); if (c) light([c]); });
  svg.addEventListener("focusout", () => light(chosenCells()));
  svg.addEventListener("keydown", event => {
    if (event.key.startsWith("Arrow")) {
      focusable(step(event.key));
      nodeOf(current).focus();
    } else if (event.key === "Enter" || event.key === " ") {
      go("part", current.part.index, current.ring);
    } else return;
    event.preventDefault();
  });
}
