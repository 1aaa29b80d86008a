internal import StrataCode
internal import StrataModel

/// What makes a collaborator, on its way to whoever makes its user.
struct MovedExpression {
  let text: String
  /// Modules from outside the project whose names it may need.
  private let imports: Set<String>
  private let modules: [Int]
  private let access: Declaration.Access
  private let codebase: Codebase

  /// The expression of some tokens of a file; nil where it means something only there.
  init?(_ range: Range<Int>, of tokens: CodeTokens, in file: Int, _ codebase: Codebase) {
    guard let first = range.first, let last = range.last else { return nil }
    let bytes = tokens.all[first].bytes.lowerBound..<tokens.all[last].bytes.upperBound
    for index in range where tokens.all[index].kind == .word {
      let word = tokens.word(index)
      let isKnown =
        word.first?.isUppercase == true && word != "Self" || tokens.isAt(index - 1, ".")
        || tokens.isAt(index + 1, ":") || ["true", "false", "nil"].contains(word)
      guard isKnown else { return nil }
    }
    guard !range.contains(where: { tokens.isAt($0, "{", "#") }) else { return nil }
    let facts = codebase.facts(file)
    let own = Set(codebase.workspace.modules.map(\.name))
    var access = Declaration.Access.open
    var isForeign = false
    for (reference, target) in zip(facts.references, codebase.references[file])
    where bytes.contains(Int(reference.span.start)) {
      switch target {
      case .symbol(let id):
        guard codebase.symbols[id].parent == nil,
          codebase.workspace.files[codebase.symbols[id].place.file].modules
            == codebase.workspace.files[file].modules
        else { return nil }
        access = min(access, codebase.symbols[id].access)
      case .external:
        if !KnownConformances.language.contains(facts[reference.name]) { isForeign = true }
      case .parameter, .ambiguous: return nil
      }
    }
    guard access >= .internal else { return nil }
    text = tokens.phrase(range)
    imports = isForeign ? facts.importedModules.subtracting(own) : []
    modules = codebase.workspace.files[file].modules
    self.access = access
    self.codebase = codebase
  }

  /// Whether a file sees everything that the expression names.
  func isSeen(in file: Int) -> Bool {
    let facts = codebase.facts(file)
    let files = codebase.workspace.files
    guard facts.importedModules.isSuperset(of: imports) else { return false }
    if files[file].modules == modules { return true }
    return modules.allSatisfy { module in
      let name = codebase.workspace.modules[module].name
      return facts.imports.contains {
        facts[$0.module] == name && ($0.attributes.contains(.testable) || access >= .public)
      }
    }
  }
}
