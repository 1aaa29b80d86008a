package import Foundation

/// Reckons with one rate of tax on delivered food a region.
package struct RegionalTaxes: TaxService {
  private let rates: [TaxRegion: Decimal]

  /// - Parameter rates: Per cent; a region that is not listed takes nothing.
  package init(rates: [TaxRegion: Decimal]) {
    self.rates = rates
  }

  package func tax(on amount: Money, in region: TaxRegion) async -> Money {
    amount.share(percent: rates[region] ?? 0)
  }
}

extension RegionalTaxes {
  /// Reduced rates on food, as they were set in 2026.
  package static let reduced = RegionalTaxes(rates: [.germany: 7, .france: 10, .italy: 10])
}
