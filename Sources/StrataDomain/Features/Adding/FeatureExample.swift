internal import StrataCode
internal import StrataModel

/// A feature that a new one is modelled on: every type that is about one thing.
struct FeatureExample {
  struct Part {
    var name: String
    var roles: [Role]
    var isTest: Bool
  }

  /// `Order` of `OrderRepository`, `OrderListView` …
  var subject: String
  /// In file order.
  var parts: [Part]
  /// What most features of the project have.
  var usual: Set<Role>

  /// The feature to follow: the asked one, or the most complete of those that have a screen.
  static func best(
    for request: AddRequest, _ conventions: Conventions, in codebase: Codebase
  ) throws(AddError) -> FeatureExample {
    // What is there already of the new one is no example for it.
    let areScreens = request.fields.isEmpty && !isEntity(request.like, in: codebase)
    let own = NameStem.words(of: request.name)
    let all = all(in: codebase, byScreens: areScreens, beside: request.name)
      .filter { NameStem.words(of: $0.subject) != own }
    let shown = all.filter { !$0.roles.isDisjoint(with: [.view, .viewModel]) }
    let telling = (shown.isEmpty ? all : shown).filter { $0.roles.count > 1 }
    let counts = telling.flatMap(\.roles).ranked
    var usual = Set(counts.filter { $0.count * 2 >= telling.count }.map(\.value))
    if let like = request.like {
      guard var found = all.first(where: { $0.subject == like }) else {
        throw .noModel(
          like, similar: like.nearestFew(in: all.map(\.subject), atMost: 3))
      }
      // Who names a feature wants what that one has.
      found.usual = found.roles
      return found
    }
    if !areScreens { usual.insert(.entity) }
    let model = conventions.model?.subject
    let frames = telling.flatMap(\.frames).ranked
    let common = Set(frames.filter { $0.count * 2 >= telling.count }.map(\.value))
    let wanted = Set(NameStem.words(of: request.name))
    func rank(_ one: FeatureExample) -> [Int] {
      let known = one.roles.intersection(usual).count
      let own = one.frames.intersection(common).count
      // What is half there is no example, whatever it is about.
      let has = areScreens ? own * 5 >= common.count * 3 : known * 5 >= usual.count * 3
      let isWhole = has && one.roles.contains(.view)
      let near = isWhole ? wanted.intersection(NameStem.words(of: one.subject)).count : 0
      // What has the most parts is more than a screen: without values, a plain one is followed.
      let first = areScreens ? own : one.subject == model ? 1 : 0
      return [near, first, known, -one.parts.count]
    }
    let free = telling.filter { !$0.isTaken(for: request.name, in: codebase) }
    let ranked = (free.isEmpty ? telling : free).sorted { $0.subject < $1.subject }
      .map { (one: $0, rank: rank($0)) }
    let first = ranked.max { a, b in a.rank.lexicographicallyPrecedes(b.rank) }
    guard var best = first?.one else { throw .nothingAlike(.feature) }
    best.usual = telling.count < 3 ? best.roles : usual
    return best
  }

  /// Whether a screen is there already that one would be called as, if this were followed: of several
  /// things where the new one is of one, or the other way round.
  private func isTaken(for name: String, in codebase: Codebase) -> Bool {
    let subject = SubjectName(from: subject, to: name)
    return parts.contains { part in
      let new = subject.renamed(part.name)
      return !part.isTest && new != part.name
        && !Set(part.roles).isDisjoint(with: [.view, .viewModel])
        && !codebase.symbols.topLevelTypes(named: new).isEmpty
    }
  }

  /// What its parts are called beside the subject.
  private var frames: Set<String> {
    let marked = AnalogousPath(from: subject, to: "\u{1}")
    return Set(
      parts.filter { !$0.isTest }.map {
        marked.folder($0.name[...]).replacing("\u{1}s", with: "\u{1}")
      })
  }

  /// What its parts play.
  var roles: Set<Role> { Set(parts.filter { !$0.isTest }.flatMap(\.roles)) }

  /// The names of the parts that play a role which most features have; shorter ones first.
  func names(_ role: Role) -> [String] {
    guard usual.contains(role) else { return [] }
    return parts.filter { $0.roles.contains(role) && !$0.isTest }.map(\.name)
      .sorted { ($0.count, $0) < ($1.count, $1) }
  }

  /// Every feature of a project; a type belongs to the longest name that its own holds.
  private static func all(
    in codebase: Codebase, byScreens: Bool, beside new: String
  ) -> [FeatureExample] {
    let every = codebase.symbols.ids.filter {
      codebase.symbols[$0].parent == nil && codebase.symbols[$0].kind != .typealias
    }
    let fresh = every.filter {
      !codebase.workspace.files[codebase.symbols[$0].place.file].isLeftBehind
    }
    let types = fresh.isEmpty ? every : fresh
    let entities = codebase.types(.entity).filter {
      codebase.symbols[$0].parent == nil && !codebase.storedProperties(of: $0).isEmpty
    }.map { codebase.symbols[$0].name }
    let stems = ScreenExample.all(in: codebase).map(\.stem)
    // What holds no values is called after its screen.
    var subjects = subjects(byScreens ? [] : entities)
    // A screen that shows no entity is a feature of its own.
    for stem in stems where subject(of: stem, among: subjects) == nil {
      subjects[NameStem.words(of: stem)] = stem
    }
    subjects[NameStem.words(of: new)] = new
    var features: [String: [Part]] = [:]
    for id in types {
      let name = codebase.symbols[id].name
      guard let subject = subject(of: name, among: subjects) else { continue }
      let roles = Role.allCases.filter { codebase.roles.has(id, $0) }
      let isTest = codebase.layer(of: id) == .test || !codebase.isProduction(id)
      features[subject, default: []].append(Part(name: name, roles: roles, isTest: isTest))
    }
    return features.map { FeatureExample(subject: $0, parts: $1, usual: []) }
      .sorted { $0.subject < $1.subject }
  }

  private static func isEntity(_ name: String?, in codebase: Codebase) -> Bool {
    codebase.types(.entity).contains { codebase.symbols[$0].name == name }
  }

  private static func subjects(_ names: [String]) -> [[String]: String] {
    Dictionary(names.map { (NameStem.words(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func subject(of name: String, among subjects: [[String]: String]) -> String? {
    let words = NameStem.words(of: name)
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - length) {
        if let subject = subjects[Array(words[start..<(start + length)])] { return subject }
      }
    }
    return nil
  }
}
