// Writes the head of the page and sets everything going.
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
