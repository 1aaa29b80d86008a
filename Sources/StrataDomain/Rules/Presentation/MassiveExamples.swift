/// Examples too long to write by hand, of one pattern each.
enum MassiveExamples {
  /// A view model that takes nine use cases.
  static let manyDependencies = viewModel(
    before: numbers(9).map {
      "//- Domain/UseCases/Step\($0)UseCase.swift\nprotocol Step\($0)UseCase { func execute() }"
    },
    body: numbers(9).map { "  private let step\($0): any Step\($0)UseCase" } + ["  init("]
      + [numbers(9).map { "    step\($0): any Step\($0)UseCase" }.joined(separator: ",\n")]
      + ["  ) {"] + numbers(9).map { "    self.step\($0) = step\($0)" } + ["  }"], mark: "↓")

  /// A view model with twenty-one methods.
  static let manyMethods = viewModel(
    before: [],
    body: ["  private(set) var step = 0"] + numbers(21).map { "  func go\($0)() { step = \($0) }" },
    mark: "↓")

  /// A view model that takes ten values.
  static let manyValues = viewModel(
    before: ["//- Domain/Entities/Dish.swift\nstruct Dish: Equatable { let name: String }"],
    body: numbers(10).map { "  let dish\($0): Dish" } + ["  init("]
      + [numbers(10).map { "    dish\($0): Dish" }.joined(separator: ",\n")]
      + ["  ) {"] + numbers(10).map { "    self.dish\($0) = dish\($0)" } + ["  }"], mark: "")

  private static func numbers(_ count: Int) -> ClosedRange<Int> { 1...count }

  private static func viewModel(before: [String], body: [String], mark: String) -> String {
    let head = [
      "//- Presentation/Wizard/WizardViewModel.swift",
      "@MainActor final class \(mark)WizardViewModel {",
    ]
    return (before + head + body + ["}"]).joined(separator: "\n")
  }
}
