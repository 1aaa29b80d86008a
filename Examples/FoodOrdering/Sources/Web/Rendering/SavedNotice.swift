import Foundation

/// Says of when a page is that is not of now.
enum SavedNotice {
  static func text(_ date: Date?) -> String? {
    date.map {
      let time = $0.formatted(
        Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_IE")))
      return "Our server cannot be reached. This is a copy of \(time)."
    }
  }
}
