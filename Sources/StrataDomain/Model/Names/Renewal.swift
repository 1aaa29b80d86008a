package import StrataCode

/// What a newer reading of a code base has in common with an older one: everything but the bodies and
/// the members in some files.
///
/// Then every type keeps its number, and each name outside the files means what it meant.
package struct Renewal: Sendable {
  /// The files of which something else is written, by index, in order.
  package let files: [Int]
  /// By file of which members are others: where each declaration of the older reading that makes a
  /// type name or extends one stands now.
  let moves: [Int: [DeclarationIndex: DeclarationIndex]]

  /// The difference between two readings; nil where more differs.
  package init?(from old: Workspace, to new: Workspace) {
    // What the compiler's index says of a file may depend on any other.
    guard old.index == nil, new.index == nil, old.root == new.root, old.modules == new.modules,
      old.settings == new.settings, old.generatedClasses == new.generatedClasses,
      old.files.count == new.files.count
    else { return nil }
    var files: [Int] = []
    var moves: [Int: [DeclarationIndex: DeclarationIndex]] = [:]
    for (index, (before, now)) in zip(old.files, new.files).enumerated() {
      guard before.path == now.path, before.modules == now.modules else { return nil }
      if before.facts === now.facts { continue }
      files.append(index)
      if now.facts.offers(whatWas: before.facts) { continue }
      let (old, new) = (Skeleton.of(before.facts), Skeleton.of(now.facts))
      guard old.skeleton == new.skeleton else { return nil }
      moves[index] = Dictionary(uniqueKeysWithValues: zip(old.places, new.places))
    }
    self.files = files
    self.moves = moves
  }
}

extension FileFacts {
  /// Whether other files see the same of this text as of an earlier one: what it imports, what it
  /// declares in which order and under which conditions, and what that is written to be: what it
  /// inherits, stands for, stores and returns.
  fileprivate func offers(whatWas old: FileFacts) -> Bool {
    guard imports.count == old.imports.count, declarations.count == old.declarations.count,
      attributes.count == old.attributes.count,
      isGenerated == old.isGenerated, isForeign == old.isForeign
    else { return false }
    for (now, before) in zip(imports, old.imports) {
      guard self[now.path] == old[before.path], self[now.module] == old[before.module],
        now.attributes == before.attributes
      else { return false }
    }
    for (now, before) in zip(attributes, old.attributes) {
      guard now.owner == before.owner, self[now.name] == old[before.name] else { return false }
    }
    let (conditions, formerConditions) = (BuildConditions(self), BuildConditions(old))
    for (now, before) in zip(declarations, old.declarations) {
      guard now.kind == before.kind, now.parent == before.parent, now.access == before.access,
        now.modifiers == before.modifiers, self[now.name] == old[before.name],
        conditions.likelihood(at: now.span.start)
          == formerConditions.likelihood(at: before.span.start)
      else { return false }
    }
    return outline == old.outline
  }

  /// The references that say what the declarations are.
  private var outline: [OutlineReference] {
    let conditions = BuildConditions(self)
    return references.compactMap { reference in
      let isOutline =
        switch reference.role {
        case .conformance, .alias, .extended, .return: true
        case .property, .construction:
          reference.owner >= 0 && self[reference.owner].kind == .property
        default: false
        }
      return isOutline
        ? OutlineReference(
          name: self[reference.name], role: reference.role, owner: reference.owner,
          likelihood: conditions.likelihood(at: reference.span.start)) : nil
    }
  }

  private struct OutlineReference: Equatable {
    var name: String
    var role: TypeReference.Role
    var owner: DeclarationIndex
    var likelihood: Likelihood
  }
}
