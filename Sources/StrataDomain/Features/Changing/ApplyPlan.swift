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

  /// Writes a plan that is offered.
  package func callAsFunction(
    _ judged: JudgedPlan, allowsUncommitted: Bool = false
  ) throws(ChangeError) -> ChangeRecord {
    guard judged.isOffered else { throw .refused(judged.refusals) }
    return try store.apply(
      ProposedChange(
        judged.plan.title, judged.changes, reads: judged.plan.reads,
        allowsUncommitted: allowsUncommitted), in: judged.root)
  }
}
