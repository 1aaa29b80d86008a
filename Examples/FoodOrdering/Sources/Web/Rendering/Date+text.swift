import Foundation

extension Date {
  /// As pages write it, such as "21 Nov 2026 at 17:31".
  var text: String {
    formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_IE")))
  }
}
