extension FileFacts {
  /// The declarations directly inside a declaration, in source order.
  package func children(of index: DeclarationIndex) -> [DeclarationIndex] {
    var children: [DeclarationIndex] = []
    var next = index + 1
    let end = index < 0 ? UInt32.max : self[index].extent.end
    while next < declarations.count, self[next].extent.start < end {
      if self[next].parent == index { children.append(next) }
      next += 1
    }
    return children
  }

  /// The generic parameter, associated type or local type of a name made directly by a declaration.
  func localName(_ name: String, in index: DeclarationIndex) -> DeclarationIndex? {
    let isCallable = !self[index].kind.isType && self[index].kind != .extension
    return children(of: index).first { child in
      let declaration = self[child]
      switch declaration.kind {
      case .genericParameter, .associatedType: return self[declaration.name] == name
      default: return isCallable && declaration.kind.isType && self[declaration.name] == name
      }
    }
  }

  /// Whether a declaration makes names that code inside it can use as types.
  func opensScope(_ index: DeclarationIndex) -> Bool {
    let kind = self[index].kind
    if kind.isType || kind == .extension { return true }
    return children(of: index).contains {
      self[$0].kind == .genericParameter || self[$0].kind.isType
    }
  }

  /// The chain of declarations around one, innermost first.
  package func enclosing(_ index: DeclarationIndex) -> [DeclarationIndex] {
    var chain: [DeclarationIndex] = []
    var current = index
    while current >= 0 {
      chain.append(current)
      current = self[current].parent
    }
    return chain
  }
}
