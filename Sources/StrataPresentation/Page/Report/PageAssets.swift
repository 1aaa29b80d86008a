// Written by `make generate` from the files in Sources/StrataPresentation/Page/Report/Assets.

/// The script and the style of the page, as they stand in their files.
enum PageAssets {
  /// Draws the arcs of the onion and answers mouse and keyboard there.
  static let arcsScript = #"""
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
    """#

  /// Reads the data, speaks two languages and makes elements.
  static let baseScript = #"""
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
    """#

  /// Gathers files into cells of the onion and namings into arcs.
  static let cellsScript = #"""
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
    """#

  /// Fills the panel with a part, a file, a finding, a rule or an owner.
  static let detailsScript = #"""
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
    """#

  /// Lists findings by rule, part or owner, filtered and sorted.
  static let listsScript = #"""
    const wish = { by: "rule", sort: "severity", text: "", severities: [true, true, D.info],
      standings: [true, false, false] };

    function groupsOf(list) {
      const groups = new Map();
      const put = (key, finding, make) => {
        if (!groups.has(key)) groups.set(key, { ...make(), key: String(key), list: [] });
        groups.get(key).list.push(finding);
      };
      for (const finding of list) {
        const { file, rule } = finding;
        if (wish.by === "rule") {
          put(rule.id, finding, () => ({ name: rule.title, note: rule.summary + " [" + rule.id + "]",
            path: ["rule", rule.index] }));
        } else if (wish.by === "target") {
          const name = finding.toSymbol || finding.symbol;
          put(name, finding, () => ({ name }));
        } else if (wish.by === "part") {
          const part = file && parts[file.part];
          put(part ? part.index : -1, finding, () => ({ name: partName(part),
            note: part ? part.folder : "", path: part && ["part", part.index] }));
        } else if (wish.by === "owner") {
          const owners = file && file.owners.length ? file.owners : [-1];
          for (const owner of owners) {
            put(owner, finding, () => ({ name: owner < 0 ? t("nobody") : ownerNames[owner],
              path: owner >= 0 && ["owner", owner] }));
          }
        } else {
          put(file ? file.path : finding.place, finding, () => ({ name: file ? file.path
            : finding.place, path: file && ["file", file.index] }));
        }
      }
      return [...groups.values()];
    }

    const sorts = {
      severity: bySeverity,
      file: (a, b) => a.index - b.index,
      sure: (a, b) => b.sure - a.sure || bySeverity(a, b),
    };
    function wished() {
      const words = wish.text.toLowerCase().split(/\s+/).filter(Boolean);
      return findings.filter(f => {
        if (!wish.severities[f.severity] || !wish.standings[f.standing]) return false;
        if (!words.length) return true;
        const text = (f.message + " " + f.rule.id + " " + where(f)).toLowerCase();
        return words.every(word => text.includes(word));
      }).sort(sorts[wish.sort]);
    }
    const weightOf = list => sum(list, f => f.standing ? 0 : [100, 10, 1][f.severity]);

    function drawFindings() {
      const list = wished();
      const groups = groupsOf(list).sort((a, b) => weightOf(b.list) - weightOf(a.list) ||
        (a.name < b.name ? -1 : 1));
      const opens = groups.length === 1 || (wish.text && list.length <= 60);
      $("count").textContent = t("shown", { n: list.length, all: findings.length });
      $("groups").replaceChildren(...groups.map(group => {
        const body = h("div", {});
        const fillBody = () => {
          if (body.childElementCount) return;
          body.append(...[group.note ? h("p", { class: "note" }, group.note,
            group.path ? [" ", link(group.path, t("more"))] : null) : null,
            listed(group.list, findingRow, 25)].flat(9).filter(Boolean));
        };
        const box = h("details", { ontoggle: () => { if (box.open) fillBody(); } },
          h("summary", {}, h("span", { class: "groupname" }, group.name), ...chips(group.list),
            group.list.some(f => f.standing) ? h("span", { class: "chip calm" },
              t("calm", group.list.filter(f => f.standing).length)) : null), body);
        if (opens) { fillBody(); box.open = true; }
        return box;
      }));
      if (!list.length) {
        $("groups").append(h("p", { class: "note" },
          t(findings.length ? "nothingMatches" : "nothingFound")));
      }
    }

    function drawFilters() {
      const choice = (name, options) => h("label", {}, t(name) + " ", h("select", { id: name,
        onchange: e => { wish[name] = e.target.value; drawFindings(); } },
      options.map(o => h("option", { value: o, selected: wish[name] === o },
        t(name + "." + o)))));
      const check = (list, at, label) => h("label", { class: "check" }, h("input", {
        type: "checkbox", checked: list[at],
        onchange: e => { list[at] = e.target.checked; drawFindings(); } }), " " + label);
      const of = standing => findings.filter(f => f.standing === standing).length;
      $("filters").replaceChildren(
        choice("by", D.owners ? ["rule", "target", "part", "file", "owner"]
          : ["rule", "target", "part", "file"]),
        choice("sort", ["severity", "file", "sure"]),
        h("span", { class: "checks" }, tally(findings).map((count, severity) =>
          check(wish.severities, severity, t(SEVERITIES[severity] + "s", count))),
        [1, 2].filter(of).map(standing =>
          check(wish.standings, standing, t(STANDINGS[standing] + "s", of(standing))))),
        h("input", { type: "search", id: "filter", placeholder: t("filter"),
          "aria-label": t("filter"), value: wish.text,
          oninput: e => { wish.text = e.target.value; drawFindings(); } }));
    }
    """#

  /// Draws the rings of the onion and their cells.
  static let onionScript = #"""
    const C = 500, TURN = Math.PI * 2, NOTCH = 0.7;
    const polar = (angle, radius) => [C + radius * Math.cos(angle), C + radius * Math.sin(angle)];
    const point = (angle, radius) => polar(angle, radius).map(n => n.toFixed(1)).join(" ");
    const textWidth = text => [...text].reduce((w, c) => w + (c > "\u2e80" ? 18 : 9.9), 0);
    function fitted(text, room) {
      if (textWidth(text) <= room) return text;
      // Both ends stay, because names differ in either.
      const letters = [...text];
      for (let kept = letters.length - 1; kept > 3; kept--) {
        const tail = Math.floor(kept * 0.4);
        const short = letters.slice(0, kept - tail).join("") + "…" +
          letters.slice(letters.length - tail).join("");
        if (textWidth(short) <= room) return short;
      }
      return "";
    }
    function wedge(r0, r1, a0, a1) {
      const large = a1 - a0 > Math.PI ? 1 : 0;
      return `M${point(a0, r0)}L${point(a0, r1)}A${r1} ${r1} 0 ${large} 1 ${point(a1, r1)}` +
        `L${point(a1, r0)}A${r0} ${r0} 0 ${large} 0 ${point(a0, r0)}Z`;
    }

    // The rings that hold files get room by how much they hold.
    let rings = [];
    function layOut() {
      const all = [...cells.values()];
      const weight = ring =>
        Math.sqrt(sum(all.filter(c => c.ring === ring), c => c.files.length));
      const drawn = [0, 1, 2, 3].filter(ring => weight(ring) > 0 || ring === 0);
      const total = sum(drawn, ring => Math.max(weight(ring), 0.1)) || 1;
      const outer = D.crossing ? 440 : 490, gap = 7;
      let radius = 36;
      const fixed = drawn.map(ring => ring === 3 ? 40 : 70);
      const spare = outer - radius - sum(fixed, n => n) - gap * (drawn.length - 1);
      rings = drawn.map((ring, at) => {
        const inner = radius;
        radius += fixed[at] + spare * Math.min(0.55, weight(ring) / total);
        const laid = { ring, r0: inner, r1: radius };
        radius += gap + (ring === 1 ? 5 : 0);
        return laid;
      });
      const stretch = (outer - 36) / (rings[rings.length - 1].r1 - 36);
      for (const laid of rings) {
        laid.r0 = 36 + (laid.r0 - 36) * stretch;
        laid.r1 = 36 + (laid.r1 - 36) * stretch;
      }
      const order = parts.map(part => part.index);
      const share = cell => Math.sqrt(cell.files.length) + 0.8;
      const spread = (list, of, place) => {
        const whole = sum(list, of), room = TURN - NOTCH;
        let angle = -Math.PI / 2 + NOTCH / 2;
        for (const item of list) {
          const next = angle + room * of(item) / whole;
          place(item, angle, next);
          angle = next;
        }
      };
      if (D.crossing) {
        const sectors = order.filter(part => all.some(c => c.part.index === part && c.ring < 4));
        const size = part => Math.max(...all.filter(c => c.part.index === part && c.ring < 4)
          .map(share));
        spread(sectors, size, (part, a0, a1) => {
          parts[part].a0 = a0;
          parts[part].a1 = a1;
          for (const cell of all) if (cell.part.index === part) Object.assign(cell, { a0, a1 });
        });
      } else {
        for (const laid of rings) {
          const own = all.filter(c => c.ring === laid.ring)
            .sort((a, b) => a.part.index - b.part.index);
          spread(own, share, (cell, a0, a1) => Object.assign(cell, { a0, a1 }));
        }
      }
      for (const cell of all) {
        const laid = rings.find(r => r.ring === cell.ring);
        if (!laid) continue;
        Object.assign(cell, { r0: laid.r0, r1: laid.r1 });
        cell.angle = (cell.a0 + cell.a1) / 2;
        cell.radius = (cell.r0 + cell.r1) / 2;
        [cell.x, cell.y] = polar(cell.angle, cell.radius);
      }
      const ground = all.filter(c => c.ring === GROUND);
      const wide = sum(ground, share);
      let x = 110;
      for (const cell of ground.sort((a, b) => a.part.index - b.part.index)) {
        cell.left = x;
        x += 780 * share(cell) / wide;
        cell.right = x;
        [cell.x, cell.y] = [(cell.left + cell.right) / 2, 1046];
      }
    }

    let labels = 0;
    function cellNode(cell, most) {
      const name = partName(cell.part), [errors, warnings] = tally(cell.findings);
      const strength = 0.2 + 0.55 * Math.log(1 + cell.files.length) / Math.log(1 + most);
      const shape = cell.ring === GROUND
        ? g("rect", { x: cell.left + 1, y: 1024, width: cell.right - cell.left - 2, height: 44 })
        : g("path", { d: wedge(cell.r0, cell.r1, cell.a0, cell.a1) });
      shape.setAttribute("class", "shape ring" + cell.ring);
      shape.setAttribute("fill-opacity", strength.toFixed(2));
      return g("g", {
        class: "cell", tabindex: -1, role: "button", "data-cell": cell.key,
        "aria-label": t("cell", {
          name, layer: ringName(cell.ring), files: t("files", cell.files.length),
          errors: t("errors", errors), warnings: t("warnings", warnings),
        }),
      }, shape);
    }
    // Above the arcs, so that they stay readable.
    const cellMarks = cell => [cellLabel(cell, partName(cell.part)),
      badge(cell, ...tally(cell.findings))];

    function cellLabel(cell, name) {
      if (cell.ring === GROUND) {
        return g("text", { x: cell.x, y: 1051, class: "label", "text-anchor": "middle" },
          fitted(name, cell.right - cell.left - 18));
      }
      if (D.crossing) return null;
      const under = Math.sin(cell.angle) > 0;
      // Near the rim, where it is wide and arcs do not end.
      const r = Math.max((cell.r0 + cell.r1) / 2 + (under ? 5 : -5), cell.r1 - (under ? 9 : 20));
      // Beside the badge, which is at the end of the rim.
      const badge = badgeSize(cell), [start, end] = [cell.a0 + 7 / r, cell.a1 -
        (badge ? 21 + badge : 7) / r];
      const arc = (end - start) * r;
      // No closer to the middle than where the cell is as wide as letters are high.
      const wide = 21 / (cell.a1 - cell.a0), near = Math.max(cell.r0 + 6, wide);
      const rim = cell.r1 - (badge && (cell.a1 - cell.a0) * cell.r1 < 62 ? 22 + badge : 6);
      const deep = rim - near;
      const curved = fitted(name, arc);
      if (curved === name || arc > deep) {
        if (!curved) return null;
        const id = "way" + labels++;
        const [from, to] = under ? [end, start] : [start, end];
        const large = end - start > Math.PI ? 1 : 0;
        return [
          g("path", { id, fill: "none",
            d: `M${point(from, r)}A${r} ${r} 0 ${large} ${under ? 0 : 1} ${point(to, r)}` }),
          g("text", { class: "label" },
            g("textPath", { href: "#" + id, startOffset: "50%", "text-anchor": "middle" }, curved)),
        ];
      }
      const straight = fitted(name, deep);
      if (!straight) return null;
      const left = Math.cos(cell.angle) < 0;
      const degrees = cell.angle * 360 / TURN + (left ? 180 : 0);
      return g("text", { class: "label", "text-anchor": "middle", dy: 4,
        transform: `translate(${point(cell.angle, (near + rim) / 2)}) rotate(${degrees.toFixed(1)})` },
        straight);
    }

    // How large the badge of a cell is; 0 if there is none, or no room for it.
    function badgeSize(cell) {
      const shown = cell.findings.filter(counts).length;
      const hasRoom = cell.ring === GROUND || (cell.a1 - cell.a0) * cell.r1 >= 26;
      return shown && hasRoom ? 7 + 4 * String(shown).length : 0;
    }
    function badge(cell, errors, warnings) {
      const text = String(errors + warnings), r = badgeSize(cell);
      if (!r) return null;
      const [x, y] = cell.ring === GROUND ? [cell.right - 14, 1027]
        : polar(cell.a1 - 17 / cell.r1, cell.r1 - 15);
      return g("g", { class: "badge " + (errors ? "error" : "warning"), "aria-hidden": true },
        g("circle", { cx: x, cy: y, r }),
        g("text", { x, y: y + 5, "text-anchor": "middle" }, text));
    }

    // Where parts are sectors, their names stand around the onion, clear of each other: the largest part
    // has its name first.
    function sectorLabels() {
      if (!D.crossing) return [];
      const boxes = [];
      return parts.filter(part => part.a0 !== undefined)
        .sort((a, b) => b.a1 - b.a0 - a.a1 + a.a0 || a.index - b.index).map(part => {
          const angle = (part.a0 + part.a1) / 2, [x, edge] = polar(angle, 452);
          const side = Math.cos(angle), y = edge + 5 + 9 * Math.sin(angle);
          const anchor = side > 0.1 ? "start" : side < -0.1 ? "end" : "middle";
          for (const room of [165, 120, 75]) {
            const name = fitted(partName(part), room), width = textWidth(name) * 20 / 18;
            const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
            const covers = box => Math.abs(box.y - y) < 21 && left < box.right + 6 &&
              box.left < left + width + 6;
            if (!name || boxes.some(covers)) continue;
            boxes.push({ left, right: left + width, y });
            return g("text", { x, y, class: "sector", "data-part": part.index,
              "text-anchor": anchor }, name);
          }
          return null;
        });
    }

    // What a ring looks like where no part has files in it.
    function bands() {
      const [start, end] = [NOTCH / 2 - Math.PI / 2, TURN * 0.75 - NOTCH / 2];
      const lines = D.crossing ? parts.filter(part => part.a1 && part.a1 < end - 0.01)
        .map(part => g("path", { class: "spoke",
          d: `M${point(part.a1, 36)}L${point(part.a1, rings[rings.length - 1].r1)}` })) : [];
      return rings.map(({ ring, r0, r1 }) =>
        g("path", { d: wedge(r0, r1, start, end), class: "band ring" + ring })).concat(lines);
    }

    // The names of rings, no wider than the notch is there: in several lines or smaller letters.
    function ringLabels() {
      const names = rings.map(({ ring, r0, r1 }) => {
        const middle = (r0 + r1) / 2, room = 2 * middle * Math.sin(NOTCH / 2) - 8;
        const large = isPhone.matches ? 32 : 19, width = text => textWidth(text) * large / 16.5;
        const lines = (hasInfrastructure && ring === 1 ? ["layer.Data", "layer.Infrastructure"]
          : ["layer." + RINGS[ring]]).map(key => t(key))
          .flatMap(text => width(text) > room ? text.split(" ") : text);
        const size = Math.min(large, large * room / Math.max(...lines.map(width)),
          (r1 - r0) / lines.length);
        return lines.map((text, at) => g("text", { x: C, "text-anchor": "middle",
          y: C - middle + size / 3 + size * 1.2 * (at - (lines.length - 1) / 2),
          "font-size": size.toFixed(1), class: "ringname ring" + ring }, text));
      });
      if (![...cells.values()].some(c => c.ring === 0)) {
        names.push(g("circle", { cx: C, cy: C, r: rings[0].r1 - 4, class: "hollow" }));
        names.push(g("text", { x: C, y: C + 4, class: "ringname", "text-anchor": "middle",
          "font-size": 17 }, t("noDomainDrawn")));
      }
      const ground = [...cells.values()].some(c => c.ring === GROUND);
      if (ground) {
        names.push(g("text", { x: 110, y: 1016, "font-size": isPhone.matches ? 25 : 19,
          class: "ringname ring4" }, t("ground")));
      }
      return names;
    }
    """#

  /// Opens places in an editor or on the web. The page knows no path of any machine: who reads it says
  static let openingScript = #"""
    // where the project is, and the browser keeps that.
    const EDITORS = {
      vscode: ["VS Code", "vscode://file"], cursor: ["Cursor", "cursor://file"],
      zed: ["Zed", "zed://file"], xcode: ["Xcode"], none: [],
    };
    const kept = (name, fallback) => {
      try { return localStorage.getItem("strata." + name) || fallback; } catch { return fallback; }
    };
    const keep = (name, value) => {
      try { localStorage.setItem("strata." + name, value); } catch { /* A page on a disk may not. */ }
    };
    const folderKey = "folder." + D.project.name;
    const chosen = { editor: kept("editor", "none"), folder: kept(folderKey, "") };
    if (!EDITORS[chosen.editor]) chosen.editor = "none";

    const encoded = path => path.split("/").map(encodeURIComponent).join("/");
    // The folder with slashes and a slash before it; empty if it is not one of a machine.
    function rootFolder() {
      const folder = chosen.folder.trim().replace(/\\/g, "/").replace(/\/+$/, "");
      return /^[A-Za-z]:(\/|$)/.test(folder) ? "/" + folder : folder.startsWith("/") ? folder : "";
    }
    function editorLink(path, line, column) {
      const root = rootFolder(), scheme = EDITORS[chosen.editor][1];
      if (!scheme || !root) return null;
      return scheme + encoded(root + "/" + path).replace(/^(\/[A-Za-z])%3A/, "$1:") +
        ":" + line + ":" + (column || 1);
    }
    const webLink = (path, line) => D.web
      ? D.web.head + encoded(D.web.folder + path) + (line ? D.web.line + line : "") : null;
    function copied(path, line) {
      if (chosen.editor !== "xcode") return path + ":" + line;
      const root = rootFolder();
      return "xed --line " + line + " " + shellWord(root ? root + "/" + path : path);
    }

    function copyButton(text, label, fallback) {
      const said = h("span", { role: "status" });
      return [h("button", { onclick: async () => {
        try { await navigator.clipboard.writeText(text); said.textContent = t("copied"); }
        catch {
          getSelection().selectAllChildren(fallback || said);
          said.textContent = fallback ? t("selected") : text;
        }
      } }, label), said];
    }

    // What can be done with a place: open it in the editor, or copy it; open it on the web.
    function opening(path, line, column) {
      const node = h("p", { class: "opening" });
      node.redraw = () => {
        const editor = editorLink(path, line, column), web = webLink(path, line);
        const [name] = EDITORS[chosen.editor];
        node.replaceChildren(...[
          editor ? h("a", { class: "button", href: editor }, t("openIn", { name })) : null,
          ...copyButton(copied(path, line), t(chosen.editor === "xcode" ? "copyXed" : "copyPath")),
          web ? h("a", { class: "button", href: web, target: "_blank", rel: "noopener" },
            t("openIn", { name: D.web.name })) : null,
        ].filter(Boolean));
      };
      node.redraw();
      return node;
    }
    function editorChoice() {
      const change = () => {
        for (const node of document.querySelectorAll(".opening")) node.redraw();
        hint.textContent = rootFolder() || chosen.editor === "none" ? "" : t("folderNeeded");
      };
      const hint = h("p", { class: "note", role: "status" });
      const box = h("details", { class: "editor" }, h("summary", {}, t("editor")),
        h("label", {}, t("editorName") + " ", h("select", { id: "editor", onchange: event => {
          keep("editor", chosen.editor = event.target.value);
          change();
        } }, Object.entries(EDITORS).map(([key, [name]]) => h("option",
          { value: key, selected: key === chosen.editor }, name || t("editorNone"))))),
        h("label", {}, t("folder", { name: D.project.name }) + " ", h("input", { id: "folder",
          type: "text", value: chosen.folder, placeholder: "/…/" + D.project.name,
          spellcheck: "false", autocomplete: "off", oninput: event => {
            keep(folderKey, chosen.folder = event.target.value);
            change();
          } })), hint, h("p", { class: "note" }, t("folderText")));
      change();
      return box;
    }
    """#

  /// Opens and closes the panel and goes from place to place in it.
  static let panelScript = #"""
    let opener = null;
    const routes = {};
    const go = (...path) => { location.hash = "#/" + path.join("/"); };
    const link = (path, ...text) => h("a", { href: "#/" + path.join("/") }, ...text);
    const route = () => {
      const words = location.hash.startsWith("#/") ? location.hash.slice(2).split("/") : [];
      return { name: words[0], numbers: words.slice(1).map(Number) };
    };

    function chosenCells() {
      const { name, numbers } = route();
      const all = [...cells.values()];
      if (name === "part") {
        const own = all.filter(c => c.part.index === numbers[0]);
        const one = own.filter(c => c.ring === numbers[1]);
        return one.length ? one : own;
      }
      const file = name === "file" ? files[numbers[0]]
        : name === "finding" ? findings[numbers[0]] && findings[numbers[0]].file : null;
      const cell = file ? cellOf(file) : name === "finding" && findings[numbers[0]]?.home;
      return cell ? [cell] : [];
    }

    function show() {
      const { name, numbers } = route();
      const view = routes[name] && routes[name](...numbers);
      const panel = $("panel"), isOpen = Boolean(view);
      if (isOpen && !panel.classList.contains("open")) opener = document.activeElement;
      panel.classList.toggle("open", isOpen);
      document.body.classList.toggle("reading", isOpen);
      $("panel-body").replaceChildren(...[view || overview()].flat(9).filter(Boolean));
      $("close").hidden = !isOpen;
      panel.scrollTop = 0;
      light(chosenCells());
      if (isOpen) panel.querySelector("h2").focus();
    }

    function close() {
      if (!$("panel").classList.contains("open")) return;
      go();
      const back = opener && opener.isConnected ? opener : current && nodeOf(current);
      if (back) back.focus();
      opener = null;
    }

    const title = (kind, name, note) => [
      h("p", { class: "kind" }, kind), h("h2", { tabindex: -1 }, name),
      note ? h("p", { class: "note" }, note) : null,
    ];
    const section = (name, ...content) => {
      const inside = content.flat(9).filter(Boolean);
      return inside.length ? h("section", {}, h("h3", {}, name), inside) : null;
    };
    const chips = list => {
      const [errors, warnings, infos] = tally(list);
      const chip = (count, kind, key) =>
        count ? h("span", { class: "chip " + kind }, t(key, count)) : null;
      return [chip(errors, "error", "errors"), chip(warnings, "warning", "warnings"),
        chip(infos, "info", "infos")];
    };
    const swatch = layer =>
      h("span", { class: "swatch layer ring" + ringOf(layer), "aria-hidden": true });
    const dot = finding => {
      const kind = finding.standing ? "calm" : SEVERITIES[finding.severity];
      return h("span", { class: "dot " + kind, role: "img",
        "aria-label": t(finding.standing ? STANDINGS[finding.standing] : kind) });
    };
    const STANDINGS = ["counted", "accepted", "allowed"];

    // A long list shows its beginning and a button for the rest.
    function listed(items, row, limit = 12) {
      if (!items.length) return null;
      const list = h("ul", { class: "rows" }, items.slice(0, limit).map(row));
      if (items.length <= limit) return list;
      const more = h("button", { class: "more", onclick: () => {
        const last = list.lastElementChild;
        list.append(...items.slice(limit).map(row));
        more.remove();
        const next = last.nextElementSibling.querySelector("a");
        if (next) next.focus();
      } }, t("showMore", items.length - limit));
      return [list, more];
    }
    const findingRow = (finding, isShort) => h("li", { class: "finding" }, dot(finding),
      h("div", {}, link(["finding", finding.index], finding.message),
        h("small", {}, isShort === true ? t("line", { line: finding.line }) : where(finding),
          finding.standing ? " · " + t(STANDINGS[finding.standing]) : "",
          finding.isNew && isShort !== "isNew" ? " · " + t("since.isNew") : "")));
    const fileRow = file => h("li", {}, h("div", {},
      link(["file", file.index], file.name), " ", ...chips(file.findings),
      h("small", {}, file.folder)));

    // What to fix first, for who has just opened the page.
    function overview() {
      const causes = D.overview.causes.map(([title, step, rule, errors, warnings, id]) => {
        const one = findings.find(f => f.id === id);
        const target = errors + warnings === 1 && one ? ["finding", one.index] : ["rule", rule];
        const chip = (count, kind) =>
          count ? h("span", { class: "chip " + kind }, t(kind + "s", count)) : null;
        return h("li", {}, h("a", { href: "#/" + target.join("/") },
          chip(errors, "error"), chip(warnings, "warning"),
          h("b", {}, say(title)), h("span", {}, "→ " + say(step))));
      });
      const hot = hotFiles()[0];
      if (hot) {
        causes.push(h("li", {}, h("a", { href: "#/file/" + hot.file.index },
          h("b", {}, t("begin.hot")), h("span", {}, t("begin.hotText", { name: hot.file.name,
            found: t("blamed", hot.found), changes: t("changed", hot.file.year) })))));
      }
      return [
        h("h2", {}, t("begin")),
        causes.length ? h("ul", { class: "begin" }, causes)
          : h("p", { class: "note" }, t("nothingToBegin")),
        h("details", { open: !isNarrow.matches }, h("summary", {}, h("h3", {}, t("howToRead"))),
          legend()),
      ];
    }

    function legend() {
      const line = (mark, text) => h("li", {}, mark, h("span", {}, text));
      const stroke = kind => fill(g("svg", { viewBox: "0 0 34 10", class: "key" },
        g("path", { d: "M1 5H26", class: "arc " + kind, "stroke-width": 3 }),
        g("path", { d: "M25 0L34 5L25 10Z", class: "head " + kind })), {}, []);
      const drawn = ring => [...cells.values()].some(c => c.ring === ring);
      const kinds = new Set(parts.map(p => p.kind));
      return h("ul", { class: "legend" },
        [0, 1, 2, 3, 4].filter(drawn).map(ring =>
          line(h("span", { class: "swatch layer ring" + ring }), t("about." + RINGS[ring]))),
        line(h("span", { class: "swatch split" }),
          t(D.crossing ? "about.sectors" : "about.cells", { what: t(kinds.has("feature")
            ? "what.feature" : kinds.has("module") ? "what.module" : "what.folder") })),
        drawn(1) && drawn(2) ? line(h("span", { class: "swatch wallkey" }), t("about.wall")) : [],
        line(stroke("plain"), t("about.plain")), line(stroke("error"), t("about.error")),
        line(stroke("warning"), t("about.warning")),
        outgoing.length ? line(stroke("error"), t("about.outside")) : [], line(h("span", { class: "swatch shade" }),
          t("about.shade")));
    }
    """#

  /// Fills what only paper shows: what to fix first, what changed, and the findings of each rule in numbers.
  static let paperScript = #"""
    function drawPaper() {
      const { causes } = D.overview;
      if (D.since) {
        $("paper-since").replaceChildren(h("h2", {}, sinceTitle()), ...sinceBody(4));
      }
      $("paper-causes").replaceChildren(h("h2", {}, t("begin")), causes.length
        ? h("ol", {}, causes.map(([title, step, , errors, warnings]) => h("li", {},
          h("b", {}, say(title)), h("div", {}, [errors ? t("errors", errors) : null,
            warnings ? t("warnings", warnings) : null].filter(Boolean).join(", "),
            " → " + say(step)))))
        : h("p", {}, t("nothingToBegin")));
      const told = rules.map(rule => ({ rule, found: tally(rule.findings) }))
        .filter(({ found }) => sum(found, n => n))
        .sort(({ found: a }, { found: b }) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
      $("paper-rules").replaceChildren(told.length
        ? h("ul", {}, told.map(({ rule, found: [errors, warnings, infos] }) => h("li", {},
          h("span", {}, h("b", {}, rule.title), h("small", {}, rule.id)),
          h("span", { class: "counts" }, [errors ? t("errors", errors) : null,
            warnings ? t("warnings", warnings) : null, infos ? t("infos", infos) : null]
            .filter(Boolean).join(", ")))))
        : h("p", {}, t("nothingFound")));
    }
    """#

  /// Finds any type or file of the project, whether rules object to it or not.
  static let searchScript = #"""
    const SEARCH_SHOWN = 40;
    let index = null;
    // How well an entry answers to a word: 0 is the name itself, 5 the path alone, -1 not at all.
    function fit(entry, word) {
      const { low, humps } = entry, at = low.indexOf(word);
      if (low === word) return 0;
      if (at === 0 || at > 0 && low[at - 1] === ".") return 1;
      if (word.length > 1 && humps.startsWith(word)) return 2;
      return at > 0 ? 3 : entry.path.includes(word) ? 5 : -1;
    }
    function searchIndex() {
      const entry = (name, file, isType) => ({ name, file, isType, low: name.toLowerCase(),
        path: file.path.toLowerCase(), humps: name.replace(/[^A-Z0-9]/g, "").toLowerCase() });
      // A file that is called like its type needs no line of its own.
      return index ||= files.flatMap(file =>
        (file.types.includes(file.name.split(".")[0]) ? [] : [entry(file.name, file, false)])
          .concat(file.types.map(name => entry(name, file, true))));
    }
    function found(text) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      if (!words.length) return [];
      const hits = [];
      for (const entry of searchIndex()) {
        let rank = 0;
        for (const word of words) {
          const one = fit(entry, word);
          rank = one < 0 ? -1 : rank + one;
          if (rank < 0) break;
        }
        if (rank >= 0) hits.push({ ...entry, rank });
      }
      return hits.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.file.index - b.file.index));
    }

    function drawFound() {
      const text = $("search").value, hits = found(text);
      $("found").hidden = !text.trim();
      $("found").replaceChildren(h("p", { class: "note", role: "status" }, hits.length
        ? t("found", hits.length) + (hits.length > SEARCH_SHOWN
          ? t("foundFirst", SEARCH_SHOWN) : "") : t("nothingMatches")),
      h("ul", { class: "rows" }, hits.slice(0, SEARCH_SHOWN).map(hit => h("li", {},
        h("div", {}, link(["file", hit.file.index], hit.name), " ", ...chips(hit.file.findings),
          h("small", {}, swatch(hit.file.layer), layerName(hit.file.layer),
            hit.file.layer < 0 ? "" : ", " + t("sure", { n: hit.file.sure }), " · ",
            hit.isType ? hit.file.path : hit.file.folder))))));
    }
    function endSearch() {
      const field = $("search");
      field.value = "";
      drawFound();
    }
    function listenToSearch() {
      const field = $("search"), box = $("found");
      const isTyping = node => /^(INPUT|SELECT|TEXTAREA)$/.test(node.tagName);
      field.addEventListener("input", drawFound);
      box.addEventListener("click", event => { if (event.target.closest("a")) endSearch(); });
      addEventListener("keydown", event => {
        if (event.key !== "/" || isTyping(event.target) || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        field.focus();
      });
      const leave = event => {
        endSearch();
        field.focus();
        // The panel stays open.
        event.stopPropagation();
      };
      for (const node of [field, box]) {
        node.addEventListener("keydown", event => {
          const links = [...box.querySelectorAll("a")], at = links.indexOf(event.target);
          if (event.key === "Escape" && (field.value || node === box)) leave(event);
          else if (event.key === "Escape") field.blur();
          else if (event.key === "Enter" && node === field && links[0]) links[0].click();
          else if (event.key === "ArrowDown") (links[at + 1] || event.target).focus();
          else if (event.key === "ArrowUp") (links[at - 1] || field).focus();
          else return;
          event.preventDefault();
        });
      }
      addEventListener("click", event => {
        if (!box.contains(event.target) && event.target !== field) box.hidden = true;
      });
      field.addEventListener("focus", drawFound);
    }
    """#

  /// Says what changed since a commit: introduced, loosened, fixed and inherited findings.
  static let sinceScript = #"""
    function drawSince() {
      $("since").hidden = !D.since;
      if (!D.since) return;
      $("since-title").textContent = sinceTitle();
      $("since-body").replaceChildren(...sinceBody(8));
    }
    const sinceTitle = () => t("since", { base: say(D.since.base) });
    function sinceBody(limit) {
      const { introduced, loosened, fixed, inherited, remarks } = D.since;
      const chip = (key, count, kind) => count
        ? h("span", { class: "chip " + kind }, t("since." + key, count)) : null;
      const part = (key, items, row) => items.length
        ? section(t("since." + key), listed(items, row, limit)) : null;
      const isCalm = !introduced.length && !loosened.length && !fixed.length;
      return [
        isCalm ? h("p", {}, t("since.nothing", { inherited: t("since.inherited", inherited) }))
          : h("p", { class: "chips" }, chip("introduced", introduced.length + loosened.length, "error"),
            chip("loosened", loosened.length, "error"), chip("fixed", fixed.length, "good"),
            h("span", { class: "chip" }, t("since.inherited", inherited))),
        remarks.length ? h("ul", { class: "plain note" },
          remarks.map(remark => h("li", {}, say(remark)))) : null,
        part("introducedHead", introduced, sinceRow), part("loosenedHead", loosened, sinceRow),
        part("fixedHead", fixed, entry => sinceRow(entry, "good")),
      ].filter(Boolean);
    }
    // A finding that the page lists, or one of which it knows no more than this.
    function sinceRow(entry, kind) {
      if (typeof entry === "number") return findingRow(findings[entry], "isNew");
      const [severity, message, rule, path, line] = entry, name = SEVERITIES[severity];
      return h("li", { class: "finding" },
        h("span", { class: "dot " + (kind === "good" ? kind : name), role: "img",
          "aria-label": t(name) }),
        h("div", {}, say(message), h("small", {}, path + ":" + line + " · " + rule)));
    }
    """#

  /// Writes the head of the page and sets everything going.
  static let startScript = #"""
    function drawHead() {
      const { project } = D, [errors, warnings, infos] = tally(findings);
      document.documentElement.lang = lang;
      document.title = t("title", { name: project.name });
      $("name").textContent = project.name;
      const chip = (count, kind, key) => h("a", { class: "chip big " + kind, href: "#findings" },
        t(key, count));
      $("verdict").replaceChildren();
      fill($("verdict"), {}, [errors + warnings === 0
        ? h("span", { class: "chip big good" }, t(infos ? "cleanButInfos" : "clean"))
        : [chip(errors, errors ? "error" : "calm", "errors"),
          chip(warnings, warnings ? "warning" : "calm", "warnings")],
      infos ? chip(infos, "info", "infos") : null]);
      $("verdict-text").textContent = [say(D.overview.verdict) + t("stop")]
        .concat(D.overview.remarks.map(say)).join(" ");
      const parted = (key, value) => h("div", {}, h("dt", {}, t(key)), h("dd", {}, value));
      const calm = findings.filter(f => f.standing).length;
      $("facts").replaceChildren(...[
        parted("facts.size", t("files", project.files) + ", " + t("lines", project.lines)),
        parted("facts.placed", t("placedShort", { n: project.placed, all: project.files,
          percent: Math.floor(100 * project.placed / Math.max(1, project.files)) })),
        parted("facts.profile", [h("b", {}, project.profile), " — " + say(project.reason)]),
        D.overview.uncertain ? parted("facts.uncertain", t("files", D.overview.uncertain)) : [],
        project.focus.length ? parted("facts.focus", project.focus.join(", ")) : [],
        calm ? parted("facts.calm", t("calmText", calm)) : [],
        project.unsure ? parted("facts.unsure", t("unsure", project.unsure)) : [],
        project.warnings.length ? parted("facts.warnings", h("details", {},
          h("summary", {}, t("runWarnings", project.warnings.length)),
          h("ul", {}, project.warnings.map(w => h("li", {}, say(w)))))) : [],
      ].flat(9));
      for (const node of document.querySelectorAll("[data-t]")) {
        node.textContent = t(node.dataset.t);
      }
      for (const node of document.querySelectorAll("[data-label]")) {
        node.setAttribute("aria-label", t(node.dataset.label));
      }
      $("search").placeholder = t(isPhone.matches ? "search" : "searchHint");
      $("made").textContent = t("made", { tool: D.tool.name + " " + D.tool.version });
    }

    function draw() {
      drawHead();
      drawSince();
      drawOnion();
      drawNamings();
      drawFilters();
      drawFindings();
      drawHotSpots();
      drawPlacement();
      drawTesting();
      drawPaper();
      drawFound();
      show();
    }

    const dark = matchMedia("(prefers-color-scheme: dark)");
    function setTheme(theme) {
      document.documentElement.dataset.theme = theme;
      $("theme").setAttribute("aria-pressed", theme === "dark");
    }
    setTheme(dark.matches ? "dark" : "light");
    dark.addEventListener("change", () => setTheme(dark.matches ? "dark" : "light"));
    $("theme").addEventListener("click", () =>
      setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
    $("lang").addEventListener("click", () => {
      lang = lang === "en" ? "zh-Hans" : "en";
      draw();
      $("lang").focus();
    });
    $("close").addEventListener("click", close);
    addEventListener("keydown", event => { if (event.key === "Escape") close(); });
    addEventListener("hashchange", () => {
      if (!location.hash || location.hash.startsWith("#/")) show();
    });
    for (const list of [isNarrow, isPhone]) list.addEventListener("change", draw);
    listenToOnion();
    listenToSearch();
    draw();
    """#

  /// Fills the tables: who names whom, hot spots, placement.
  static let tablesScript = #"""
    const row = (tag, ...items) => h("tr", {}, items.map((item, at) =>
      h(at === 0 && tag === "td" ? "th" : tag, { scope: tag === "th" ? "col" : at === 0 ? "row"
        : null, class: typeof item === "number" ? "number" : null }, item)));
    const table = (caption, head, rows) => h("div", { class: "scroll", tabindex: 0, role: "region",
      "aria-label": caption }, h("table", {}, h("caption", {}, caption),
      h("thead", {}, row("th", ...head)), h("tbody", {}, rows.map(r => row("td", ...r)))));

    // The onion as a table: which layer names which, in how many places, and what is forbidden.
    function drawNamings() {
      const used = LAYERS.map((_, i) => i).filter(i => LAYERS[i] !== "Test" &&
        files.some(f => f.layer === i && f.part >= 0));
      const places = LAYERS.map(() => LAYERS.map(() => 0));
      for (const file of files) {
        if (file.layer < 0) continue;
        for (const n of file.names) if (n.file.layer >= 0) places[file.layer][n.file.layer] += n.places;
      }
      const blamed = (a, b) => findings.filter(f => counts(f) && isBetween(f, a, b)).length;
      $("namings").replaceChildren(table(t("namingsCaption"),
        [t("whoNames")].concat(used.map(layerName)), used.map(a => [layerName(a)].concat(
          used.map(b => {
            const bad = blamed(a, b);
            return h("span", {}, places[a][b] ? number(places[a][b]) : "–", " ",
              bad ? h("a", { class: "chip error", href: `#/between/${a}/${b}`,
                "aria-label": t("blamed", bad) }, isPhone.matches ? bad : t("blamed", bad))
                : null);
          })))));
    }

    function hotFiles() {
      return files.map(file => {
        const found = file.findings.filter(counts).length;
        return { file, found, heat: found * file.year };
      }).filter(h => h.heat > 0).sort((a, b) => b.heat - a.heat || a.file.index - b.file.index);
    }

    function drawHotSpots() {
      const hot = hotFiles(), body = $("hot-body");
      const until = D.churn && D.churn.day ? { day: D.churn.day } : null;
      $("hot-note").textContent = !D.churn ? t("noHistory")
        : t("hotNote", until || { day: "?" }) + (D.churn.partial ? " " + t("partialHistory") : "");
      if (!D.churn) return body.replaceChildren();
      if (!hot.length) {
        return body.replaceChildren(h("p", { class: "note" }, t("nothingHot")));
      }
      const most = hot[0].heat;
      body.replaceChildren(table(t("hotSpots"),
        [t("file"), t("layer"), t("findings"), t("recent"), t("year"), t("heat")],
        hot.slice(0, 20).map(({ file, found, heat }) => [
          [link(["file", file.index], file.name), h("small", {}, file.folder)],
          layerName(file.layer), found, file.recent, file.year,
          h("span", { class: "bar", title: number(heat) },
            heatBar(heat / most), h("span", {}, number(heat))),
        ])));
    }
    function heatBar(share) {
      return g("svg", { viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": true },
        g("rect", { width: Math.max(2, 100 * share), height: 8 }));
    }

    function drawPlacement() {
      const all = files.length || 1;
      const unplaced = files.filter(f => f.layer < 0);
      const used = LAYERS.map((_, i) => i).filter(i => files.some(f => f.layer === i));
      let x = 0;
      const bars = used.concat(unplaced.length ? [-1] : []).map(layer => {
        const width = 1000 * files.filter(f => f.layer === layer).length / all;
        const rect = g("rect", { x, width: Math.max(0, width - 2), height: 26,
          class: "layer ring" + ringOf(layer) + (layer < 0 ? " unplaced" : "") },
        g("title", {}, layerName(layer)));
        x += width;
        return rect;
      });
      const some = list => sum(list, () => 1);
      const bands = [[90, 101], [60, 90], [0, 60]];
      $("placement-body").replaceChildren(
        h("p", {}, t("placed", { n: all - unplaced.length, all: files.length })),
        g("svg", { viewBox: "0 0 1000 26", class: "shares", preserveAspectRatio: "none",
          "aria-hidden": true }, bars),
        table(t("placementCaption"), [t("layer"), t("filesHead"), t("linesHead"), t("band90"),
          t("band60"), t("band0")], used.map(layer => {
          const own = files.filter(f => f.layer === layer);
          return [[swatch(layer), layerName(layer)], own.length, sum(own, f => f.lines)].concat(
            bands.map(([low, high]) => some(own.filter(f => f.sure >= low && f.sure < high))));
        })),
        ...[unplaced.length ? h("details", {}, h("summary", {}, t("unplacedFiles",
          unplaced.length)), h("p", { class: "note" }, t("unplacedText")),
        listed(unplaced, fileRow, 30)) : null].filter(Boolean));
    }
    """#

  /// Fills the table of what is tested where; a phone shows what is not below what is.
  static let testingScript = #"""
    function drawTesting() {
      const { testing } = D, isWide = !isPhone.matches;
      $("testing").hidden = !testing.length;
      const head = ["layer", "testing.named", "testing.focus", "testing.doubles", "testing.omits"];
      $("testing-body").replaceChildren(table(t("testing.caption"),
        head.slice(0, isWide ? 5 : 4).map(key => t(key)),
        testing.map(([layer, named, focus, doubles, omits, count, names]) => [
          [swatch(layer), layerName(layer)],
          h("span", {}, say(named), count ? h("details", {},
            h("summary", {}, t("testing.unnamed", count)),
            names.join(", ") + (names.length < count ? ", …" : "")) : null),
          isWide ? say(focus) : h("span", {}, say(focus),
            h("small", {}, t("testing.omits") + ": " + say(omits))),
          say(doubles), isWide ? say(omits) : null].slice(0, isWide ? 5 : 4))));
    }
    """#

  /// Colours, type and the layout of the page as a whole.
  static let baseStyle = #"""
    :root {
      --back: #f6f6f4; --card: #ffffff; --ink: #1d2127; --soft: #57606a; --line: #d9dce1;
      --link: #1f5fbf; --error: #c0152f; --warning: #8f5600; --amber: #d98a00; --good: #17734a;
      --ring0: #6d45c4; --ring1: #0b7f7f; --ring2: #2a66c8; --ring3: #5f6873; --ring4: #6f7d1c;
      --plain: #7d8896; --code: #f0f0ed; --markError: #ffd9de; --markWarning: #ffe7bd;
      --markInfo: #dfe9f7;
      color-scheme: light;
    }
    :root[data-theme="dark"] {
      --back: #14171b; --card: #1c2026; --ink: #e8eaee; --soft: #a2acb8; --line: #343b45;
      --link: #86b4ff; --error: #ff7386; --warning: #f2b24d; --amber: #f2b24d; --good: #5ccf98;
      --ring0: #ab8df5; --ring1: #41bdb6; --ring2: #74a8f7; --ring3: #98a3b0; --ring4: #b0bf4a;
      --plain: #8b96a4; --code: #242a32; --markError: #6b2230; --markWarning: #5c4310;
      --markInfo: #2b405e;
      color-scheme: dark;
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--back); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC",
        "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif;
    }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; }
    h1 { font-size: 19px; overflow-wrap: anywhere; }
    h2 { font-size: 21px; line-height: 1.3; }
    h3 { font-size: 15px; margin: 18px 0 6px; }
    a { color: var(--link); text-underline-offset: 2px; }
    small { display: block; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
    button, select, input {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 10px;
    }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    h2:focus { outline: none; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--card); padding: 8px; z-index: 9; }
    header {
      display: flex; flex-wrap: wrap; gap: 6px 24px; align-items: center; padding: 8px 24px;
      background: var(--card); border-bottom: 1px solid var(--line);
      position: sticky; top: 0; z-index: 5;
    }
    .names { display: flex; gap: 12px; align-items: baseline; }
    .brand { color: var(--ring0); font-weight: 700; letter-spacing: .04em; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    .search { position: relative; flex: 1 1 220px; max-width: 460px; }
    .search input { width: 100%; }
    #found {
      position: absolute; inset: calc(100% + 6px) 0 auto 0; min-width: min(460px, 92vw); z-index: 8;
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 8px 14px; max-height: 70vh; overflow: auto; box-shadow: 0 8px 30px rgb(0 0 0 / .25);
    }
    .tools { margin-left: auto; display: flex; gap: 8px; }
    #theme[aria-pressed="true"] { background: var(--ring0); color: var(--card); }
    .layout {
      display: grid; grid-template-columns: minmax(0, 1fr) 430px; gap: 20px;
      max-width: 1700px; margin: 0 auto; padding: 16px 24px;
    }
    main { min-width: 0; }
    main > section {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 16px 20px; margin-bottom: 16px; scroll-margin-top: 64px;
    }
    .note { color: var(--soft); font-size: 14px; }
    .intro { color: var(--soft); }
    .verdicts { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; }
    #verdict { display: flex; flex-wrap: wrap; gap: 8px; margin: 4px 0; }
    #verdict-text { flex: 1 1 300px; line-height: 1.4; }
    #facts {
      display: flex; flex-wrap: wrap; gap: 2px 28px; padding-top: 4px; font-size: 14px;
    }
    #facts div { display: flex; gap: 6px; }
    #facts dt { color: var(--soft); white-space: nowrap; }
    #facts dt::after { content: ":"; }
    .chip {
      display: inline-block; border-radius: 20px; padding: 0 8px; font-size: 13px;
      border: 1px solid currentColor; white-space: nowrap; color: var(--soft);
      text-decoration: none; font-weight: 600;
    }
    .chip.error { color: var(--error); }
    .chip.warning { color: var(--warning); }
    .chip.good { color: var(--good); }
    .chip.big { font-size: 19px; padding: 2px 16px; }
    .chip.big.error { background: var(--error); border-color: var(--error); color: var(--card); }
    #panel {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 16px 20px 24px; position: sticky; top: 64px; align-self: start;
      max-height: calc(100vh - 80px); overflow: auto; overscroll-behavior: contain;
    }
    #panel h2 { overflow-wrap: anywhere; font-size: 18px; }
    #panel p { margin: 4px 0; overflow-wrap: anywhere; }
    #close { float: right; margin: 0 0 4px 8px; position: sticky; top: 0; }
    .kind { color: var(--soft); font-size: 13px; }
    footer { color: var(--soft); font-size: 13px; padding: 0 20px 20px; }
    [hidden] { display: none !important; }
    """#

  /// How lists, tables and source lines look.
  static let listsStyle = #"""
    .rows, .begin { list-style: none; padding: 0; }
    .rows > li { display: flex; gap: 8px; padding: 5px 0; border-top: 1px solid var(--line); }
    .rows > li:first-child { border-top: 0; }
    .rows > li > div { min-width: 0; overflow-wrap: anywhere; }
    .rows a { text-decoration: none; }
    .rows a:hover { text-decoration: underline; }
    .plain { padding-left: 18px; font-size: 14px; overflow-wrap: anywhere; }
    .begin a {
      display: block; border: 1px solid var(--line); border-radius: 8px; padding: 8px 12px;
      margin: 8px 0; text-decoration: none; color: inherit; overflow-wrap: anywhere;
    }
    .begin a:hover { border-color: var(--link); }
    .begin b { display: block; font-weight: 600; margin-top: 4px; }
    .begin b::first-letter, .groupname::first-letter { text-transform: uppercase; }
    .begin span { color: var(--soft); }
    .dot {
      flex: none; width: 11px; height: 11px; border-radius: 50%; margin-top: 6px;
      background: var(--plain); display: inline-block;
    }
    .kind .dot { margin: 0 4px 0 0; }
    .dot.error { background: var(--error); }
    .dot.warning { background: var(--amber); border-radius: 2px; }
    .dot.good { background: none; border: 2px solid var(--good); }
    .dot.info { background: none; border: 2px solid var(--plain); }
    .dot.calm { background: none; border: 2px dashed var(--plain); }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; margin: 6px 0; }
    .more { margin-top: 6px; }
    .help { border-left: 4px solid var(--good); padding-left: 10px; }
    .source {
      background: var(--code); border-radius: 8px; padding: 8px 0; margin: 10px 0;
      font: 13px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; tab-size: 2;
    }
    .source .row { display: grid; grid-template-columns: 48px 1fr; padding-right: 12px; }
    .source .row span { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
    .source .marked { background: color-mix(in srgb, var(--ink) 7%, transparent); }
    .source i {
      padding-right: 10px; text-align: right;
      color: var(--soft); font-style: normal; user-select: none;
    }
    mark { color: inherit; background: var(--markInfo); border-radius: 3px; font-weight: 700; }
    mark.error { background: var(--markError); box-shadow: 0 2px 0 var(--error); }
    mark.warning { background: var(--markWarning); box-shadow: 0 2px 0 var(--amber); }
    code { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .opening { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; font-size: 13px; }
    .button {
      border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px; text-decoration: none;
    }
    .editor { margin-top: 18px; font-size: 14px; }
    .editor label { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; margin: 4px 0; }
    .editor input { flex: 1 1 220px; }
    .command { margin-top: 18px; }
    .command > div { display: flex; gap: 8px; align-items: center; }
    .command button { flex: none; }
    .command code { background: var(--code); padding: 4px 8px; border-radius: 6px; min-width: 0; }
    #filters { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 10px 0 4px; font-size: 14px;
      align-items: center; }
    #filters input[type="search"] { flex: 1 1 260px; }
    .checks { display: flex; flex-wrap: wrap; gap: 4px 12px; }
    summary h3 { display: inline; }
    details { margin-top: 8px; }
    summary { cursor: pointer; padding: 4px 0; }
    #groups details { border-top: 1px solid var(--line); margin: 0; padding: 4px 0; }
    #groups details > div { padding: 0 0 8px 18px; }
    .groupname { font-weight: 600; margin-right: 8px; overflow-wrap: anywhere; }
    summary .chip { margin-right: 4px; }
    .scroll { overflow-x: auto; margin-top: 8px; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    caption { text-align: left; color: var(--soft); padding: 4px 0; }
    th, td { text-align: left; padding: 5px 12px 5px 0; border-top: 1px solid var(--line);
      vertical-align: top; font-weight: 400; }
    thead th { font-weight: 600; border-top: 0; }
    td.number { font-variant-numeric: tabular-nums; }
    .bar { display: flex; gap: 8px; align-items: center; min-width: 110px; }
    .bar svg { width: 70px; height: 9px; fill: var(--error); flex: none; }
    .shares { width: 100%; height: 26px; display: block; margin-top: 8px; }
    .layer { fill: var(--own, var(--plain)); }
    .layer.ring-1 { --own: var(--plain); fill-opacity: .45; }
    """#

  /// How the onion and its legend look.
  static let onionStyle = #"""
    #onion {
      display: block; width: 100%; height: clamp(540px, 100vh - 310px, 900px); margin: 4px auto;
      overflow: visible;
    }
    .ring0 { --own: var(--ring0); } .ring1 { --own: var(--ring1); } .ring2 { --own: var(--ring2); }
    .ring3 { --own: var(--ring3); } .ring4 { --own: var(--ring4); }
    .band { fill: var(--own); fill-opacity: .07; }
    .spoke { stroke: var(--card); stroke-width: 2; }
    .cell { cursor: pointer; }
    .shape { fill: var(--own); stroke: var(--card); stroke-width: 2; }
    .cell:focus { outline: none; }
    .cell:focus-visible .shape { stroke: var(--link); stroke-width: 5; }
    .cell.chosen .shape { stroke: var(--ink); stroke-width: 3; }
    .dim .cell:not(.near) { opacity: .35; }
    .dim .arcs:not(#lit) { opacity: .1; }
    .arcs { pointer-events: none; }
    .arc { fill: none; stroke: var(--plain); stroke-linecap: round; }
    .arc.plain { stroke-opacity: .38; }
    .arc.error { stroke: var(--error); stroke-opacity: .85; }
    .arc.warning { stroke: var(--amber); stroke-opacity: .75; }
    #lit .arc.plain { stroke: var(--own, var(--link)); stroke: var(--link); stroke-opacity: .8; }
    #lit .arc.to { stroke-opacity: .8; stroke-dasharray: 5 5; stroke-linecap: butt; }
    .head { fill: var(--plain); fill-opacity: .75; }
    .head.error { fill: var(--error); fill-opacity: 1; }
    .head.warning { fill: var(--amber); fill-opacity: 1; }
    .wall { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-dasharray: 9 6; opacity: .6; }
    .hollow { fill: none; stroke: var(--line); stroke-width: 2; stroke-dasharray: 4 6; }
    .label, .sector { font-size: 18px; }
    .label, .ringname, .sector { fill: var(--ink); pointer-events: none; }
    .label, .ringname, .sector {
      paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round;
    }
    .sector { pointer-events: auto; cursor: pointer; font-size: 20px; }
    .ringname { font-weight: 700; fill: var(--own, var(--soft)); }
    .badge { pointer-events: none; }
    .badge circle { fill: var(--error); stroke: var(--card); stroke-width: 1.5; }
    .badge.warning circle { fill: var(--amber); }
    .badge text { fill: #fff; font-size: 14px; font-weight: 700; }
    .badge.warning text { fill: #1d1400; }
    [data-theme="dark"] .badge text { fill: #1d0a0d; }
    .swatch {
      display: inline-block; width: 13px; height: 13px; border-radius: 3px; margin-right: 6px;
      background: var(--own, transparent); vertical-align: -2px;
    }
    .swatch.split { background: repeating-linear-gradient(90deg, var(--plain) 0 5px,
      transparent 5px 8px); }
    .swatch.wallkey { background: none; border-top: 2.5px dashed var(--ink); border-radius: 0;
      height: 6px; }
    .swatch.shade { background: linear-gradient(90deg, transparent, var(--ring2)); }
    .legend { list-style: none; padding: 0; font-size: 14px; }
    .legend li { display: grid; grid-template-columns: 38px 1fr; align-items: start; gap: 4px;
      margin: 4px 0; }
    .legend .swatch { width: 26px; margin: 4px 0 0; }
    .legend .key { width: 30px; margin-top: 6px; }
    #tip {
      position: fixed; z-index: 8; background: var(--ink); color: var(--card); padding: 6px 10px;
      border-radius: 6px; font-size: 13px; max-width: 270px; pointer-events: none;
      overflow-wrap: anywhere;
    }
    """#

  /// What paper shows: a summary of two pages, without anything to press.
  static let paperStyle = #"""
    .paper { display: none; }
    @page { margin: 13mm; }
    @media print {
      :root, :root[data-theme="dark"] {
        --back: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --link: #000;
        --error: #c0152f; --warning: #8f5600; --amber: #d98a00; --good: #17734a; --plain: #7d8896;
        --ring0: #6d45c4; --ring1: #0b7f7f; --ring2: #2a66c8; --ring3: #5f6873; --ring4: #6f7d1c;
        color-scheme: light;
      }
      [data-theme="dark"] .badge.error text { fill: #fff; }
      body { font-size: 12px; line-height: 1.4; }
      h2 { font-size: 16px; break-after: avoid; }
      nav, .search, .tools, .skip, #panel, #tip, #hot, #placement, #testing, #picture details, #arcs-hidden,
      #findings > :not(h2):not(.paper), #facts div:has(details), .intro, .more,
      [data-t="pictureKeys"], #since { display: none !important; }
      .paper { display: block; }
      header { position: static; padding: 0 0 4px; border: 0; }
      .layout { display: block; padding: 0; max-width: none; }
      .layout > main { display: block; }
      main > section, .layout > main > section {
        border: 0; border-radius: 0; padding: 0; margin: 0 0 10px;
      }
      a { text-decoration: none; color: inherit; }
      .chip.big { font-size: 14px; padding: 0 10px; background: none !important; }
      .chip.big.error { color: var(--error); }
      #facts, .note, small { font-size: 11px; }
      h3 { font-size: 12px; margin: 6px 0 2px; }
      .rows > li { padding: 2px 0; break-inside: avoid; }
      #paper-causes { margin-top: 8px; }
      #paper-causes ol { padding-left: 18px; }
      .paper b { display: block; font-weight: 600; }
      .paper b::first-letter { text-transform: uppercase; }
      #paper-since { margin-bottom: 12px; }
      #picture { break-inside: avoid; }
      .pan { overflow: visible; }
      #onion {
        height: 122mm; min-width: 0; max-width: 100%;
        print-color-adjust: exact; -webkit-print-color-adjust: exact;
      }
      #findings { break-before: page; }
      #paper-rules ul { list-style: none; padding: 0; columns: 2; column-gap: 24px; }
      #paper-rules li {
        display: flex; gap: 8px; justify-content: space-between; break-inside: avoid;
        padding: 2px 0; border-bottom: 1px solid var(--line);
      }
      #paper-rules .counts { text-align: right; flex: none; max-width: 40%; }
      footer { padding: 0; font-size: 10px; }
    }
    """#

  /// What differs on narrow screens, and for those who want no movement.
  static let placesStyle = #"""
    @media (max-width: 1080px) {
      .layout { grid-template-columns: minmax(0, 1fr); padding: 12px; }
      #panel.open {
        position: fixed; inset: auto 0 0 0; top: auto; max-height: 78vh; z-index: 7;
        border-radius: 14px 14px 0 0; box-shadow: 0 -6px 30px rgb(0 0 0 / .35);
      }
      /* What to fix first comes before the picture. */
      #panel:not(.open) { position: static; max-height: none; order: -3; }
      .layout > main { display: contents; }
      .layout > main > section { margin: 0; }
      #summary { order: -4; }
      #since { order: -2; }
      #picture { order: -1; }
    }
    @media (max-width: 640px) {
      header { padding: 8px 12px; position: static; }
      .layout { padding: 8px; gap: 10px; }
      main > section, #panel { padding: 10px 12px; }
      .intro { display: none; }
      .chip.big { font-size: 15px; padding: 1px 10px; }
      #verdict { margin: 0; gap: 6px; }
      #facts { gap: 0 16px; padding: 2px 0 0; font-size: 13px; }
      header { gap: 6px 12px; }
      .names { flex: 1 1 0; min-width: 0; }
      nav { order: 1; flex-basis: 100%; }
      .search { flex-basis: 100%; max-width: none; order: 2; }
      /* Names of cells would be too small to read: a tap tells them. */
      #onion { height: auto; }
      .label, .sector { display: none; }
      .badge { transform-box: fill-box; transform-origin: center; transform: scale(1.6); }
      table { font-size: 13px; }
      th, td { padding-right: 6px; overflow-wrap: anywhere; }
      thead th { font-size: 11px; hyphens: auto; }
      #namings :is(th, td), #namings .chip { font-size: 10px; white-space: normal; padding: 4px 2px; }
      #hot thead th { overflow-wrap: normal; }
      #hot :is(td, th):is(:nth-child(2), :nth-child(4)),
      #placement-body :is(td, th):nth-child(3) { display: none; }
      .bar { min-width: 0; }
      .bar svg { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
      .cell, .arcs { transition: opacity .15s; }
    }
    """#
}
