internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Looks at each operation of a project: whether a use case does it, and whether one is to.
struct UseCaseAdviceSearch {
  let codebase: Codebase
  let cases: [SymbolID]
  let users: UseCaseUsers
  private let profile: Profile
  private let passing: [Finding]

  /// What `passing` findings say are use cases that only hand on.
  init(_ codebase: Codebase, profile: Profile, passing: [Finding]) {
    self.codebase = codebase
    self.profile = profile
    self.passing = passing
    cases = codebase.useCases
    users = UseCaseUsers(codebase, cases)
  }

  /// Whether a school lets view models ask repositories themselves.
  static func permitsDropping(_ profile: Profile) -> Bool {
    profile != .interactor && Rule.repositoryBypass.severity(in: profile) == nil
  }

  func advice() -> UseCaseAdvice {
    var advice = UseCaseAdvice()
    advice.total = cases.count
    advice.forwarding = passing.count
    let permits = Self.permitsDropping(profile)
    if !passing.isEmpty, !permits {
      advice.keeping = Phrase(
        "the profile \(profile.rawValue) wants every screen to ask a use case, so those that only "
          + "hand on stay",
        zh: "规则集 \(profile.rawValue) 要求每个界面都经过 UseCase，因此只做转发的也保留")
    }
    let idle = Set(passing.map(\.subject))
    let working = cases.filter { !idle.contains(codebase.symbols[$0].qualifiedName) }
    let composed = compositions(working)
    let taken = Set(composed.flatMap(\.names))
    advice.entries =
      (permits ? drops() : [])
      + merges(working.filter { !taken.contains(codebase.symbols[$0].qualifiedName) })
      + composed + UseCaseProposals(codebase).entries()
    let order = UseCaseAdvice.Action.allCases
    advice.entries = advice.entries.enumerated().sorted { a, b in
      let left = order.firstIndex(of: a.element.action) ?? 0
      let right = order.firstIndex(of: b.element.action) ?? 0
      return (left, a.offset) < (right, b.offset)
    }.map(\.element)
    return advice
  }

  /// Those that only hand on, of one repository and one circle of users together.
  private func drops() -> [UseCaseAdvice.Entry] {
    var ids: [String: SymbolID] = [:]
    for id in cases { ids[codebase.symbols[id].qualifiedName] = id }
    var groups: [[Finding]] = []
    var places: [String: Int] = [:]
    for finding in passing {
      let asking = ids[finding.subject].map { users.users(of: $0) } ?? []
      let key =
        "\(finding.to?.symbol ?? "") "
        + asking.map { codebase.symbols[$0].qualifiedName }.joined(separator: " ")
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups.map { group in
      let repository = group[0].to?.symbol ?? ""
      let asking = ids[group[0].subject].map { users.users(of: $0) } ?? []
      let names = asking.map { "'\(codebase.symbols[$0].qualifiedName)'" }
      let does =
        group.count == 1
        ? Phrase("only calls '\(repository)'", zh: "只调用 '\(repository)'")
        : Phrase("only call '\(repository)'", zh: "都只调用 '\(repository)'")
      return UseCaseAdvice.Entry(
        action: .drop, names: group.map(\.subject), location: group[0].location,
        evidence: names.isEmpty
          ? does
          : Phrase(
            "\(does); asked by \(Phrase.list(names, limit: 3))",
            zh: "\(does)；由 \(Phrase.list(names, limit: 3)) 使用"))
    }
  }

  /// Small ones of one subject that one view model alone uses, over one repository.
  private func merges(_ working: [SymbolID]) -> [UseCaseAdvice.Entry] {
    var groups: [String: [SymbolID]] = [:]
    for id in working {
      let asking = users.users(of: id)
      let contracts = services(of: id)
      guard asking.count == 1, codebase.roles.has(asking[0], .viewModel),
        contracts.count == 1, codebase.isRepositoryContract(contracts[0]),
        codebase.methods(of: id).count(where: { codebase.declaration($0).access > .fileprivate })
          == 1, let noun = subject(of: id)
      else { continue }
      groups["\(asking[0].index) \(contracts[0].index) \(noun)", default: []].append(id)
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.compactMap { group in
      guard let user = users.users(of: group[0]).first,
        let contract = services(of: group[0]).first, let location = codebase.end(group[0]).location
      else { return nil }
      let asked = codebase.symbols[user].qualifiedName
      let repository = codebase.symbols[contract].qualifiedName
      return UseCaseAdvice.Entry(
        action: .merge, names: group.map { codebase.symbols[$0].qualifiedName },
        location: location,
        evidence: Phrase(
          "one method each over '\(repository)', and only '\(asked)' asks them",
          zh: "各只有一个方法，都基于 '\(repository)'，且只有 '\(asked)' 使用"))
    }
  }

  /// What a use case is given to ask: protocols, and types that do something for others.
  private func services(of id: SymbolID) -> [SymbolID] {
    let parts: Roles = [
      .useCase, .useCaseProtocol, .repositoryImplementation, .dataSource, .container,
    ]
    return codebase.held(by: id).map(\.type).filter {
      codebase.symbols[$0].kind == .protocol || !codebase.roles[$0].isDisjoint(with: parts)
    }
  }

  /// What a use case is about: the words of its name between the verb and the suffix.
  private func subject(of id: SymbolID) -> String? {
    let words = codebase.symbols.words(of: id).bare.filter {
      !["use", "case", "usecase", "interactor"].contains($0)
    }
    guard words.count > 1 else { return nil }
    let noun = words.dropFirst().joined()
    return noun.hasSuffix("s") ? String(noun.dropLast()) : noun
  }
}
