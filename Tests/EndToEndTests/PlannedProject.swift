import Foundation
import TestSupport

/// A small package to which code is added; it goes away with the value.
final class PlannedProject {
  let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("strata-\(UUID().uuidString)")

  /// A package with a module `Shop`, its tests, and some files.
  init(_ files: [String: String]) throws {
    try write("Package.swift", Self.manifest)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])

    """

  func write(_ path: String, _ text: String) throws {
    let place = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  func strata(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: root)
  }

  /// What the compiler says of some files in Swift 6, as if they were one module.
  func diagnostics(_ paths: [String]) throws -> String {
    let flat = root.appendingPathComponent("flat")
    try? FileManager.default.removeItem(at: flat)
    try FileManager.default.createDirectory(at: flat, withIntermediateDirectories: true)
    var names: [String] = []
    for path in paths {
      let name = "flat/" + (path.split(separator: "/").last.map { String($0) } ?? path)
      let text = try text(path).replacingOccurrences(of: "@testable import Shop\n", with: "")
      try write(name, text)
      names.append(name)
    }
    let run = try BuiltCommand.run(
      tool: URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-emit-sil", "-wmo",
        "-o", "flat/out.sil", "-parse-as-library",
      ] + names, in: root)
    try FileManager.default.removeItem(at: flat)
    return run.code == 0 ? "" : run.errors
  }
}
