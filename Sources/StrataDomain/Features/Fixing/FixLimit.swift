package import StrataCode
internal import StrataModel
internal import StrataRules

/// Why no edit that would fix a finding can be proved, whatever stands around it.
package enum FixLimit: CaseIterable, Sendable {
  case owner
  case behaviour
  case meaning
  case showing
  case arrival
  case following
  case value
  case sight

  /// As a reason: `somebody has to decide whose it is`.
  package var reason: Phrase {
    switch self {
    case .owner: Phrase("somebody has to decide whose it is", zh: "需要有人决定归属")
    case .behaviour: Phrase("what the code does would change", zh: "代码的行为会改变")
    case .meaning:
      Phrase(
        "somebody has to say what it means in words of the business", zh: "需要有人用业务的词汇说明它的含义")
    case .showing:
      Phrase("somebody has to decide who shows it instead", zh: "需要有人决定改由谁来显示")
    case .arrival:
      Phrase("somebody has to decide who reads what arrives", zh: "需要有人决定由谁读取收到的数据")
    case .following:
      Phrase(
        "the view follows the store by itself, and nothing else does that yet",
        zh: "视图自己跟踪存储的变化，目前没有别的代码这样做")
    case .value:
      Phrase("a value asks for it, and values are handed nothing", zh: "向它索取的是值，没有人给值传入依赖")
    case .sight:
      Phrase("people say what the check is not to see", zh: "检查可以忽略什么，由人决定")
    }
  }

  /// The limit of a finding for which no kind has anything to write; nil where other code around it
  /// would let one. What is in no Swift file has no subject.
  static func limit(of finding: Finding, _ subject: FixSubject?) -> FixLimit? {
    if let limit = rules[finding.rule] { return limit }
    guard let subject else { return nil }
    switch finding.rule {
    case Rule.uiInData.id: return DroppedImport(subject) == nil ? .showing : nil
    case Rule.frameworkInDomain.id:
      let isDrawn = Framework(module: finding.subject) == .userInterface
      return isDrawn || DroppedImport(subject) != nil ? nil : .meaning
    case Rule.layerReference.id: return subject.namesChoiceOfOthers ? .meaning : nil
    case Rule.dtoInDomain.id: return subject.role == .parameter ? .meaning : nil
    case Rule.concreteDependency.id: return finding.to == nil ? .meaning : nil
    case Rule.dtoInPresentation.id:
      return subject.role == .decoded ? .arrival : subject.isFollowed ? .following : nil
    case Rule.infrastructureAccess.id:
      return followers.contains(finding.subject) ? .following : nil
    case Rule.bareSingleton.id: return subject.isAskedByValues ? .value : nil
    default: return nil
    }
  }

  private static let rules: [RuleID: FixLimit] = {
    let lists: [(FixLimit, [Rule])] = [
      (.owner, [.featureReference, .manifestEdge, .cycle]),
      (
        .behaviour,
        [
          .businessRule, .logicInView, .logicInViewModel, .massiveView, .massiveViewModel,
          .navigatingViewModel, .unmappedError, .externalState, .referenceType,
        ]
      ),
      (.sight, [.loosened, .unknownRule]),
    ]
    return Dictionary(
      uniqueKeysWithValues: lists.flatMap { limit, rules in rules.map { ($0.id, limit) } })
  }()

  fileprivate static let followers: Set<String> = [
    "FetchRequest", "SectionedFetchRequest", "Query", "ObservedResults",
  ]
}

extension FixSubject {
  /// The offset at which the finding points.
  private var start: UInt32? {
    codebase.facts(file).lines.offset(
      line: finding.location.start.line, column: finding.location.start.column)
  }

  /// The position of the reference at which the finding points.
  private var position: Int? {
    let start = start
    return codebase.facts(file).references.firstIndex { $0.span.start == start }
  }

  fileprivate var role: TypeReference.Role? {
    position.map { codebase.facts(file).references[$0].role }
  }

  /// Whether Domain names an enum of another layer that says more than cases.
  fileprivate var namesChoiceOfOthers: Bool {
    guard let position, case .symbol(let id) = codebase.references[file][position] else {
      return false
    }
    return codebase.layer(ofFile: file) == .domain && codebase.symbols[id].kind == .enum
  }

  /// Whether the finding is about a property that a store fills by itself.
  fileprivate var isFollowed: Bool {
    guard let position, case let owner = codebase.facts(file).references[position].owner, owner >= 0
    else { return false }
    return codebase.attributes(of: DeclarationID(file: file, declaration: owner))
      .contains(where: FixLimit.followers.contains)
  }

  /// Whether nothing but entities asks for the instance of a type.
  fileprivate var isAskedByValues: Bool {
    let facts = codebase.facts(file)
    let start = start
    guard
      let place = facts.declarations.indices.first(where: {
        facts.declarations[$0].span.start == start
      }), let id = codebase.typesAround(DeclarationIndex(place), in: file).first
    else { return false }
    var users: [SymbolID] = []
    for other in codebase.workspace.files.indices where codebase.scopes[other].isProduction {
      for (reference, target) in zip(codebase.facts(other).references, codebase.references[other])
      where target == .symbol(id) && reference.role == .staticAccess {
        let around = codebase.typesAround(reference.owner, in: other)
        if around.contains(id) { continue }
        guard let user = around.first else { return false }
        users.append(user)
      }
    }
    return !users.isEmpty && users.allSatisfy { codebase.roles.has($0, .entity) }
  }
}
