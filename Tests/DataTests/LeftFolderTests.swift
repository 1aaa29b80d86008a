import StrataCode
import StrataData
import TestSupport
import Testing

@testable import StrataModel

@Suite("An older app that newer modules have replaced")
struct LeftFolderTests {
  /// An app's folder of which the project names one file, and a module that is compiled.
  private func workspace(_ body: String) -> Workspace {
    let old = (0..<10).map { ("App/Old\($0).swift", "struct Old\($0) {}\n") }
    var workspace = InMemoryCodebase(
      [("App/Main.swift", "struct Main { func run() { \(body) } }\n")] + old
    ).workspace
    let folder = Module(name: "App", kind: .folder, manifest: "", folder: "App")
    let app = Module(
      name: "Shop", kind: .application, manifest: "Shop.xcodeproj/project.pbxproj", folder: "App")
    workspace.modules = [folder, app]
    for index in workspace.files.indices {
      workspace.files[index].modules = [workspace.files[index].path == "App/Main.swift" ? 1 : 0]
    }
    return workspace
  }

  private func ships(_ codebase: Codebase) -> [Bool] { codebase.keptFiles.ships }

  @Test(arguments: [
    ("", "_ = Old3()"), ("_ = Old3()", ""), ("", "_ = 1"), ("_ = Old3()", "Old3()"),
  ])
  func whetherItShipsFollowsWhatIsCompiled(_ before: String, _ now: String) {
    let (old, new) = (Codebase(of: workspace(before)), workspace(now))
    let cold = Codebase(of: new)
    #expect(ships(cold).contains(false) == !now.contains("Old3"))
    #expect(ships(Codebase(of: new, renewing: old)) == ships(cold))
    let kept = Codebase(
      of: new, since: old.workspace, as: old.placed.decisions, on: old.keptFiles)
    #expect(ships(kept) == ships(cold))
    #expect((kept.changed == nil) == (before.contains("Old3") != now.contains("Old3")))
  }
}
