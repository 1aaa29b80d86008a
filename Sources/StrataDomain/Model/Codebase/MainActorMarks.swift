package import StrataCode

/// Where `@MainActor` stands: on declarations, and inside their bodies and signatures.
package struct MainActorMarks {
  /// By declaration: the attribute before its name.
  private var declared: [DeclarationID: Span] = [:]
  /// Declarations that hop to the main actor or the main queue somewhere inside.
  private var hopping: Set<DeclarationID> = []

  /// The marks of some files.
  package init(_ codebase: Codebase, files: some Sequence<Int>) {
    for file in Set(files) {
      let facts = codebase.facts(file)
      for attribute in facts.attributes where Self.isMainActor(facts[attribute.name]) {
        guard attribute.owner >= 0 else { continue }
        let place = DeclarationID(file: file, declaration: attribute.owner)
        // An attribute behind the name belongs to a closure or a parameter's type.
        if attribute.span.start < facts[attribute.owner].span.start {
          declared[place] = attribute.span
        } else {
          hopping.insert(place)
        }
      }
      for reference in facts.references where reference.role == .staticAccess {
        let name = facts[reference.name]
        let isQueue = name == "DispatchQueue" && reference.member.map { facts[$0] } == "main"
        guard reference.owner >= 0, isQueue || Self.isMainActor(name) else { continue }
        hopping.insert(DeclarationID(file: file, declaration: reference.owner))
      }
      // `onMain { … }` hops, however it does so.
      for shape in facts.shapes where shape.owner >= 0 {
        guard case .callsOwn(let function, _) = shape.form,
          NameWords(facts[function]).all.contains("main")
        else { continue }
        hopping.insert(DeclarationID(file: file, declaration: shape.owner))
      }
    }
  }

  /// The attribute on a declaration.
  package func mark(on place: DeclarationID) -> Span? { declared[place] }

  /// Whether a declaration, or the type or extension around it, is marked or hops by itself.
  package func isSafe(_ place: DeclarationID, _ codebase: Codebase) -> Bool {
    hopping.contains(place)
      || codebase.facts(place.file).enclosing(place.declaration).contains {
        declared[DeclarationID(file: place.file, declaration: $0)] != nil
      }
  }

  private static func isMainActor(_ name: String) -> Bool {
    name == "MainActor" || name.hasSuffix(".MainActor")
  }
}
