package import StrataCode

/// Knows where the page of a rule can be read.
package protocol RulePageFinding {
  /// The address of the page; nil if there is none that a person could open.
  func page(of rule: RuleID) -> DocumentURI?
}
