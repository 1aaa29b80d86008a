import Foundation
import StrataCode
import StrataFeatures
import TestSupport
import Testing

@testable import StrataData

@Suite("How long a project has lived, and who works on it")
struct GitHistoryTests {
  typealias Commit = (day: Day, author: String)

  private static func day(_ text: String) throws -> Day { try #require(Day(text)) }

  /// A repository with commits of some days by some people.
  private func repository(_ commits: [Commit]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    for commit in commits {
      let name = commit.author.replacingOccurrences(of: " ", with: ".")
      try add(to: folder, on: commit.day, name: commit.author, address: "\(name)@example.org")
    }
    return folder
  }

  private func add(
    to folder: TemporaryFolder, on day: Day, name: String, address: String
  ) throws {
    try folder.write(Data("// \(UUID().uuidString)\n".utf8), to: "App/A.swift")
    try folder.git("add", "-A")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let date = day.text + "T12:00:00Z"
    process.arguments = [
      "GIT_COMMITTER_DATE=\(date)", "GIT_AUTHOR_DATE=\(date)", "git", "-C", folder.path, "-c",
      "user.name=\(name)", "-c", "user.email=\(address)", "commit", "-q", "-m", "x",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static let past: [(String, String)] = [
    ("2020-01-01", "Ada"), ("2020-02-01", "Old Hand"), ("2023-07-01", "Ada"),
    ("2023-08-01", "Ben"), ("2024-01-05", "renovate[bot]"), ("2024-05-30", "Ada"),
  ]

  @Test func `the disk and the memory tell the same of the same past`() throws {
    let commits = try Self.past.map { (day: try Self.day($0.0), author: $0.1) }
    let known = try #require(InMemoryPast(commits).history(of: "."))
    let folder = try repository(commits)
    #expect(GitHistory().history(of: folder.path) == known)
    #expect(known.yearAuthors == 2)
    #expect(known.yearCommits == 4)
    #expect(known.age.days == 1611)
    let empty = try TemporaryFolder(["A.swift": ""])
    #expect(GitHistory().history(of: empty.path) == nil)
    #expect(InMemoryPast([]).history(of: ".") == nil)
    try empty.git("init", "-q")
    #expect(GitHistory().history(of: empty.path) == nil)
  }

  @Test func `one name or one address is one person, and a mailmap says who else is`() throws {
    let folder = try repository([(try Self.day("2024-01-01"), "Ada")])
    let day = try Self.day("2024-02-01")
    try add(to: folder, on: day, name: "Ada", address: "ada@work.example.org")
    try add(to: folder, on: day, name: "A. Lovelace", address: "ADA@work.example.org")
    try add(to: folder, on: day, name: "Countess", address: "countess@example.org")
    #expect(GitHistory().history(of: folder.path)?.yearAuthors == 2)
    try folder.write(
      Data("Ada <ada@work.example.org> Countess <countess@example.org>\n".utf8), to: ".mailmap")
    #expect(GitHistory().history(of: folder.path)?.yearAuthors == 1)
  }

  @Test func `tags that name a version are releases`() throws {
    let folder = try repository([(try Self.day("2024-01-01"), "Ada")])
    for tag in ["v1.0", "1.2.3", "app/2.0-rc.1", "nightly", "before-2020"] {
      try folder.git("tag", tag)
    }
    #expect(GitHistory().history(of: folder.path)?.releases == 3)
  }

  @Test func `a folder of a git tree has the past of what stands in it`() throws {
    let folder = try repository([
      (try Self.day("2024-01-01"), "Ada"), (try Self.day("2024-02-01"), "Ada"),
    ])
    try folder.write(Data("x".utf8), to: "notes.txt")
    try folder.git("add", "-A")
    try folder.git(
      "-c", "user.name=Ben", "-c", "user.email=b@example.org", "commit", "-q", "-m", "x")
    #expect(GitHistory().history(of: folder("App"))?.commits == 2)
    #expect(GitHistory().history(of: folder.path)?.commits == 3)
  }

  @Test func `a shallow clone is a part`() throws {
    let folder = try repository([
      (try Self.day("2024-01-01"), "Ada"), (try Self.day("2024-02-01"), "Ada"),
    ])
    let clone = try TemporaryFolder()
    try clone.git("clone", "-q", "--depth", "1", "file://" + folder.path, "copy")
    #expect(GitHistory().history(of: clone("copy"))?.isPartial == true)
  }
}
