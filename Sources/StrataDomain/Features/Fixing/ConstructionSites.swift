internal import StrataCode
internal import StrataModel

/// Every place where a type is made, with what it is given there.
struct ConstructionSites {
  struct Site {
    let file: Int
    let call: CodeCall
    let tokens: CodeTokens
    /// Where the type's name stands.
    let offset: Int
  }

  /// None where nobody makes it.
  let all: [Site]

  /// The sites of a type; nil where one cannot be told from the text, where it is made by what only
  /// knows its kind, or where there are more than a person looks over. A file that says its name and
  /// is of no target that has it may be of one all the same: by a folder in other letter case.
  init?(of id: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    var sites: [Site] = []
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for (reference, target) in zip(facts.references, codebase.references[file]) {
        if target == .external, facts[reference.name] == codebase.symbols[id].name { return nil }
        if codebase.isTwin(target, of: id, namedIn: file) { return nil }
        guard target == .symbol(id) else { continue }
        if reference.role == .staticAccess, reference.member == nil { return nil }
        guard reference.role == .construction else { continue }
        guard let tokens = try subject.tokens(file) else { return nil }
        var open = tokens.index(from: Int(reference.span.end))
        if tokens.isAt(open, "."), tokens.isAt(open + 1, "init") { open += 2 }
        guard let call = CodeCall(at: open, in: tokens) else { return nil }
        sites.append(
          Site(file: file, call: call, tokens: tokens, offset: Int(reference.span.start)))
      }
    }
    let isAliased = codebase.symbols.ids.contains {
      codebase.symbols[$0].kind == .typealias && codebase.symbols.expanded([$0]).contains(id)
    }
    let isShipped = sites.contains { codebase.scopes[$0.file].isProduction }
    guard !isAliased, sites.count <= Self.most, isShipped || sites.isEmpty,
      try !Self.isMadeUnnamed(id, subject)
    else { return nil }
    all = sites
  }

  private static let most = 12

  /// Whether a file that names the type, or a type beside one that does, says `.init(`.
  private static func isMadeUnnamed(
    _ id: SymbolID, _ subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    func files(naming wanted: Set<SymbolID>) -> [Int] {
      codebase.workspace.files.indices.filter { file in
        codebase.references[file].contains { target in
          if case .symbol(let named) = target { wanted.contains(named) } else { false }
        }
      }
    }
    let near = Set(files(naming: [id]))
    let beside = Set(codebase.symbols.ids.filter { near.contains(codebase.symbols[$0].place.file) })
    for file in near.union(files(naming: beside)).sorted() {
      guard let tokens = try subject.tokens(file) else { return true }
      let isSaid = tokens.positions(of: "init").contains { index in
        guard tokens.isAt(index - 1, "."), index >= 2 else { return false }
        let before = tokens.all[index - 2]
        let last = tokens.text[before.bytes.upperBound - 1]
        return before.kind == .mark && !")]>}".utf8.contains(last)
          || tokens.isAt(index - 2, "return")
      }
      if isSaid { return true }
    }
    return false
  }
}

extension ConstructionSites.Site {
  /// The reference that names the type there.
  func reference(in codebase: Codebase) -> TypeReference? {
    codebase.facts(file).references.first { Int($0.span.start) == offset }
  }

  /// How a container is asked for a type there, as its neighbours are: `r.resolve(Clock.self)!`; nil where
  /// none of them is asked for so.
  func resolution(of name: String) -> String? {
    call.arguments.lazy.compactMap { argument -> String? in
      let words = argument.tokens.map(tokens.word)
      guard words.count > 7, words[1...3] == [".", "resolve", "("],
        words[5...7] == [".", "self", ")"], words.count == 8 || words[8...] == ["!"]
      else { return nil }
      return (words[...3] + [name] + words[5...]).joined()
    }.first
  }
}

extension Codebase {
  /// Whether a name means another type of the same name where a target of the file compiles both, or may:
  /// which of them is meant, only the compiler knows.
  fileprivate func isTwin(
    _ target: Target, of id: SymbolID, namedIn file: Int
  ) -> Bool {
    if case .ambiguous(let ids) = target { return ids.contains(id) }
    guard case .symbol(let other) = target, other != id,
      symbols[other].name == symbols[id].name, symbols[other].parent == symbols[id].parent
    else { return false }
    let own = workspace.files[symbols[id].place.file].modules
    return own.isEmpty || workspace.files[file].modules.contains(where: own.contains)
  }

  /// Why a view is not to make a type with more than it does: it would only hand that on.
  func refusal(making name: String, at sites: [ConstructionSites.Site]) -> Phrase? {
    sites.lazy.compactMap(screen).first.map { screen in
      let screen = symbols[screen].name
      return Phrase(
        "'\(screen)' makes '\(name)': let what puts the app together make it first",
        zh: "'\(screen)' 构造了 '\(name)'：请先改由组装应用的代码构造它")
    }
  }

  /// The view in whose shipped code a type is made, unless that puts the app together.
  private func screen(making site: ConstructionSites.Site) -> SymbolID? {
    guard scopes[site.file].isProduction,
      let reference = site.reference(in: self), !scopes[site.file].isExempt(reference),
      !isComposition(reference.owner, in: site.file)
    else { return nil }
    return typesAround(reference.owner, in: site.file).first { roles.has($0, .view) }
  }
}

extension CodeTokens {
  /// Whether a container is told here how a type is made: `register(Clock.self)`.
  func registers(_ name: String) -> Bool {
    positions(of: name).contains {
      isAt($0 - 2, "register") && isAt($0 - 1, "(") && isAt($0 + 1, ".") && isAt($0 + 2, "self")
    }
  }
}
