/// Keeps the files in which agents look up whom to ask.
package protocol HookSettingsStoring: Sendable {
  /// The text of an agent's file in a project's folder; nil if there is none.
  func text(of agent: Agent, in folder: String) throws(HookError) -> String?

  /// A text in which the agent asks Strata, or does no longer, and all else is as it was; nil for a
  /// text that would say nothing any more.
  func text(_ old: String?, asking: Bool, of agent: Agent) throws(HookError) -> String?

  /// Writes a text in the place of an agent's file, or removes that.
  func store(_ text: String?, of agent: Agent, in folder: String) throws(HookError)
}
