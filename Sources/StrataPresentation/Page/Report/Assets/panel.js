// Opens and closes the panel and goes from place to place in it.
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
