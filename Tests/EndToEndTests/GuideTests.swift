import Foundation
import TestSupport
import Testing

@Suite("The README and the guides")
struct GuideTests {
  private static let guides = Repository.files(below: "Documentation/Guides", suffix: ".md")
  private static let pages = ["README.md"] + guides

  /// The blocks of a page run one after the other: the README's in the repository, a guide's in an
  /// example on a branch of its own, with the main branch at a remote.
  @Test(arguments: pages)
  func everyShellBlockDoesWhatItSays(page: String) throws {
    let blocks = try ShellBlock.blocks(in: page)
    let place = try ShellPlace()
    let example = try ExampleCopy()
    try example.publish()
    let folder = page == "README.md" ? Repository.root : example.root
    let environment = [
      "SRCROOT": example.root.path, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
    ]
    for block in blocks where block.obstacle == nil {
      let run = try place.run(block.commands, in: folder, with: environment)
      #expect(run.code == block.code, "\(page):\(block.line): \(run.errors)")
    }
  }

  @Test func whatCannotRunHereSaysWhy() throws {
    let obstacles = try Self.pages.flatMap { try ShellBlock.blocks(in: $0) }.compactMap(\.obstacle)
    #expect(obstacles.count < Self.pages.count)
    #expect(obstacles.allSatisfy { $0.hasPrefix("needs ") })
  }

  @Test(arguments: guides)
  func everyGuideIsInTheTableOfTheReadme(page: String) throws {
    #expect(try Repository.text("README.md").contains("](\(page))"))
  }

  @Test func everyCommandInTheTableOfTheReadmeExists() throws {
    let help = try BuiltCommand.run(["--help"], in: Repository.root).output
    let rows = try Repository.text("README.md").split(separator: "\n").filter {
      $0.hasPrefix("| `strata ")
    }
    let commands = rows.map { row in
      row.dropFirst(10).prefix { $0.isLetter }
    }.filter { !$0.isEmpty }
    #expect(Set(commands).count > 10)
    for command in commands {
      #expect(help.contains("\n  \(command)"), "\(command)")
    }
  }
}
