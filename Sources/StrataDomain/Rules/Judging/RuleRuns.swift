package import StrataCode
package import StrataModel

/// What each rule found in a code base and what it looked at for that: what it need not look at again
/// in a newer reading.
package struct RuleRuns: Sendable {
  private var runs: [RuleID: Noted<[Finding]>] = [:]
  /// The school that the code shows.
  package var profile: Noted<DetectedProfile>?
  /// What rules could speak of.
  var subjects: SubjectLists?
  /// Which types that findings speak of nothing names.
  var unnamed: UnnamedTypes.KnownAnswer?
  /// Which members that findings stand in nothing calls.
  var uncalled: UncalledMembers.KnownAnswer?
  /// Which types are examples of what rules ask for.
  var models: ModelTypes.Answers?
  /// Whether it is noted for each item what was looked at: in a process that lives on.
  let noteItems: Bool

  /// Whether this process will ask again: what is worked out for this answer alone is kept for then.
  package var willBeAsked = false

  /// Nothing is known yet.
  package init(notingItems: Bool = true) { noteItems = notingItems }

  /// What earlier runs found, and what they looked at for it.
  package init(_ known: [Known], _ profile: Noted<DetectedProfile>?, notingItems: Bool) {
    self.init(notingItems: notingItems)
    for item in known { runs[item.rule] = item.found }
    self.profile = profile
  }

  /// What a rule found in all of a code base.
  package struct Known: Sendable {
    package var rule: RuleID
    package var found: Noted<[Finding]>

    /// What a rule found.
    package init(rule: RuleID, found: Noted<[Finding]>) {
      self.rule = rule
      self.found = found
    }
  }

  /// What holds of the code base that was read last, for later runs, in order of the rules.
  package var known: [Known] {
    runs.filter(\.value.isFresh).sorted { $0.key < $1.key }.map {
      Known(rule: $0.key, found: $0.value)
    }
  }

  /// The same, of a reading in which some parts are others by now; nil where more may be.
  package func after(_ changed: PartSet?) -> RuleRuns {
    guard let changed else {
      var anew = RuleRuns(notingItems: noteItems)
      anew.willBeAsked = willBeAsked
      return anew
    }
    var later = self
    for rule in runs.keys { later.runs[rule] = runs[rule]?.after(changed) }
    later.profile = profile?.after(changed)
    later.subjects = subjects?.after(changed)
    later.unnamed = unnamed?.after(changed)
    later.uncalled = uncalled?.after(changed)
    later.models = models?.after(changed)
    return later
  }

  /// Every violation of a rule in a code base, as far as possible as it was found in the last one.
  func run(_ rule: Rule, _ codebase: Codebase) -> Noted<[Finding]> {
    noted(codebase, after: runs[rule.id]) { rule.check($0) }
  }

  /// The school that a code base shows, as far as possible as it showed last.
  package mutating func readProfile(
    of codebase: Codebase, _ read: (Codebase) -> DetectedProfile
  ) -> DetectedProfile {
    let now = noted(codebase, after: profile, read)
    profile = now
    return now.value
  }

  private func noted<Value>(
    _ codebase: Codebase, after last: Noted<Value>?, _ work: (Codebase) -> Value
  ) -> Noted<Value> {
    Noted(of: codebase, after: last, notingItems: noteItems, work)
  }

  subscript(rule: Rule.ID) -> Noted<[Finding]>? {
    get { runs[rule] }
    set { runs[rule] = newValue }
  }
}
