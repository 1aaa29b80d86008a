internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension SyntaxNode {
  /// The names by which the code in the node uses what is no type: `load` of `store.load()`.
  var usedNames: UsedNames {
    var marks: [UInt32] = []
    for node in descendants where node.kind == .declReferenceExpr {
      guard let name = node.first?.name, let first = name.first,
        first == UInt8(ascii: "_") || !name.isCapitalised
      else { continue }
      marks.append(
        name.withContiguousStorageIfAvailable { UsedNames.mark(of: $0) }
          ?? UsedNames.mark(of: name))
    }
    return UsedNames(marks: marks)
  }
}
