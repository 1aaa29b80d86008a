internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Declares in Domain what callers ask of a class or value, and lets them hold that.
  static let extractProtocol: FixKind = FixKind(
    "extract-protocol", .choice,
    Phrase(
      "declare what callers use of a type as a protocol in Domain, and let them hold that",
      zh: "把调用方用到的成员声明为 Domain 中的协议，让它们改为持有协议"),
    step: build
  ) { (subject) throws(ChangeError) in
    let rules = [
      Rule.concreteRepository.id, Rule.concreteUseCase.id, Rule.layerReference.id,
      Rule.concreteDependency.id,
    ]
    guard rules.contains(subject.finding.rule), let target = subject.named,
      // A container is asked for by a factory of the screens, and not by a promise of Domain.
      !subject.codebase.roles.has(target, .container),
      let extraction = try ProtocolExtraction(of: target, in: subject)
    else { return nil }
    return try extraction.proposal()
  }
}
