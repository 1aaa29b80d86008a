internal import StrataCode

// What tells a value from what works for others.

extension RoleShapes {
  /// Whether a struct only stores what the language explains: what works for others keeps one of them.
  func isOnlyValues(_ type: TypeProfile) -> Bool {
    guard type.symbol.kind == .struct else { return false }
    let stored = type.members.filter { place in
      let declaration = workspace.files[place.file].facts[place.declaration]
      return declaration.kind == .property
        && declaration.modifiers.isDisjoint(with: [.isStatic, .isComputed])
    }
    return stored.count > 2
      && stored.allSatisfy { place in
        let facts = workspace.files[place.file].facts
        return facts.references.allSatisfy {
          $0.owner != place.declaration || StandardTypes.contains(facts[$0.name])
        }
      }
  }

  /// Whether a type has methods beside those that every value has: a value called `Repository` is a
  /// thing of the business, as git's is.
  func does(_ type: TypeProfile) -> Bool {
    type.members.contains { place in
      let facts = workspace.files[place.file].facts
      guard facts[place.declaration].kind == .function else { return false }
      let name = facts[facts[place.declaration].name]
      return name.first?.isLetter == true && !["hash", "encode", "mapping"].contains(name)
    }
  }
}
