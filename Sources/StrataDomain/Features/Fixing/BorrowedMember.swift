internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Whether a file asks what a project's own type holds for a member that is a framework's.
struct BorrowedMember {
  let isPossible: Bool

  /// What a file asks of the types that it names, and of those that these hold, as far as `counts` says so
  /// of its bytes.
  init(
    of module: String, in file: Int, _ tokens: CodeTokens, _ codebase: Codebase,
    where counts: (UInt32) -> Bool
  ) {
    let facts = codebase.facts(file)
    let wrapped = Set(facts.declarations.map { facts[$0.name] })
    let named = Set(
      zip(facts.references, codebase.references[file]).compactMap { reference, target in
        if case .symbol(let id) = target, counts(reference.span.start) { id } else { nil }
      })
    let own = codebase.symbols.ids.filter { id in
      codebase.symbols.bodies[Int(id.index)].contains { $0.file == file }
    }
    let above = Set(own + own.flatMap { codebase.symbols.allSupertypes(of: $0) })
    let near = named.union(named.flatMap { codebase.symbols.allSupertypes(of: $0) }).union(above)
    let held = near.union(near.flatMap { Self.held(by: $0, codebase) })
    let foreign = Self.properties(of: held, from: module, codebase)
    let inherited = Self.properties(of: above, from: module, codebase)
    isPossible = tokens.all.indices.contains { index in
      guard tokens.all[index].kind == .word,
        counts(UInt32(tokens.all[index].bytes.lowerBound))
      else { return false }
      let word = tokens.word(index)
      let isMember = tokens.isAt(index - 1, ".")
      if word == "wrappedValue", module == "SwiftUI", isMember {
        // `_title.wrappedValue`: what the file wraps itself, it knows the wrapper of.
        let holder = tokens.word(index - 2)
        return !wrapped.contains(word)
          && !(holder.hasPrefix("_") && wrapped.contains(String(holder.dropFirst())))
      }
      let isBorrowed =
        isMember
        ? foreign.contains(word)
        : inherited.contains(word) && !wrapped.contains(word) && !tokens.isAt(index + 1, ":")
      return isBorrowed && Self.asks(behind: index, in: tokens)
    }
  }

  /// Whether a member is asked for, or one is given by its name alone: `path.append`, `tint = .red`.
  private static func asks(behind index: Int, in tokens: CodeTokens) -> Bool {
    let next = tokens.isAt(index + 1, "?", "!") ? index + 2 : index + 1
    if tokens.isAt(next, ".") { return true }
    return tokens.isAt(next, "=", "==", "!=") && tokens.isAt(next + 1, ".")
  }

  /// The types of the project that a type's properties have.
  private static func held(by id: SymbolID, _ codebase: Codebase) -> [SymbolID] {
    codebase.members(of: id).filter { codebase.declaration($0).kind == .property }
      .flatMap { codebase.namings(of: $0, as: [.property]).map(\.type) }
  }

  /// The names of the properties of types whose type is one of a framework.
  private static func properties(
    of types: Set<SymbolID>, from module: String, _ codebase: Codebase
  ) -> Set<String> {
    let members = types.flatMap { codebase.members(of: $0) }
      .filter { codebase.declaration($0).kind == .property }
    var names: Set<String> = []
    for (file, places) in Dictionary(grouping: members, by: \.file) {
      let facts = codebase.facts(file)
      let owners = Set(places.map(\.declaration))
      var written: [DeclarationIndex: [(role: TypeReference.Role, isForeign: Bool)]] = [:]
      for (reference, target) in zip(facts.references, codebase.references[file])
      where owners.contains(reference.owner) {
        let root = String(facts[reference.name].prefix { $0 != "." })
        let isForeign =
          target == .external && isOf(module, root)
          && isWhole(reference, of: facts[reference.owner])
        written[reference.owner, default: []].append((reference.role, isForeign))
      }
      for (owner, all) in written {
        let declared = all.filter { $0.role == .property }
        let first =
          declared.first ?? all.first { [.construction, .staticAccess].contains($0.role) }
        let isTold =
          !declared.isEmpty || facts[owner].modifiers.contains(.hasInitialValue)
        if isTold, first?.isForeign == true { names.insert(facts[facts[owner].name]) }
      }
    }
    return names
  }

  /// Whether a type, or what makes it, stands right behind a property's name and `:` or `=`: what is asked of
  /// an array of a framework's values is the language's.
  private static func isWhole(_ reference: TypeReference, of property: Declaration) -> Bool {
    let gap = Int(reference.span.start) - Int(property.span.end)
    return 0...(reference.role == .property ? 2 : 3) ~= gap
  }

  /// Whether a name that no file of the project declares is one of a framework's.
  private static func isOf(_ module: String, _ name: String) -> Bool {
    func bears(_ letters: String) -> Bool {
      name.hasPrefix(letters) && name.dropFirst(2).first?.isUppercase == true
    }
    return switch module {
    case "SwiftUI": SwiftUINames.contains(name) || bears("UI")
    case "UIKit": bears("UI")
    default: bears("NS") && !FoundationUse.isFoundation(name)
    }
  }
}
