internal import StrataModel
internal import StrataCode

/// Which members change stored state, by themselves or through functions beside them.
struct StateChanges {
  private let codebase: Codebase
  /// By member: its writes and its calls of functions beside it, in source order.
  private let shapes: [DeclarationID: [BodyShape]]

  /// The changes that the members of some types make.
  init(_ codebase: Codebase, of types: [SymbolID]) {
    self.codebase = codebase
    let members = Set(types.flatMap { codebase.members(of: $0) })
    var shapes: [DeclarationID: [BodyShape]] = [:]
    for file in Set(members.map(\.file)) {
      let facts = codebase.facts(file)
      for shape in facts.shapes where shape.kind == .writes || shape.kind == .callsOwn {
        let member = facts.enclosing(shape.owner).lazy.map {
          DeclarationID(file: file, declaration: $0)
        }.first(where: members.contains)
        if let member { shapes[member, default: []].append(shape) }
      }
    }
    self.shapes = shapes
  }

  /// The first of some properties that a member changes where no thread is given: anywhere in an
  /// async method, in the tasks alone of another one.
  func change(
    by member: DeclarationID, of properties: Set<String>,
    through functions: [String: [DeclarationID]]
  ) -> String? {
    var seen: Set<DeclarationID> = [member]
    let isAsync = codebase.declaration(member).modifiers.contains(.isAsync)
    var found = shapes[member, default: []].filter { isAsync || $0.detail != nil }.map {
      (shape: $0, member: member)
    }
    var next = 0
    while next < found.count {
      let (shape, member) = found[next]
      let name = codebase.facts(member.file)[shape.name]
      next += 1
      if shape.kind == .writes {
        if properties.contains(name) { return name }
      } else {
        for place in functions[name, default: []] where seen.insert(place).inserted {
          found += shapes[place, default: []].map { ($0, place) }
        }
      }
    }
    return nil
  }
}
