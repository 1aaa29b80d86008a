import Foundation
import TestSupport
import Testing

@Suite("The manual page")
struct ManualTests {
  private static let page = "Documentation/Manual/strata.1"

  // A machine may lack groff; `make prepare` installs or names it.
  @Test(.enabled(if: InstalledTool("groff").isExpected))
  func itIsSetWithoutComplaint() throws {
    let path = Repository.root.appendingPathComponent(Self.page).path
    let run = try BuiltCommand.run(
      tool: try #require(InstalledTool("groff").place), ["-mdoc", "-ww", "-Tascii", "-P-c", path])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func itHasAnEntryForEveryCommand() throws {
    let page = try Repository.text(Self.page)
    let help = try BuiltCommand.run(["--help"]).output
    let commands =
      help.components(separatedBy: "SUBCOMMANDS:\n").last?.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("strata help") }
      .compactMap { $0.split(whereSeparator: { $0 == " " || $0 == "," }).first } ?? []
    #expect(commands.count > 5)
    for command in commands {
      #expect(page.contains("\n.It Em \(command)\n") || page.contains("\n.It Em \"\(command), "))
    }
  }
}
