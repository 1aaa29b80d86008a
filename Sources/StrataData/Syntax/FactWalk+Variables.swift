internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// A stored or computed property; local variables leave only the types they name.
  mutating func readVariable(_ node: SyntaxNode) {
    readBindings(node)
    guard isMemberPlace, let bindings = node.child(.patternBindingList) else {
      readMadeUpLocals(of: node)
      readLocals(node)
      return visitChildren(node)
    }
    let isConstant = node.child(.token)?.text == "let"
    var isFirst = true
    for binding in bindings.children {
      guard let pattern = binding.child(.identifierPattern), let name = pattern.firstToken else {
        visitChildren(binding)
        continue
      }
      let index = declare(
        .property, (interner.name(name.name), name.span), isFirst ? node : binding,
        adding: modifiers(of: binding, isConstant: isConstant), headedBy: node)
      inside(index) { walk in
        for child in node.children where child.kind == .attributeList && isFirst {
          walk.visit(child)
        }
        walk.visitChildren(binding)
        if let body = binding.child(.accessorBlock) { walk.readForwarding(body, of: node) }
      }
      isFirst = false
    }
  }

  /// Whether a variable here is a member or a global and not a local one.
  private var isMemberPlace: Bool {
    guard owner >= 0 else { return true }
    switch facts[owner].kind {
    case .struct, .class, .enum, .actor, .protocol, .extension: return true
    default: return false
    }
  }

  private func modifiers(
    of binding: SyntaxNode, isConstant: Bool
  ) -> Declaration.Modifiers {
    var modifiers = Declaration.Modifiers()
    if isConstant { modifiers.insert(.isConstant) }
    if binding.child(.initializerClause) != nil { modifiers.insert(.hasInitialValue) }
    if binding.child(.typeAnnotation)?.children.contains(where: \.isOptionalType) == true {
      modifiers.insert(.isOptional)
    }
    if isList(binding) { modifiers.insert(.isList) }
    if binding.isFunctionTyped { modifiers.insert(.isFunctionTyped) }
    if let accessors = binding.child(.accessorBlock) {
      let observers = accessors.child(.accessorDeclList)?.children.allSatisfy {
        let keyword = $0.child(.token)?.text
        return keyword == "willSet" || keyword == "didSet"
      }
      if observers != true {
        modifiers.insert(.isComputed)
        modifiers.insert(.hasBody)
      }
    }
    return modifiers
  }

  /// `[Step]` and `[Step]()` alike; what is not written is not known.
  private func isList(_ binding: SyntaxNode) -> Bool {
    if let type = binding.child(.typeAnnotation) { return type.child(.arrayType) != nil }
    guard let value = binding.child(.initializerClause) else { return false }
    return value.child(.arrayExpr) != nil
      || value.child(.functionCallExpr)?.child(.arrayExpr) != nil
  }
}

extension SyntaxNode {
  /// `private(set)` and its kin; `unowned(safe)` has a detail too.
  var isNarrowSetter: Bool {
    guard child(.declModifierDetail) != nil else { return false }
    switch firstToken?.text {
    case "private", "fileprivate", "internal", "package": return true
    default: return false
    }
  }
}
