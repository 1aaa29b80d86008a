import Foundation
import TestSupport
import Testing

@Suite("The built place on Examples/Tangled")
struct PlaceCommandTests {
  private static let folder = Repository.root.appendingPathComponent("Examples/Tangled")

  private func place(
    _ arguments: [String], _ redirection: String = "", language: String = "C"
  ) throws -> BuiltCommand.Outcome {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LC_ALL", "LC_MESSAGES"] { environment[name] = nil }
    environment["LANG"] = language
    return try BuiltCommand.run(
      ["place"] + arguments + ["--project-root", ".", "--color", "never"], redirection,
      in: Self.folder, environment: environment)
  }

  @Test(arguments: [
    ("Presentation/Features/Menu/MenuViewModel.swift", "view-model"),
    ("Data/Repositories/DefaultOrderRepository.swift", "repository"),
    ("Domain/Entities/Cart.swift", "entity"), ("App/AppDIContainer.swift", "container"),
    ("Data/Images/DishImageLoader.swift", "loader"),
  ])
  func aFileOfTheProjectIsPlaced(path: String, name: String) throws {
    let run = try place(["Sources/Tangled/" + path])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    try expectGolden(run.output, "place-\(name).txt")
  }

  @Test func unsavedTextComesFromStandardInput() throws {
    let text = "import UIKit\\nfinal class DishBadge: UIView { let dish: Dish? = nil }\\n"
    let run = try BuiltCommand.run(
      tool: URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "printf '\(text)' | \"$0\" place - --project-root . --color never",
        BuiltCommand.binary.path,
      ],
      in: Self.folder, environment: ["LANG": "C", "PATH": "/usr/bin:/bin"])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    try expectGolden(run.output, "place-unsaved.txt")
  }

  @Test func theAnswerIsTheSameWarmAndColdAndAsADocument() throws {
    let path = "Sources/Tangled/Presentation/Features/Orders/OrdersViewModel.swift"
    let first = try place([path, "--format", "json"])
    let second = try place([path, "--format", "json"])
    let cold = try place([path, "--format", "json", "--no-cache"])
    #expect(first.output == second.output && first.output == cold.output)
    try expectGolden(first.output, "place.json")
    let failure = try place(["Missing.swift", "--format", "json"])
    #expect(failure.code == 2)
    func keys(_ text: String) throws -> [String]? {
      (try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?.keys.sorted()
    }
    #expect(try keys(first.output) == keys(failure.output))
  }

  @Test func chineseIsSpokenWhereTheEnvironmentAsksForIt() throws {
    let run = try place(
      ["Sources/Tangled/Presentation/Features/Orders/OrdersViewModel.swift"],
      language: "zh_CN.UTF-8")
    try expectGolden(run.output, "place-chinese.txt")
  }

  @Test(arguments: [
    (["Missing.swift"], "there is no file or folder 'Missing.swift'"),
    (["README.md"], "'README.md'"), (["Package.swift"], "'Package.swift'"),
    (["Sources/Tangled/Domain"], "'Sources/Tangled/Domain' is no Swift source file"),
    (
      ["Sources/Tangled/Domain/Entities/Cart.swift", "--type", "Card"],
      "declares no type 'Card' at its top level; did you mean 'Cart'?"
    ),
    (
      ["Sources/Tangled/Domain/Entities/Cart.swift", "--assume-filename", "A.swift"],
      "goes with '-'"
    ),
  ])
  func whatCannotBePlacedIsOneSentence(arguments: [String], sentence: String) throws {
    let run = try place(arguments)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains(sentence), "\(run.errors)")
  }

  @Test func emptyInputIsSaidToBeEmpty() throws {
    let run = try place(["-"], "< /dev/null")
    #expect(run.code == 2)
    #expect(run.errors.contains("declares nothing"))
  }
}
