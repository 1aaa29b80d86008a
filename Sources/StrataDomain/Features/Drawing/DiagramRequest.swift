internal import StrataCode
internal import StrataRules

/// Which diagram to draw.
package struct DiagramRequest: Sendable {
  /// What is read, and what counts as an offence.
  package var check: CheckRequest
  /// Nil for layers, or for what the focus is.
  package var level: Diagram.Level?
  /// The name of a layer, module, feature or type, or the path of a file or folder, whose neighbours are drawn.
  package var focus: String?
  /// How many steps from the focus.
  package var depth = 1
  /// Any number of types is welcome.
  package var showsAll = false
  /// What would be a tangle is thinned out.
  package var isThinned = true
  /// More nodes, or five times as many edges, cannot be drawn; nil for no limit.
  package var mostNodes: Int?

  package init(check: CheckRequest) { self.check = check }
}
