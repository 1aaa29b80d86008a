import Foundation

/// Something that was kept, and when.
struct Kept<Value: Sendable>: Sendable {
  var value: Value
  var savedAt: Date
}
