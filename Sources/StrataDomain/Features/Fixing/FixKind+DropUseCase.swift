internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Lets the callers of a use case that only hands on ask what it asks, and removes it.
  static let dropUseCase: FixKind = FixKind(
    "drop-use-case", .choice,
    Phrase(
      "remove a use case that only hands on, and let its callers ask the repository",
      zh: "删除只做转发的 UseCase，让调用方直接使用 Repository"),
    step: build
  ) { (subject) throws(ChangeError) in
    guard subject.finding.rule == Rule.passThrough.id, let useCase = subject.type,
      let target = subject.named,
      let operation = try PassedOperation(of: useCase, asking: target, in: subject),
      var proposal = try UseCaseRemoval(of: operation, in: subject).callers(),
      case let codebase = subject.codebase,
      !keepsOthers(proposal.held, besides: operation, in: codebase),
      !isFirst(proposal.held, in: codebase)
    else { return nil }
    for id in [useCase] + [operation.contract].compactMap({ $0 }) {
      let file = codebase.symbols[id].place.file
      let path = codebase.workspace.files[file].path
      let text = try subject.read(path)
      let manifests = codebase.workspace.files[file].modules.map {
        codebase.workspace.modules[$0].manifest
      }
      // What a project lists file by file is a person's business.
      guard manifests.allSatisfy({ !$0.hasSuffix(".pbxproj") }),
        let code = MovedCode(of: id, in: codebase, text)
      else { return nil }
      proposal.reads[path] = text
      let because = Phrase(
        "without '\(codebase.symbols[id].name)'", zh: "去掉 '\(codebase.symbols[id].name)'")
      let facts = codebase.facts(file)
      let ids = [useCase] + [operation.contract].compactMap { $0 }
      let isAll = facts.declarations.indices.allSatisfy { index in
        facts.declarations[index].parent != topLevel
          || ids.contains {
            codebase.place(of: $0)
              == DeclarationID(file: file, declaration: DeclarationIndex(index))
          }
      }
      if isAll {
        let edit = Edit(.delete(path: path), because: because)
        if !proposal.edits.contains(where: { $0.action == edit.action }) {
          proposal.edits.append(edit)
        }
      } else {
        proposal.edits += code.cuts.map {
          Edit(.replace(path: path, bytes: $0, with: []), because: because)
        }
      }
    }
    return proposal
  }

  /// Whether one of the types that held the use case, by their keys, holds others that do more than to hand
  /// on: it would ask some of its data of use cases and some of a repository.
  private static func keepsOthers(
    _ holders: Set<String>, besides operation: PassedOperation, in codebase: Codebase
  ) -> Bool {
    let passing = Set(Rule.passThrough.check(codebase).map(\.subject))
    let symbols = codebase.symbols
    func stays(_ id: SymbolID) -> Bool {
      guard id != operation.useCase, id != operation.contract,
        codebase.roles.has(id, .useCase) || codebase.roles.has(id, .useCaseProtocol)
      else { return false }
      let kept =
        symbols[id].kind == .protocol
        ? symbols.ids.filter { symbols.allSupertypes(of: $0).contains(id) } : [id]
      return !kept.allSatisfy { passing.contains(symbols[$0].qualifiedName) }
    }
    return symbols.ids.contains { id in
      holders.contains(codebase.key(of: id))
        && codebase.held(by: id).contains { stays($0.type) }
    }
  }

  /// Whether a view model among the types that held the use case, by their keys, would be the only one that
  /// asks a repository, where several others ask use cases: how screens ask is for people to change.
  private static func isFirst(_ holders: Set<String>, in codebase: Codebase) -> Bool {
    let models = codebase.types(.viewModel)
    func asks(_ id: SymbolID, _ roles: [Role]) -> Bool {
      codebase.held(by: id).contains { held in
        roles.contains { codebase.roles.has(held.type, $0) }
      }
    }
    let others = models.filter { !holders.contains(codebase.key(of: $0)) }
    return others.count < models.count
      && others.count { asks($0, [.useCase, .useCaseProtocol]) } > 1
      && !others.contains { asks($0, [.repositoryProtocol, .repositoryImplementation]) }
  }
}
