import Foundation
import TestSupport

/// An app below `Examples` that is whole, and that Strata finds nothing in.
enum WorkedApp: String, CaseIterable {
  case users = "Users"
  case foodOrdering = "FoodOrdering"

  /// Where it stands.
  var folder: URL { Repository.root.appendingPathComponent("Examples/\(rawValue)") }

  /// What it stands for in goldens, such as `users-layers.txt`.
  func golden(_ name: String) -> String { "\(rawValue.lowercased())-\(name)" }

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
