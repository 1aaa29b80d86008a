/// Makes an agent ask Strata before it writes, or no longer.
package struct InstallHook: Sendable {
  private let store: any HookSettingsStoring

  /// Changes what `store` keeps.
  package init(store: any HookSettingsStoring) { self.store = store }

  /// Does it for an agent in a project's folder; with `isTrial`, says what would be done.
  package func callAsFunction(
    _ agent: Agent, asking: Bool, in folder: String, isTrial: Bool = false
  ) throws(HookError) -> HookChange {
    let old = try store.text(of: agent, in: folder)
    let change = HookChange(
      agent, from: old, to: try store.text(old, asking: asking, of: agent))
    if change.isAny, !isTrial { try store.store(change.new, of: agent, in: folder) }
    return change
  }

  /// Whether an agent asks Strata in a project's folder; nil where its file cannot be understood.
  package func isAsking(_ agent: Agent, in folder: String) -> Bool? {
    try? self(agent, asking: false, in: folder, isTrial: true).isAny
  }
}
