internal import StrataCode

// Classes that ask what others do, as protocols ask.

extension RoleShapes {
  /// Whether every method of a class ends the program: another class has to do the work.
  func isAbstract(_ type: TypeProfile) -> Bool {
    guard type.symbol.kind == .class else { return false }
    let methods = type.members.filter {
      workspace.files[$0.file].facts[$0.declaration].kind == .function
    }
    return !methods.isEmpty && methods.allSatisfy(endsProgram)
  }

  private static let ends: Set<String> = ["fatalError", "preconditionFailure"]

  private func endsProgram(_ method: DeclarationID) -> Bool {
    let facts = workspace.files[method.file].facts
    let extent = facts[method.declaration].extent
    let calls = facts.shapes.compactMap { shape -> String? in
      guard extent.contains(shape.span.start), case .callsOwn(let name, _) = shape.form else {
        return nil
      }
      return facts[name]
    }
    return !calls.isEmpty && calls.allSatisfy(Self.ends.contains)
  }
}
