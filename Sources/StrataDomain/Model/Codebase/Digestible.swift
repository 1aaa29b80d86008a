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
