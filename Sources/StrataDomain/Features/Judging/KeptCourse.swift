package import StrataModel
package import StrataRules

/// What was decided of a code base on the way to a verdict, and what each rule looked at: from where a
/// later run goes on that finds little changed.
package struct KeptCourse: Sendable {
  package var decisions: Decisions
  /// What rules found, in order of the rules.
  package var rules: [RuleRuns.Known]
  /// The school that the code shows, and all that was looked at to tell; nil if nobody asked.
  package var profile: Noted<DetectedProfile>?
  /// What held across files, if it was noted how.
  package var tables: KeptTables?
  /// What was concluded of each file, if anybody asked.
  package var files: KeptFiles?

  /// A course of its parts.
  package init(
    decisions: Decisions, rules: [RuleRuns.Known], profile: Noted<DetectedProfile>?,
    tables: KeptTables? = nil, files: KeptFiles? = nil
  ) {
    self.tables = tables
    self.files = files
    self.decisions = decisions
    self.rules = rules
    self.profile = profile
  }

  /// What is worth keeping of a code base, and of what rules said of it.
  package init(_ codebase: Codebase, _ runs: RuleRuns) {
    self.init(
      decisions: codebase.placed.decisions, rules: runs.known,
      profile: runs.profile.flatMap { $0.isFresh ? $0 : nil }, tables: codebase.keptTables,
      files: codebase.keptFiles)
  }

  /// Whether it is known item by item what was looked at, so that a run which finds little changed
  /// need not keep a course of its own.
  package var isNotedByItem: Bool { tables != nil }

  /// What the rules said of the code base as it was: where somebody has changed it, somebody is at
  /// work, so that it is worth the while to note what is looked at item by item.
  package var runs: RuleRuns { RuleRuns(rules, profile, notingItems: true) }
}
