internal import StrataCode
internal import StrataModel

/// Wires a new feature where the followed one is wired: each piece of code that stands for that one
/// alone is repeated behind it with the names swapped, or named as a step for people.
struct WiringWriter {
  let codebase: Codebase
  let subject: SubjectName
  let code: CodeText
  /// Files of the example and of the new feature: they are no places that wire.
  let own: Set<Int>
  /// Types of the example that have a counterpart.
  let types: Set<SymbolID>
  /// Types of the example that have none: what is about them has none, either.
  let unwritten: Set<SymbolID>
  private let cases: EnumCaseUses
  /// Files that name several things of the kind.
  let lists: Set<Int>
  /// Files in which a plan was refused.
  private let unwired: Set<String>

  /// What wires a draft as another subject is, in all files or in some.
  init(
    _ job: AddJob, _ draft: FeatureDraft, as subject: SubjectName, among lists: Set<Int>,
    in only: Set<Int>? = nil
  ) throws(AddError) {
    let codebase = job.codebase
    self.codebase = codebase
    self.subject = subject
    self.lists = lists
    unwired = draft.demands.unwired
    let about = Set(
      codebase.symbols.ids.filter { id in
        codebase.symbols[id].parent == nil && subject.isAbout(codebase.symbols[id].name)
      })
    let created = Set(draft.plan.edits.compactMap { codebase.index(ofFile: $0.path) })
    let types = Set(
      about.filter { id in
        let new = codebase.symbols.topLevelTypes(named: subject.renamed(codebase.symbols[id].name))
        return new.contains { created.contains(codebase.symbols[$0].place.file) }
      })
    let named = codebase.workspace.files.indices.filter {
      subject.isAbout(String(codebase.workspace.files[$0].name.prefix { $0 != "." && $0 != "+" }))
    }
    // A place that is told is one, even in a file about the followed thing.
    let own = Set(about.map { codebase.symbols[$0].place.file } + named)
      .subtracting(only ?? []).union(created)
    unwritten = about.subtracting(types)
    self.types = types
    self.own = own
    let shipped = codebase.workspace.files.indices.filter { codebase.scopes[$0].isProduction }
    let wanted = shipped.filter { file in
      guard !own.contains(file), only?.contains(file) ?? true else { return false }
      let isList = lists.contains(file) || codebase.layer(ofFile: file) == .app
      return Self.isWired(file, subject, by: isList ? about : types, in: codebase)
    }
    let hasCases = wanted.contains { file in
      let facts = codebase.facts(file)
      return facts.declarations.contains {
        $0.kind == .enumCase && subject.isAbout(facts[$0.name])
      }
    }
    let read = hasCases && shipped.count <= Self.most ? shipped : wanted
    code = CodeText(
      codebase: codebase,
      texts: try job.texts.texts(of: read.map { codebase.workspace.files[$0].path }))
    cases = EnumCaseUses(
      files: hasCases && read.count == shipped.count ? shipped.filter { !own.contains($0) } : nil)
  }

  /// Whether a file names one of some types, or declares something that is called after the subject.
  private static func isWired(
    _ file: Int, _ subject: SubjectName, by types: Set<SymbolID>, in codebase: Codebase
  ) -> Bool {
    let facts = codebase.facts(file)
    return codebase.references[file].contains { target in
      if case .symbol(let id) = target { types.contains(codebase.outermost(id)) } else { false }
    } || facts.declarations.contains { subject.isAbout(facts[$0.name]) }
  }

  /// More files than this are not searched for the uses of a case.
  private static let most = 3000

  /// The edits, and the places that are left.
  func plan() -> EditPlan {
    var plan = EditPlan(Phrase("wire it", zh: "接线"), .safe)
    let known = KnownNames(of: codebase, for: subject)
    var wired = Wired(repeated: RepeatedCode(subject: subject, known: known))
    let sites = sites
    var count = -1
    // What one place declares another may need.
    while count != wired.texts.count {
      count = wired.texts.count
      for site in sites { if let unit = site.unit { wire(unit, &wired, depth: 0) } }
    }
    wired.texts = wired.texts.filter {
      !unwired.contains(codebase.workspace.files[$0.key.file].path)
    }
    for (unit, text) in wired.texts.sorted(by: {
      ($0.key.file, $0.key.bytes.lowerBound) < ($1.key.file, $1.key.bytes.lowerBound)
    }) {
      let path = codebase.workspace.files[unit.file].path
      guard let bytes = code.texts[path] else { continue }
      let insertion = WiringInsertion(unit, text: text, in: bytes)
      plan.edits.append(
        Edit(
          .replace(path: path, bytes: insertion.offset..<insertion.offset, with: insertion.text),
          because: Phrase("as '\(subject.old)' is wired", zh: "与 '\(subject.old)' 的接线相同")))
      plan.reads[path] = bytes
    }
    plan.steps += steps(
      of: sites.filter { site in
        !wired.texts.keys.contains { $0.file == site.file && $0.bytes.contains(site.offset) }
      })
    return plan
  }

  /// What is written so far.
  private struct Wired {
    var repeated: RepeatedCode
    var texts: [WiringUnit: String] = [:]
  }

  /// Repeats a piece, after what it needs; whether that could be done.
  @discardableResult
  private func wire(_ unit: WiringUnit, _ wired: inout Wired, depth: Int) -> Bool {
    if wired.texts[unit] != nil { return true }
    guard depth < 6, let text = text(of: unit), !holdsNumber(text, unit), !isThere(unit) else {
      return false
    }
    var trial = wired
    for name in wired.repeated.missing(text) {
      guard let place = declaration(of: name) else { return false }
      let needed = WiringUnit(member: place, in: codebase)
      if needed == unit { continue }
      trial.repeated.known.expect([subject.renamed(name)])
      guard wire(needed, &trial, depth: depth + 1) else { return false }
    }
    guard let new = trial.repeated.text(text), new != text else { return false }
    trial.texts[unit] = new
    if unit.kind == .enumCase {
      let name = text.split(separator: "(").first.map { TypeText.words($0).last ?? "" } ?? ""
      trial.repeated.known.expect([subject.renamed(name)])
      guard let branches = cases.branches(of: name, in: code) else { return false }
      for branch in branches {
        guard wire(branch, &trial, depth: depth + 1) else { return false }
      }
    }
    if unit.kind == .member, let property = StoredProperty(unit, in: codebase, code) {
      guard let stores = property.assignments else { return false }
      trial.repeated.known.expect([subject.renamed(property.name)])
      for store in stores {
        guard wire(store, &trial, depth: depth + 1) else { return false }
      }
    }
    if unit.kind == .member,
      let name = TypeText.words(new.prefix { $0 != "{" }).first(where: {
        wired.repeated.subject.isAbout($0)
      })
    {
      trial.repeated.known.expect([name])
    }
    wired = trial
    return true
  }

  /// Whether its file declares already what it would be repeated as.
  private func isThere(_ unit: WiringUnit) -> Bool {
    let facts = codebase.facts(unit.file)
    let own = facts.declarations.filter { Int($0.extent.start) == unit.bytes.lowerBound }
    return own.contains { one in
      let new = subject.renamed(facts[one.name])
      return new != facts[one.name]
        && facts.declarations.contains { $0.parent == one.parent && facts[$0.name] == new }
    }
  }

  private func text(of unit: WiringUnit) -> String? {
    let text = code.text(unit.bytes, in: unit.file)
    return text.isEmpty ? nil : text
  }

  /// Whether a number says which of several it is: no two may have one.
  private func holdsNumber(_ text: String, _ unit: WiringUnit) -> Bool {
    guard let tokens = CodeTokens(Array(text.utf8)) else { return true }
    return tokens.all.indices.contains { index in
      tokens.all[index].kind == .number
        && (unit.kind == .enumCase || tokens.isAt(index - 2, "tag"))
    }
  }

  /// The one member of that name that is not in the example's own files.
  private func declaration(of name: String) -> DeclarationID? {
    var found: [DeclarationID] = []
    for file in codebase.workspace.files.indices
    where !own.contains(file) && codebase.scopes[file].isProduction {
      let facts = codebase.facts(file)
      for (index, declaration) in facts.declarations.enumerated()
      where facts[declaration.name] == name && declaration.parent >= 0
        && [.function, .property, .enumCase].contains(declaration.kind)
        && !declaration.modifiers.contains(.isLocal)
      {
        found.append(DeclarationID(file: file, declaration: DeclarationIndex(index)))
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
