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
    try BuiltCommand.run(
      arguments + ["--project-root", "."], in: folder)
  }

  /// Runs the command on a copy of the sources that has no history.
  func runWithoutHistory(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    let copy = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let root = copy.appendingPathComponent(rawValue)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names where !Self.isBuilt(name) {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(name), to: root.appendingPathComponent(name))
    }
    return try BuiltCommand.run(arguments + ["--project-root", "."], in: root)
  }

  private static func isBuilt(_ name: String) -> Bool {
    [".build", ".swiftpm", "Package.resolved"].contains(name) || name.hasPrefix("food.sqlite")
  }
}
