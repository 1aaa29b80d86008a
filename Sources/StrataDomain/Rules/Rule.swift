/// A rule as a value: what it says of itself, how it shows that, and how it looks.
package struct Rule: Sendable {
  /// `<family>.<kebab-case>`, named for the offence.
  package let id: String
  /// The severity in the standard profile; a finding may carry a lower one.
  package let severity: Severity
  /// One sentence: what is the case when the rule speaks.
  package let summary: String
  /// What the offence costs.
  package let why: String
  /// The way out.
  package let fix: String
  package let examples: [Example]
  /// Every offence in a code base, in any order.
  package let check: @Sendable (Codebase) -> [Finding]

  /// A rule named `id`; nothing of its documentation can be left out.
  package init(
    _ id: String, _ severity: Severity, summary: String, why: String, fix: String,
    examples: [Example], check: @escaping @Sendable (Codebase) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.fix = fix
    self.examples = examples
    self.check = check
  }

  /// The part of the identifier before the dot.
  package var family: String { String(id.prefix { $0 != "." }) }
}
