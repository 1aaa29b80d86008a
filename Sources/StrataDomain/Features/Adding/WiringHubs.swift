internal import StrataCode
internal import StrataModel

/// The files that name several things of a kind, such as a container or a list of routes, and not the
/// followed one: a new thing of that kind belongs there, too, as the nearest of those is.
struct WiringHubs {
  /// By the subject that is to be followed there: the files.
  let all: [(subject: SubjectName, files: Set<Int>)]
  /// The files that name several things of the kind, whether the followed one is among them or not.
  let lists: Set<Int>

  /// What is found in all files, or in those of some places alone.
  init(
    _ draft: FeatureDraft, in codebase: Codebase, at places: Set<Int> = [], alone: Bool = false
  ) {
    let subject = draft.subject
    let created = Set(draft.plan.edits.compactMap { codebase.index(ofFile: $0.path) })
    let edited = Set(draft.plan.edits.map(\.path))
    let kin = Self.kin(of: draft, created, in: codebase)
    var found: [String: Set<Int>] = [:]
    var lists: Set<Int> = []
    for file in codebase.workspace.files.indices where codebase.scopes[file].isProduction {
      guard !created.contains(file), kin.count > 1, !alone || places.contains(file) else {
        continue
      }
      let own = NameStem.words(of: codebase.workspace.files[file].base)
      var named: [String: Int] = [:]
      for target in codebase.references[file] {
        guard case .symbol(let id) = target, let one = kin[codebase.outermost(id)] else {
          continue
        }
        named[one, default: 0] += 1
      }
      var others = named.filter { !own.contains(NameStem.words(of: $0.key)) }
      // What a person names as a place is one, however few it opens, and were it only its own screen.
      let isPlace = places.contains(file) && !named.isEmpty
      if isPlace, others.isEmpty { others = named }
      // A file about one of them wires that one, unless it is the one that all others are opened from.
      if !isPlace, others.count < 2 || others.count < named.count && others.count < Self.most {
        continue
      }
      lists.insert(file)
      if others[subject.old] != nil || edited.contains(codebase.workspace.files[file].path) {
        continue
      }
      let wanted = Set(NameStem.words(of: subject.new))
      let nearest = others.max { a, b in
        let (one, other) = (Self.nearness(a.key, wanted), Self.nearness(b.key, wanted))
        return (one, a.value, b.key) < (other, b.value, a.key)
      }
      if let nearest { found[nearest.key, default: []].insert(file) }
    }
    self.lists = lists
    let usual = found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    all = usual.prefix(Self.most).map { (SubjectName(from: $0.key, to: subject.new), $0.value) }
  }

  /// So many things are followed at most.
  private static let most = 4

  private static func nearness(_ name: String, _ wanted: Set<String>) -> Int {
    wanted.intersection(NameStem.words(of: name)).count
  }

  /// Types that are called as those of the plan or the example are, with what they are about.
  private static func kin(
    of draft: FeatureDraft, _ created: Set<Int>, in codebase: Codebase
  ) -> [SymbolID: String] {
    let subject = draft.subject
    let written =
      codebase.symbols.ids.filter {
        codebase.symbols[$0].parent == nil && created.contains(codebase.symbols[$0].place.file)
      }.map { codebase.symbols[$0].name }
      + draft.example.parts.filter { !$0.isTest }.map { subject.renamed($0.name) }
    let frames = Set(
      written.compactMap { name -> [String]? in
        let marked = AnalogousPath(from: subject.new, to: "\u{1}").folder(name[...])
          .replacing("\u{1}s", with: "\u{1}")
        let parts = marked.split(separator: "\u{1}", omittingEmptySubsequences: false)
        // A part that says nothing of its kind is like everything.
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        return parts.map { String($0) }
      })
    var kin: [SymbolID: String] = [:]
    for id in codebase.symbols.ids {
      let symbol = codebase.symbols[id]
      guard symbol.parent == nil, codebase.isProduction(id), !created.contains(symbol.place.file)
      else { continue }
      let frame = frames.filter { symbol.name.hasPrefix($0[0]) && symbol.name.hasSuffix($0[1]) }
        .max { $0.joined().count < $1.joined().count }
      guard let frame, symbol.name.count > frame.joined().count else { continue }
      kin[id] = String(symbol.name.dropFirst(frame[0].count).dropLast(frame[1].count))
    }
    // What several others of them are is none of them: a protocol that every coordinator conforms to.
    var heirs: [SymbolID: Set<String>] = [:]
    for (id, subject) in kin {
      for base in codebase.symbols.allSupertypes(of: id)
      where kin[base].map({ $0 != subject }) ?? false {
        heirs[base, default: []].insert(subject)
      }
    }
    for (base, subjects) in heirs where subjects.count > 1 { kin[base] = nil }
    return kin
  }
}
