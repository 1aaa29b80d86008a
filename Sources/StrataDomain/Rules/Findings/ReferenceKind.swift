package import StrataCode
package import StrataModel

/// What code does with a type that it names, what tells most first.
package enum ReferenceKind: Int, Sendable {
  case builds, stores, conforms, inherits, requires, takes, handsOut, returns, extends, uses, names
  /// No code names it: a protocol and what stands behind it.
  case isImplemented

  /// The verb between who names and what is named.
  package var phrase: Phrase {
    switch self {
    case .builds: Phrase("builds", zh: "构造了")
    case .stores: Phrase("stores", zh: "持有")
    case .conforms: Phrase("conforms to", zh: "遵循")
    case .inherits: Phrase("inherits from", zh: "继承自")
    case .requires: Phrase("requires", zh: "要求")
    case .takes: Phrase("takes", zh: "接收")
    case .handsOut: Phrase("hands out", zh: "通过回调交出")
    case .returns: Phrase("returns", zh: "返回")
    case .extends: Phrase("extends", zh: "扩展了")
    case .uses: Phrase("uses", zh: "使用了")
    case .names: Phrase("refers to", zh: "引用了")
    case .isImplemented: Phrase("is implemented by", zh: "的实现是")
    }
  }
}

extension Codebase {
  /// The verb for what the naming code does with the type.
  func verb(of dependency: Dependency) -> Phrase {
    verb(of: reference(of: dependency), in: dependency.file, naming: dependency.target).phrase
  }

  /// The verb for what a reference of a file does with the type that it names.
  package func verb(of reference: TypeReference, in file: Int, naming target: SymbolID)
    -> ReferenceKind
  {
    let owner = reference.owner < 0 ? nil : facts(file)[reference.owner]
    switch reference.role {
    case .conformance:
      let isProtocol = symbols.expanded([target]).allSatisfy { symbols[$0].kind == .protocol }
      return isProtocol ? .conforms : .inherits
    case .property where owner?.kind == .property:
      if isRequirement(reference.owner, in: file) { return .requires }
      return owner?.modifiers.contains(.isComputed) == true ? .returns : .stores
    case .parameter where owner?.kind == .function || owner?.kind == .initializer:
      return facts(file).isHandedBack(reference) ? .handsOut : .takes
    case .return where owner?.kind == .function: return .returns
    case .construction: return .builds
    case .extended: return .extends
    case .staticAccess: return .uses
    default: return .names
    }
  }

  private func isRequirement(_ index: DeclarationIndex, in file: Int) -> Bool {
    let parent = facts(file)[index].parent
    return parent >= 0 && facts(file)[parent].kind == .protocol
  }
}
