internal import StrataCode
internal import StrataModel

extension Codebase {
  /// To delete the one method of a screen that holds all uses, where no code is seen to call it; else
  /// what else there is to do.
  func uncalled(_ uses: [TypeReference], in file: Int, or other: Phrase) -> Phrase {
    let facts = facts(file)
    let methods = Set(
      uses.map { use in facts.enclosing(use.owner).first { isMethod($0, in: file) } })
    guard methods.count == 1, let method = methods.first ?? nil,
      let type = namingType(of: method, in: file), canOnlyBeCalled(method, of: type, in: file)
    else { return other }
    let name = facts[facts[method].name]
    guard known({ calledNames() }).isDisjoint(with: [name, ownName(name, of: type)]) else {
      return other
    }
    return Phrase(
      "delete '\(name)' if nothing calls it, else \(other)",
      zh: "如果没有代码调用 '\(name)'，就删除它；否则\(other)")
  }

  private func isMethod(_ index: DeclarationIndex, in file: Int) -> Bool {
    let declaration = facts(file)[index]
    return declaration.kind == .function && declaration.parent >= 0
      && !declaration.modifiers.contains(.isLocal)
  }

  /// Whether neither the system nor a protocol asks for a method.
  private func canOnlyBeCalled(
    _ method: DeclarationIndex, of type: SymbolID, in file: Int
  ) -> Bool {
    let place = DeclarationID(file: file, declaration: method)
    let supertypes = symbols.allSupertypes(of: type)
    return !declaration(place).modifiers.contains(.isOverride)
      && Set(attributes(of: place)).isSubset(of: ["MainActor", "discardableResult"])
      && supertypes.allSatisfy { other in !members(of: other).contains { name($0) == name(place) } }
      && ([type] + supertypes).allSatisfy {
        Set(symbols.externalSupertypes[Int($0.index)]).isSubset(of: Self.plainSupertypes)
      }
  }

  /// What asks a type for no method that somebody might write in it.
  private static let plainSupertypes: Set<String> = [
    "NSObject", "ObservableObject", "View", "UIViewController",
  ]

  /// All names by which code is seen to call or read something, whatever it is a member of; what a
  /// type calls of its own only with that type.
  private func calledNames() -> Set<String> {
    workspace.files.indices.reduce(into: []) { addCalledNames(in: $1, to: &$0) }
  }

  private func addCalledNames(in file: Int, to names: inout Set<String>) {
    let facts = facts(file)
    for shape in facts.shapes {
      switch shape.form {
      case .callsMember(let path), .tries(let path), .forwards(let path, _):
        let parts = facts[path].split(separator: ".").map(String.init)
        if parts.count == 1 {
          names.insert(ownName(parts[0], shape.owner, in: file))
        } else {
          names.formUnion(parts)
        }
      case .callsOwn(let name, _), .reads(let name):
        names.insert(ownName(facts[name], shape.owner, in: file))
      case .setsMember(let name), .asserts(let name): names.insert(facts[name])
      default: break
      }
    }
    for reference in facts.references {
      if let member = reference.member { names.insert(facts[member]) }
    }
  }

  /// A name as a type calls it that declares it, or else as anybody does.
  private func ownName(_ name: String, _ owner: DeclarationIndex, in file: Int) -> String {
    let declarer = typesAround(owner, in: file).first { type in
      methods(of: type).contains { self.name($0) == name }
    }
    return declarer.map { ownName(name, of: $0) } ?? name
  }

  private func ownName(_ name: String, of type: SymbolID) -> String { "\(type.index).\(name)" }
}
