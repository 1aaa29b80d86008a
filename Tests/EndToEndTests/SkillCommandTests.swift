import Foundation
import TestSupport
import Testing

/// The commands that the skill tells agents to run are run, with names of an example in them.
@Suite("Commands of the skill")
struct SkillCommandTests {
  private static let bad = "import UIKit\nstruct Badge { let image: UIImage }\n"

  /// What stands for a name in the pages, and a name of the example.
  private static let names = [
    "PATHS": "Sources/Tangled/Domain", "PATH": "Sources/Tangled/Domain/Entities/Badge.swift",
    "MODULE": "UIKit", "RULE": "dependency.cycle", "'From->To'": "'Domain->Data'",
    "FILE": "Sources/Tangled/Domain/Entities/Cart.swift",
  ]
  /// What the pages only name: it does not end, or needs an argument that they do not give.
  private static let named = [
    "strata watch", "strata explain", "strata hook install", "strata baseline prune",
  ]
  /// What finds errors in the example, or forbids the text above.
  private static let endsWithOne = [
    "strata check", "strata check PATHS", "strata guard PATH --content - < new.swift",
    "strata guard PATH --import MODULE",
  ]

  /// A copy of the example with the skill in it, in which the texts lie that the commands read.
  private func copy(_ language: String) throws -> ExampleCopy {
    let copy = try ExampleCopy()
    for name in ["new.swift", "draft.swift"] { try copy.write(Self.bad, to: name) }
    try copy.publish()
    #expect(
      try BuiltCommand.run(["skill", "--out", "skills", "--lang", language], in: copy.root).code
        == 0)
    return copy
  }

  /// The commands in the pages, each once.
  private func commands(in copy: ExampleCopy) throws -> [String] {
    let folder = copy("skills/strata-architecture")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var commands: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "md" {
      let text = try String(contentsOf: file, encoding: .utf8)
      commands.formUnion(text.matches(of: /`(strata [^`]+)`/).map { String($0.1) })
    }
    return commands.sorted()
  }

  private func run(_ command: String, in copy: ExampleCopy) throws -> BuiltCommand.Outcome {
    var text = String(command.dropFirst("strata ".count))
    for (name, value) in Self.names.sorted(by: { $0.key.count > $1.key.count }) {
      text = text.replacingOccurrences(of: name, with: value)
    }
    if Self.named.contains(command) { text += " --help" }
    return try BuiltCommand.run([], text, in: copy.root)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func eachDoesWhatItIsNamedFor(language: String) throws {
    let copy = try copy(language)
    let commands = try commands(in: copy)
    #expect(commands.count >= 16, "\(commands)")
    for command in commands {
      let run = try run(command, in: copy)
      #expect(
        run.code == (Self.endsWithOne.contains(command) ? 1 : 0),
        "\(command) ended with \(run.code): \(run.errors)")
      #expect(!run.output.isEmpty, "\(command) says nothing")
    }
  }
}
