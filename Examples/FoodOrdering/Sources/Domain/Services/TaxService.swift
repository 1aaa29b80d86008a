/// Knows the law of taxes on food and its delivery.
package protocol TaxService: Sendable {
  /// What is due on an amount.
  func tax(on amount: Money, in region: TaxRegion) async throws -> Money
}
