extension String {
  /// The path without its last component; empty at the root.
  var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}
