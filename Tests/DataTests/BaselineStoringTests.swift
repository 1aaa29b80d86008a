import StrataPresentation
import Foundation
import StrataFeatures
import StrataRules
import StrataCode
import TestSupport
import Testing

@testable import StrataData

/// What every keeper of baselines has to do.
@Suite("Keepers of baselines") struct BaselineStoringTests {
  private let folder = try? TemporaryFolder()

  private func keepers() throws -> [(any BaselineStoring, BaselineLocation)] {
    let folder = try #require(folder)
    return [
      (InMemoryBaselines(), BaselineLocation(root: "/")),
      (DiskBaselines(), BaselineLocation(root: folder.path)),
    ]
  }

  private static let baseline = Baseline(
    profile: .domainFirst,
    counts: [
      FindingKey(rule: "a.b", file: "Sources/\"Ä\" \\ 🍕.swift", source: "A\n\t\u{1}", target: "B"):
        3,
      FindingKey(rule: "a.c", file: "Sources/A.swift", source: "A", target: "B"): 1,
      FindingKey(rule: "a.cycle", file: nil, source: "A, B", target: nil): 1,
    ])

  @Test("what is stored is there, and what was there before is not")
  func roundTrip() throws {
    for (keeper, place) in try keepers() {
      #expect(try keeper.baseline(at: place) == nil)
      for baseline in [Self.baseline, Baseline(profile: nil)] {
        try keeper.store(baseline, at: place)
        let found = try keeper.baseline(at: place)
        #expect(found?.counts == baseline.counts)
        #expect(found?.profile == baseline.profile)
      }
    }
  }

  @Test("the project's own baseline is called so from its root")
  func name() throws {
    for (keeper, place) in try keepers() {
      #expect(keeper.names(of: place).path == ".strata-baseline.json")
    }
  }

  @Test("a file that is no baseline is not replaced")
  func foreign() throws {
    let folder = try #require(folder)
    try folder.write(Data("let precious = 1\n".utf8), to: "A.swift")
    let place = BaselineLocation(file: folder("A.swift"), root: folder.path)
    #expect(throws: BaselineError.foreign(path: folder("A.swift"))) {
      try DiskBaselines().store(Self.baseline, at: place)
    }
    #expect(try String(contentsOfFile: folder("A.swift"), encoding: .utf8) == "let precious = 1\n")
  }

  @Test("a link stays a link, and a replaced file keeps its mode")
  func link() throws {
    let folder = try #require(folder)
    try folder.write(Data(), to: "real.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder("real.json"))
    try folder.link(".strata-baseline.json", to: "real.json")
    let place = BaselineLocation(root: folder.path)
    try DiskBaselines().store(Self.baseline, at: place)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("real.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder(".strata-baseline.json"))
        == "real.json")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("a folder in its place, or one that is not there, is said")
  func unusable() throws {
    let folder = try #require(folder)
    try folder.write(Data(), to: ".strata-baseline.json/x")
    let place = BaselineLocation(root: folder.path)
    let error = #expect(throws: BaselineError.self) { try DiskBaselines().baseline(at: place) }
    #expect(
      error?.message.english
        == "cannot read the baseline '.strata-baseline.json': it is not a file")
    #expect(throws: BaselineError.self) { try DiskBaselines().store(Self.baseline, at: place) }
    let nowhere = BaselineLocation(file: folder("no/where.json"), root: folder.path)
    #expect(try DiskBaselines().baseline(at: nowhere) == nil)
    let unwritable = #expect(throws: BaselineError.self) {
      try DiskBaselines().store(Self.baseline, at: nowhere)
    }
    #expect(
      unwritable?.message.english
        == "cannot write the baseline '\(folder("no/where.json"))': No such file or directory")
  }

  @Test("it is compared with where the branch left the main one, or with the last commit")
  func committed() throws {
    let folder = try #require(folder)
    let place = BaselineLocation(root: folder.path)
    let disk = DiskBaselines()
    #expect(disk.committed(at: place) == nil)
    try folder.git("init", "-q", "-b", "main")
    #expect(disk.committed(at: place) == nil)
    try folder.commit("First")
    #expect(disk.committed(at: place) == CommittedBaseline(size: 0))
    try disk.store(Self.baseline, at: place)
    try folder.commit("Second")
    #expect(disk.committed(at: place) == CommittedBaseline(size: 5))
    try folder.git("checkout", "-q", "-b", "topic")
    try disk.store(Baseline(), at: place)
    try folder.commit("Third")
    #expect(disk.committed(at: place) == CommittedBaseline(size: 5, branch: "main"))
    try folder.git("branch", "-q", "-m", "main", "trunk")
    #expect(disk.committed(at: place) == CommittedBaseline(size: 0))
    try folder.git("update-ref", "refs/remotes/origin/trunk", "trunk")
    try folder.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk")
    #expect(disk.committed(at: place) == CommittedBaseline(size: 5, branch: "trunk"))
  }
}

@Suite("The text of baselines") struct BaselineTextTests {
  private func read(_ text: String) throws(BaselineError) -> Baseline {
    try BaselineText.baseline(Array(text.utf8), at: "b.json")
  }

  @Test("each finding has a line, in the order of files")
  func lines() {
    let baseline = Baseline(
      profile: .layered,
      counts: [
        FindingKey(rule: "r.b", file: "B.swift", source: "B", target: "X"): 1,
        FindingKey(rule: "r.a", file: "A.swift", source: "A", target: "X"): 2,
        FindingKey(rule: "r.c", file: nil, source: "A, B", target: nil): 1,
      ])
    #expect(
      BaselineText.text(baseline) == """
        {
          "schemaVersion": 1,
          "profile": "layered",
          "findings": [
            {"rule": "r.c", "from": "A, B"},
            {"rule": "r.a", "file": "A.swift", "from": "A", "to": "X", "count": 2},
            {"rule": "r.b", "file": "B.swift", "from": "B", "to": "X"}
          ]
        }

        """)
    #expect(
      BaselineText.text(Baseline()) == "{\n  \"schemaVersion\": 1,\n  \"findings\": []\n}\n")
  }

  @Test("a text that another tool has laid out is the same baseline")
  func layout() throws {
    let text = """
      \u{FEFF}{ "findings" : [ {
          "rule": "r\\u002ea", "file": "\\ud83c\\udf55.swift",\r
          "from": "A", "to": "X" }, {"rule": "r.a", "file": "🍕.swift", "from": "A", "to": "X"} ],
        "schemaVersion" : 1 }
      """
    let key = FindingKey(rule: "r.a", file: "🍕.swift", source: "A", target: "X")
    #expect(try read(text).entries == [Baseline.Entry(key: key, count: 2, line: 1)])
  }

  private static let head = "{\n  \"schemaVersion\": 1,\n  \"findings\": [\n"

  @Test(
    "what is wrong is said with its line",
    arguments: [
      ("", 1, "the file ends too early"), ("[]", 1, "it is no baseline"),
      ("{\"findings\": []}", 1, "'schemaVersion' is missing or no number"),
      ("{\"schemaVersion\": 1}", 1, "'findings' is missing or no list"),
      (head + "{\"rule\": \"a\", \"rule\": \"b\"}]}", 4, "'rule' stands there twice"),
      (head + "{\"rule\": \"a\"}]}", 4, "a finding needs 'rule' and 'from'"),
      (
        head + "{\"rule\": \"a\", \"from\": \"A\", \"fil\": \"A\"}]}", 4,
        "'fil' is unknown; did you mean 'file'?"
      ),
      (
        head + "{\"rule\": \"a\", \"from\": \"A\", \"file\": \"A\"}]}", 4,
        "a finding has both 'file' and 'to', or neither"
      ),
      (
        head + "{\"rule\": \"a\", \"from\": \"A\", \"file\": \"/A\", \"to\": \"B\"}]}", 4,
        "'file' is no path from the project's root"
      ),
      (
        head + "{\"rule\": \"a\", \"from\": \"A\", \"count\": 0}]}", 4,
        "'count' is no number from 1 on"
      ),
      (head + "{\"rule\": \"a\n", 4, "a text has no end"),
      (head + "]\n} {", 5, "nothing is expected after the end"),
      (head + "7]}", 1, "what follows is no finding"),
      (String(repeating: "[", count: 100_000), 1, "it nests too deep"),
      (
        "{\"schemaVersion\": 1, \"profile\": \"x\", \"findings\": []}", 1,
        "'profile' is none that strata knows"
      ),
    ])
  func mistakes(text: String, line: Int, cause: String) {
    let error = #expect(throws: BaselineError.self) { try read(text) }
    guard case .malformed("b.json", line, let told)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(told.english == cause)
  }

  @Test("a merge that was not finished is said to be one")
  func conflict() {
    #expect(throws: BaselineError.conflict(path: "b.json", line: 4)) {
      try read(Self.head + "<<<<<<< HEAD\n    {}\n=======\n>>>>>>> topic\n]}")
    }
  }

  @Test("a later version is not guessed at")
  func newer() {
    #expect(throws: BaselineError.newer(path: "b.json", version: 2)) {
      try read("{\"schemaVersion\": 2, \"entries\": {}}")
    }
  }

  @Test("no cut or changed text ends in a crash")
  func mutated() {
    let text = Array(
      (Self.head + "{\"rule\": \"a\\u00e4\", \"from\": \"A\", \"count\": 12}\n  ]\n}\n").utf8)
    for index in text.indices {
      _ = try? BaselineText.baseline(Array(text[..<index]), at: "b.json")
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0, 0xFF, UInt8(ascii: "9")] {
        var changed = text
        changed[index] = byte
        _ = try? BaselineText.baseline(changed, at: "b.json")
      }
    }
  }
}
