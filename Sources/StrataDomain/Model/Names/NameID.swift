internal import StrataCode

/// A name that the code base declares, as a small number.
package struct NameID: Sendable, Hashable {
  package var index: Int32
}
