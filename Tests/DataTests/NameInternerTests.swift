import StrataCode
import Testing

@testable import StrataData

@Suite struct NameInternerTests {
  @Test("names that share one hash keep apart, however many there are and however the table grows")
  func crowd() {
    let crowd = Array(
      (0..<60_000).lazy.map { "name\($0)" }.filter { home(of: $0) & 0xFF == 0 }.prefix(120))
    var interner = NameInterner(length: 0)
    let names = crowd + (0..<500).map { "other\($0)" }
    for _ in 0..<2 {
      let found = names.map { interner.name($0) }
      #expect(found == names.indices.map { Name($0) })
    }
    #expect(interner.names == names)
    #expect(crowd.count == 120)
  }

  @Test("texts that are the same in other bytes are one name")
  func equalTexts() {
    var interner = NameInterner(length: 0)
    let composed = interner.name("caf\u{E9}")
    let plain = interner.name("cafe")
    let decomposed = interner.name("cafe\u{301}")
    #expect(plain != composed)
    #expect(decomposed == composed)
    #expect(interner.names.count == 2)
  }

  private func home(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { NameInterner.hash($0) >> 32 }
  }
}
