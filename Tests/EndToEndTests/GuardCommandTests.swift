import TestSupport
import Testing

@Suite("strata guard")
struct GuardCommandTests {
  private func run(_ arguments: [String], _ text: String = "") throws -> BuiltCommand.Outcome {
    let copy = try ExampleCopy()
    try copy.write(text, to: "input.txt")
    return try BuiltCommand.run(["guard"] + arguments, "< input.txt", in: copy.root)
  }

  private let useCase = "Sources/Tangled/Domain/UseCases/PlaceOrderUseCase.swift"

  @Test func deniesWithTheReasonTheHelpAndTheNextCommand() throws {
    let run = try run(
      [useCase, "--content", "-"], "import UIKit\nstruct Receipt { let logo: UIImage }\n")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("deny: this write to '\(useCase)' adds 1 error"), "\(run.output)")
    #expect(run.output.contains("\(useCase):1:8: error: "))
    #expect(run.output.contains("\nhelp: "))
    #expect(run.output.contains("next: strata explain dependency.framework-in-domain\n"))
    #expect(run.output.count < 1_600)
  }

  @Test func allowsWhatAddsNothing() throws {
    let run = try run([useCase, "--import", "Foundation"])
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.hasPrefix("allow: "))
  }

  @Test func asksBeforeTheCheckIsLoosened() throws {
    let settings = "rules:\n  dependency.framework-in-domain: off\n"
    let run = try run([".strata.yml", "--content", "-", "--format", "json"], settings)
    #expect(run.code == 1, "\(run.output)")
    #expect(run.output.contains(#""verdict": "ask""#))
  }

  @Test(arguments: [
    ([], "say what is to be written"), (["--content", "-", "--import", "UIKit"], "one of them"),
    (["--edit", "-"], "the edits are no JSON"), (["--import", "a b"], "no module can be called"),
  ])
  func saysWhatItDoesNotTake(arguments: [String], message: String) throws {
    let run = try run([useCase] + arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func saysThatAnEditDoesNotFit() throws {
    let run = try run(
      [useCase, "--edit", "-"], #"[{"old": "never there", "new": "x"}]"#)
    #expect(run.code == 2)
    #expect(run.errors.contains("'old' of edit 1 is not in"), "\(run.errors)")
  }

  @Test func speaksChinese() throws {
    let run = try run([useCase, "--import", "UIKit", "--lang", "zh-Hans"])
    #expect(run.output.hasPrefix("deny: 这次对"), "\(run.output)")
  }
}
