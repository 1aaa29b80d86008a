import Foundation

extension Date {
  /// The day in words that sort: `2027-01-31`.
  var day: String { formatted(.iso8601.year().month().day()) }
}
