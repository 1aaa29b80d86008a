/// What becomes of the file that says which programs an agent asks.
package struct HookChange: Sendable, Equatable {
  package var agent: Agent
  /// The file's text before; nil for no file.
  package var old: String?
  /// The file's text afterwards; nil for no file.
  package var new: String?

  package init(_ agent: Agent, from old: String?, to new: String?) {
    self.agent = agent
    self.old = old
    self.new = new
  }

  /// Whether anything becomes another.
  package var isAny: Bool { old != new }
}
