// Finds any type or file of the project, whether rules object to it or not.
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
