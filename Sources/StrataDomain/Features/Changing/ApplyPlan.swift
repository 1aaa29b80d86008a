/// Writes a plan that was judged.
package struct ApplyPlan: Sendable {
  private let store: any ChangeStoring

  /// Plans are written by `store`.
  package init(store: any ChangeStoring) { self.store = store }

  /// Puts back what a change began that was cut short; to be called before anything is read. Nil if
  /// there was none.
  package func recover(in root: String) throws(ChangeError) -> ChangeRecord? {
    try store.recover(in: root)
  }

  /// Writes a plan that is offered; files of `earlier` changes of the same run hold nobody's work.
  package func callAsFunction(
    _ judged: JudgedPlan, allowsUncommitted: Bool = false, after earlier: [ChangeRecord] = []
  ) throws(ChangeError) -> ChangeRecord {
    guard judged.isOffered else { throw .refused(judged.refusals) }
    var change = ProposedChange(
      judged.plan.title, judged.changes, reads: judged.plan.reads,
      allowsUncommitted: allowsUncommitted)
    change.ownWork = Set(earlier.flatMap(\.files))
    return try store.apply(change, in: judged.root)
  }
}
