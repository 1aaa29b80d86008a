/// All that Strata keeps of one file: flat values in source order, no syntax tree, no path.
package struct FileFacts: Sendable, Equatable {
  /// The names that all other facts point into; each stands here once.
  package var names: [String] = []
  package var lines = LineTable(starts: [0])
  package var codeLines = CodeLines()
  package var imports: [Import] = []
  /// Outer declarations stand before the ones inside them.
  package var declarations: [Declaration] = []
  package var parameters: [Parameter] = []
  package var references: [TypeReference] = []
  package var attributes: [Attribute] = []
  package var shapes: [BodyShape] = []
  package var madeUpValues: [MadeUpValue] = []
  package var regions: [Region] = []
  /// Comments that speak to Strata, in source order.
  package var directives: [Directive] = []
  /// The header says that a tool wrote the file.
  package var isGenerated = false
  /// The file is a template: it holds `___VARIABLE_`.
  package var isTemplate = false
  /// The parser had to skip or invent something.
  package var hasSyntaxErrors = false

  package init() {}

  /// The text of a name.
  package subscript(name: Name) -> String { names[Int(name.index)] }

  /// The declaration at an index.
  package subscript(index: DeclarationIndex) -> Declaration { declarations[Int(index)] }

  /// The position of the first byte of a span.
  package func position(of span: Span) -> Position { lines.position(of: span.start) }
}
