import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
  private func script(for shell: String) throws -> String {
    try BuiltCommand.run(["--generate-completion-script", shell]).output
  }

  // Shells that a machine may lack; `make prepare` installs or names them.
  @Test(.enabled(if: InstalledTool("zsh").isExpected))
  func zshReadsItsScript() throws { try expectReadable(to: "zsh") }

  @Test(.enabled(if: InstalledTool("fish").isExpected))
  func fishReadsItsScript() throws { try expectReadable(to: "fish") }

  @Test func bashReadsItsScript() throws { try expectReadable(to: "bash") }

  private func expectReadable(to shell: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString).\(shell)")
    try Data(try script(for: shell).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try BuiltCommand.run(
      tool: try #require(InstalledTool(shell).place), ["-n", file.path])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  /// What bash offers when the tab key is pressed behind a line in a folder.
  private func offered(_ line: String, in folder: URL = Repository.root) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    let typed = """
      \(try script(for: "bash"))
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*"
      COMP_POINT=${#COMP_LINE}
      _strata strata "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try BuiltCommand.run(
      tool: try #require(InstalledTool("bash").place),
      ["-c", typed, "bash", BuiltCommand.binary.path] + words.dropFirst(), in: folder)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map { String($0) }
  }

  @Test(arguments: [
    ("strata che", ["check"]),
    ("strata baseline w", ["write"]),
    ("strata check --chan", ["--changed-since"]),
    ("strata check --profile dom", ["domain-first"]),
    ("strata audit --color a", ["auto", "always"]),
    ("strata check --only-rule dependency.c", ["dependency.cycle"]),
    (
      "strata check --skip-rule dependency.cycle,entity.c",
      ["dependency.cycle,entity.codable"]
    ),
    ("strata explain dependency.c", ["dependency.cycle"]),
    ("strata explain Sources/str", ["Sources/strata"]),
    ("strata explain Pack", ["Package.swift", "Packaging"]),
    ("strata check Pac", ["Package.swift", "Packaging"]),
  ])
  func whatIsOfferedCanBeTyped(line: String, words: [String]) throws {
    // Resolved versions are written by a build, and not everywhere.
    let found = try offered(line).filter { $0 != "Package.resolved" }
    #expect(found.sorted() == words.sorted())
  }

  @Test func everyRuleIsOffered() throws {
    let rules = try BuiltCommand.run(["rules", "--profile", "standard", "--quiet"]).output
    let offered = try offered("strata check --only-rule ")
    #expect(offered.count > 50)
    #expect(offered.allSatisfy { rules.contains($0) })
  }

  @Test func branchesAndTagsAreOfferedAsBase() throws {
    let example = try ExampleCopy()
    try example.publish()
    try example.git("tag", "v1")
    let found = try offered("strata audit --base ", in: example.root)
    #expect(Set(found).isSuperset(of: ["main", "change", "origin/main", "v1"]))
  }
}
