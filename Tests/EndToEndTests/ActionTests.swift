import Foundation
import TestSupport
import Testing
import Yams

private let framework = "import UIKit\nstruct Item: Equatable, Sendable {}\n"

@Suite("The GitHub action")
struct ActionTests {
  private typealias Node = [String: Any]

  private func action() throws -> [String: Any] {
    try #require(try Yams.load(yaml: try Repository.text("action.yml")) as? [String: Any])
  }

  private func steps() throws -> [[String: Any]] {
    try #require((try action()["runs"] as? Node)?["steps"] as? [[String: Any]])
  }

  @Test func everyInputReachesTheScriptAndNoOther() throws {
    let inputs = try #require(try action()["inputs"] as? Node)
    let script = try Repository.text("Scripts/action.sh")
    let run = try #require(try steps().first { $0["id"] as? String == "run" })
    let environment = try #require(run["env"] as? [String: String])
    for name in inputs.keys {
      let variable = "INPUT_" + name.uppercased().replacingOccurrences(of: "-", with: "_")
      #expect(environment[variable] == "${{ inputs.\(name) }}")
      #expect(script.contains("${\(variable):-"))
    }
    #expect(environment.keys.filter { $0.hasPrefix("INPUT_") }.count == inputs.count)
  }

  @Test func everyOutputIsWrittenByItsStep() throws {
    let outputs = try #require(try action()["outputs"] as? [String: [String: String]])
    let script = try Repository.text("Scripts/action.sh")
    #expect(outputs.count == 3)
    for (name, output) in outputs {
      #expect(output["value"] == "${{ steps.run.outputs.\(name) }}")
      #expect(script.contains("say \(name) "))
    }
    for step in try steps() {
      guard let command = step["run"] as? String else { continue }
      #expect(step["shell"] as? String == "bash")
      let name = try #require(command.split(separator: " ").last)
      #expect(script.contains("\n\(name)() {"))
    }
  }

  @Test func aPullRequestIsAuditedAgainstItsBase() throws {
    let job = try ActionJob()
    try job.example.write(framework, to: "Sources/Tangled/Domain/Item.swift")
    let run = try job.run(["GITHUB_BASE_REF": "main", "INPUT_SARIF_FILE": "strata.sarif"])
    #expect(run.code == 1, "\(run.errors)")
    let annotations = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 1)
    #expect(annotations.first?.contains("file=Sources/Tangled/Domain/Item.swift") == true)
    #expect(
      try job.outputs() == ["command": "audit", "exit-code": "1", "sarif-file": "strata.sarif"])
    #expect(try job.summary().contains("Item.swift"))
    #expect(try job.example.text("strata.sarif").contains("\"2.1.0\""))
  }

  @Test func aPullRequestThatBreaksNothingPasses() throws {
    let job = try ActionJob()
    #expect(try job.run(["GITHUB_BASE_REF": "main"]).code == 0)
    #expect(try job.outputs() == ["command": "audit", "exit-code": "0"])
  }

  @Test func aPushIsChecked() throws {
    let job = try ActionJob()
    let run = try job.run([
      "INPUT_PATH": "Sources/Tangled/Domain/Entities\nSources/Tangled/Domain/UseCases\n",
      "INPUT_ARGUMENTS": "--info --exit-zero\n--only-rule dependency.dto-in-domain",
      "INPUT_PROFILE": "layered", "INPUT_STRICT": "true",
    ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("ApplyOrderUpdateUseCase.swift"))
    #expect(try job.outputs() == ["command": "check", "exit-code": "0"])
  }

  @Test(arguments: [["INPUT_COMMAND": "explain"], ["INPUT_STRICT": "yes"]])
  func unusableInputsAreSaidInAnAnnotation(inputs: [String: String]) throws {
    let run = try ActionJob().run(inputs)
    #expect(run.code == 2)
    #expect(run.output.hasPrefix("::error title=Strata::"))
  }

  @Test func aFailedRunWritesNoSARIF() throws {
    let job = try ActionJob()
    let inputs = ["INPUT_BASE": "nowhere", "INPUT_SARIF_FILE": "strata.sarif"]
    #expect(try job.run(inputs).code == 2)
    #expect(try job.outputs() == ["command": "audit", "exit-code": "2"])
    #expect(!FileManager.default.fileExists(atPath: job.example("strata.sarif").path))
  }

  @Test func theToolIsKeptUnderWhatItIsBuiltFrom() throws {
    let job = try ActionJob()
    #expect(try job.run(step: "name").code == 0)
    let first = try job.outputs()
    #expect(first["folder"] == job.example.folder.path + "/strata-tool")
    #expect(first["key"]?.split(separator: "-").last?.count == 40)
    #expect(try job.run(step: "name").code == 0)
    #expect(try job.outputs() == first)
  }
}
