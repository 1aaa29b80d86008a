import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  /// The fenced blocks of a language.
  private func blocks(_ language: String) throws -> [String] {
    var found: [String] = []
    var open: [Substring]?
    for line in try Repository.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let lines = open {
        if line == "```" {
          found.append(lines.joined(separator: "\n"))
          open = nil
        } else {
          open = lines + [line]
        }
      } else if line == "```" + language {
        open = []
      }
    }
    return found
  }

  @Test func everyCommandInAShellBlockDoesWhatItSays() throws {
    let commands = try blocks("sh").flatMap { $0.split(separator: "\n") }
    #expect(commands.count >= 3)
    let makefile = try Repository.text("Makefile")
    let manifest = try Repository.text("Package.swift")
    for command in commands {
      let words = command.split(separator: " ").map { String($0) }
      if words.starts(with: ["swift", "run", "strata"]) {
        let run = try BuiltCommand.run(Array(words.dropFirst(3)), in: Repository.root)
        #expect(run.code == 0, "\(command): \(run.errors)")
      } else if words.first == "make" {
        #expect(makefile.contains("\n\(words[1]):"), "\(command)")
      } else if words.starts(with: ["swift", "build"]) {
        let product = try #require(words.firstIndex(of: "--product")) + 1
        #expect(manifest.contains("name: \"\(words[product])\""), "\(command)")
      } else {
        Issue.record("nothing checks '\(command)'")
      }
    }
  }

  @Test func theOutputItShowsIsTheToolsOwn() throws {
    let arguments = ["check", "Examples/Tangled", "--color", "never"]
    let output = try BuiltCommand.run(arguments, in: Repository.root).output
    for block in try blocks("text") {
      for line in block.split(separator: "\n") {
        #expect(output.contains(line), "the tool does not say: \(line)")
      }
    }
  }

  @Test func everyCommandInTheTableExists() throws {
    let help = try BuiltCommand.run(["--help"], in: Repository.root).output
    for command in [
      "check", "audit", "baseline", "layers", "graph", "explain", "rules", "cache", "watch",
    ] {
      #expect(help.contains("\n  \(command)"), "\(command)")
    }
  }

  @Test func everyLinkLeadsToAFile() throws {
    for part in try Repository.text("README.md").components(separatedBy: "](").dropFirst() {
      let target = String(part.prefix { $0 != ")" })
      let path = Repository.root.appendingPathComponent(target).path
      #expect(target.hasPrefix("http") || FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }
}
