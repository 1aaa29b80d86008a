// Fills what only paper shows: what to fix first, what changed, and the findings of each rule in numbers.
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
