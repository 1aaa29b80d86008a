internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension SyntaxNode {
  /// The names by which the code in the node speaks of what is no type: `load` of `store.load()`.
  var spokenNames: SpokenNames {
    var marks: [UInt32] = []
    for node in descendants where node.kind == .declReferenceExpr {
      guard let name = node.first?.name, let first = name.first,
        first == UInt8(ascii: "_") || !name.isCapitalised
      else { continue }
      marks.append(
        name.withContiguousStorageIfAvailable { SpokenNames.mark(of: $0) }
          ?? SpokenNames.mark(of: name))
    }
    return SpokenNames(marks: marks)
  }
}
