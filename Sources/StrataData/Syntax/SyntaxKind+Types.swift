@_spi(RawSyntax) internal import SwiftSyntax

extension SyntaxNode {
  /// Whether a token says that the import behind it is of a type alone.
  var isTypeKeyword: Bool {
    switch text {
    case "struct", "class", "enum", "protocol", "typealias": true
    default: false
    }
  }
}

extension SyntaxKind {
  /// Whether nodes of the kind stand where a type is written.
  var isTypeSyntax: Bool {
    switch self {
    case .identifierType, .memberType, .optionalType, .implicitlyUnwrappedOptionalType, .arrayType,
      .dictionaryType, .tupleType, .functionType, .compositionType, .someOrAnyType,
      .attributedType, .metatypeType, .missingType, .suppressedType, .packExpansionType,
      .packElementType, .namedOpaqueReturnType, .classRestrictionType:
      true
    default: false
    }
  }
}
