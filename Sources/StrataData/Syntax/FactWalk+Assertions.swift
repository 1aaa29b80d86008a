internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// A call that checks something, by its own name; on a result of another call too.
  mutating func readAssertion(_ name: SyntaxNode) {
    guard readsTests, owner >= 0 else { return }
    let text = String(syntaxText: name.name)
    let words = NameWords.split(text)
    guard
      text.hasPrefix("XCT") || Self.assertions.contains(text)
        || words.first.map(Self.verbs.contains) ?? false
        || words.last.map(Self.verbs.contains) ?? false
    else { return }
    add(.asserts(interner.name(text)), name.span)
  }

  /// `#expect(…)`, `#require(…)` and what libraries add to them.
  mutating func readMacroAssertion(_ node: SyntaxNode) {
    guard readsTests, owner >= 0 else { return }
    var tokens = node.children.filter(\.isToken).makeIterator()
    guard tokens.next() != nil, let name = tokens.next() else { return }
    add(.asserts(interner.name(name.name)), name.span)
  }

  /// The first or last words of checks in XCTest, Swift Testing, Nimble, and of helpers.
  private static let verbs: Set<String> = [
    "assert", "asserts", "assertion", "expect", "expects", "verify", "verifies", "check", "checks",
    "should", "require", "requires", "wait", "waits", "fulfillment", "measure", "precondition",
    "ensure", "ensures", "matches", "snapshot", "validate",
  ]
  private static let assertions: Set<String> = [
    "confirmation", "fail", "record", "receive", "fulfill", "fatalError",
    // The test goes on only if what it waits for comes.
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
}
