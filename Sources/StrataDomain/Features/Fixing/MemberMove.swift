internal import StrataCode
internal import StrataModel

/// Members of a value that need what its layer must not know, on their way to an extension elsewhere.
struct MemberMove {
  let id: SymbolID
  let code: MovedCode
  /// Whether an extension goes as it stands.
  private let isWhole: Bool
  private let codebase: Codebase

  /// The members around some names; nil where a name stands in what has to stay, or where something is
  /// private to the file.
  init?(around names: [TypeReference], in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    var members: Set<DeclarationIndex> = []
    for name in names {
      guard
        let member = facts.enclosing(name.owner).first(where: {
          facts[$0].parent >= 0 && facts[facts[$0].parent].parent == topLevel
        }), Self.mayGo(member, in: facts)
      else { return nil }
      members.insert(member)
    }
    let parents = Set(members.map { facts[$0].parent })
    let types = Set(
      parents.map {
        codebase.symbols.subject(of: DeclarationID(file: subject.file, declaration: $0))
      })
    guard let tokens = try subject.tokens(subject.file), types.count == 1, let only = types.first,
      let id = only, [.struct, .enum].contains(codebase.symbols[id].kind),
      codebase.symbols[id].parent == nil,
      !codebase.isGeneric(codebase.symbols[id].place)
    else { return nil }
    // What is left of an extension without its members says nothing.
    let whole = parents.filter { parent in
      facts[parent].kind == .extension && Set(facts.children(of: parent)).isSubset(of: members)
        && !facts.references.contains { $0.owner == parent && $0.role != .extended }
    }
    isWhole = whole == parents
    // A type that would be left with nothing goes as a whole.
    let own = codebase.place(of: id)
    guard
      !(own.file == subject.file && parents.contains(own.declaration)
        && Set(facts.children(of: own.declaration)).isSubset(of: members)
        && codebase.symbols.bodies[Int(id.index)].count == 1),
      let code = MovedCode(
        isWhole ? parents.sorted() : members.sorted(), of: subject.file, in: codebase, subject.text)
    else { return nil }
    (self.id, self.code, self.codebase) = (id, code, codebase)
    guard isFree(members, facts, tokens) else { return nil }
  }

  private static func mayGo(_ member: DeclarationIndex, in facts: FileFacts) -> Bool {
    let declaration = facts[member]
    switch declaration.kind {
    case .property: return declaration.modifiers.contains(.isComputed)
    case .function, .initializer, .subscript: return true
    default: return false
    }
  }

  /// Whether what goes and what stays do not need each other's secrets, and what stays does not ask for
  /// what goes.
  private func isFree(
    _ members: Set<DeclarationIndex>, _ facts: FileFacts, _ tokens: CodeTokens
  ) -> Bool {
    for (index, declaration) in facts.declarations.enumerated() {
      let isInside = code.holds(declaration.span.start)
      let positions = tokens.positions(of: facts[declaration.name])
      func isUsed(inside: Bool) -> Bool {
        positions.contains {
          code.holds(UInt32(tokens.all[$0].bytes.lowerBound)) == inside
        }
      }
      if isInside {
        guard members.contains(DeclarationIndex(index)) else { continue }
        if declaration.access <= .fileprivate { return false }
        if declaration.kind != .initializer, isUsed(inside: false) { return false }
      } else if declaration.access <= .fileprivate, !declaration.modifiers.contains(.isLocal),
        isUsed(inside: true)
      {
        return false
      }
    }
    return true
  }

  /// What the members are called; nothing for initializers.
  var names: Set<String> {
    let facts = codebase.facts(code.file)
    return Set(
      facts.declarations.filter {
        code.holds($0.span.start) && [.property, .function].contains($0.kind)
          && !$0.modifiers.contains(.isLocal)
      }.map { facts[$0.name] })
  }

  /// The extents of what goes.
  var spans: [Span] {
    code.lines.map { Span(start: $0.lowerBound, length: $0.count) }
  }

  /// The lines of the extension.
  var written: [String] {
    if isWhole { return code.written }
    return ["extension \(codebase.symbols[id].name) {"] + code.written + ["}"]
  }

  /// The file without them.
  func cut(_ path: String) -> [Edit] {
    let name = codebase.symbols[id].name
    return (isWhole ? code.cuts : code.innerCuts).map {
      Edit(
        .replace(path: path, bytes: $0, with: []),
        because: Phrase(
          "'\(name)' without what another layer is for", zh: "'\(name)' 去掉属于其他层的成员"))
    }
  }

  /// The files that ship and ask for one of the members by name.
  func users(_ subject: FixSubject) throws(ChangeError) -> [Int] {
    let wanted = names.map { Array($0.utf8) }
    var users: [Int] = []
    for file in codebase.workspace.files.indices
    where file != code.file && codebase.scopes[file].isProduction {
      let text = try subject.read(codebase.workspace.files[file].path)
      if wanted.contains(where: { Self.asks(for: $0, in: text) }) { users.append(file) }
    }
    return users
  }

  /// Whether a name stands behind a dot.
  private static func asks(for name: [UInt8], in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      guard text.count > name.count else { return false }
      for start in 0..<(text.count - name.count) where text[start] == UInt8(ascii: ".") {
        let end = start + 1 + name.count
        guard text[start + 1] == name[0], text[(start + 1)..<end].elementsEqual(name) else {
          continue
        }
        if end == text.count || !isWord(text[end]) { return true }
      }
      return false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
