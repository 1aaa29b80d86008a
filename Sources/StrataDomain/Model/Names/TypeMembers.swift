internal import StrataCode

/// What the bodies of a type directly hold, by what it is; each list in the order of the bodies.
struct TypeMembers: Sendable {
  private(set) var all: [DeclarationID] = []
  /// Instance properties that store something.
  private(set) var stored: [DeclarationID] = []
  private(set) var initializers: [DeclarationID] = []
  /// Functions, static ones too.
  private(set) var methods: [DeclarationID] = []

  /// The members in some bodies of a type.
  init(of bodies: [DeclarationID], in files: [SourceFile]) {
    for body in bodies {
      let facts = files[body.file].facts
      let children = facts.children(of: body.declaration)
      all.reserveCapacity(all.count + children.count)
      for index in children {
        add(DeclarationID(file: body.file, declaration: index), facts[index])
      }
    }
  }

  private mutating func add(_ place: DeclarationID, _ declaration: Declaration) {
    all.append(place)
    switch declaration.kind {
    case .property:
      if declaration.modifiers.isDisjoint(with: Self.unstored) { stored.append(place) }
    case .initializer: initializers.append(place)
    case .function: methods.append(place)
    default: break
    }
  }

  private static let unstored: Declaration.Modifiers = [.isComputed, .isStatic]
}
