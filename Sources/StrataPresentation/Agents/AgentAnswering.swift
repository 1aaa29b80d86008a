internal import StrataCode

/// Answers what coding agents ask.
package protocol AgentAnswering {
  /// What a tool answers.
  func answer(_ call: ToolCall) throws(Failure) -> ToolResult

  /// The text of a document.
  func text(of resource: AgentResource) throws(Failure) -> String
}
