internal import StrataCode
internal import StrataRules

/// Finds what a change allows itself that was not allowed before.
struct LooseningSearch {
  private let lineage: RenameMap
  private let today: Day?
  private(set) var found: [Loosening] = []
  /// Permissions of before that have no partner yet.
  private var open: [Candidate]

  /// What `head` allows itself beyond `base`; what names none of `rules` or is expired allows nothing.
  init(
    from base: JudgedState, to head: JudgedState, _ lineage: RenameMap, _ match: ChangeMatch,
    rules: Set<RuleID>, today: Day?
  ) {
    self.lineage = lineage
    self.today = today
    let before = base.permissions.filter {
      rules.contains($0.rule) && ($0.suppression.until == nil || $0.suppression.lastDay != nil)
    }.map { Candidate($0, lineage) }
    open = before
    var rest = head.permissions.filter {
      rules.contains($0.rule) && !$0.suppression.isExpired(on: today)
    }.map { Candidate($0) }
    pair(&rest) { old, new in old.place == new.place && old.owner == new.owner }
    pair(&rest) { old, new in
      let hasMoved = lineage.origins[new.permission.file]?.contains(old.permission.file) == true
      return old.owner == new.owner && (hasMoved || new.standsAtCode)
    }
    pair(&rest) { old, new in
      // What is allowed was allowed, only that what it stands at bears another name.
      old.place == new.place
        && new.permission.allows.allSatisfy { match.isKnown[head.findings.count + $0] }
    }
    for new in rest { judge(new, before) }
  }

  /// Takes those of `rest` that were there before, whatever `isSame` takes for that, out of it.
  private mutating func pair(
    _ rest: inout [Candidate], by isSame: (Candidate, Candidate) -> Bool
  ) {
    rest.removeAll { new in
      let index = open.firstIndex { old in
        old.rule == new.rule && old.isForFile == new.isForFile && isSame(old, new)
      }
      guard let index else { return false }
      let old = open.remove(at: index).permission.suppression
      if let until = old.until, let last = old.lastDay,
        new.permission.suppression.lastDay.map({ $0 > last }) ?? true
      {
        found.append(.prolonged(new.permission, since: until))
      }
      return true
    }
  }

  /// What is new may be narrower or wider than what was there.
  private mutating func judge(_ new: Candidate, _ before: [Candidate]) {
    let others = before.filter {
      $0.rule == new.rule && $0.place == new.place
        && !$0.permission.suppression.isExpired(on: today)
    }
    if new.isForFile {
      found.append(others.isEmpty ? .allowed(new.permission) : .widened(new.permission))
    } else if !others.contains(where: \.isForFile) {
      found.append(.allowed(new.permission))
    }
  }

  /// A permission with where it stands, in names of now.
  private struct Candidate {
    var permission: SuppressionIdentity
    var rule: RuleID
    /// The file.
    var place: String
    /// What it speaks of there.
    var owner: String
    var isForFile: Bool

    init(_ permission: SuppressionIdentity, _ lineage: RenameMap? = nil) {
      self.permission = permission
      rule = permission.rule
      isForFile = permission.isForFile
      place = lineage?.path(permission.file) ?? permission.file
      owner = lineage?.renaming(permission.owner) ?? permission.owner
    }

    /// It speaks of a declaration, which is the same wherever it stands.
    var standsAtCode: Bool { !isForFile && !owner.isEmpty && !owner.hasPrefix("import ") }
  }
}
