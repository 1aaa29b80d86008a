package import StrataCode
internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads the facts of one file: parses it, walks the tree once, drops the tree.
package struct SwiftSyntaxFactReader: Sendable {
  /// A reader; it holds no state.
  package init() {}

  /// The parser's own default is lower in debug builds, where the verdict must be the same.
  private static let maximumNestingLevel = 256

  /// The facts of a file's bytes; invalid UTF-8 is read as the parser repairs it.
  package func facts(of bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let tree = Parser.parse(source: bytes, maximumNestingLevel: Self.maximumNestingLevel)
    return withExtendedLifetime(tree) {
      var walk = FactWalk(of: bytes)
      let usedNames = NodeRow.laid(from: tree.raw, length: bytes.count) { root in
        walk.visit(root)
        return root.usedNames
      }
      if SuppressionComments.areLikely(in: bytes) {
        walk.readDirectives(SuppressionComments.all(in: tree))
      }
      var facts = walk.finish()
      facts.usedNames = usedNames
      facts.lines = LineTable(of: bytes)
      facts.codeLines = CodeLines(of: bytes, lines: facts.lines)
      facts.hasSyntaxErrors = tree.hasError
      facts.isGenerated = FileHeader.saysGenerated(bytes)
      facts.isForeign = FileHeader.saysTaken(bytes)
      // What a comment or a string holds makes no template.
      facts.isTemplate =
        FileHeader.isTemplate(bytes) && facts.names.contains { $0.contains("___VARIABLE_") }
      return FileFacts(facts)
    }
  }

  /// The facts of a text.
  package func facts(of source: String) -> FileFacts {
    var source = source
    return source.withUTF8 { facts(of: $0) }
  }
}
