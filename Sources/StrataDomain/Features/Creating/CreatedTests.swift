/// With what the tests of a created project are written.
package enum CreatedTests: String, Sendable, CaseIterable {
  /// Swift Testing.
  case testing
  case xctest
}
