internal import StrataCode

/// The declarations of a file that names can mean or that hold such: types, what extends them, and
/// what is generic about any.
///
/// Of functions and properties no name outside their file depends.
struct Skeleton: Equatable {
  private var bones: [Bone] = []
  private let imports: [ImportedModule]
  /// What types inherit and stand for, and what is extended, in order.
  private let clauses: [Clause]
  private let attributes: [Mark]
  private let isGenerated: Bool
  private let isForeign: Bool

  private struct Bone: Equatable {
    var kind: Declaration.Kind
    var name: String
    var access: Declaration.Access
    var modifiers: Declaration.Modifiers
    var likelihood: Likelihood
    /// The bone around it, from 0; -1 at the top level.
    var outer: Int
    /// Nothing else stands between them.
    var isDirect: Bool
  }

  private struct ImportedModule: Equatable {
    var path: String
    var module: String
    var attributes: Import.Attributes
  }

  private struct Clause: Equatable {
    var name: String
    var role: TypeReference.Role
    var owner: Int
    var likelihood: Likelihood
  }

  private struct Mark: Equatable {
    var name: String
    var owner: Int
  }

  /// The skeleton of a file, and where its parts are declared.
  static func of(_ facts: FileFacts) -> (skeleton: Skeleton, places: [DeclarationIndex]) {
    var places: [DeclarationIndex] = []
    var numbers = Array(repeating: -1, count: facts.declarations.count)
    for (index, declaration) in facts.declarations.enumerated()
    where declaration.kind.makesTypeName || declaration.kind == .extension {
      numbers[index] = places.count
      places.append(DeclarationIndex(index))
    }
    return (Skeleton(facts, places, numbers), places)
  }

  private init(_ facts: FileFacts, _ places: [DeclarationIndex], _ numbers: [Int]) {
    let conditions = BuildConditions(facts)
    func number(_ owner: DeclarationIndex) -> Int { owner < 0 ? -1 : numbers[Int(owner)] }
    isGenerated = facts.isGenerated
    isForeign = facts.isForeign
    imports = facts.imports.map {
      ImportedModule(path: facts[$0.path], module: facts[$0.module], attributes: $0.attributes)
    }
    attributes = facts.attributes.compactMap { attribute in
      let owner = number(attribute.owner)
      return owner < 0 ? nil : Mark(name: facts[attribute.name], owner: owner)
    }
    clauses = facts.references.compactMap { reference in
      switch reference.role {
      case .conformance, .alias, .extended:
        Clause(
          name: facts[reference.name], role: reference.role, owner: number(reference.owner),
          likelihood: conditions.likelihood(at: reference.span.start))
      default: nil
      }
    }
    bones = places.map { place in
      let declaration = facts[place]
      var outer = declaration.parent
      while outer >= 0, numbers[Int(outer)] < 0 { outer = facts[outer].parent }
      return Bone(
        kind: declaration.kind, name: facts[declaration.name], access: declaration.access,
        modifiers: declaration.modifiers,
        likelihood: conditions.likelihood(at: declaration.span.start), outer: number(outer),
        isDirect: outer == declaration.parent)
    }
  }
}
