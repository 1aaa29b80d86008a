package import Foundation

extension Date {
  /// When something is going to arrive, such as "at about 17:35".
  package var arrivalText: String {
    let time = formatted(
      Date.FormatStyle(date: .omitted, time: .shortened, locale: Locale(identifier: "en_IE")))
    return "at about \(time)"
  }
}
