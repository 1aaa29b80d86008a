import Foundation
import TestSupport
import Testing

/// A report in a browser, with a script that uses it and tells what it sees.
struct ReportVisit {
  /// What went wrong in the page: errors, refusals by its policy, alerts.
  var errors: [String]
  /// How many things the page loaded.
  var loaded: Int
  /// What the script saw, by the name that it gave.
  var seen: [String: String]

  /// Loads a copy of a page in which `steps` run behind its own script; on a phone where asked for.
  init(_ page: String, onPhone: Bool = false, steps: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-visit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The policy would let no script of ours run; all else that it forbids stays forbidden.
    let policy = try #require(page.range(of: "script-src '[^']*'", options: .regularExpression))
    var copy = page.replacingCharacters(in: policy, with: "script-src 'unsafe-inline'")
    let head = try #require(copy.range(of: "<title>"))
    copy.insert(contentsOf: "<script>\(Self.watch)</script>\n", at: head.lowerBound)
    let end = try #require(copy.range(of: "</body>", options: .backwards))
    copy.insert(contentsOf: "<script>\(Self.run(steps))</script>\n", at: end.lowerBound)
    var file = folder.appendingPathComponent("page.html")
    try Data(copy.utf8).write(to: file)
    if onPhone {
      file = folder.appendingPathComponent("phone.html")
      try Data(Self.phone.utf8).write(to: file)
    }
    let browser = try #require(Browser(), "there is no Chromium; Scripts/prepare.sh installs it")
    let elements = try browser.elements(of: file)
    let start = try #require(elements.range(of: "<pre id=\"outcome\">"), "the script did not end")
    let rest = elements[start.upperBound...]
    let text = rest[..<(rest.range(of: "</pre>")?.lowerBound ?? rest.endIndex)]
    let json = String(text).replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&nbsp;", with: " ")
      .replacingOccurrences(of: "&amp;", with: "&")
    let outcome = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    errors = outcome["errors"] as? [String] ?? ["no outcome"]
    loaded = outcome["loaded"] as? Int ?? -1
    seen = outcome["seen"] as? [String: String] ?? [:]
  }

  /// No window is as narrow as a phone, but a frame in it is.
  private static let phone = """
    <iframe src="page.html" width="390" height="844" style="border: 0"></iframe>
    <pre id="outcome"></pre>
    <script>
    onmessage = event => { document.getElementById("outcome").textContent = event.data; };
    </script>
    """

  private static let watch = """
    window.trouble = [];
    window.alert = text => trouble.push("alert " + text);
    console.error = (...all) => trouble.push(all.join(" "));
    window.onerror = (text, file, line) => { trouble.push(text + " at line " + line); };
    addEventListener("unhandledrejection", e => trouble.push(String(e.reason)));
    document.addEventListener("securitypolicyviolation",
      e => trouble.push(e.violatedDirective + " " + e.blockedURI));
    """

  /// `see` notes a text, `key` presses a key where the focus is, `rest` lets the page go on.
  private static func run(_ steps: String) -> String {
    """
    (async () => {
      const seen = {}, at = id => document.getElementById(id);
      const see = (name, value) => { seen[name] = String(value); };
      const rest = () => new Promise(done => setTimeout(done, 30));
      const press = async key => {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
          { key, bubbles: true, cancelable: true }));
        await rest();
      };
      const click = async node => {
        node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await rest();
      };
      const panel = () => at("panel-body").textContent;
      const cell = name => [...document.querySelectorAll(".cell")]
        .find(c => c.getAttribute("aria-label").startsWith(name));
      try { await rest(); \(steps) } catch (error) { trouble.push(String(error.stack)); }
      const outcome = document.createElement("pre");
      outcome.id = "outcome";
      outcome.textContent = JSON.stringify({ seen, errors: trouble,
        loaded: performance.getEntriesByType("resource").length });
      document.body.append(outcome);
      if (parent !== window) parent.postMessage(outcome.textContent, "*");
    })();
    """
  }
}
