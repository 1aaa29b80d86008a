import Crypto
import CryptoExtras
package import Foundation

/// What is kept of a password: nothing that it could be read off.
package struct PasswordHash: Sendable {
  package let key: Data
  package let salt: Data
  package let cost: PasswordCost

  package init(key: Data, salt: Data, cost: PasswordCost) {
    self.key = key
    self.salt = salt
    self.cost = cost
  }

  /// The hash of a password with a salt of its own; takes a while, on purpose.
  package init(of password: String, cost: PasswordCost) throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = try Self.key(of: password, salt: salt, cost: cost)
    self.init(key: key.withUnsafeBytes { Data($0) }, salt: salt, cost: cost)
  }

  /// Whether it is the hash of a password; takes as long, whatever differs and wherever.
  package func matches(_ password: String) throws -> Bool {
    // Keys are compared in constant time.
    try Self.key(of: password, salt: salt, cost: cost) == SymmetricKey(data: key)
  }

  private static func key(
    of password: String, salt: Data, cost: PasswordCost
  ) throws -> SymmetricKey {
    // One password, however the keyboard composes its accents.
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    return try KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: 32, rounds: cost.rounds,
      blockSize: cost.blockSize, parallelism: cost.parallelism)
  }
}
