internal import Foundation

/// What a text is called by where only this very text is to be trusted.
package enum TextDigest {
  /// The SHA-256 of a text, as a content security policy writes it.
  package static func policy(of text: String) -> String {
    "sha256-"
      + Data(Array(text.utf8).withUnsafeBytes { SHA256.digest(of: $0) }).base64EncodedString()
  }
}
