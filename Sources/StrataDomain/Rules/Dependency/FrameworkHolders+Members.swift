internal import StrataCode
internal import StrataModel

// Members of a value that need a framework, which the value does not, and protocols that go with one.

extension Codebase {
  /// Initializers and methods of a value that need a framework, which the value does not.
  func members(
    _ owners: [DeclarationIndex], of type: SymbolID, _ kind: Framework, in file: Int
  ) -> Phrase? {
    let facts = facts(file)
    let isPlain = [.struct, .enum].contains(symbols[type].kind)
    let makers = Set(owners).sorted()
    // What a nested type has to do for a protocol does not go alone.
    guard makers.allSatisfy({ typesAround($0, in: file).first == type }) else { return nil }
    if kind == .userInterface, isAskedInData(makers, of: type, in: file) { return nil }
    // A class is made where it is declared, and an extension in another module sees nothing private.
    guard isPlain || !isClosed(type, to: makers, in: file) else { return nil }
    let promises = promises(asking: makers, of: type, in: file)
    guard promises.isEmpty else { return kept(makers, of: type, promises, kind, in: file) }
    guard isPlain || roles.has(type, .entity),
      makers.allSatisfy({
        !facts[$0].modifiers.contains(.isStatic) || !isCalledOnType($0, type, in: file)
      }),
      roles[type].isDisjoint(with: [.useCase, .persistenceModel, .viewModel]),
      let first = makers.first,
      makers.allSatisfy({ index in
        facts[index].kind == .initializer || facts[index].kind == .function
          || facts[index].kind == .property && facts[index].modifiers.contains(.isComputed)
      })
    else { return nil }
    let label = memberName(first, in: file)
    let rest =
      makers.count > 1
      ? Phrase(" and \(makers.count - 1) more", zh: "等 \(makers.count) 个成员") : .empty
    let name = symbols[type].qualifiedName
    if kind == .system, makers.allSatisfy({ facts[$0].kind != .initializer }) {
      return Phrase(
        "move '\(label)'\(rest) to an extension of '\(name)' outside of Domain, where it is used",
        zh: "把 '\(label)'\(rest) 移到 Domain 之外、使用它的地方的 '\(name)' 扩展中")
    }
    return Phrase(
      "move '\(label)'\(rest) to an extension of '\(name)' in \(home(of: kind))",
      zh: "把 '\(label)'\(rest) 移到 \(home(of: kind)) 中 '\(name)' 的扩展")
  }

  /// Whether code of the outer ring that names a type calls some of its members: it cannot see Presentation.
  private func isAskedInData(
    _ members: [DeclarationIndex], of type: SymbolID, in file: Int
  ) -> Bool {
    let names = Set(members.map { facts(file)[facts(file)[$0].name] })
    return workspace.files.indices.contains { other in
      other != file && layer(ofFile: other)?.ring == .data
        && names.contains(where: facts(other).usedNames.contains)
        && references[other].contains(.symbol(type))
    }
  }

  /// Whether Domain calls a static member of a type on the type.
  private func isCalledOnType(
    _ member: DeclarationIndex, _ type: SymbolID, in file: Int
  ) -> Bool {
    let (own, name) = (facts(file)[member].extent, facts(file)[facts(file)[member].name])
    return workspace.files.indices.contains { other in
      guard layer(ofFile: other) == .domain, facts(other).usedNames.contains(name) else {
        return false
      }
      let facts = facts(other)
      return facts.references.enumerated().contains { position, reference in
        guard case .symbol(type) = references[other][position] else { return false }
        return reference.member.map { facts[$0] } == name
          && !(other == file && own.contains(reference.span.start))
      }
    }
  }

  /// The protocols of the project that ask a type for one of some members.
  private func promises(
    asking makers: [DeclarationIndex], of type: SymbolID, in file: Int
  ) -> [SymbolID] {
    let names = Set(makers.map { facts(file)[facts(file)[$0].name] })
    return symbols.allSupertypes(of: type).filter { id in
      symbols[id].kind == .protocol && members(of: id).contains { names.contains(name($0)) }
    }
  }

  /// The extension by which a type keeps the only protocol that asks for some members: it goes as a whole.
  private func kept(
    _ makers: [DeclarationIndex], of type: SymbolID, _ promises: [SymbolID], _ kind: Framework,
    in file: Int
  ) -> Phrase? {
    let facts = facts(file)
    let parts = Set(makers.map { facts[$0].parent })
    guard promises.count == 1, parts.count == 1, let part = parts.first, part >= 0,
      facts[part].kind == .extension,
      referenceOrder[file][part].contains(where: { position in
        facts.references[position].role == .conformance
          && references[file][position] == .symbol(promises[0])
      })
    else { return nil }
    let (name, asked) = (symbols[type].qualifiedName, symbols[promises[0]].qualifiedName)
    return Phrase(
      "move the extension by which '\(name)' conforms to '\(asked)' to \(home(of: kind))",
      zh: "把让 '\(name)' 遵循 '\(asked)' 的扩展移到 \(home(of: kind))")
  }

  /// What to do about a protocol that nothing names but what is outside, where it is asked, too.
  func ofDataAlone(_ place: DeclarationID, _ asked: String) -> Phrase? {
    guard let promise = symbols.subject(of: place), !roles.has(promise, .useCaseProtocol)
    else { return nil }
    let users = dependencies(on: promise).filter { $0.file != place.file }
    guard users.allSatisfy({ $0.from.ring == .data || $0.from == .test }),
      let asker = users.first(where: {
        $0.from.ring == .data && reference(of: $0).role != .conformance
      })
    else { return nil }
    let layer = asker.from.rawValue
    return Phrase(
      "move '\(asked)' to \(layer): only \(layer) names it",
      zh: "把 '\(asked)' 移到 \(layer)：只有 \(layer) 引用它")
  }

  /// Whether Domain or a screen asks a protocol.
  func isAskedInside(_ place: DeclarationID) -> Bool {
    guard let promise = symbols.subject(of: place) else { return false }
    return dependencies(on: promise).contains {
      $0.file != place.file && ($0.from == .domain || $0.from == .presentation)
        && reference(of: $0).role != .conformance
    }
  }

  /// What to do where only members of one value make pictures, and none is kept.
  func madeOnDemand(of module: String, in file: Int) -> Phrase? {
    let owners = FrameworkUses(self, file, countingAll: true).names(of: module, each: true)
      .map(\.owner)
    let types = Set(owners.map { typesAround($0, in: file).last })
    guard types.count == 1, let type = types.first ?? nil else { return nil }
    return members(owners, of: type, .userInterface, in: file)
  }

  /// What to do where members of one type of a file need a framework, and other types there do not.
  func part(of module: String, in file: Int) -> Phrase? {
    outerTypes(in: file).count > 1 ? madeOnDemand(of: module, in: file) : nil
  }

  /// Whether members of a class cannot stand in an extension elsewhere: they make it, or it keeps
  /// what only its own file may change.
  private func isClosed(
    _ type: SymbolID, to members: [DeclarationIndex], in file: Int
  ) -> Bool {
    members.contains { index in
      facts(file)[index].kind == .initializer
    } || storedProperties(of: type).contains { declaration($0).access <= .fileprivate }
  }

  /// What is declared inside a type and named by the protocol that it keeps.
  func part(of type: SymbolID, namedBy promise: SymbolID) -> String? {
    let place = symbols[promise].place
    return facts(place.file).children(of: place.declaration).lazy.flatMap { member in
      self.namings(of: DeclarationID(file: place.file, declaration: member))
    }.first { $0.type != type && self.outermost($0.type) == type }
      .map { symbols[$0.type].qualifiedName }
  }

  /// Last words of what is there while the app runs, and is no value.
  static let live = [
    "Controller", "Window", "Scene", "Context", "Session", "Anchor", "Database", "Connection",
    "EventLoop", "Realm", "Firestore",
  ]
}
