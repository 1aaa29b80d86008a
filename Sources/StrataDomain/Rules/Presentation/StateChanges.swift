internal import StrataModel
internal import StrataCode

/// Which members change stored state, by themselves or through functions beside them.
struct StateChanges {
  private let codebase: Codebase
  /// By member: its writes and its calls of functions beside it, in source order.
  private let changes: [DeclarationID: [Change]]

  /// A write of a property, or a call of a function that may write some.
  private struct Change {
    var name: String
    var isCall: Bool
    var course: BodyShape.Course
  }

  /// The changes that the members of some types make.
  init(_ codebase: Codebase, of types: [SymbolID]) {
    self.codebase = codebase
    let members = Set(types.flatMap { codebase.members(of: $0) })
    var changes: [DeclarationID: [Change]] = [:]
    for file in Set(members.map(\.file)) {
      let facts = codebase.facts(file)
      for shape in facts.shapes {
        guard let change = Self.change(shape, in: facts) else { continue }
        let member = facts.enclosing(shape.owner).lazy.map {
          DeclarationID(file: file, declaration: $0)
        }.first(where: members.contains)
        if let member { changes[member, default: []].append(change) }
      }
    }
    self.changes = changes
  }

  private static func change(_ shape: BodyShape, in facts: FileFacts) -> Change? {
    switch shape.form {
    case .writes(let property, let course):
      Change(name: facts[property], isCall: false, course: course)
    case .callsOwn(let function, let course):
      Change(name: facts[function], isCall: true, course: course)
    default: nil
    }
  }

  /// The first of some properties that a member changes where no thread is given: in the body of an
  /// async method that does not stay with its caller, and in tasks. Who runs a callback chooses its thread.
  func change(
    by member: DeclarationID, of properties: Set<String>,
    through functions: [String: [DeclarationID]]
  ) -> String? {
    var seen: Set<DeclarationID> = [member]
    let isAsync =
      codebase.declaration(member).modifiers.contains(.isAsync)
      && !codebase.workspace.files[member.file].modules.contains {
        codebase.workspace.modules[$0].staysWithCaller
      }
    var found = changes[member, default: []].filter {
      $0.course == .task || isAsync && $0.course == .body
    }
    var next = 0
    while next < found.count {
      let change = found[next]
      next += 1
      if change.isCall {
        for place in functions[change.name, default: []] where seen.insert(place).inserted {
          found += changes[place, default: []].filter { $0.course != .callback }
        }
      } else if properties.contains(change.name) {
        return change.name
      }
    }
    return nil
  }
}

extension Codebase {
  /// Whether a private function is called nowhere in its file: what it would change stays as it is.
  func isNeverCalled(_ place: DeclarationID) -> Bool {
    guard declaration(place).kind == .function, declaration(place).access <= .fileprivate else {
      return false
    }
    return !facts(place.file).usedNames.contains(name(place))
  }
}
