package import StrataCode

/// Reads a code base: which files there are, what compiles them, what they say.
package protocol CodebaseReading: Sendable {
  /// Reads what lies under the request's path; never runs any of it.
  func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult

  /// The settings that a request is to be read by; empty where the project has none.
  func settings(for request: CodebaseRequest) throws(CodebaseReadError) -> Settings

  /// The absolute path of the project that a request is about.
  func root(of request: CodebaseRequest) throws(CodebaseReadError) -> String

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

  /// The path that is given.
  package func root(of request: CodebaseRequest) throws(CodebaseReadError) -> String {
    request.projectRoot ?? request.paths[0]
  }

  /// A survey that knows nothing before all is read.
  package func survey(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseSurvey {
    CodebaseSurvey { () throws(CodebaseReadError) in try read(request) }
  }
}
