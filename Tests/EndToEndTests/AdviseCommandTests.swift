import Foundation
import TestSupport
import Testing

@Suite("strata advise")
struct AdviseCommandTests {
  private func run(_ arguments: [String], in example: ExampleCopy) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["advise"] + arguments + ["--color", "never"], in: example.root)
  }

  @Test func `it walks the way and ends with zero`() throws {
    let run = try run([], in: ExampleCopy())
    #expect(run.code == 0)
    try expectGolden(run.output, "advise.txt")
  }

  @Test func `what is said by flags changes the way`() throws {
    let example = try ExampleCopy()
    func level(_ arguments: [String]) throws -> String? {
      let run = try run(arguments + ["--format", "json"], in: example)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      return (json?["needed"] as? [String: Any])?["level"] as? String
    }
    #expect(try level(["--prototype"]) == "simple")
    #expect(try level(["--no-prototype"]) != "simple")
    try example.write(
      "advice: {sources: 0, prototype-lines: 1}\n", to: ".strata.yml")
    #expect(try level(["--lifetime", "6m"]) == "layered")
    #expect(try level(["--lifetime", "2y", "--team", "3"]) == "full")
  }

  @Test(arguments: [
    (["--lifetime", "soon"], "the value 'soon' is invalid for '--lifetime <time>'"),
    (["--team", "0"], "--team is at least 1, not 0"),
    (["--sources=-1"], "--sources is at least 0, not -1"),
    (["--operation", " "], "--operation needs a name"),
    (["--ask"], "--ask needs a terminal; without one, say it with --prototype or --no-prototype"),
  ])
  func `what cannot be said is one clear error`(arguments: [String], message: String) throws {
    let run = try run(arguments, in: ExampleCopy())
    #expect(run.code == 2)
    #expect(run.errors.contains(message))
  }

  @Test func `a failure is told to programs too`() throws {
    let run = try BuiltCommand.run(["advise", "/does/not/exist", "--format", "json"])
    #expect(run.code == 2)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["schemaVersion"] as? Int == 1)
    #expect((json?["error"] as? [String: Any])?["kind"] as? String == "missing")
  }

  @Test func `a mistake in the numbers is told with its place`() throws {
    let example = try ExampleCopy()
    try example.write("advice:\n  teem: 3\n", to: ".strata.yml")
    let run = try run([], in: example)
    #expect(run.code == 2)
    #expect(
      run.errors.contains(".strata.yml:2:3: there is no setting 'teem' here; did you mean 'team'?"))
  }
}
