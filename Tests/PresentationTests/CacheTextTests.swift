import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

@Suite("What is kept of earlier runs, in words")
struct CacheTextTests {
  private var full: CacheState {
    var state = CacheState(
      path: "/home/me/.cache/strata/facts.pack", bytes: 12_345_678, limit: 402_653_184)
    state.isReadable = true
    state.isWritable = true
    state.segments = 5
    state.files = 4012
    state.factBytes = 12_000_000
    state.sourceBytes = 30_000_000
    state.projects = 1
    state.verdicts = 3
    return state
  }

  @Test func aFullCacheIsToldInFigures() throws {
    try expectGolden(CacheText(.plain).text(CacheReport(full)), "cache.txt")
    try expectGolden(CacheJSON.document(CacheReport(full)), "cache.json")
  }

  @Test func anEmptyOneThatCannotBeWrittenSaysSo() throws {
    let state = CacheState(path: "/ro/facts.pack", limit: 402_653_184)
    try expectGolden(CacheText(.plain).text(CacheReport(state)), "cache-empty.txt")
  }

  @Test(arguments: [
    (0, "nothing is kept in '/c/facts.pack'\n"), (1, "1 byte freed: '/c/facts.pack'\n"),
    (999, "999 bytes freed: '/c/facts.pack'\n"), (1000, "1.0 KB freed: '/c/facts.pack'\n"),
    (999_999, "999.9 KB freed: '/c/facts.pack'\n"),
    (1_000_000, "1.0 MB freed: '/c/facts.pack'\n"),
    (2_500_000_000, "2.5 GB freed: '/c/facts.pack'\n"),
  ])
  func whatWasFreedIsToldInThousands(bytes: Int, text: String) {
    #expect(CacheText(.plain).text(ClearedCache(path: "/c/facts.pack", bytes: bytes)) == text)
  }
}
