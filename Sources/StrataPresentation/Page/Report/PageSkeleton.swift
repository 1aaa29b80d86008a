internal import StrataCode

/// The markup of the page, empty but for its data; the script fills it.
enum PageSkeleton {
  /// The whole page of its parts.
  static func text(
    language: Language, policy: String, style: String, script: String, data: String
  ) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="\(Tool.name) \(Tool.version)">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(Tool.name)</title>
    <link rel="icon" href="\(icon)">
    <style>\(style)</style>
    </head>
    <body>
    \(body(in: language))
    <script type="application/json" id="data">\(data)</script>
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  private static let icon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' "
    + "stroke='%237a4fd0' stroke-width='2'%3E%3Ccircle cx='8' cy='8' r='7'/%3E"
    + "%3Ccircle cx='8' cy='8' r='3'/%3E%3C/svg%3E"

  private static let header = """
    <header>
    <div class="names"><span class="brand">Strata</span><h1 id="name"></h1></div>
    <nav data-label="nav"><a href="#picture" data-t="nav.picture"></a>
    <a href="#findings" data-t="nav.findings"></a><a href="#hot" data-t="nav.hot"></a>
    <a href="#placement" data-t="nav.placement"></a></nav>
    <div class="search" role="search"><input type="search" id="search" autocomplete="off" \
    spellcheck="false" data-label="search"><div id="found" hidden></div></div>
    <div class="tools"><button id="lang" data-t="language" data-label="languageLabel"></button>
    <button id="theme" aria-pressed="false" data-t="theme"></button></div>
    </header>
    """

  private static func body(in language: Language) -> String {
    let needed = PageWords.all.first { $0.key == "scriptNeeded" }?.phrase.text(in: language) ?? ""
    return """
      <a class="skip" href="#findings" data-t="skip"></a>
      <noscript><p>\(needed)</p></noscript>
      \(header)
      <div class="layout">
      <main>
      <section id="summary">
      <p class="intro" data-t="intro"></p>
      <div class="verdicts"><p id="verdict"></p><p id="verdict-text"></p></div>
      <dl id="facts"></dl>
      <div class="paper" id="paper-causes"></div>
      </section>
      <section id="since" hidden>
      <h2 id="since-title"></h2>
      <div id="since-body"></div>
      </section>
      <section id="picture">
      <h2 data-t="picture"></h2>
      <p class="note"><span data-t="pictureText"></span> <span data-t="pictureKeys"></span></p>
      <div class="pan"><svg id="onion" role="group" aria-labelledby="onion-title" \
      aria-describedby="onion-desc"></svg></div>
      <p class="note" id="arcs-hidden"></p>
      <details><summary data-t="asTable"></summary><div id="namings"></div></details>
      </section>
      <section id="findings">
      <div class="paper" id="paper-since"></div>
      <h2 data-t="findings"></h2>
      <p class="note" data-t="findingsText"></p>
      <div class="paper" id="paper-rules"></div>
      <div id="filters"></div>
      <p class="note" id="count" role="status"></p>
      <div id="groups"></div>
      </section>
      <section id="hot">
      <h2 data-t="hotSpots"></h2>
      <p class="note" id="hot-note"></p>
      <div id="hot-body"></div>
      </section>
      <section id="placement">
      <h2 data-t="placement"></h2>
      <p class="note" data-t="placementText"></p>
      <div id="placement-body"></div>
      </section>
      <section id="testing" hidden>
      <h2 data-t="testing"></h2>
      <p class="note" data-t="testingText"></p>
      <div id="testing-body"></div>
      </section>
      <footer><p id="made"></p></footer>
      </main>
      <aside id="panel" data-label="panel"><button id="close" data-t="close" hidden></button>
      <div id="panel-body"></div></aside>
      </div>
      <div id="tip" aria-hidden="true" hidden></div>
      """
  }
}
