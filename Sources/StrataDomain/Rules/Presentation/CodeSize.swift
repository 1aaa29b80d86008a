internal import StrataCode
internal import StrataModel

// How large a type is, with what extends it in its module.

extension Codebase {
  /// The type's declaration and its extensions in the same module.
  func bodiesInOwnModule(of id: SymbolID) -> [DeclarationID] {
    let modules = Set(workspace.files[symbols[id].place.file].modules)
    return symbols.bodies[Int(id.index)].filter { body in
      body == symbols[id].place || modules.isEmpty
        || !modules.isDisjoint(with: workspace.files[body.file].modules)
    }
  }

  /// The code lines of a type's own: types inside it have their own size.
  func codeLines(of bodies: [DeclarationID]) -> Int {
    bodies.reduce(0) { sum, body in
      let facts = facts(body.file)
      let all = facts.codeLines.count(in: Self.lines(of: declaration(body).extent, in: facts))
      let others = facts.children(of: body.declaration).filter {
        facts[$0].kind.isConcreteType || isSpare($0, in: body.file)
      }
      return others.reduce(sum + all) {
        $0 - facts.codeLines.count(in: Self.lines(of: facts[$1].extent, in: facts))
      }
    }
  }

  /// Whether a member is there for debugging or on its way out.
  func isSpare(_ member: DeclarationIndex, in file: Int) -> Bool {
    scopes[file].isExempt(facts(file)[member].extent, in: member)
  }

  static func lines(of extent: Span, in facts: FileFacts) -> ClosedRange<Int> {
    let first = facts.lines.position(of: extent.start).line
    return first...max(first, facts.lines.position(of: extent.end).line)
  }
}
