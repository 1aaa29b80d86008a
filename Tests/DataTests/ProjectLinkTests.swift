import StrataPresentation
import Foundation
import StrataFeatures
import StrataCode
import StrataRules
import TestSupport
import Testing

@testable import StrataData

@Suite("Links lead nowhere but into the project")
struct ProjectLinkTests {
  private static let secret = "token-5b2f"

  /// A folder outside with a secret, and a project beside it of which a file is a link to it.
  private func places(
    _ name: String, linkedTo target: String = "../outside/secret"
  ) throws -> TemporaryFolder {
    let all = try TemporaryFolder([
      "outside/secret": Self.secret, "outside/deep/secret": Self.secret,
      "project/A.swift": "struct A {}\n",
    ])
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: all("project/" + name)).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    try all.link("project/" + name, to: target)
    return all
  }

  @Test(
    "a file of the project is not read through a link out of it",
    arguments: [
      ("a", "../outside/secret"), ("a", "/absolute"), ("sub", "../outside"), ("a", ".git/config"),
      ("deep/sub", "../../outside"), ("deep/sub", "../.git"),
    ])
  func reading(name: String, target: String) throws {
    let all = try places(
      name, linkedTo: target == "/absolute" ? "/etc/hostname" : target)
    try all.write(Data(Self.secret.utf8), to: "project/.git/config")
    let files = TreeFiles(in: all("project"))
    #expect(throws: FileReadFailure.outside) {
      try files.read(name.hasSuffix("sub") ? name + "/secret" : name)
    }
  }

  @Test func `links that stay within the project are followed`() throws {
    let folder = try TemporaryFolder(["real/a.yml": "x"])
    try folder.link("b.yml", to: "real/a.yml")
    try folder.link("folder", to: "real")
    try folder.link("c.yml", to: folder("b.yml"))
    let files = TreeFiles(in: folder.path)
    for path in ["b.yml", "c.yml", "folder/a.yml", "folder/../folder/a.yml"] {
      #expect(try files.read(path) == Array("x".utf8))
    }
    #expect(throws: FileReadFailure.missing) { try files.read("no.yml") }
    #expect(throws: FileReadFailure.missing) { try files.read("no/a.yml") }
    #expect(throws: FileReadFailure.outside) { try files.read("../a.yml") }
    #expect(throws: FileReadFailure.notAFile) { try files.read("real") }
    let far = String(repeating: "folder/", count: 100_000)
    #expect(throws: FileReadFailure.self) { try files.read(far + "a.yml") }
  }

  @Test func `settings outside are not read, and nothing of them is said`() throws {
    let all = try places(".strata.yml")
    let error = #expect(throws: CodebaseReadError.self) {
      try DiskCodebaseReader().settings(for: CodebaseRequest(path: all("project")))
    }
    #expect(
      error == .settings(.unreadable(path: ".strata.yml", cause: FileReadFailure.outside.cause)))
    #expect(error?.message.english.contains(Self.secret) == false)
  }

  @Test func `a source outside is not read, and said to be left out`() throws {
    let all = try places("B.swift")
    let workspace = try DiskCodebaseReader().read(CodebaseRequest(path: all("project"))).workspace
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.skipped.map(\.path) == ["B.swift"])
    #expect(workspace.skipped.first?.isProduction == true)
  }

  @Test func `owners and source lines outside are not read`() throws {
    let all = try places("CODEOWNERS")
    try all.write(Data("* @everyone".utf8), to: "outside/secret")
    #expect(CodeOwnersReader().owners(of: ["A.swift"], in: all("project")) == nil)
    #expect(DiskSourceText().lines([1], of: "CODEOWNERS", in: all("project")) == [:])
    #expect(DiskSourceText().lines([1], of: "A.swift", in: all("project")) == [1: "struct A {}"])
  }

  @Test func `a baseline outside is neither read nor replaced`() throws {
    let all = try places(BaselineLocation.fileName)
    let text = BaselineText.text(Baseline(profile: nil, entries: []))
    try all.write(Data(text.utf8), to: "outside/secret")
    let place = BaselineLocation(root: all("project"))
    #expect(throws: BaselineError.self) { try DiskBaselines().baseline(at: place) }
    let entry = Baseline.Entry(
      key: FindingKey(rule: "a.b", file: nil, source: "A", target: nil), count: 1, line: 1)
    #expect(throws: BaselineError.self) {
      try DiskBaselines().store(Baseline(profile: nil, entries: [entry]), at: place)
    }
    #expect(try String(contentsOfFile: all("outside/secret"), encoding: .utf8) == text)
    // Who names the place means it.
    let named = BaselineLocation(file: all("outside/secret"), root: all("project"))
    #expect(try DiskBaselines().baseline(at: named) != nil)
  }

  @Test func `a typed path does not leave a project by one of its links`() throws {
    let all = try places("Other", linkedTo: "../outside")
    try all.write(Data("// swift-tools-version: 6.0\n".utf8), to: "project/Package.swift")
    let typed = all("project/Other/deep")
    #expect(throws: TypedPath.LeadsOut.self) { try TypedPath.resolved(typed) }
    #expect(throws: CodebaseReadError.self) {
      try DiskCodebaseReader().read(CodebaseRequest(path: all("project/Other")))
    }
    // Outside of projects people lay links as they like.
    try all.link("shortcut", to: "project")
    #expect(try TypedPath.resolved(all("shortcut/A.swift")) == all("project/A.swift"))
    #expect(try TypedPath.resolved(all("project/new/file.html")) == all("project/new/file.html"))
    #expect(try TypedPath.resolved(all("project/../outside")) == all("outside"))
  }
}
