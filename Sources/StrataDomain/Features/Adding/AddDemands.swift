internal import StrataCode
internal import StrataModel
internal import StrataRules

/// What earlier plans were refused for, and what the next one does about it: it writes what a rule asks
/// for, or leaves to people what cannot be offered.
struct AddDemands: Equatable {
  /// By rule: the protocols that it asks entities to conform to; none where it asks for something else
  /// that a writer minds.
  var protocols: [RuleID: [String]] = [:]
  /// By path of a created file: lines, and what takes their place; nothing where they go.
  private var lines: [String: [String: String]] = [:]
  /// By path of a created file: the members that are not repeated.
  private(set) var silent: [String: Set<String>] = [:]
  /// Files that are not created, and why.
  private(set) var unwritten: [String: Phrase] = [:]
  /// Files that are there and are left as they are.
  private(set) var unwired: Set<String> = []

  /// What a refused plan teaches; `codebase` is the project as the plan would leave it.
  func learning(from judged: JudgedPlan, _ codebase: Codebase, isFeature: Bool) -> AddDemands {
    var next = self
    for refusal in judged.refusals { next.mend(refusal, judged, codebase) }
    if next != self || !isFeature { return next }
    for refusal in judged.refusals { next.leave(refusal, judged) }
    return next
  }

  /// Puts the demands into effect that are about lines.
  func mended(_ plan: EditPlan) -> EditPlan {
    if lines.isEmpty { return plan }
    var plan = plan
    plan.edits = plan.edits.map { edit in
      guard case .create(let path, let text) = edit.action, let own = lines[path] else {
        return edit
      }
      let kept = String(decoding: text, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
          own[String(line)].map { $0.isEmpty ? nil : $0 } ?? String(line)
        }
      var edit = edit
      edit.action = .create(path: path, text: Array(Self.withoutGap(kept).utf8))
      return edit
    }
    return plan
  }

  /// A text of lines without the gap that its first import leaves.
  private static func withoutGap(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n")
    return lines.first?.isEmpty == true ? String(text.drop { $0 == "\n" }) : text
  }

  private mutating func mend(
    _ refusal: PlanRefusal, _ judged: JudgedPlan, _ codebase: Codebase
  ) {
    guard let finding = refusal.finding else { return }
    if let known = Self.remedies[finding.rule] { protocols[finding.rule] = known }
    let path = finding.location.file
    let number = finding.location.start.line
    guard judged.plan.intents[path] != nil, let file = codebase.index(ofFile: path),
      let text = judged.changes.first(where: { $0.path == path })?.new?.text
    else { return }
    let all = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard all.indices.contains(number - 1) else { return }
    let line = all[number - 1]
    if line.hasPrefix("import ") {
      let module = String(line.dropFirst("import ".count))
      let words = Set(all.flatMap(TypeText.words))
      let isIdle = Framework.types(of: module)?.isDisjoint(with: words) ?? finding.also.isEmpty
      if isIdle { lines[path, default: [:]][line] = Self.substitute(for: module, words, all) }
    } else if finding.rule == Rule.openState.id, let start = line.firstRange(of: "class "),
      !line.contains("final ")
    {
      lines[path, default: [:]][line] =
        line[..<start.lowerBound] + "final " + line[start.lowerBound...]
    } else if let member = Self.member(at: finding.location.start, of: file, codebase) {
      silent[path, default: []].insert(member)
    }
  }

  /// The imports of what a framework hands on and a file names.
  private static func substitute(
    for module: String, _ words: Set<String>, _ lines: [String]
  ) -> String {
    let handed: [(module: String, types: Set<String>)] = [
      ("Combine", Framework.types(of: "Combine") ?? []), ("Observation", ["Observable"]),
    ]
    let needed = handed.filter { $0.module != module && !$0.types.isDisjoint(with: words) }
      .map { "import \($0.module)" }
    let hasFoundation = module == "Combine" || lines.contains("import Foundation")
    return ((hasFoundation ? [] : ["import Foundation"]) + needed)
      .filter { !lines.contains($0) }.sorted().joined(separator: "\n")
  }

  /// The member of an outer type around a place.
  private static func member(at place: Position, of file: Int, _ codebase: Codebase) -> String? {
    let facts = codebase.facts(file)
    return facts.declarations.first { declaration in
      declaration.parent >= 0 && facts[declaration.parent].parent < 0
        && [.function, .property].contains(declaration.kind)
        && facts.lines.position(of: declaration.extent.start).line <= place.line
        && facts.lines.position(of: declaration.extent.end).line >= place.line
    }.map { facts[$0.name] }
  }

  private mutating func leave(_ refusal: PlanRefusal, _ judged: JudgedPlan) {
    guard let path = refusal.path ?? refusal.finding?.location.file else { return }
    if judged.plan.intents[path] != nil {
      unwritten[path] = refusal.message
    } else if judged.plan.edits.contains(where: { $0.path == path }) {
      unwired.insert(path)
    }
  }

  private static let remedies: [RuleID: [String]] = [
    Rule.missingIdentity.id: ["Identifiable", "Equatable"], Rule.notSendable.id: ["Sendable"],
    Rule.unmappedError.id: [],
  ]
}
