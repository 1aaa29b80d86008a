import Foundation
import TestSupport
import Testing

@Suite("The built graph on Examples/Tangled")
struct GraphTests {
  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      ["graph", "--project-root", ".", "--color", "never"] + arguments,
      in: Repository.root.appendingPathComponent("Examples/Tangled"))
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: ["layer", "module", "feature", "type"])
  func everyLevelIsAList(level: String) throws {
    let run = try self.run(["--level", level])
    #expect(run.code == 0)
    try expectGolden(run.output + "\n" + run.errors, "graph-\(level).txt")
  }

  @Test(arguments: [("mermaid", "mmd"), ("dot", "dot"), ("svg", "svg"), ("json", "json")])
  func everyFormHoldsTheSame(format: String, ending: String) throws {
    let run = try self.run(["--format", format, "--quiet"])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    try expectGolden(run.output, "graph-layers.\(ending)")
  }

  @Test func theReadmeShowsTheToolsOwnDrawing() throws {
    let drawing = try run(["--format", "mermaid"]).output.split(separator: "\n")
      .filter { !$0.hasPrefix("%%") }.joined(separator: "\n")
    #expect(try Repository.text("README.md").contains("```mermaid\n\(drawing)\n```"))
  }

  @Test func theNeighboursOfATypeAreDrawn() throws {
    let run = try self.run(["--focus", "OrderDTO", "--format", "mermaid"])
    try expectGolden(run.output, "graph-focus.mmd")
  }

  @Test func theOutputFileSaysTheForm() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-graph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, start) in [("a.svg", "<svg"), ("a.dot", "// Layers"), ("a.mmd", "%% Layers")] {
      let file = folder.appendingPathComponent(name)
      let run = try self.run(["--output", file.path, "--quiet"])
      #expect(run.code == 0 && run.output.isEmpty)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(start), "\(name)")
    }
  }

  @Test func theArrowsAndTheCheckAgree() throws {
    let graph = try json(try run(["--format", "json", "--level", "type"]).output)
    let check = try json(
      try BuiltCommand.run(
        ["check", "--project-root", ".", "--format", "json"],
        in: Repository.root.appendingPathComponent("Examples/Tangled")
      ).output)
    let known = Set(
      (check["findings"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    let blamed = (graph["edges"] as? [[String: Any]] ?? []).flatMap {
      $0["findings"] as? [String] ?? []
    }
    #expect(!blamed.isEmpty)
    #expect(Set(blamed).isSubset(of: known))
  }

  @Test(arguments: [
    (["--focus", "OrderDTOs"], "did you mean 'OrderDTO',"),
    (["--depth", "0"], "--depth is at least 1"), (["--level", "file"], "'file'"),
    (["Nowhere"], "there is no file or folder 'Nowhere'"),
  ])
  func whatCannotBeDrawnIsOneClearError(arguments: [String], message: String) throws {
    let run = try self.run(arguments)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains(message), "\(run.errors)")
    let document = try self.run(arguments + ["--format", "json"])
    #expect(document.code == 2)
    let shape = try json(document.output)
    #expect(
      shape.keys.sorted() == (try json(try self.run(["--format", "json"]).output)).keys.sorted())
    #expect((shape["error"] as? [String: Any])?["message"] as? String != nil)
  }

  @Test func theAnswerDoesNotDependOnTheNumberOfJobs() throws {
    let one = try run(["--level", "type", "--format", "svg", "--jobs", "1"]).output
    #expect(try run(["--level", "type", "--format", "svg", "--jobs", "5"]).output == one)
  }
}
