internal import StrataModel
internal import StrataRules
package import StrataCode

/// A file whose layer another file's change has changed.
package struct LayerShift: Sendable, Equatable {
  /// The path from the project root.
  package var file: String
  package var from: Layer?
  package var to: Layer?

  package init(file: String, from: Layer?, to: Layer?) {
    self.file = file
    self.from = from
    self.to = to
  }
}
