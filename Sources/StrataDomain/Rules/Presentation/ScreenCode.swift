internal import StrataModel
internal import StrataCode

/// Which code of a file belongs to a view, a view model, a presenter, a reducer or what drives a screen
/// under another name.
struct ScreenCode {
  private let codebase: Codebase
  private let screens: Set<SymbolID>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    screens = codebase.known {
      let models = codebase.screenModels() + codebase.presenters() + codebase.reducers()
      return Set(models).union(
        codebase.types(.view).filter {
          codebase.roles[$0].isDisjoint(with: [.entryPoint, .container])
        })
    }
  }

  /// Whether code that `owner` holds directly is a screen's: it stands in the type, in an extension
  /// of it or of SwiftUI's `View`, or in a type nested in it.
  func contains(_ owner: DeclarationIndex, in file: Int) -> Bool {
    let facts = codebase.facts(file)
    return facts.enclosing(owner).contains { index in
      if let id = codebase.symbols.subject(of: DeclarationID(file: file, declaration: index)) {
        return screens.contains(id)
      }
      return facts[index].kind == .extension && facts[facts[index].name] == "View"
    }
  }

  /// Whether shipping code of a screen names the type.
  func contains(_ reference: TypeReference, in file: Int) -> Bool {
    contains(reference.owner, in: file) && !codebase.scopes[file].isExempt(reference)
  }

  /// Whether a file declares a screen or extends one, and nothing else that has a body.
  func isWhole(_ file: Int) -> Bool {
    let facts = codebase.facts(file)
    let types = facts.declarations.indices.filter {
      facts.declarations[$0].parent < 0
        && (facts.declarations[$0].kind.isConcreteType || facts.declarations[$0].kind == .extension)
    }
    return !types.isEmpty && types.allSatisfy { contains(DeclarationIndex($0), in: file) }
  }
}
