extension String {
  /// The path without its last component; empty at the root.
  var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// What stands after the last slash.
  var lastComponent: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
