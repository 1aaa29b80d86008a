internal import StrataCode
internal import StrataModel

/// A property that gets its value in initializers: another one beside it needs one there, too.
struct StoredProperty {
  let name: String
  /// The statements that give it its value; nil where these are not all in sight, or hand on what they
  /// are given.
  let assignments: [WiringUnit]?

  /// The property of a piece of code; nil for what needs no initializer.
  init?(_ unit: WiringUnit, in codebase: Codebase, _ code: CodeText) {
    let facts = codebase.facts(unit.file)
    guard
      let index = facts.declarations.indices.first(where: {
        Int(facts.declarations[$0].extent.start) == unit.bytes.lowerBound
          && facts.declarations[$0].kind == .property
      })
    else { return nil }
    let declaration = facts.declarations[index]
    let modifiers = declaration.modifiers
    let isEmpty = modifiers.contains(.isOptional) && !modifiers.contains(.isConstant)
    guard modifiers.isDisjoint(with: [.isComputed, .isStatic, .isLazy, .hasInitialValue]), !isEmpty
    else { return nil }
    name = facts[declaration.name]
    assignments = Self.assignments(of: name, in: unit.file, code)
  }

  private static func assignments(
    of name: String, in file: Int, _ code: CodeText
  ) -> [WiringUnit]? {
    let path = code.codebase.workspace.files[file].path
    guard let tokens = code.texts[path].flatMap({ CodeTokens($0) }) else { return nil }
    var found: [WiringUnit] = []
    for index in tokens.positions(of: name)
    where tokens.isAt(index + 1, "=") && !tokens.isAt(index + 2, "=") {
      guard let unit = WiringUnit(statementAround: index, in: file, tokens) else { return nil }
      let words = TypeText.words(code.text(unit.bytes, in: file))
      if words.filter({ $0 == name }).count > 1 { return nil }
      found.append(unit)
    }
    return found.isEmpty ? nil : found
  }
}
