import FoodDomain
import Foundation

extension Money {
  /// The amount with all digits and the code of its currency, such as "12.50 EUR".
  var text: String { "\(MoneyBody(self).amount) \(currency.rawValue)" }
}
