internal import StrataCode
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

  /// Says that a draft was left out, and why.
  func refused(for refusals: [PlanRefusal]) -> Phrase {
    let why = refusals.first?.message ?? .empty
    if proposal.refusal != nil {
      return Phrase("'\(path)' stays as it is: \(why)", zh: "'\(path)' 保持不变：\(why)")
    }
    return Phrase(
      "'\(path)' stays as it is, \(kind.name) would go wrong: \(why)",
      zh: "'\(path)' 保持不变，\(kind.name) 会出问题：\(why)")
  }
}
