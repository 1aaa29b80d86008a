/// What an email address may look like.
enum EmailAddress {
  /// One `@` with something before it and a name with a point behind it.
  static func isUsable(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, Line.isUsable(text, atMost: 120), !text.contains(where: \.isWhitespace)
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return !parts[0].isEmpty && labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }
}
