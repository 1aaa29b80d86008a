import StrataModel
import Testing

@Suite struct ModuleSetTests {
  @Test("sets of modules join and part beyond the first word of bits")
  func algebra() {
    var set: ModuleSet = [1, 70]
    set.formUnion([2, 200])
    #expect(set.members == [1, 2, 70, 200])
    set.subtract([70, 2])
    #expect(set.members == [1, 200])
    #expect(!set.contains(64))
    #expect(!set.contains(-1))
    #expect(!set.contains(1000))
  }
}
