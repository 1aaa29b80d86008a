import StrataData
import StrataCode
import StrataFeatures
import TestSupport
import Testing

/// What everybody who shares work out has to keep, on threads and in turn.
@Suite struct WorkSharingTests {
  static let counts = [0, 1, 2, 63, 64, 65, 500]

  @Test("results come in the order of their parts, whoever did them", arguments: counts)
  func order(count: Int) {
    let expected = (0..<count).map { $0 * 3 }
    for jobs in [nil, 1, 2, 7] as [Int?] {
      #expect(WorkInTurn().map(count: count, jobs: jobs) { $0 * 3 } == expected)
      #expect(WorkOnThreads().map(count: count, jobs: jobs) { $0 * 3 } == expected)
    }
  }

  @Test("two pieces of work keep their places, and share out work of their own")
  func both() {
    for force in [Workforce(), Workforce(WorkOnThreads()), Workforce(WorkOnThreads(), jobs: 1)] {
      let (one, other) = force.both({ force.map(200) { $0 }.count }, { "other" })
      #expect(one == 200 && other == "other")
    }
  }

  @Test("a code base of many files is judged the same by one job and by several")
  func verdict() throws {
    let files = (0..<200).map { index in
      (
        path:
          "App/\(index % 2 == 0 ? "Domain" : "Presentation")/F\(index / 10)/Screen\(index).swift",
        text: """
        struct Screen\(index) { let next: Screen\((index * 7 + 1) % 200); enum Kind { case one } }
        extension Screen\(index) { func go(to kind: Screen\((index + 3) % 200).Kind) {} }
        """
      )
    }
    let base = InMemoryCodebase(files)
    let request = CheckRequest(codebase: CodebaseRequest(path: "."))
    let alone = try CheckArchitecture(judge: JudgeCodebase(reader: base, text: base))(request)
    #expect(!alone.findings.isEmpty)
    for jobs in [1, 2, 5] {
      var several = request
      several.codebase.jobs = jobs
      let check = CheckArchitecture(
        judge: JudgeCodebase(reader: base, text: base, sharing: WorkOnThreads()))
      #expect(try check(several).findings == alone.findings)
    }
  }
}
