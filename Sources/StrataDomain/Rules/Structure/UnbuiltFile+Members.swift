internal import StrataCode
internal import StrataModel

// What a file that no target compiles adds to types that are compiled.

extension Codebase {
  /// A member that a file adds to a type and a compiled file calls on it, with the name of that file:
  /// `MenuView.build`.
  func called(of file: Int) -> (member: String, file: String)? {
    let added = added(in: file)
    guard !added.isEmpty else { return nil }
    for other in workspace.files.indices where other != file && isBuilt(other) {
      let facts = facts(other)
      let asked = facts.references.lazy.compactMap { reference in
        reference.member.map { facts[reference.name] + "." + facts[$0] }
      }
      if let member = asked.first(where: added.contains) {
        return (member, workspace.files[other].name)
      }
    }
    return nil
  }

  /// What a file adds to types, as who calls it on the type writes it.
  private func added(in file: Int) -> Set<String> {
    let facts = facts(file)
    var added: Set<String> = []
    for extended in facts.declarations.indices
    where facts.declarations[extended].kind == .extension {
      let type = facts[facts.declarations[extended].name]
      for member in facts.children(of: DeclarationIndex(extended))
      where facts[member].modifiers.contains(.isStatic) {
        added.insert(type + "." + facts[facts[member].name])
      }
    }
    return added
  }
}
