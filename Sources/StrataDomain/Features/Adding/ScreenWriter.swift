internal import StrataCode
internal import StrataModel

/// Plans a screen: each file of the example's, by its name and in its folder.
struct ScreenWriter {
  let code: CodeText
  let conventions: Conventions
  let example: ScreenExample
  let subject: SubjectName
  /// By file of the example: what is saved of the Xcode projects that compile it, by path.
  let projects: [Int: [String: [UInt8]]]
  /// Members that are not repeated, as they would be called.
  let silent: Set<String>

  private var codebase: Codebase { code.codebase }

  func plan(_ request: AddRequest) throws(AddError) -> EditPlan {
    for id in [example.driver, example.view].compactMap({ $0 }) {
      try codebase.requireFree(subject.renamed(codebase.symbols[id].name))
    }
    let title = subject.renamed(codebase.symbols[example.view].name)
    var plan = EditPlan(Phrase("add screen \(title)", zh: "新增界面 \(title)"), .safe)
    plan.reads = code.texts
    let texts = texts
    for home in Set(texts.keys.map { codebase.symbols[$0].place.file }).sorted() {
      let parts = example.all.filter { codebase.symbols[$0].place.file == home && texts[$0] != nil }
        .sorted()
      try add(parts, texts, like: home, request, to: &plan)
    }
    for id in example.others where texts[id] == nil {
      let (old, new) = (codebase.symbols[id].name, subject.renamed(codebase.symbols[id].name))
      plan.steps.append(
        Phrase("write '\(new)' if you need it, as '\(old)'", zh: "如有需要，参照 '\(old)' 编写 '\(new)'"))
    }
    return plan
  }

  /// By type of the example: the new one's lines; nothing for what cannot be repeated.
  private var texts: [SymbolID: [String]] {
    var known = KnownNames(of: codebase, for: subject)
    let members = example.all.flatMap(codebase.members)
    known.expect(
      (example.all.map { codebase.symbols[$0].name } + members.map(codebase.name)).map {
        subject.renamed($0)
      })
    var repeated = RepeatedCode(subject: subject, known: known)
    repeated.silent = silent
    var others: [SymbolID: [String]] = [:]
    while true {
      others = [:]
      for id in example.others where !isGone(id, repeated) {
        others[id] = repeated.text(code.whole(codebase.symbols[id].place))?
          .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      }
      let lost = Set(example.others.filter { others[$0] == nil }.map { codebase.symbols[$0].name })
      if lost.isSubset(of: repeated.gone) { break }
      repeated.gone.formUnion(lost)
    }
    let step = FileStyle(of: [], indentation: conventions.decided(.indentation)?.value).indent
    let text = ScreenText(code: code, subject: subject, step: step)
    if let driver = example.driver {
      let own = RepeatedMembers(of: driver, in: code, repeated)
      others[driver] = text.driver(driver, own)
      repeated.gone.formUnion(own.gone)
    }
    let shown = RepeatedMembers(of: example.view, in: code, repeated)
    repeated.gone.formUnion(shown.gone)
    others[example.view] = text.view(example.view, shown, repeated)
    return others
  }

  /// Whether a type has a counterpart already, or is not about what changes.
  private func isGone(_ id: SymbolID, _ repeated: RepeatedCode) -> Bool {
    let name = codebase.symbols[id].name
    return !subject.isAbout(name) || repeated.gone.contains(name)
      || !codebase.symbols.topLevelTypes(named: subject.renamed(name)).isEmpty
  }

  private func add(
    _ parts: [SymbolID], _ texts: [SymbolID: [String]], like home: Int, _ request: AddRequest,
    to plan: inout EditPlan
  ) throws(AddError) {
    let model = codebase.workspace.files[home]
    let base = String(model.name.dropLast(".swift".count))
    let own = subject.renamed(base)
    let name = (own == base ? subject.renamed(codebase.symbols[parts[0]].name) : own) + ".swift"
    let file = try NewFile(
      name, like: home, about: (subject.old, subject.new), request.wish, in: code,
      conventions)
    try file.requireFree(for: request.name)
    let lines = Array(parts.compactMap { texts[$0] }.joined(separator: [""]))
    file.add(
      lines, imports: imports(of: home), because: .like(codebase.symbols[parts[0]].name),
      listedIn: projects[home] ?? [:], to: &plan)
    let open = lines.count { $0.contains("#warning") }
    if open > 0 {
      plan.steps.append(
        Phrase(
          "decide \(open) \(open == 1 ? "thing" : "things") in '\(file.path)', marked with #warning",
          zh: "在 '\(file.path)' 中决定 \(open) 处标有 #warning 的内容"))
    }
  }

  /// The imports of a file, those of modules about the subject told for the new one if there is one.
  private func imports(of home: Int) -> [String] {
    let modules = Set(codebase.workspace.modules.map(\.name))
    return code.imports(of: home).compactMap { one in
      let new = subject.renamed(one.module)
      if new == one.module || !modules.contains(one.module) { return one.line }
      return modules.contains(new) ? one.line.replacing(one.module, with: new) : nil
    }
  }
}
