import Foundation
import TestSupport

/// An app below `Examples` that follows a school, and that Strata finds nothing in.
enum WorkedApp: String, CaseIterable {
  case users = "Users"
  case foodOrdering = "FoodOrdering"
  case colleagues = "Colleagues"
  case books = "Books"

  /// Where it stands.
  var folder: URL { Repository.root.appendingPathComponent("Examples/\(rawValue)") }

  /// What it stands for in goldens, such as `users-layers.txt`.
  func golden(_ name: String) -> String { "\(rawValue.lowercased())-\(name)" }

  /// What cannot be measured of it: the small ones are no prototypes, but smaller than what they
  /// are examples of.
  var saidInAdvice: [String] {
    switch self {
    case .users, .foodOrdering: ["--lifetime", "3y"]
    case .colleagues, .books: ["--lifetime", "3y", "--no-prototype"]
    }
  }

  /// Runs the command on the app alone, not as a part of this repository.
  func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments + ["--project-root", "."], in: folder)
  }

  /// Runs the command on a copy of the sources that has no history.
  func runWithoutHistory(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    let copy = try ExampleCopy(of: rawValue)
    return try withExtendedLifetime(copy) {
      try BuiltCommand.run(arguments + ["--project-root", "."], in: copy.root)
    }
  }
}
