/// All that Strata keeps of one file: flat values in source order, no syntax tree, no path.
///
/// A class, so that who looks at a file's facts copies one reference and not a dozen arrays.
package final class FileFacts: Sendable, Equatable {
  /// The facts while they are written down.
  package struct Values: Sendable, Equatable {
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
    package var usedNames = UsedNames()
    package var regions: [Region] = []
    /// Comments that speak to Strata, in source order.
    package var directives: [Directive] = []
    /// The header says that a tool wrote the file.
    package var isGenerated = false
    /// Its header says that it was taken from another project.
    package var isForeign = false
    /// The file is a template: it holds `___VARIABLE_`.
    package var isTemplate = false
    /// The parser had to skip or invent something.
    package var hasSyntaxErrors = false

    package init() {}

    /// The declaration at an index.
    @inlinable package subscript(index: DeclarationIndex) -> Declaration {
      declarations[Int(index)]
    }
  }

  /// The facts as they were written down.
  package let values: Values

  /// The facts as written down; of an empty file if nothing was.
  package init(_ values: Values = Values()) { self.values = values }

  package static func == (a: FileFacts, b: FileFacts) -> Bool {
    a === b || a.values == b.values
  }

  @inlinable package var names: [String] { values.names }
  @inlinable package var lines: LineTable { values.lines }
  package var codeLines: CodeLines { values.codeLines }
  @inlinable package var imports: [Import] { values.imports }
  @inlinable package var declarations: [Declaration] { values.declarations }
  @inlinable package var parameters: [Parameter] { values.parameters }
  @inlinable package var references: [TypeReference] { values.references }
  @inlinable package var attributes: [Attribute] { values.attributes }
  @inlinable package var shapes: [BodyShape] { values.shapes }
  package var madeUpValues: [MadeUpValue] { values.madeUpValues }
  package var usedNames: UsedNames { values.usedNames }
  package var regions: [Region] { values.regions }
  package var directives: [Directive] { values.directives }
  package var isGenerated: Bool { values.isGenerated }
  package var isForeign: Bool { values.isForeign }
  package var isTemplate: Bool { values.isTemplate }
  package var hasSyntaxErrors: Bool { values.hasSyntaxErrors }

  /// The text of a name.
  @inlinable package subscript(name: Name) -> String { values.names[Int(name.index)] }

  /// Whether the text has any of some names.
  package func mentions(_ names: SoughtNames) -> Bool {
    values.names.contains(where: names.contains)
  }

  /// The declaration at an index.
  @inlinable package subscript(index: DeclarationIndex) -> Declaration {
    values.declarations[Int(index)]
  }

  /// The position of the first byte of a span.
  package func position(of span: Span) -> Position { lines.position(of: span.start) }
}
