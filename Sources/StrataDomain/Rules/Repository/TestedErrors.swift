internal import StrataCode
internal import StrataModel

// Which error of Domain those who ask a repository expect already.

extension Codebase {
  /// Where view models and use cases ask whether an error is one of Domain's.
  func errorTests() -> [ErrorTest] { seen(inEachFile: { self.errorTests(in: $0) }) }

  /// The first of some tests for an error that an implementation can throw, since it is in the target
  /// of the implementation or of the protocol; nil if there are tests for several such errors.
  func testedError(for id: SymbolID, _ contract: SymbolID, _ tests: [ErrorTest]) -> ErrorTest? {
    let modules = Set([id, contract].flatMap { workspace.files[symbols[$0].place.file].modules })
    let known = tests.filter {
      !modules.isDisjoint(with: workspace.files[symbols[$0.error].place.file].modules)
    }
    return known.allSatisfy { $0.error == known.first?.error } ? known.first : nil
  }

  /// Where view models and use cases of a file ask whether an error is one of Domain's.
  private func errorTests(in file: Int) -> [ErrorTest] {
    guard scopes[file].isProduction, [.domain, .presentation].contains(layer(ofFile: file)) else {
      return []
    }
    let facts = facts(file)
    return zip(facts.references, references[file]).compactMap { reference, target in
      guard reference.role == .pattern, case .symbol(let error) = target,
        layer(of: error) == .domain, isErrorType(error),
        let tester = typesAround(reference.owner, in: file).first(where: {
          !roles[$0].isDisjoint(with: [.viewModel, .useCase])
        })
      else { return nil }
      return ErrorTest(error: error, tester: tester)
    }
  }
}

/// That a view model or use case asks whether an error is of a type.
struct ErrorTest: Sendable, Equatable {
  var error: SymbolID
  var tester: SymbolID
}

extension ErrorTest: Digestible {
  func add(to digest: inout ItemDigest) {
    digest.add(error)
    digest.add(tester)
  }
}
