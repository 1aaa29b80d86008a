/// A suppression, told apart from others by what it stands at and not by its line.
package struct Permission: Sendable, Equatable {
  package var suppression: Suppression
  package var location: Location
  /// The layer of the file.
  package var layer: Layer?
  /// The declaration or the import it speaks of; empty for a whole file.
  package var owner: String
  /// What it allows, as indices into the allowed findings.
  package var allows: [Int]

  /// The rule that it allows.
  package var rule: String { suppression.rule }
  /// The path of its file from the project root.
  package var file: String { location.file }
  /// Whether it allows the rule in the whole file.
  package var isForFile: Bool { suppression.lines == nil }

  /// A permission by its parts.
  package init(
    _ suppression: Suppression, at location: Location, layer: Layer?, owner: String, allows: [Int]
  ) {
    self.suppression = suppression
    self.location = location
    self.layer = layer
    self.owner = owner
    self.allows = allows
  }

  init(_ suppression: Suppression, in codebase: Codebase, allowed: [Finding]) {
    self.suppression = suppression
    location = codebase.location(of: suppression.span, in: suppression.file)
    layer = codebase.layer(ofFile: suppression.file)
    owner = Self.owner(of: suppression, in: codebase.facts(suppression.file))
    let path = codebase.workspace.files[suppression.file].path
    allows = allowed.indices.filter { index in
      allowed[index].rule == suppression.rule && allowed[index].location.file == path
        && suppression.covers(allowed[index].location.start.line)
    }
  }

  /// What stands on the lines, or else what stands around them.
  private static func owner(of suppression: Suppression, in facts: FileFacts) -> String {
    guard let lines = suppression.lines else { return "" }
    func isThere(_ span: Span) -> Bool { lines.contains(facts.position(of: span).line) }
    func name(of index: Int) -> String {
      facts.enclosing(DeclarationIndex(index)).reversed().map { facts[facts[$0].name] }
        .joined(separator: ".")
    }
    let declarations = facts.declarations
    if let own = declarations.firstIndex(where: { isThere($0.span) }) { return name(of: own) }
    if let own = facts.imports.first(where: { isThere($0.span) }) {
      return "import " + facts[own.path]
    }
    let start = suppression.span.start
    return declarations.lastIndex { $0.extent.start <= start && start < $0.extent.end }
      .map(name) ?? ""
  }
}
