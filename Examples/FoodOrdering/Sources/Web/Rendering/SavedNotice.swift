import Foundation

/// Says of when a page is that is not of now.
enum SavedNotice {
  static func text(_ date: Date?) -> String? {
    date.map { "Our server cannot be reached. This is a copy of \($0.text)." }
  }
}
