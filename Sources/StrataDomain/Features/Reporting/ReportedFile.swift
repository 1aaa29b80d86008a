internal import StrataRules
package import StrataModel

/// One file as the report shows it.
package struct ReportedFile: Sendable {
  package var path: String
  package var placement: Placement
  /// The number of lines.
  package var lines: Int
  /// The index into the report's parts; nil for what does not ship.
  package var part: Int?
  /// The modules that compile it.
  package var modules: [String]
  /// The types that it declares, with those around them: `Order.Status`.
  package var types: [String] = []

  package init(path: String, placement: Placement, lines: Int, part: Int?, modules: [String]) {
    self.path = path
    self.placement = placement
    self.lines = lines
    self.part = part
    self.modules = modules
  }
}
