package import FoodDomain
import Foundation

extension Money {
  /// The amount as people read it, such as "€12.50".
  package var text: String {
    amount.formatted(.currency(code: currency.rawValue).locale(Locale(identifier: "en_IE")))
  }
}
