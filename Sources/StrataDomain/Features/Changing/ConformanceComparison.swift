internal import StrataCode
internal import StrataModel

/// Whether types still have what the project's protocols ask of them, by names and labels: condition 6.
struct ConformanceComparison {
  private let old: Codebase
  private let new: Codebase
  private let changes: [FileChange]

  init(from old: Codebase, to new: Codebase, by changes: [FileChange]) {
    self.old = old
    self.new = new
    self.changes = changes
  }

  /// What a protocol asks for and a type has not, where the type or the protocol changes.
  var refusals: [PlanRefusal] {
    let paths = Set(changes.compactMap(\.new?.path))
    let files = Set(paths.compactMap { new.index(ofFile: $0) })
    var known: [String: Set<String>] = [:]
    for id in old.symbols.ids where Self.conforms(id, in: old) {
      known[old.symbols[id].qualifiedName, default: []].formUnion(Self.missing(id, in: old))
    }
    return new.symbols.ids.flatMap { id -> [PlanRefusal] in
      guard Self.conforms(id, in: new), Self.isTouched(id, in: new, files) else { return [] }
      let type = new.symbols[id].qualifiedName
      return Self.missing(id, in: new).subtracting(known[type, default: []]).sorted().map { name in
        PlanRefusal(
          .keepsConformances,
          Phrase(
            "'\(type)' would lack '\(name)', which its protocol asks for",
            zh: "'\(type)' 会缺少协议要求的 '\(name)'"),
          in: culprit(of: id, in: files))
      }
    }
  }

  /// The file that changes of those that declare a type and what it conforms to.
  private func culprit(of id: SymbolID, in files: Set<Int>) -> String? {
    let all = ([id] + new.symbols.allSupertypes(of: id)).flatMap {
      new.symbols.bodies[Int($0.index)]
    }
    return all.first { files.contains($0.file) }.map { new.workspace.files[$0.file].path }
  }

  /// Whether a type is one of values that conforms to something of the project.
  private static func conforms(_ id: SymbolID, in codebase: Codebase) -> Bool {
    codebase.symbols[id].kind.isConcreteType && !codebase.symbols.allSupertypes(of: id).isEmpty
  }

  private static func isTouched(
    _ id: SymbolID, in codebase: Codebase, _ files: Set<Int>
  ) -> Bool {
    ([id] + codebase.symbols.allSupertypes(of: id)).contains { type in
      codebase.symbols.bodies[Int(type.index)].contains { files.contains($0.file) }
    }
  }

  /// The requirements for which a type has no member, and neither has anything that it inherits from.
  private static func missing(_ id: SymbolID, in codebase: Codebase) -> Set<String> {
    // What a macro or a wrapper writes is not in the text.
    guard codebase.attributes(of: codebase.symbols[id].place).isEmpty else { return [] }
    var required: Set<String> = []
    var given = Set(codebase.members(of: id).compactMap { signature($0, in: codebase) })
    for type in codebase.symbols.allSupertypes(of: id) {
      let isProtocol = codebase.symbols[type].kind == .protocol
      for member in codebase.members(of: type) {
        guard let signature = signature(member, in: codebase) else { continue }
        let parent = codebase.declaration(member).parent
        let isRequirement =
          isProtocol
          && codebase.facts(member.file)[parent].kind == .protocol
        if isRequirement { required.insert(signature) } else { given.insert(signature) }
      }
    }
    return required.subtracting(given)
  }

  /// A member as its callers write it: `fetch(id:)`; nil for what only generics can tell.
  private static func signature(_ place: DeclarationID, in codebase: Codebase) -> String? {
    switch codebase.declaration(place).kind {
    case .property, .enumCase: codebase.name(place)
    case .function, .initializer: codebase.signature(of: place)
    default: nil
    }
  }
}
