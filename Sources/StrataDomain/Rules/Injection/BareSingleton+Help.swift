internal import StrataCode
internal import StrataModel

extension Codebase {
  /// What to do about a shared instance that somebody uses.
  func help(
    for user: String, isAlone: Bool, _ way: Phrase, of id: SymbolID, _ shared: String
  ) -> Phrase {
    let name = symbols[id].qualifiedName
    // A screen is made anew when the values are others; what lives on would keep old ones.
    let reads = symbols.topLevelTypes(named: user).contains {
      !roles[$0].isDisjoint(with: [.view, .viewModel]) && !sets(id, in: $0)
    }
    if reads, keepsOnlyValues(id) {
      return Phrase(
        """
        pass what '\(user)' reads of '\(name)' as values \(way): '\(name)' only keeps them, and \
        whoever sets them can hand them on
        """,
        zh: "\(way) 把 '\(user)' 从 '\(name)' 读取的内容作为值传入：'\(name)' 只保存这些值，设置它们的代码可以直接传递")
    }
    let route = LegalRoute(self)
    let root =
      taker(called: user, isAlone: isAlone, of: id)
      .map { route.wiringPlace(for: id, into: $0) } ?? route.root(of: id)
    let isWatched = dependencies(on: id).contains {
      watcher(of: $0) != nil && outermostType(of: $0).map { symbols[$0].name } == user
    }
    guard !isWatched else {
      return Phrase(
        "take '\(name)' \(way), and use '\(shared)' only \(root)",
        zh: "\(way) 接收 '\(name)'，只\(root)引用 '\(shared)'")
    }
    return Phrase(
      """
      declare what '\(user)' needs of '\(name)' as a protocol, take that \(way), and use \
      '\(shared)' only \(root)
      """,
      zh: """
        把 '\(user)' 对 '\(name)' 的需求声明为协议，\(way) 接收它，\
        只\(root)引用 '\(shared)'
        """)
  }

  /// The type that a shared instance can be passed to where it is built: what one file keeps to itself nobody
  /// else builds, and one place does not pass to many.
  private func taker(called user: String, isAlone: Bool, of id: SymbolID) -> SymbolID? {
    guard isAlone, layer(of: id) != .app, let taker = symbols.topLevelTypes(named: user).only,
      symbols[taker].access > .fileprivate, !isDomainValue(taker)
    else { return nil }
    return taker
  }

  /// `; do the same for …`, of the others that use a shared instance.
  func alike(_ others: Set<String>) -> Phrase {
    // What only extends types has no initializer.
    let files = others.filter { $0.hasSuffix(".swift") }.sorted()
    let types = others.subtracting(files).sorted()
    let same =
      types.isEmpty
      ? Phrase.empty
      : Phrase("; do the same for \(listed(types))", zh: "；\(listed(types)) 也是如此")
    return files.isEmpty
      ? same
      : same
        + Phrase(
          "; hand it as a parameter to the functions of \(listed(files))",
          zh: "；以参数形式传给 \(listed(files)) 中的函数")
  }

  /// Whether code of a screen sets anything that is called like a property of a type.
  private func sets(_ id: SymbolID, in screen: SymbolID) -> Bool {
    let names = Set(storedProperties(of: id).map { name($0) })
    return symbols.bodies[Int(screen.index)].contains { body in
      let facts = facts(body.file)
      let extent = declaration(body).extent
      return facts.shapes.contains { shape in
        guard case .setsMember(let member) = shape.form else { return false }
        return names.contains(facts[member]) && extent.contains(shape.span.start)
      }
    }
  }

  /// Whether a type only says values that are the same in every run: configuration, and no collaborator.
  func keepsOnlyConstants(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id)
    return !stored.isEmpty && methods(of: id).isEmpty && symbols.allSupertypes(of: id).isEmpty
      && stored.allSatisfy { declaration($0).modifiers.contains(.isConstant) && isPlain($0) }
  }

  /// Whether a type does nothing and only keeps plain values, which nobody watches.
  private func keepsOnlyValues(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id)
    return !stored.isEmpty && methods(of: id).isEmpty
      && symbols.allSupertypes(of: id).isEmpty
      && symbols.externalSupertypes[Int(id.index)].allSatisfy { $0 == "NSObject" }
      && !attributes(of: symbols[id].place).contains("Observable")
      && members(of: id).allSatisfy { place in
        let member = declaration(place)
        return member.kind != .property || member.modifiers.contains(.isStatic)
          || !member.modifiers.contains(.isComputed)
      }
      && stored.allSatisfy(isPlain)
  }

  /// Whether a property is written as values of the language or of the project.
  private func isPlain(_ place: DeclarationID) -> Bool {
    let facts = facts(place.file)
    return referenceOrder[place.file][place.declaration].allSatisfy { position in
      let reference = facts.references[position]
      guard [.property, .genericArgument].contains(reference.role) else { return true }
      switch references[place.file][position] {
      case .symbol(let id): return [.struct, .enum].contains(symbols[id].kind)
      case .external: return Self.plainTypes.contains(facts[reference.name])
      case .ambiguous, .parameter: return false
      }
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Int64", "Double", "Float", "Bool", "Date", "URL", "UUID", "Data", "Array",
    "Dictionary", "Set", "Optional", "CGFloat", "Decimal",
  ]
}
