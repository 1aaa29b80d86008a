import StrataCode
import Testing

@testable import StrataPresentation

@Suite("The block in AGENTS.md")
struct AgentsBlockTests {
  private let block = AgentsBlock.text(in: nil, .english)

  @Test func standsBehindWhatOthersWrote() {
    #expect(AgentsBlock.text(in: "# Rules\n", .english) == "# Rules\n\n" + block)
    #expect(AgentsBlock.text(in: "# Rules", .english) == "# Rules\n\n" + block)
  }

  @Test func isRenewedInItsPlace() {
    let old = "# Before\n\n<!-- strata:begin -->\nold words\n<!-- strata:end -->\n\n# Behind\n"
    let new = AgentsBlock.text(in: old, .english)
    #expect(new == "# Before\n\n" + block + "\n# Behind\n")
    #expect(AgentsBlock.text(in: new, .english) == new)
    #expect(AgentsBlock.text(in: AgentsBlock.text(in: new, .chinese), .english) == new)
  }
}
