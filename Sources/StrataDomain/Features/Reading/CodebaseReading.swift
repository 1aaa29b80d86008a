package import StrataCode

/// Reads a code base: which files there are, what compiles them, what they say.
package protocol CodebaseReading: Sendable {
  /// Reads what lies under the request's path; never runs any of it.
  func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult

  /// The settings that a request is to be read by; empty where the project has none.
  func settings(for request: CodebaseRequest) throws(CodebaseReadError) -> Settings

  /// Looks what there is under the request's path, without reading sources that are known.
  func survey(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseSurvey
}

extension CodebaseReading {
  /// No settings but those that are given.
  package func settings(
    for request: CodebaseRequest
  ) throws(CodebaseReadError) -> Settings {
    if case .given(let given) = request.settings { given } else { Settings() }
  }

  /// A survey that knows nothing before all is read.
  package func survey(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseSurvey {
    CodebaseSurvey { () throws(CodebaseReadError) in try read(request) }
  }
}
