import Crypto
import Foundation

/// The secret of a session: 32 random bytes, in hexadecimal digits.
struct SessionToken: Sendable {
  let text: String
  /// All that is kept of it.
  let digest: Data

  /// A token that nobody has had before.
  init() {
    let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    self.init(text: bytes.map { String(format: "%02x", $0) }.joined())
  }

  /// A token that somebody shows.
  init(text: String) {
    self.text = text
    digest = Data(SHA256.hash(data: Data(text.utf8)))
  }
}
