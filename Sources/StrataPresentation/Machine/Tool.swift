/// What the tool calls itself.
package enum Tool {
  /// The command's name.
  package static let name = "strata"
  /// The released version.
  package static let version = "0.1.0"

  /// Name and version for a report.
  static let json = JSONValue.object([("name", .string(name)), ("version", .string(version))])
}
