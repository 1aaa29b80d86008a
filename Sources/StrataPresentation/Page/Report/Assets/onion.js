// Draws the rings of the onion and their cells.
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
