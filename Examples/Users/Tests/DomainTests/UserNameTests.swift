import Testing
import UsersDomain

@Suite("A user's name")
struct UserNameTests {
  @Test("loses the space around it")
  func trimming() throws {
    #expect(try UserName("  Ana Ferreira \n").text == "Ana Ferreira")
  }

  @Test(
    "may be in any script, with any sign that people's names have",
    arguments: [
      "O'Rourke-Smith Jr.", "Νίκος Παπαδάκης", "نور الهاشمي", "佐藤 美咲", "अर्जुन शर्मा", "J",
      "می\u{200C}خواهم", "<b>Ana</b>", "Robert'); DROP TABLE users;--",
    ])
  func scripts(_ text: String) throws {
    #expect(try UserName(text).text == text)
  }

  @Test("is kept in composed form, so that one name is stored in one way")
  func composition() throws {
    #expect(try Array(UserName("Zoe\u{308}").text.unicodeScalars) == Array("Zoë".unicodeScalars))
  }

  @Test(
    "cannot be without anything to see",
    arguments: ["", "   ", "\t\n", "\u{200B}\u{200B}", "\u{FEFF}", "\u{2060}"])
  func emptiness(_ text: String) {
    #expect(throws: UserName.Problem.empty) { try UserName(text) }
  }

  @Test("has at most 80 characters, however they are composed")
  func length() throws {
    #expect(try UserName(String(repeating: "é", count: 80)).text.count == 80)
    #expect(throws: UserName.Problem.tooLong) { try UserName(String(repeating: "é", count: 81)) }
    let stacked = "a" + String(repeating: "\u{30A}", count: 5_000)
    #expect(throws: UserName.Problem.tooLong) { try UserName(stacked) }
  }

  @Test(
    "cannot steer a terminal, break a line or turn the reading direction",
    arguments: [
      "a\u{1B}[31mb", "a\u{0}b", "a\nb", "a\rb", "a\u{7F}b", "a\u{9B}b", "a\u{2028}b",
      "a\u{202E}b", "a\u{2066}b", "a\u{E000}b",
      "a\u{FFFD}b",
    ])
  func control(_ text: String) {
    #expect(throws: UserName.Problem.forbiddenCharacter) { try UserName(text) }
  }
}
