import TestSupport
import Testing

@Suite("strata check --stdin-path")
struct UnsavedCommandTests {
  private func check(_ arguments: [String], _ text: String = "") throws -> BuiltCommand.Outcome {
    let copy = try ExampleCopy()
    try copy.write(text, to: "unsaved.txt")
    return try BuiltCommand.run(
      ["check", "--format", "lines"] + arguments, "< unsaved.txt", in: copy.root)
  }

  private let useCase = "Sources/Tangled/Domain/UseCases/PlaceOrderUseCase.swift"

  @Test func judgesTheTextInPlaceOfTheFile() throws {
    let text = "import UIKit\nstruct Receipt { let logo: UIImage }\n"
    let run = try check(["--stdin-path", useCase, "-"], text)
    #expect(run.code == 1)
    #expect(run.output.contains("\(useCase):1:8: error: "), "\(run.output)")
    #expect(run.output.contains("dependency.framework-in-domain"))
    #expect(!(try check([useCase]).output.contains("UIKit")))
  }

  @Test func tellsWhatTheTextCausesInOtherFiles() throws {
    let entity = "Sources/Tangled/Domain/Entities/Cart.swift"
    let run = try check(["--stdin-path", "Sources/Tangled/Data/DTO/Cart.swift"], "struct Plain {}")
    #expect(run.code == 0 && run.output.isEmpty, "\(run.output)")
    let gone = try check(["--stdin-path", entity], "import UIKit\nstruct Voucher {}\n")
    #expect(gone.output.contains(entity))
  }

  @Test(arguments: [
    (["-"], "'-' is a text without a place"),
    (["--stdin-path", "A.swift", "B.swift"], "--stdin-path takes one text"),
    (
      ["--stdin-path", "A.swift", "--changed-since", "main"], "--changed-since is about saved files"
    ),
    (["--stdin-path", "README.md"], "takes the path of a Swift file, not 'README.md'"),
  ])
  func saysWhatItDoesNotTake(arguments: [String], message: String) throws {
    let run = try check(arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
