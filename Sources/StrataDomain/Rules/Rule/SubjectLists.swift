internal import StrataCode
package import StrataModel

/// What rules could speak of in a code base, each listed once: of a newer reading as far as possible as
/// it was in the last one.
package struct SubjectLists: Sendable {
  private var lists: [RuleID: Noted<[Subjects.Subject]>] = [:]

  /// The lists of some rules in a code base; where somebody will ask again, what is looked at is noted
  /// item by item.
  init(
    of rules: [Rule], in codebase: Codebase, after last: SubjectLists?, notingItems: Bool,
    by workforce: Workforce
  ) {
    let known = last?.lists ?? [:]
    let found = workforce.map(rules.count, inStretchesOf: 1) { index in
      Noted(of: codebase, after: known[rules[index].id], notingItems: notingItems) {
        rules[index].subjects.all($0)
      }
    }
    lists = known
    for (rule, list) in zip(rules, found) { lists[rule.id] = list }
  }

  /// The same, of a reading in which some parts are others by now.
  func after(_ changed: PartSet) -> SubjectLists {
    var later = self
    later.lists = lists.mapValues { $0.after(changed) }
    return later
  }

  /// What a rule of these could speak of, or any.
  package func subjects(of rule: Rule, in codebase: Codebase) -> [Subjects.Subject] {
    guard let list = lists[rule.id], list.isFresh else { return rule.subjects.all(codebase) }
    return list.value
  }
}
