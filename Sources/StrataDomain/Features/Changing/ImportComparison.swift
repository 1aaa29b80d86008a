internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Whether files still import what gives them the names that are not the project's: condition 5 for what
/// the resolution of names cannot tell, since it knows no other module.
struct ImportComparison {
  private let old: Codebase
  private let new: Codebase
  private let changes: [FileChange]

  init(from old: Codebase, to new: Codebase, by changes: [FileChange]) {
    self.old = old
    self.new = new
    self.changes = changes
  }

  /// Names that an import gave where they were, and none gives where they are; one for each file and name.
  var refusals: [PlanRefusal] {
    changes.flatMap { change -> [PlanRefusal] in
      guard let path = change.new?.path, let file = new.index(ofFile: path) else { return [] }
      let former = change.old.map { [$0.path] } ?? changes.compactMap(\.old?.path)
      let lost = Self.foreignNames(of: file, in: new).filter { name, givers in
        Self.isMissing(givers, of: file, in: new)
          && former.compactMap(old.index).contains { before in
            !Self.isMissing(givers, of: before, in: old)
              && Self.foreignNames(of: before, in: old)[name] != nil
          }
      }
      return lost.keys.sorted().map { name in
        PlanRefusal(
          .keepsNames,
          Phrase(
            "'\(path)' would name '\(name)' without an import that gives it",
            zh: "'\(path)' 引用 '\(name)'，却没有提供它的导入"), in: path)
      }
    }
  }

  /// The names in a file that a known module declares, with the modules that give them: itself, and
  /// SwiftUI, which hands it on.
  private static func foreignNames(of file: Int, in codebase: Codebase) -> [String: Set<String>] {
    let facts = codebase.facts(file)
    let references = zip(facts.references, codebase.references[file]).compactMap {
      reference, target -> String? in
      if case .symbol(let id) = target, codebase.isSeen(id, in: file) { return nil }
      return target == .parameter ? nil : facts[reference.name]
    }
    let marks = facts.attributes.map { facts[$0.name] }
    var names: [String: Set<String>] = [:]
    for name in references + marks {
      if let module = ReactiveNames.module(of: name) { names[name] = [module, "SwiftUI"] }
    }
    // What RxSwift calls the same.
    if !facts.importedModules.isDisjoint(with: ReactiveNames.rxModules) {
      names = names.filter { !ReactiveNames.isRx($0.key) }
    }
    return names
  }

  private static func isMissing(_ givers: Set<String>, of file: Int, in codebase: Codebase) -> Bool
  {
    codebase.facts(file).importedModules.isDisjoint(with: givers)
  }
}
