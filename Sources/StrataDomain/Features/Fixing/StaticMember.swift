internal import StrataCode
internal import StrataModel

/// A static member that hands out doubles or made-up values, by its name: `mock`, `previewItems`; or an
/// extension of nothing else.
struct StaticMember {
  let names: [String]
  let code: MovedCode

  /// Those in the targets of a double that no protocol asks for.
  static func all(
    beside double: SymbolID, in subject: FixSubject
  ) throws(ChangeError) -> [StaticMember] {
    let codebase = subject.codebase
    let own = codebase.workspace.files[codebase.symbols[double].place.file].modules
    var all: [StaticMember] = []
    for file in codebase.workspace.files.indices
    where codebase.workspace.files[file].modules == own {
      all += try members(of: file, in: subject)
    }
    return all
  }

  /// Those of a file, in source order.
  private static func members(
    of file: Int, in subject: FixSubject
  ) throws(ChangeError) -> [StaticMember] {
    let codebase = subject.codebase
    let facts = codebase.facts(file)
    let found = facts.declarations.indices.map { DeclarationIndex($0) }
      .filter { isHanding($0, in: file, codebase) }
    if found.isEmpty { return [] }
    let text = try subject.read(codebase.workspace.files[file].path)
    var all: [StaticMember] = []
    for (parent, members) in Dictionary(grouping: found, by: { facts[$0].parent }) {
      let isWhole =
        facts[parent].kind == .extension && facts.children(of: parent).allSatisfy(found.contains)
      for part in isWhole ? [parent] : members {
        guard let code = MovedCode([part], of: file, in: codebase, text) else { continue }
        let names = (isWhole ? members : [part]).map { facts[facts[$0].name] }
        all.append(StaticMember(names: names, code: code))
      }
    }
    return all.sorted { $0.code.lines[0].lowerBound < $1.code.lines[0].lowerBound }
  }

  private static func isHanding(
    _ index: DeclarationIndex, in file: Int, _ codebase: Codebase
  ) -> Bool {
    let facts = codebase.facts(file)
    let member = facts[index]
    guard [.property, .function].contains(member.kind), member.modifiers.contains(.isStatic),
      member.parent >= 0, facts[member.parent].parent == topLevel,
      isCalledHanding(facts[member.name]),
      !codebase.isAskedFor(facts[member.name])
    else { return false }
    let place = DeclarationID(file: file, declaration: member.parent)
    guard let id = codebase.symbols.subject(of: place) else {
      return !facts.references.contains { $0.owner == member.parent && $0.role == .conformance }
    }
    return codebase.symbols.externalSupertypes[Int(id.index)]
      .allSatisfy(KnownConformances.language.contains)
  }

  private static func isCalledHanding(_ name: String) -> Bool {
    NameWords(name).all.contains { handing.contains(WordReader.singular($0.lowercased())) }
  }

  private static let handing = Set(LayerWords.doubles + ["preview", "sample"])
}

extension Codebase {
  /// Whether a protocol of the project asks for a member of a name.
  fileprivate func isAskedFor(_ name: String) -> Bool {
    symbols.ids.contains { id in
      guard symbols[id].kind == .protocol else { return false }
      let place = symbols[id].place
      let facts = facts(place.file)
      return facts.children(of: place.declaration).contains { facts[facts[$0].name] == name }
    }
  }
}
