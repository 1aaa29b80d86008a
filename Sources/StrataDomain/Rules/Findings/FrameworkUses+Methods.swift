internal import StrataCode
internal import StrataModel

// The methods of a view model that work with what a framework draws: they go as they are.

extension FrameworkUses {
  /// Where the file names some of a framework's names, and how; a call of a function has no role.
  func places(of names: [String]) -> [(owner: DeclarationIndex, role: TypeReference.Role?)] {
    let types = facts.references.filter { reference in
      let name = facts[reference.name]
      return names.contains(name)
        || name.utf8.contains(UInt8(ascii: "."))
          && names.contains(String(name.prefix { $0 != "." }))
    }.map { ($0.owner, Optional($0.role)) }
    let calls = facts.shapes.compactMap { shape -> (DeclarationIndex, TypeReference.Role?)? in
      guard case .callsOwn(let function, _) = shape.form, names.contains(facts[function]) else {
        return nil
      }
      return (shape.owner, nil)
    }
    return types + calls
  }

  /// The methods that alone name some names, each once; nil where something else names them, too.
  func methods(naming names: [String]) -> [String]? {
    var methods: [String] = []
    for place in places(of: names) {
      guard let outer = facts.enclosing(place.owner).last(where: { facts[$0].kind == .function })
      else { return nil }
      let name = facts[facts[outer].name]
      if !methods.contains(name) { methods.append(name) }
    }
    return methods.isEmpty ? nil : methods
  }

  /// Whether code does something with some names, and is not only handed them.
  private func isWorkedWith(_ names: [String]) -> Bool {
    places(of: names).contains { place in
      place.role.map { [.construction, .staticAccess].contains($0) } ?? true
    }
  }

  /// What to do where a method or two hold all that the file takes of what is seen.
  func whole(_ names: [String]) -> Phrase? {
    let kinds = Set(names.map(UseKind.init(of:)))
    guard kinds.contains(.view), kinds.isDisjoint(with: [.wrapper, .idleWrapper, .event, .picked]),
      isWorkedWith(names), let methods = methods(naming: names), methods.count < 3
    else { return nil }
    return left(methods, names)
  }

  /// What to do with the methods that make what is seen, and the names that are left then; nil where
  /// no method does, or more than a handful.
  func apart(_ names: [String]) -> (way: Phrase, rest: [String])? {
    let made = names.filter { name in
      UseKind(of: name) == .view && isWorkedWith([name]) && methods(naming: [name]) != nil
    }
    guard !made.isEmpty, let methods = methods(naming: made), methods.count < 6 else { return nil }
    let gone = names.filter { name in
      self.methods(naming: [name]).map { Set($0).isSubset(of: methods) } ?? false
    }
    return (left(methods, gone), names.filter { !gone.contains($0) })
  }

  private func left(_ methods: [String], _ names: [String]) -> Phrase {
    let (who, what) = (codebase.listed(methods), codebase.listed(names))
    let verb = methods.count == 1 ? "does" : "do"
    return Phrase(
      "move what \(who) \(verb) with \(what) to \(screen)", zh: "把 \(who) 对 \(what) 的处理留给\(screen)")
  }

  /// What to do about what code only takes, and what a case of an enum only carries.
  func handed(_ names: [String], _ kind: UseKind, in model: String) -> Phrase? {
    let places = places(of: names)
    let listed = codebase.listed(names)
    if let first = places.first, first.owner >= 0, facts[first.owner].kind == .enumCase,
      places.allSatisfy({ $0.owner == first.owner })
    {
      return carried(by: first.owner, listed)
    }
    guard places.allSatisfy({ $0.role == .parameter }) else { return nil }
    let place = self.place(of: names, in: model)
    if kind == .value, !places.contains(where: { isCalledHere($0.owner) }) {
      return Phrase(
        "take a plain value in place of \(listed) in \(place), which \(screen) makes of it",
        zh: "在 \(place) 中接收普通的值代替 \(listed)，由\(screen)转换")
    }
    guard kind == .view, names.allSatisfy({ $0.hasSuffix("Controller") }) else { return nil }
    return Phrase(
      "take a closure or a protocol in place of \(listed) in \(place), for what is asked of it",
      zh: "在 \(place) 中接收闭包或协议代替 \(listed)，表示对它的要求")
  }

  private func carried(by enumCase: DeclarationIndex, _ listed: Phrase) -> Phrase? {
    let label = facts[facts[enumCase].name]
    let owner = DeclarationID(file: file, declaration: facts[enumCase].parent)
    if let type = codebase.symbols.subject(of: owner), codebase.isNamedNowhere(type) {
      let name = codebase.symbols[type].qualifiedName
      return Phrase(
        "delete '\(name)', whose '\(label)' carries \(listed): no code names it",
        zh: "删除 '\(name)'：没有代码引用它，其中的 '\(label)' 带有 \(listed)")
    }
    return Phrase(
      "let '\(label)' carry plain values in place of \(listed)",
      zh: "让 '\(label)' 用普通的值代替 \(listed)")
  }
}

extension Codebase {
  /// The value of Domain that keeps a picture by one of some names and that a file makes or writes to:
  /// as long as it does, who fills it needs the picture, too.
  func keeper(of names: [String], namedIn file: Int) -> String? {
    let facts = facts(file)
    var made: Set<SymbolID> = []
    var named: Set<SymbolID> = []
    for (reference, target) in zip(facts.references, references[file]) {
      guard case .symbol(let id) = target, layer(of: id) == .domain,
        symbols[id].kind.isConcreteType
      else { continue }
      named.insert(id)
      if reference.role == .construction || reference.role == .return { made.insert(id) }
    }
    let written = Set(
      facts.shapes.compactMap { shape -> Substring? in
        if case .setsMember(let path) = shape.form {
          facts[path].split(separator: ".").last
        } else {
          nil
        }
      })
    return named.sorted().first { id in
      storedProperties(of: id).contains { place in
        let other = self.facts(place.file)
        return (made.contains(id) || written.contains(Substring(name(place))))
          && referenceOrder[place.file][place.declaration].contains {
            other.references[$0].role == .property
              && names.contains(other[other.references[$0].name])
          }
      }
    }.map { symbols[$0].qualifiedName }
  }
}
