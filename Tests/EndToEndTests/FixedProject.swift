import Foundation
import TestSupport
import Testing

/// A project in a folder of its own, which is fixed.
final class FixedProject {
  let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("strata-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: root)
  }

  /// Fixes by a kind, under a profile if one is named.
  func fix(_ kind: String, _ profile: String?) throws -> BuiltCommand.Outcome {
    let arguments = ["fix", "--choose", kind, "--info", "--yes"]
    return try BuiltCommand.run(
      arguments + (profile.map { ["--profile", $0] } ?? []), in: root)
  }

  func git(_ arguments: String...) throws {
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let run = try BuiltCommand.run(
      tool: URL(fileURLWithPath: "/usr/bin/env"), ["git"] + name + arguments, in: root)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// What is in each Swift file, by its path.
  func texts() throws -> [String: String] {
    var texts: [String: String] = [:]
    let all = FileManager.default.enumerator(atPath: root.path)
    while let path = all?.nextObject() as? String {
      guard path.hasSuffix(".swift") || path.hasSuffix(".pbxproj") else { continue }
      texts[path] = String(
        decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }
    return texts
  }
}

/// Tests of kinds of fixes: both sides, what is written and what is left alone.
protocol FixingSuite {}

extension FixingSuite {
  /// Where the files of the one target lie.
  static var base: String { "Sources/Shop/" }

  /// A package of one target with these files, by their paths in it.
  func shop(_ files: [String: String]) -> [String: String] {
    var all = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """
    ]
    for (path, text) in files { all[Self.base + path] = text }
    return all
  }

  /// What becomes of files of that target, by their paths from the root.
  func changed(_ files: [String: String?]) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: files.map { (Self.base + $0, $1) })
  }

  /// Fixes by a kind, and looks at what becomes of the files that are named; nil is for gone.
  func expect(
    _ kind: String, of files: [String: String], becomes changed: [String: String?],
    profile: String? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let project = try FixedProject(files)
    let before = try project.texts()
    let run = try project.fix(kind, profile)
    #expect(run.code == 0, "\(run.errors)\(run.output)", sourceLocation: location)
    var expected = before
    for (path, text) in changed { expected[path] = text }
    let after = try project.texts()
    for path in Set(expected.keys).union(after.keys).sorted() {
      #expect(after[path] == expected[path], "\(path)\n\(run.output)", sourceLocation: location)
    }
    let again = try project.fix(kind, profile)
    #expect(again.output.contains("no finding that can be fixed so"), sourceLocation: location)
    #expect(try project.run("undo").code == 0, sourceLocation: location)
    #expect(try project.texts() == before, sourceLocation: location)
  }

  /// Tries a kind where nothing may be written.
  func expectNothing(
    _ kind: String, of files: [String: String], profile: String? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let project = try FixedProject(files)
    let before = try project.texts()
    let run = try project.fix(kind, profile)
    #expect(run.code == 0, "\(run.errors)", sourceLocation: location)
    #expect(
      run.output.contains("no finding that can be fixed so"), "\(run.output)",
      sourceLocation: location)
    #expect(try project.texts() == before, sourceLocation: location)
  }
}
