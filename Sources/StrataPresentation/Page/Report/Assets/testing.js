// Fills the table of what is tested where; a phone shows what is not below what is.
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
