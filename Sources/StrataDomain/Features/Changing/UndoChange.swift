/// Takes back what Strata wrote.
package struct UndoChange: Sendable {
  private let store: any ChangeStoring

  /// Changes that `store` wrote.
  package init(store: any ChangeStoring) { self.store = store }

  /// What there is to undo, newest first, after a change that was cut short was put back.
  package func records(in root: String) throws(ChangeError) -> ChangeHistory {
    let recovered = try store.recover(in: root)
    return ChangeHistory(recovered: recovered, records: try store.records(in: root))
  }

  /// Undoes a change, or says what that would do; nil is the newest.
  package func callAsFunction(
    _ id: String?, in root: String, isDryRun: Bool = false
  ) throws(ChangeError) -> UndoneChange {
    let history = try records(in: root)
    let record = try history.record(id)
    let files = try store.inverse(of: record.id, in: root)
    if !isDryRun { _ = try store.undo(record.id, in: root) }
    return UndoneChange(record: record, files: files, root: root, isDone: !isDryRun)
  }
}
