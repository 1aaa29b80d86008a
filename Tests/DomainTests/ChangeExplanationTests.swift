import StrataCode
import StrataModel
import StrataRules
import Testing

@testable import StrataFeatures

@Suite("What a finding of a change comes from")
struct ChangeExplanationTests {
  private func finding(to layer: Layer? = .data) -> Finding {
    let start = Position(line: 1, column: 1)
    func location(_ file: String) -> Location { Location(file: file, start: start, end: start) }
    return Finding(
      rule: Rule.layerReference.id, severity: .error, confidence: 0.95,
      location: location("Domain/Pricing.swift"), subject: "Client",
      from: .init(symbol: "Pricing", layer: .domain),
      to: layer.map { .init(symbol: "Client", layer: $0, location: location("Kit/Client.swift")) },
      message: Phrase("'Pricing' uses 'Client'", zh: "'Pricing' 使用了 'Client'"), help: .empty)
  }

  private func explained(
    _ finding: Finding, changed: Set<String>?, shifts: [LayerShift] = []
  ) -> String? {
    ChangeExplanation(changed: changed, shifts: shifts).explained(finding)?.message
      .text(in: .english)
  }

  @Test(arguments: ["Domain/Pricing.swift", "Kit/Client.swift"])
  func aChangedEndExplainsIt(file: String) {
    #expect(explained(finding(), changed: [file]) == "'Pricing' uses 'Client'")
  }

  @Test func aFileThatStandsElsewhereIsNamed() {
    let shift = LayerShift(file: "Kit/Client.swift", from: .common, to: .data)
    #expect(
      explained(finding(), changed: ["App/Other.swift"], shifts: [shift])
        == "'Pricing' uses 'Client' since this change, by which 'Kit/Client.swift' is now in Data")
  }

  @Test func whatNothingExplainsIsNotIntroduced() {
    #expect(explained(finding(), changed: ["App/Other.swift"]) == nil)
  }

  @Test func whereNobodyKnowsWhatChangedNothingIsLeftOut() {
    #expect(explained(finding(), changed: nil) != nil)
    #expect(explained(finding(), changed: []) != nil)
  }

  @Test func whatIsNotSaidOfTwoLayersComesFromAnywhere() {
    #expect(explained(finding(to: nil), changed: ["App/Other.swift"]) != nil)
  }
}
