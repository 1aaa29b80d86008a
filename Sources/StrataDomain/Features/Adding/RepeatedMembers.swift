internal import StrataCode
internal import StrataModel

/// The members of an example's type that a new one has, too: what it is given, what it shows, and what
/// asks for that; what they need comes along, and nothing else does.
struct RepeatedMembers {
  struct Member {
    var place: DeclarationID
    /// As it is written for the new type.
    var text: String
  }

  let kept: [Member]
  /// Names of members that do not come along.
  let gone: Set<String>
  /// What the project's protocols ask for and the example has in a way that cannot be repeated.
  let open: [DeclarationID]

  init(of id: SymbolID, in code: CodeText, _ repeated: RepeatedCode) {
    let codebase = code.codebase
    let home = codebase.symbols[id].place
    let places = codebase.members(of: id).filter { place in
      place.file == home.file && codebase.declaration(place).parent == home.declaration
        && codebase.declaration(place).kind != .genericParameter
    }
    let required = Self.required(of: id, in: codebase)
    var repeated = repeated
    repeated.holders = Set(
      places.filter {
        codebase.declaration($0).kind == .property
          && TypeText.words(code.whole($0).prefix { $0 != "{" }).contains {
            repeated.subject.isAbout($0) || repeated.subject.names[$0] != nil
          }
      }.map(codebase.name))
    var texts: [DeclarationID: String] = [:]
    var gone: Set<String> = []
    while true {
      var now = repeated
      now.gone.formUnion(gone)
      texts = [:]
      for place in places where !now.silent.contains(now.subject.renamed(codebase.name(place))) {
        texts[place] = now.text(code.whole(place))
      }
      let names = Set(texts.keys.map(codebase.name))
      let lost = Set(places.filter { texts[$0] == nil }.map(codebase.name))
        .subtracting(names).subtracting(["init"])
      if lost.isSubset(of: gone) { break }
      gone.formUnion(lost)
    }
    var wanted = Set(
      places.filter { place in
        guard texts[place] != nil else { return false }
        return required.contains(codebase.name(place))
          || Self.isWanted(place, code, repeated.holders, repeated.subject)
      })
    var added = true
    while added {
      let words = Set(wanted.flatMap { TypeText.words(code.whole($0)) })
      let needed = places.filter {
        texts[$0] != nil && codebase.declaration($0).kind != .initializer
          && words.contains(codebase.name($0))
      }
      added = !wanted.isSuperset(of: needed)
      wanted.formUnion(needed)
    }
    kept = places.compactMap { place in
      guard wanted.contains(place), let text = texts[place] else { return nil }
      return Member(place: place, text: text)
    }
    let names = Set(wanted.map(codebase.name))
    self.gone = Set(places.map(codebase.name)).subtracting(names).subtracting(["init"])
    open = places.filter {
      required.contains(codebase.name($0)) && texts[$0] == nil
        && codebase.declaration($0).kind == .function
    }
  }

  /// Whether a member is why the others are there.
  private static func isWanted(
    _ place: DeclarationID, _ code: CodeText, _ holders: Set<String>, _ subject: SubjectName
  ) -> Bool {
    let codebase = code.codebase
    let declaration = codebase.declaration(place)
    switch declaration.kind {
    case .initializer: return true
    case .property:
      // What a storyboard connects is not there yet.
      let isOutlet = codebase.attributes(of: place).contains { $0.hasPrefix("IB") }
      if isOutlet || declaration.modifiers.contains(.isComputed) { return false }
      return declaration.modifiers.isDisjoint(with: [.hasInitialValue, .isOptional, .isLazy])
        || holders.contains(codebase.name(place))
    case .function:
      let collaborators = holders.filter { name in
        codebase.types(holding: name, beside: place).contains(
          where: codebase.isCollaboratorOrProtocol)
      }
      return !collaborators.isDisjoint(with: TypeText.words(code.whole(place)))
    default: return false
    }
  }

  /// What the project's own protocols ask of a type.
  private static func required(of id: SymbolID, in codebase: Codebase) -> Set<String> {
    Set(
      codebase.symbols.allSupertypes(of: id).filter { codebase.symbols[$0].kind == .protocol }
        .flatMap(codebase.members).filter {
          !codebase.declaration($0).modifiers.contains(.hasBody)
            && !codebase.declaration($0).modifiers.contains(.isComputed)
            || codebase.declaration($0).kind == .property
        }.map(codebase.name))
  }
}

extension Codebase {
  /// The project types of a property that stands beside a member.
  fileprivate func types(holding name: String, beside place: DeclarationID) -> [SymbolID] {
    let parent = declaration(place).parent
    let facts = facts(place.file)
    return facts.declarations.indices.filter { index in
      facts.declarations[index].parent == parent
        && facts.declarations[index].kind == .property
        && facts[facts.declarations[index].name] == name
    }.flatMap { index in
      writtenTypes(of: DeclarationID(file: place.file, declaration: DeclarationIndex(index)))
        .map(\.type)
    }
  }
}
