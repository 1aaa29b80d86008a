internal import StrataCode
internal import StrataModel

// The part of a view model that does too much which can go as it is.

extension Codebase {
  /// The methods that ask one dependency, where nothing else asks it, they ask no other and they change
  /// nothing of the view model; nil where that cannot be told, or they are not more than the longest
  /// method.
  func partWithDependency(
    of id: SymbolID, in bodies: [DeclarationID], longerThan least: Int
  ) -> Phrase? {
    let stored = storedProperties(of: id)
    let dependencies = stored.filter { place in
      namings(of: place, as: [.property]).contains {
        [.protocol, .class, .actor].contains(symbols[$0.type].kind)
      }
    }
    guard dependencies.count > 1 else { return nil }
    let code = bodies.flatMap { body in
      facts(body.file).children(of: body.declaration).filter { isCode(facts(body.file)[$0]) }
        .map { DeclarationID(file: body.file, declaration: $0) }
    }
    let names = Set(dependencies.map { name($0) })
    let reached = grown(code, from: { self.asked(of: names, in: $0) })
    let properties = Set(stored.map { name($0) })
    let changed = grown(code, from: { self.changed(of: properties, in: $0) })
    let parts = dependencies.filter(isOnlyCalled).map { name($0) }.compactMap {
      dependency -> (dependency: String, own: [DeclarationID], lines: Int)? in
      let own = code.filter { reached[name($0), default: []].contains(dependency) }
      let lines = own.reduce(0) {
        $0 + Self.lines(of: declaration($1).extent, in: facts($1.file)).count
      }
      let isHandedOn = code.contains {
        !own.contains($0) && self.makes($0, with: dependency, of: id)
      }
      let canGo =
        !isHandedOn
        && own.allSatisfy { method in
          declaration(method).kind == .function && reached[name(method)]?.count == 1
            && changed[name(method), default: []].isEmpty
        }
      return canGo && own.count > 1 && own.count * 2 <= code.count && lines > max(least, 24)
        ? (dependency, own, lines) : nil
    }
    guard let part = parts.max(by: { $0.lines < $1.lines }) else { return nil }
    let (methods, type) = (listed(part.own.map { name($0) }), symbols[id].qualifiedName)
    return Phrase(
      """
      begin with \(methods) (\(part.lines) lines), which change nothing of '\(type)' and alone ask \
      '\(part.dependency)': give them and it a type of their own
      """,
      zh: """
        从 \(methods)（\(part.lines) 行）开始：它们不改变 '\(type)' 的任何内容，\
        也只有它们使用 '\(part.dependency)'，把它们和这个依赖移到单独的类型
        """)
  }

  /// Whether a member of a view model's instances has code that runs.
  private func isCode(_ member: Declaration) -> Bool {
    guard !member.modifiers.contains(.isStatic) else { return false }
    return [.function, .initializer, .deinitializer, .subscript].contains(member.kind)
      || member.kind == .property && !member.modifiers.isDisjoint(with: [.isComputed, .isLazy])
  }

  /// Whether a dependency can only be called, so that calls tell who needs it: a bag of dependencies
  /// and what has state are read, too.
  private func isOnlyCalled(_ dependency: DeclarationID) -> Bool {
    namings(of: dependency, as: [.property]).allSatisfy { naming in
      ([naming.type] + symbols.allSupertypes(of: naming.type)).flatMap { members(of: $0) }
        .allSatisfy {
          let member = declaration($0)
          return [.function, .initializer].contains(member.kind) || member.access <= .fileprivate
        }
    }
  }

  /// Whether a member makes a type that takes what a dependency is.
  private func makes(
    _ member: DeclarationID, with dependency: String, of id: SymbolID
  ) -> Bool {
    let types = storedProperties(of: id).filter { name($0) == dependency }.flatMap {
      namings(of: $0, as: [.property]).map(\.type)
    }
    return namings(of: member, as: [.construction]).contains { made in
      held(by: made.type).contains { types.contains($0.type) }
    }
  }

  /// By the name of a member: what it is given for, with what is given for all that it calls.
  private func grown(
    _ code: [DeclarationID], from own: (DeclarationID) -> Set<String>
  ) -> [String: Set<String>] {
    var grown: [String: Set<String>] = [:]
    var called: [String: Set<String>] = [:]
    for member in code {
      grown[name(member), default: []].formUnion(own(member))
      let facts = facts(member.file)
      let extent = declaration(member).extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        if case .callsOwn(let other, _) = shape.form {
          called[name(member), default: []].insert(facts[other])
        }
      }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (member, others) in called {
        let all = others.reduce(into: grown[member, default: []]) {
          $0.formUnion(grown[$1, default: []])
        }
        if all != grown[member, default: []] { (grown[member], isGrowing) = (all, true) }
      }
    }
    return grown
  }

  /// Which of some stored properties a member calls.
  private func asked(of properties: Set<String>, in member: DeclarationID) -> Set<String> {
    let facts = facts(member.file)
    let extent = declaration(member).extent
    let paths = Set(
      facts.shapes.lazy.filter { extent.contains($0.span.start) }.compactMap(\.calledPath))
    return Set(
      paths.flatMap { path in
        facts[path].utf8.split(separator: UInt8(ascii: ".")).map { part in
          String(
            decoding: part.filter { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!") },
            as: UTF8.self)
        }
        .filter(properties.contains)
      })
  }

  /// Which of some stored properties a member writes, or calls as a closure.
  private func changed(of properties: Set<String>, in member: DeclarationID) -> Set<String> {
    let facts = facts(member.file)
    let extent = declaration(member).extent
    return Set(
      facts.shapes.compactMap { shape -> String? in
        guard extent.contains(shape.span.start) else { return nil }
        switch shape.form {
        case .writes(let name, _), .callsOwn(let name, _): return facts[name]
        default: return nil
        }
      }.filter(properties.contains))
  }
}
