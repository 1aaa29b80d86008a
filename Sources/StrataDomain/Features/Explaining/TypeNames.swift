internal import StrataModel
internal import StrataCode

/// Finds types by what people call them.
struct TypeNames {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// The types a name may mean, in file order: `Type`, `Outer.Inner`, `Module.Type`, or the end of
  /// a longer path; a type at the top level comes before nested ones of the same name.
  func types(called text: String) -> [SymbolID] {
    let name = Self.bare(text)
    guard !name.isEmpty else { return [] }
    let whole = codebase.symbols.ids.filter { codebase.symbols[$0].qualifiedName == name }
    if !whole.isEmpty { return distinct(whole) }
    let inModule = types(inModule: name)
    if !inModule.isEmpty { return distinct(inModule) }
    return distinct(
      codebase.symbols.ids.filter { codebase.symbols[$0].qualifiedName.hasSuffix("." + name) })
  }

  /// Those of several types that stand in code that ships; all if none does.
  func shipping(_ ids: [SymbolID]) -> [SymbolID] {
    let shipping = ids.filter { isShipping($0) }
    return shipping.isEmpty ? ids : shipping
  }

  /// Whether a type stands in code that ships and can be named from outside its function.
  func isShipping(_ id: SymbolID) -> Bool {
    let place = codebase.symbols[id].place
    let scope = codebase.scopes[place.file]
    let declaration = codebase.facts(place.file)[place.declaration]
    return scope.isProduction && !scope.isExempt(declaration.span, in: place.declaration)
      && !declaration.modifiers.contains(.isLocal)
  }

  /// The innermost type whose code a line holds, or the column on it.
  func type(inFile file: Int, line: Int, column: Int?) -> SymbolID? {
    let facts = codebase.facts(file)
    let place = Position(line: line, column: column ?? 0)
    var found: (depth: Int, id: SymbolID)?
    for (index, declaration) in facts.declarations.enumerated() {
      guard declaration.kind.isType || declaration.kind == .extension else { continue }
      let start = facts.lines.position(of: declaration.extent.start)
      let end = facts.lines.position(of: declaration.extent.end)
      let holds =
        column == nil
        ? start.line <= line && line <= end.line : start <= place && place < end
      let declared = DeclarationID(file: file, declaration: DeclarationIndex(index))
      guard holds, let id = codebase.symbols.subject(of: declared) else { continue }
      let depth = facts.enclosing(DeclarationIndex(index)).count
      if depth > found?.depth ?? 0 { found = (depth, id) }
    }
    return found?.id
  }

  /// Every name that a type of the project can be asked for.
  var all: [String] {
    Array(Set(codebase.symbols.symbols.lazy.map(\.qualifiedName))).sorted()
  }

  private func types(inModule name: String) -> [SymbolID] {
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let rest = name[name.index(after: dot)...]
    let modules = codebase.workspace.modules.indices.filter {
      codebase.workspace.modules[$0].name == name[..<dot]
    }
    guard !modules.isEmpty else { return [] }
    return codebase.symbols.ids.filter { id in
      codebase.symbols[id].qualifiedName == rest
        && codebase.workspace.files[codebase.symbols[id].place.file].modules.contains(
          where: modules.contains)
    }
  }

  /// The branches of one `#if` are one type.
  private func distinct(_ ids: [SymbolID]) -> [SymbolID] {
    var seen: Set<String> = []
    return ids.filter { id in
      let symbol = codebase.symbols[id]
      return seen.insert("\(symbol.place.file) \(symbol.qualifiedName)").inserted
    }
  }

  /// The name without generic arguments, backticks, `?` and the like.
  private static func bare(_ text: String) -> String {
    String(text.prefix { $0 != "<" }.filter { !"`?!() ".contains($0) })
  }
}
