extension FileFacts {
  /// The properties that each instance of a type stores, in source order.
  package func storedProperties(of type: DeclarationIndex) -> [DeclarationIndex] {
    children(of: type).filter {
      self[$0].kind == .property && self[$0].modifiers.isDisjoint(with: [.isComputed, .isStatic])
    }
  }

  /// Whether all that a type stores are functions.
  package func holdsOnlyClosures(_ type: DeclarationIndex) -> Bool {
    areFunctions(storedProperties(of: type))
  }

  /// Whether there are properties, and all of them are functions.
  package func areFunctions(_ properties: [DeclarationIndex]) -> Bool {
    !properties.isEmpty && properties.allSatisfy { self[$0].modifiers.contains(.isFunctionTyped) }
  }

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

  /// By declaration: itself or the nearest one around it that makes names which code inside can
  /// use as types.
  package var scopes: [DeclarationIndex] {
    var opens = declarations.map { $0.kind.isType || $0.kind == .extension }
    for declaration in declarations where declaration.parent >= 0 {
      if declaration.kind == .genericParameter || declaration.kind.isType {
        opens[Int(declaration.parent)] = true
      }
    }
    var scopes: [DeclarationIndex] = []
    scopes.reserveCapacity(declarations.count)
    for index in declarations.indices {
      let parent = declarations[index].parent
      let outer = parent < 0 ? topLevel : scopes[Int(parent)]
      scopes.append(opens[index] ? DeclarationIndex(index) : outer)
    }
    return scopes
  }

  /// Whether a file only hands on what other modules declare.
  package var isUmbrella: Bool {
    declarations.isEmpty && !imports.isEmpty
      && imports.allSatisfy { $0.attributes.contains(.exported) }
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
