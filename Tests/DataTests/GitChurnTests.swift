import Foundation
import StrataFeatures
import StrataCode
import Testing

@testable import StrataData

@Suite struct GitChurnTests {
  /// Writes and commits files as of a day.
  private func commit(_ files: [String], on day: String, in folder: TemporaryFolder) throws {
    for file in files {
      let old = (try? String(contentsOfFile: folder(file), encoding: .utf8)) ?? ""
      try folder.write(Data((old + "// \(day)\n").utf8), to: file)
    }
    try folder.git("add", "-A")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "GIT_COMMITTER_DATE=\(day)T12:00:00Z", "GIT_AUTHOR_DATE=\(day)T12:00:00Z", "git", "-C",
      folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", day,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try commit(["App/A.swift", "App/Old.swift"], on: "2020-01-01", in: folder)
    try commit(["App/A.swift", "App/B é.swift"], on: "2023-09-01", in: folder)
    try commit(["App/A.swift", "notes.txt"], on: "2024-05-20", in: folder)
    try commit(["App/A.swift"], on: "2024-06-01", in: folder)
    return folder
  }

  @Test("commits are counted back from the last one, whenever that was")
  func counts() throws {
    let folder = try repository()
    let churn = try #require(GitChurn().churn(in: folder.path))
    #expect(churn.day == Day(year: 2024, month: 6, day: 1))
    #expect(churn.files["App/A.swift"] == Churn.Changes(recent: 2, year: 3))
    #expect(churn.files["App/B é.swift"] == Churn.Changes(recent: 0, year: 1))
    #expect(churn.files.count == 2)
    #expect(!churn.isPartial)
  }

  @Test("paths are those from the root, which may be a folder of the git tree")
  func subfolder() throws {
    let folder = try repository()
    let churn = try #require(GitChurn().churn(in: folder("App")))
    #expect(churn.files.keys.sorted() == ["A.swift", "B é.swift"])
  }

  @Test("without git, or without a commit, nobody knows")
  func nothing() throws {
    let empty = try TemporaryFolder(["A.swift": ""])
    #expect(GitChurn().churn(in: empty.path) == nil)
    try empty.git("init", "-q")
    #expect(GitChurn().churn(in: empty.path) == nil)
  }

  @Test("a history that takes too long is told as far as it came")
  func patience() throws {
    let folder = try repository()
    let churn = GitChurn(git: Git(), patience: 0).churn(in: folder.path)
    #expect(churn?.day == Day(year: 2024, month: 6, day: 1))
  }

  @Test("a shallow clone is told to be a part")
  func shallow() throws {
    let folder = try repository()
    let clone = try TemporaryFolder()
    try clone.git("clone", "-q", "--depth", "1", "file://" + folder.path, "copy")
    #expect(GitChurn().churn(in: clone("copy"))?.isPartial == true)
  }
}
