internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Whether a protocol promises bytes alone, such as those of pictures: there is no entity of which a use
  /// case could decide something, and who shows a picture asks no more than whether it came.
  func promisesBytesAlone(_ promise: SymbolID) -> Bool {
    let promised = methods(of: promise)
    return symbols[promise].kind == .protocol && !promised.isEmpty
      && promised.allSatisfy { method in
        let facts = facts(method.file)
        return facts.references.contains {
          $0.owner == method.declaration && ["Data", "Foundation.Data"].contains(facts[$0.name])
        }
          && namings(of: method).allSatisfy {
            symbols[$0.type].kind == .protocol || isErrorType($0.type)
          }
      }
  }
}
