/// Keeps a change only if a command of the user's succeeds with it.
package struct VerifyChange: Sendable {
  private let commands: any CommandRunning
  private let store: any ChangeStoring

  /// Runs commands by `commands`; changes of `store` are taken back.
  package init(commands: any CommandRunning, store: any ChangeStoring) {
    self.commands = commands
    self.store = store
  }

  /// Runs a command in the root of a project that was changed; if it fails, the change is taken back.
  package func callAsFunction(
    _ record: ChangeRecord, by command: String, in root: String
  ) throws(ChangeError) {
    if try commands.run(command, in: root) { return }
    _ = try store.undo(record.id, in: root)
    throw .unverified(command: command)
  }
}
