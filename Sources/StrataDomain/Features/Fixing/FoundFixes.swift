package import StrataRules

/// What a run found, and what can be done about it, before anybody judged that.
package struct FoundFixes: Sendable {
  /// The absolute path of the project's root.
  package internal(set) var root: String
  /// The findings that were asked about.
  package internal(set) var findings: [Finding]
  /// In the order of the findings; no two are about the same bytes.
  package internal(set) var drafts: [FixDraft] = []
  /// What is about the same bytes as one of these.
  var waiting: [FixDraft] = []
  /// By name of a kind that was not chosen: how many findings it is for.
  package internal(set) var others: [String: Int] = [:]
  /// By key of a finding that no kind is for: why none ever will be.
  var limits: [FindingKey: FixLimit] = [:]

  /// Nothing yet, of some findings.
  init(root: String, findings: [Finding]) {
    self.root = root
    self.findings = findings
  }

  /// Adds a draft. Two findings that want the same written are fixed at once; what is about the same
  /// bytes as another waits for the next run.
  ///
  /// Whether it was taken.
  @discardableResult
  mutating func add(_ draft: FixDraft) -> Bool {
    let same = drafts.firstIndex {
      if $0.path == draft.path, $0.proposal.edits == draft.proposal.edits { return true }
      guard let first = $0.proposal.edits.first else { return false }
      return first.action == draft.proposal.edits.first?.action
    }
    if let same {
      drafts[same].findings += draft.findings
      return true
    }
    if drafts.contains(where: { $0.proposal.collides(with: draft.proposal) }) {
      waiting.append(draft)
      return false
    }
    drafts.append(draft)
    return true
  }

  /// What waited, in place of what went wrong.
  var withoutDrafts: FoundFixes {
    var rest = self
    (rest.drafts, rest.waiting) = ([], [])
    for draft in waiting { rest.add(draft) }
    return rest
  }
}
