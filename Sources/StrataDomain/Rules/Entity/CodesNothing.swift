internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Whether no code that ships names a coder, or a library that codes what it is given.
  var codesNothing: Bool {
    // Of a sketch it is known what it will code.
    workspace.files.count >= 8
      && !workspace.files.indices.contains { file in
        let facts = facts(file)
        guard scopes[file].isShipped else { return false }
        let coding = codingMembers(of: file)
        return facts.references.contains {
          let name = facts[$0.name]
          return $0.role == .decoded
            || !["Decoder", "Encoder"].contains(name)
              && (name.hasSuffix("Decoder") || name.hasSuffix("Encoder"))
        }
          || facts.importedModules.contains { isCoding($0) }
          || facts.shapes.contains { shape in
            let path = shape.calledPath.map { facts[$0] } ?? ""
            return (path.hasSuffix(".decode") || path.hasSuffix(".encode"))
              && !coding.contains { $0.contains(shape.span.start) }
          }
      }
  }

  /// Whether a library may code what it is given.
  private func isCoding(_ module: String) -> Bool {
    ![.pure, .userInterface, .reactive, .testing, .logging].contains(Framework(module: module))
      && !["CoreData", "RealmSwift", "Realm"].contains(module) && !modules.isFirstParty(module)
  }

  /// Where a file says how its types are coded: `init(from decoder:)` and `encode(to encoder:)`.
  private func codingMembers(of file: Int) -> [Span] {
    let facts = facts(file)
    let owners = Set(
      facts.references.filter {
        $0.role == .parameter && ["Decoder", "Encoder"].contains(facts[$0.name])
      }.map(\.owner))
    return owners.filter { $0 >= 0 }.map { facts[$0].extent }
  }
}
