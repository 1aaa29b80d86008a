package import StrataRules

/// A fix of a kind for some findings, before anybody judged it.
package struct FixDraft: Sendable {
  package let kind: FixKind
  /// The file with the findings.
  package let path: String
  /// What is saved of it.
  let text: [UInt8]
  let proposal: FixProposal
  /// What is to be gone then.
  package internal(set) var findings: [Finding]
}
