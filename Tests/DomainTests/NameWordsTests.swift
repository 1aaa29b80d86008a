import StrataCode
import Testing

@Suite struct NameWordsTests {
  @Test(
    "a name falls apart at capitals, underscores and digits' ends",
    arguments: [
      ("LiveURLFeedRepository", ["live", "url", "feed", "repository"]),
      ("APSDTO", ["aps", "dto"]), ("DTO", ["dto"]), ("VIPs", ["vips"]),
      ("_feed__Item", ["feed", "item"]),
      ("Page2View", ["page2", "view"]), ("ÄrgerListe", ["ärger", "liste"]), ("", []), ("__", []),
    ])
  func words(name: String, words: [String]) { #expect(NameWords(name).all == words) }

  @Test("a name ends in whole words, written as one or several, adornments aside")
  func ends() {
    let words = NameWords("LiveFeedUseCaseImpl")
    #expect(words.ends(in: "usecase"))
    #expect(words.ends(in: "feedusecase"))
    #expect(words.ends(in: "case"))
    #expect(!words.ends(in: "ase"))
    #expect(!words.ends(in: "livefeedusecase"))
    #expect(!words.ends(in: "impl"))
    #expect(!words.ends(in: ""))
  }

  @Test("a name of more letters than a word has bits is still told by its end")
  func long() {
    let words = NameWords(String(repeating: "Very", count: 40) + "LongRepository")
    #expect(words.suffix(from: ["usecase", "repository"]) == "repository")
    #expect(!words.ends(in: String(repeating: "very", count: 40) + "longrepository"))
  }
}
