// Says what changed since a commit: introduced, loosened, fixed and inherited findings.
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
