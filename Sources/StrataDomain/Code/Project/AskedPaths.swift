extension [String] {
  /// Whether a file is one of these paths or stands below one; all are, of none.
  package func asks(for file: String) -> Bool {
    isEmpty || contains { file == $0 || file.hasPrefix($0 + "/") }
  }
}
