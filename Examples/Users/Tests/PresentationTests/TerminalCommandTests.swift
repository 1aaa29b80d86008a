import Testing
import UsersPresentation

@Suite("A line that is typed")
struct TerminalCommandTests {
  @Test(
    "is a command in full or by its first letter, in any capitals and with any space around",
    arguments: [
      ("next", TerminalCommand.next), (" N ", .next), ("back", .back), ("b", .back),
      ("Retry", .retry), ("help", .help), ("?", .help), ("quit", .quit), ("exit", .quit),
      ("3", .open(row: 3)), (" 12\t", .open(row: 12)), ("-1", .open(row: -1)),
    ])
  func known(_ line: String, _ command: TerminalCommand) {
    #expect(TerminalCommand(line) == command)
  }

  @Test(
    "gives all that follows 'edit' as the name",
    arguments: [
      ("edit Ana Maria  Ferreira", "Ana Maria  Ferreira"), ("EDIT next", "next"), ("e 12", "12"),
      ("edit", ""), ("edit  ", ""),
    ])
  func edit(_ line: String, _ name: String) {
    #expect(TerminalCommand(line) == .edit(name: name))
  }

  @Test("asks for nothing when it is blank", arguments: ["", "   ", "\t"])
  func blank(_ line: String) {
    #expect(TerminalCommand(line) == .nothing)
  }

  @Test(
    "is unknown when it is nothing else",
    arguments: [
      ("nxt", "nxt"), ("next 3", "next"), ("3 4", "3"), ("1.5", "1.5"),
      ("99999999999999999999", "99999999999999999999"), ("\u{1B}[A", "\u{1B}[A"),
    ])
  func unknown(_ line: String, _ word: String) {
    #expect(TerminalCommand(line) == .unknown(word: word))
  }
}
