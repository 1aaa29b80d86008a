import Foundation

/// What a server's address may look like.
enum ServerAddress {
  /// Where `users server` listens if nothing else is said.
  static let usualPort = 8080

  /// The address of a server on this machine at the usual port.
  static let usual = "http://127.0.0.1:\(usualPort)"

  /// The URL in a text, if it is one of a server that speaks HTTP.
  static func url(_ text: String) -> URL? {
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
      url.scheme == "http" || url.scheme == "https"
    else { return nil }
    return url
  }
}
