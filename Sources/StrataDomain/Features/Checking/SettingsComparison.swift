internal import StrataCode
internal import StrataRules

/// Finds what settings promise less than they did.
struct SettingsComparison {
  /// The schools by which rules are held where settings say nothing of them.
  struct Profiles {
    var old: Profile
    var new: Profile
  }

  private(set) var found: [Loosening] = []
  private let old: Settings
  private let new: Settings
  private let catalogue: [Rule]
  private let profiles: Profiles

  /// Compares two states; `excluded` are the files that the new one leaves out.
  init(
    from old: Settings, to new: Settings, _ catalogue: [Rule], today: Day?, profiles: Profiles,
    excluded: [String]
  ) {
    self.old = old
    self.new = new
    self.catalogue = catalogue
    self.profiles = profiles
    if old == new { return }
    compareRules()
    compareExclusions(excluded)
    compareEdges(today)
    let kept = Set(new.features.map(\.meaning))
    for feature in old.features where !kept.contains(feature.meaning) {
      note(.joined(pattern: feature.text), at: nil)
    }
    compareLayers()
  }

  private mutating func note(_ loosening: SettingsLoosening, at place: SettingLocation?) {
    let file = new.file ?? old.file ?? Settings.fileName
    found.append(.settings(loosening, file: file, at: place))
  }

  private mutating func compareRules() {
    var milder: [RuleID] = []
    for rule in catalogue {
      let was = old.setting(of: rule.id)
      let now = new.setting(of: rule.id)
      let before = was?.level ?? Self.level(rule.severity(in: profiles.old))
      let after = now?.level ?? Self.level(rule.severity(in: profiles.new))
      if after.rank < before.rank, was?.level == nil, now?.level == nil {
        milder.append(rule.id)
      } else if after.rank < before.rank {
        note(
          .weakened(rule: rule.id, from: before, to: after), at: now?.place ?? new.profile?.place)
      }
      for number in rule.numbers {
        let before = was?.numbers[number.name] ?? number.usual
        let after = now?.numbers[number.name] ?? number.usual
        if after > before {
          note(
            .raised(rule: rule.id, number: number.name, from: before, to: after), at: now?.place)
        }
      }
    }
    if let first = milder.first {
      note(
        .milder(from: profiles.old, to: profiles.new, rules: milder.count, first: first),
        at: new.profile?.place)
    }
  }

  private static func level(_ severity: Severity?) -> RuleSetting.Level {
    severity.map { .at($0) } ?? .off
  }

  private mutating func compareExclusions(_ excluded: [String]) {
    let fresh = excluded.map { Glob.components(of: $0) }.filter { path in
      !old.excluded.contains { $0.covers(path) }
    }
    for pattern in new.excluded {
      let files = fresh.count { pattern.covers($0) }
      if files > 0 { note(.excluded(pattern: pattern.text, files: files), at: pattern.place) }
    }
  }

  private mutating func compareEdges(_ today: Day?) {
    for edge in new.allowed where !edge.isExpired(on: today) {
      let former = old.allowed.filter {
        $0.from == edge.from && $0.to == edge.to && ($0.rule == nil || $0.rule == edge.rule)
      }
      if former.isEmpty {
        note(.allowed(edge), at: edge.place)
      } else if let last = former.compactMap(\.until).max(), former.allSatisfy({ $0.until != nil }),
        edge.until.map({ $0 > last }) ?? true
      {
        note(.prolonged(edge, since: last), at: edge.place)
      }
    }
  }

  /// What counts as a test or as wiring is exempt from most rules.
  private mutating func compareLayers() {
    let exempt: Set<Layer> = [.test, .app]
    for item in new.layers where exempt.contains(item.layer) {
      let isKnown = old.layers.contains {
        $0.layer == item.layer && $0.pattern.meaning == item.pattern.meaning
      }
      if !isKnown {
        note(.exempted(pattern: item.pattern.text, as: item.layer), at: item.pattern.place)
      }
    }
    for item in new.words where exempt.contains(item.layer) {
      if !old.words.contains(where: { $0.layer == item.layer && $0.word == item.word }) {
        note(.exempted(pattern: item.word, as: item.layer), at: item.place)
      }
    }
  }
}

extension RuleSetting.Level {
  /// From least to most.
  fileprivate var rank: Int {
    switch self {
    case .off: 0
    case .at(.info): 1
    case .at(.warning): 2
    case .at(.error): 3
    }
  }
}
