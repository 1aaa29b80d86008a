// Fills the tables: who names whom, hot spots, placement.
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
