package import StrataCode

/// Why an agent cannot be made to ask Strata.
package enum HookError: Error, Equatable {
  case unreadable(path: String, cause: Phrase)
  /// The file is no JSON, or not of the form that the agent reads.
  case malformed(path: String, line: Int, cause: Phrase)
  case unwritable(path: String, cause: Phrase)
}
