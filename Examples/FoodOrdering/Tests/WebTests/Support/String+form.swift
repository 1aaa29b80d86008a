import Foundation

extension String {
  /// What a field of a page's form holds.
  func value(of field: String) -> String? {
    guard let start = range(of: "name=\"\(field)\" value=\"")?.upperBound else { return nil }
    return String(self[start...].prefix { $0 != "\"" })
  }
}
