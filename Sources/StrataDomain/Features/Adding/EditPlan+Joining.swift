internal import StrataCode

extension EditPlan {
  /// Takes over what a plan does that was made as if this one were done.
  mutating func join(_ next: EditPlan) throws(ChangeError) {
    let created = Set(
      edits.compactMap { edit in
        if case .create(let path, _) = edit.action { path } else { nil }
      })
    for change in try next.changes() {
      guard let new = change.new, let reason = next.reason(for: change) else { continue }
      if change.old == nil || created.contains(new.path) {
        edits.removeAll { $0.path == new.path }
        edits.append(Edit(.create(path: new.path, text: new.text), because: reason))
      } else if let old = reads[new.path] ?? change.old?.text {
        let known = edits.filter { $0.path == new.path }.map(\.reason)
        edits.removeAll { $0.path == new.path }
        let bytes = Self.difference(old, new.text)
        let end = new.text.count - (old.count - bytes.upperBound)
        let reasons = known.contains(reason) ? known : known + [reason]
        edits.append(
          Edit(
            .replace(path: new.path, bytes: bytes, with: Array(new.text[bytes.lowerBound..<end])),
            because: .joined(reasons, by: Phrase("; ", zh: "；"))))
        reads[new.path] = old
      }
    }
    let ours = created.union(next.intents.keys)
    for (path, text) in next.reads where reads[path] == nil && !ours.contains(path) {
      reads[path] = text
    }
    intents.merge(next.intents) { _, new in new }
    renamed.formUnion(next.renamed)
    for step in next.steps where !steps.contains(step) { steps.append(step) }
  }

  /// The bytes of a text that another has not.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> Range<Int> {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    return start..<(old.count - end)
  }
}
