/// What can be told from others in another run.
package protocol Digestible {
  /// Adds all that makes it equal to another.
  func add(to digest: inout ItemDigest)
}

extension SymbolID: Digestible {
  package func add(to digest: inout ItemDigest) { digest.add(self) }
}

extension Int: Digestible {
  package func add(to digest: inout ItemDigest) { digest.add(self) }
}

extension String: Digestible {
  package func add(to digest: inout ItemDigest) { digest.add(self) }
}

extension Bool: Digestible {
  package func add(to digest: inout ItemDigest) { digest.add(self ? 1 : 0) }
}

extension Array: Digestible where Element: Digestible {
  package func add(to digest: inout ItemDigest) {
    for element in self { element.add(to: &digest) }
    digest.add(count)
  }
}

extension Set: Digestible where Element: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(inAnyOrder: self) { $0.add(to: &$1) }
  }
}

extension Dictionary: Digestible where Key: Digestible, Value: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(inAnyOrder: self) {
      $0.key.add(to: &$1)
      $0.value.add(to: &$1)
    }
  }
}
