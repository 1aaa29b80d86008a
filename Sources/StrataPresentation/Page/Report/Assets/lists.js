// Lists findings by rule, part or owner, filtered and sorted.
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
