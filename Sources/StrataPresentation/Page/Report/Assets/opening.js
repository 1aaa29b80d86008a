// Opens places in an editor or on the web. The page knows no path of any machine: who reads it says
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
