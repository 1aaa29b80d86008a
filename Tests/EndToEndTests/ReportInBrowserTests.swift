import Foundation
import TestSupport
import Testing

@Suite("The report in a browser", .enabled(if: Browser.isWanted), .serialized)
struct ReportInBrowserTests {
  /// The page of a project's report.
  private func page(of project: URL, _ more: [String] = []) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try BuiltCommand.run(
      ["report", project.path, "--project-root", project.path, "-o", file.path, "--lang", "en"]
        + more)
    #expect(run.code == 0, "\(run.errors)")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static let tangled = Repository.root.appendingPathComponent("Examples/Tangled")

  @Test func theUntouchedPageRunsUnderItsOwnPolicy() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(try page(of: Self.tangled).utf8).write(to: file)
    let elements = try #require(Browser()).elements(of: file)
    #expect(elements.contains("10 errors</a>"))
    #expect(elements.contains("class=\"cell\"") || elements.contains("class=\"cell "))
  }

  @Test func aClickLeadsFromAPartToAFindingToItsSource() throws {
    let visit = try ReportVisit(
      try page(of: Self.tangled),
      steps: """
        see("verdict", at("verdict").textContent);
        see("name", at("name").textContent);
        see("count", at("count").textContent);
        see("table", at("namings").textContent);
        see("begin", panel());
        await click(cell("UseCases"));
        see("part", panel());
        see("chosen", document.querySelector(".cell.chosen").getAttribute("aria-label"));
        location.hash = [...at("panel-body").querySelectorAll(".finding a")]
          .find(a => a.textContent.includes("ApplyOrderUpdateUseCase")).getAttribute("href");
        await rest();
        see("finding", panel());
        see("mark", at("panel-body").querySelector("mark").textContent);
        see("marked", at("panel-body").querySelector(".marked").textContent);
        see("command", at("panel-body").querySelector(".command code").textContent);
        """)
    #expect(visit.errors == [])
    #expect(visit.loaded == 0)
    #expect(visit.seen["verdict"] == "10 errors16 warnings4 infos")
    #expect(visit.seen["name"] == "Tangled")
    #expect(visit.seen["count"] == "26 of 31 findings")
    #expect(visit.seen["table"]?.contains("Presentation") == true)
    #expect(visit.seen["begin"]?.contains("Fix first") == true)
    #expect(visit.seen["part"]?.contains("UseCases") == true)
    #expect(visit.seen["chosen"]?.hasPrefix("UseCases, Domain") == true)
    #expect(visit.seen["finding"]?.contains("takes DTO 'OrderDTO' of Data") == true)
    #expect(visit.seen["finding"]?.contains("Help") == true)
    #expect(visit.seen["finding"]?.contains("use 'Order' (Domain)") == true)
    #expect(visit.seen["mark"] == "OrderDTO")
    #expect(visit.seen["marked"]?.contains("func execute(_ update: OrderDTO)") == true)
    #expect(visit.seen["command"]?.hasPrefix("strata explain ") == true)
  }

  @Test func thePageIsUsedByKeyboardAlone() throws {
    let visit = try ReportVisit(
      try page(of: Self.tangled),
      steps: """
        const here = () => document.activeElement.getAttribute("aria-label") || "";
        const start = at("onion").querySelectorAll('[tabindex="0"]');
        see("stops", start.length);
        start[0].focus();
        const first = here();
        await press("ArrowRight");
        see("moves", here() !== first && here().includes(", "));
        await press("ArrowLeft");
        see("returns", here() === first);
        await press("ArrowDown"); await press("ArrowDown"); await press("ArrowDown");
        await press("ArrowUp");
        const chosen = here();
        await press("Enter");
        see("opened", at("panel").classList.contains("open"));
        see("focus", document.activeElement.tagName);
        see("same", chosen.startsWith(document.activeElement.textContent.split(" · ")[0]));
        await press("Escape");
        see("closed", !at("panel").classList.contains("open"));
        see("back", here() === chosen);
        """)
    #expect(visit.errors == [])
    for name in ["moves", "returns", "opened", "same", "closed", "back"] {
      #expect(visit.seen[name] == "true", "\(name)")
    }
    #expect(visit.seen["stops"] == "1")
    #expect(visit.seen["focus"] == "H2")
  }

  @Test func languageThemeFilterAndGroupsChangeThePage() throws {
    let visit = try ReportVisit(
      try page(of: Self.tangled),
      steps: """
        await click(at("theme"));
        see("theme", document.documentElement.dataset.theme);
        await click(at("theme"));
        see("again", document.documentElement.dataset.theme);
        await click(at("lang"));
        see("lang", document.documentElement.lang);
        see("heading", document.querySelector("#picture h2").textContent);
        see("verdict", at("verdict").textContent);
        see("left", [...document.querySelectorAll("[data-t]")].filter(e => !e.textContent).length);
        await click(at("lang"));
        at("filter").value = "dto-in-domain";
        at("filter").dispatchEvent(new Event("input"));
        see("filtered", at("count").textContent);
        see("rows", at("groups").querySelectorAll(".finding").length);
        at("by").value = "file";
        at("by").dispatchEvent(new Event("change"));
        see("groups", at("groups").querySelectorAll("details").length);
        """)
    #expect(visit.errors == [])
    #expect(Set([visit.seen["theme"], visit.seen["again"]]) == ["dark", "light"])
    #expect(visit.seen["lang"] == "zh-Hans")
    #expect(visit.seen["heading"] == "洋葱图")
    #expect(visit.seen["verdict"] == "10 个错误16 个警告4 条提示")
    #expect(visit.seen["left"] == "0")
    #expect(visit.seen["filtered"] == "3 of 31 findings")
    #expect(visit.seen["rows"] == "3")
    #expect(visit.seen["groups"] == "3" || visit.seen["groups"] == "2")
  }

  @Test func oneFieldFindsAnyTypeOrFile() throws {
    let visit = try ReportVisit(
      try page(of: Self.tangled),
      steps: """
        await press("/");
        see("focus", document.activeElement.id);
        const look = async text => {
          at("search").value = text;
          at("search").dispatchEvent(new Event("input"));
          await rest();
          return [...at("found").querySelectorAll("li")].map(li => li.textContent);
        };
        see("type", (await look("dishdto"))[0]);
        see("humps", (await look("OVM"))[0]);
        see("clean", (await look("domain dish.swift"))[0]);
        see("none", (await look("nowhere")).length + at("found").textContent);
        await look("DishDTO");
        await press("ArrowDown");
        see("moved", document.activeElement.tagName);
        await press("ArrowUp");
        see("back", document.activeElement.id);
        await press("Escape");
        see("cleared", at("search").value + at("found").hidden);
        await look("DishDTO");
        await press("Enter");
        see("opened", panel());
        see("hidden", at("found").hidden);
        await click(at("lang"));
        see("hint", at("search").placeholder);
        """)
    #expect(visit.errors == [])
    #expect(visit.seen["focus"] == "search" && visit.seen["back"] == "search")
    #expect(visit.seen["type"]?.hasPrefix("DishDTO") == true, "\(visit.seen)")
    #expect(visit.seen["type"]?.contains("Data, ") == true)
    #expect(visit.seen["type"]?.contains("% sure · Sources/Tangled/Data/") == true)
    #expect(visit.seen["humps"]?.hasPrefix("Orders") == true, "\(visit.seen["humps"] ?? "")")
    #expect(visit.seen["clean"]?.hasPrefix("Dish") == true, "\(visit.seen["clean"] ?? "")")
    #expect(visit.seen["none"] == "0Nothing matches.")
    #expect(visit.seen["moved"] == "A")
    #expect(visit.seen["cleared"] == "true" && visit.seen["hidden"] == "true")
    #expect(visit.seen["opened"]?.contains("DishDTO.swift") == true)
    #expect(visit.seen["hint"]?.contains("查找") == true)
  }

  @Test func placesOpenInTheEditorOfTheReaderAndOnTheWeb() throws {
    let project = try ChangingProject()
    try project.git("remote", "add", "origin", "git@github.com:owner/name.git")
    try project.write("Sources/Domain/My Menu#.swift", ChangingProject.offence("Menu"))
    try project.commit()
    let page = try page(of: project.folder)
    #expect(!page.contains(project.folder.path))
    let visit = try ReportVisit(
      page,
      steps: """
        const links = () => [...document.querySelectorAll(".opening a")].map(a => a.href).join(" ");
        const choose = async (id, value, event) => {
          at(id).value = value;
          at(id).dispatchEvent(new Event(event));
          await rest();
        };
        location.hash = "#/finding/" + findings.findIndex(f => f.file.name.startsWith("My"));
        await rest();
        see("web", links());
        see("copy", copied("A.swift", 3));
        await choose("editor", "vscode", "change");
        see("hint", document.querySelector(".editor").textContent.includes("full path"));
        see("without", links() === seen.web);
        await choose("folder", "/home/me/my app/", "input");
        see("editor", links().split(" ")[0]);
        await choose("editor", "zed", "change");
        await choose("folder", "C:\\\\Work\\\\App", "input");
        see("windows", links().split(" ")[0]);
        await choose("editor", "xcode", "change");
        see("xed", copied("A b.swift", 3));
        """)
    #expect(visit.errors == [])
    let web = visit.seen["web"] ?? ""
    #expect(web.hasPrefix("https://github.com/owner/name/blob/"), "\(web)")
    #expect(web.hasSuffix("/Sources/Domain/My%20Menu%23.swift#L1"), "\(web)")
    #expect(visit.seen["copy"] == "A.swift:3")
    #expect(visit.seen["hint"] == "true" && visit.seen["without"] == "true")
    let editor = visit.seen["editor"] ?? ""
    #expect(editor.hasPrefix("vscode://file/home/me/my%20app/Sources/Domain/My%20"), "\(editor)")
    #expect(editor.hasSuffix(".swift:1:8"), "\(editor)")
    #expect(visit.seen["windows"]?.hasPrefix("zed://file/C:/Work/App/Sources/") == true)
    #expect(visit.seen["xed"] == "xed --line 3 '/C:/Work/App/A b.swift'")
  }

  @Test func whatAManifestLinksHasAnArc() throws {
    let project = try ChangingProject()
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "ShopDomain", dependencies: ["ShopData"]), .target(name: "ShopData"),
      ])

      """)
    try project.write("Sources/ShopDomain/Item.swift", ChangingProject.clean("Item"))
    try project.write("Sources/ShopData/ItemDTO.swift", ChangingProject.clean("ItemDTO"))
    let steps = """
      const one = findings.find(f => f.rule.id === "dependency.manifest-edge");
      see("arcs", [...arcs.values()].filter(a => a.findings.includes(one)).map(a =>
        RINGS[a.from.ring] + " " + RINGS[a.to.ring]).join());
      see("out", outgoing.length);
      see("drawn", at("onion").querySelectorAll(".arcs .arc.error").length > 0);
      see("table", at("namings").textContent.includes("1 finding"));
      location.hash = "#/finding/" + one.index;
      await rest();
      see("chosen", document.querySelectorAll(".cell.chosen").length);
      """
    let inside = try ReportVisit(try page(of: project.folder), steps: steps)
    #expect(inside.errors == [])
    #expect(inside.seen["arcs"] == "Domain Data")
    #expect(inside.seen["drawn"] == "true" && inside.seen["out"] == "0")
    #expect(inside.seen["table"] == "true" && inside.seen["chosen"] == "1")
    // A library from elsewhere is outside the onion.
    let outside = try ReportVisit(try page(of: Self.tangled), steps: steps)
    #expect(outside.errors == [])
    #expect(outside.seen["arcs"] == "" && outside.seen["out"] == "1")
    #expect(outside.seen["chosen"] == "1")
  }

  @Test func aPhoneShowsFirstWhatToFixFirstAndScrollsNothingSideways() throws {
    let visit = try ReportVisit(
      try page(of: Self.tangled), onPhone: true,
      steps: """
        for (const box of document.querySelectorAll("details")) box.open = true;
        await rest();
        see("begin", document.querySelector("#panel h2").getBoundingClientRect().top);
        const root = document.documentElement;
        see("aside", root.scrollWidth - root.clientWidth);
        see("wide", [...document.querySelectorAll("body *")].filter(node =>
          !node.closest("svg") && (node.getBoundingClientRect().right > innerWidth + 1 ||
          node.scrollWidth > node.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(node).overflowX)))
          .map(node => node.tagName + "#" + node.id).join(" "));
        """)
    #expect(visit.errors == [])
    #expect(Double(visit.seen["begin"] ?? "") ?? 844 < 600)
    #expect(visit.seen["aside"] == "0")
    #expect(visit.seen["wide"] == "")
  }

  @Test func paperShowsASummaryOfTwoPagesWithoutAnythingToPress() throws {
    let page = try page(of: Self.tangled)
    let visit = try ReportVisit(
      page,
      steps: """
        see("causes", at("paper-causes").querySelectorAll("li").length);
        see("rules", at("paper-rules").textContent);
        see("links", document.querySelectorAll(".paper a, .paper button, .paper input").length);
        """)
    #expect(visit.errors == [])
    #expect(visit.seen["causes"] == "3")
    #expect(visit.seen["rules"]?.contains("dependency.dto-in-domain3 errors") == true)
    #expect(visit.seen["links"] == "0")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(page.utf8).write(to: file)
    let paper = try #require(Browser()).paper(of: file)
    #expect(paper.matches(of: /\/Type\s*\/Page\b/).count == 2)
  }

  @Test func hostileNamesAreShownAndDoNothing() throws {
    let project = try ChangingProject()
    let bad = "</script><script>alert(1)</script>"
    try project.write("Sources/Domain/\(bad).swift", ChangingProject.offence("Menu"))
    try project.write(
      "Sources/Domain/Cart.swift",
      "import UIKit // \(bad)<!--\nstruct `\(bad)` {}\nlet \u{2028}<img src=x onerror=alert(1)> = 1\n"
    )
    try project.write(".github/CODEOWNERS", "* @<img/src=x/onerror=alert(1)>\n")
    try project.commit()
    let visit = try ReportVisit(
      try page(of: project.folder),
      steps: """
        for (const box of document.querySelectorAll("#groups details")) box.open = true;
        await rest();
        see("groups", at("groups").textContent);
        for (let i = 0; i < findings.length; i++) { location.hash = "#/finding/" + i; await rest(); }
        see("last", panel());
        for (let i = 0; i < files.length; i++) { location.hash = "#/file/" + i; await rest(); }
        for (let i = 0; i < parts.length; i++) { location.hash = "#/part/" + i; await rest(); }
        location.hash = "#/owner/0"; await rest();
        see("owner", panel());
        see("images", document.querySelectorAll("img").length);
        see("scripts", document.scripts.length);
        """)
    #expect(visit.errors == [])
    #expect(visit.seen["groups"]?.contains(bad) == true)
    #expect(visit.seen["owner"]?.contains("<img/src=x/onerror=alert(1)>") == true)
    #expect(visit.seen["images"] == "0")
    // The data, the page's own script, and the two of the visit.
    #expect(visit.seen["scripts"] == "4")
  }

  @Test func aBaseAddsASectionOfWhatChanged() throws {
    let steps = """
      see("hidden", at("since").hidden);
      see("title", at("since-title").textContent);
      see("since", at("since-body").textContent);
      see("links", at("since-body").querySelectorAll("a").length);
      """
    let project = try ChangingProject()
    let without = try ReportVisit(try page(of: project.folder), steps: steps)
    #expect(without.errors == [] && without.seen["hidden"] == "true")
    let unchanged = try ReportVisit(
      try page(of: project.folder, ["--base", "main"]), steps: steps)
    #expect(unchanged.errors == [] && unchanged.seen["hidden"] == "false")
    #expect(unchanged.seen["title"]?.hasPrefix("Since main (") == true)
    #expect(
      unchanged.seen["since"]?.hasPrefix(
        "Nothing changed: no finding was introduced or fixed, and nothing was loosened "
          + "(1 inherited).") == true)
    try project.write("Sources/Domain/Dish.swift", ChangingProject.clean("Dish"))
    try project.write("Sources/Domain/Menu.swift", ChangingProject.offence("Menu"))
    try project.write(
      "Sources/Domain/Cart.swift",
      "// strata:allow-file dependency.framework-in-domain — for now\n"
        + ChangingProject.offence("Cart"))
    let changed = try ReportVisit(try page(of: project.folder, ["--base", "main"]), steps: steps)
    #expect(changed.errors == [])
    let since = changed.seen["since"] ?? ""
    #expect(
      since.hasPrefix("2 introduced1 of them loosens the check1 fixed0 inherited"), "\(since)")
    #expect(since.contains("Sources/Domain/Menu.swift:1"))
    #expect(since.contains("upkeep.loosened"))
    #expect(since.contains("Fixed'Dish.swift' in Domain imports"), "\(since)")
    #expect(Int(changed.seen["links"] ?? "") ?? 0 > 0)
  }

  @Test func aProjectWithNothingToSayHasAPageToo() throws {
    let project = try ChangingProject(isInGit: false)
    try project.write("Sources/Domain/Dish.swift", ChangingProject.clean("Dish"))
    let visit = try ReportVisit(
      try page(of: project.folder),
      steps: """
        see("verdict", at("verdict").textContent);
        see("hot", at("hot-note").textContent);
        see("list", at("groups").textContent);
        """)
    #expect(visit.errors == [])
    #expect(visit.seen["verdict"]?.hasPrefix("nothing found") == true)
    #expect(visit.seen["hot"]?.contains("no git history") == true)
    #expect(visit.seen["list"] == "Nothing is found.")
  }
}
