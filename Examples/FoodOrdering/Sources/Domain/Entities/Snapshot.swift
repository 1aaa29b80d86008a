package import Foundation

/// What is known of something, and as of when.
package struct Snapshot<Value: Sendable>: Sendable {
  package let value: Value
  /// When it was kept, if it is no answer of now.
  package let savedAt: Date?

  /// An answer of now.
  package static func current(_ value: Value) -> Snapshot { Snapshot(value: value, savedAt: nil) }

  /// What was kept of an earlier answer.
  package static func saved(_ value: Value, at date: Date) -> Snapshot {
    Snapshot(value: value, savedAt: date)
  }

  /// Something else made of the same knowledge.
  package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Snapshot<Other> {
    Snapshot<Other>(value: try transform(value), savedAt: savedAt)
  }
}

extension Snapshot: Equatable where Value: Equatable {}
