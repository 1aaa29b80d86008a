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
  let demands: AddDemands

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
    repeated.silent = Set(demands.silent.values.joined())
    let step = FileStyle(of: [], indentation: conventions.decided(.indentation)?.value).indent
    let text = ScreenText(code: code, subject: subject, step: step)
    var others: [SymbolID: [String]] = [:]
    while true {
      others = [:]
      var lost: Set<String> = []
      for id in example.others {
        if !isGone(id, repeated) {
          others[id] = repeated.text(code.whole(codebase.symbols[id].place))?
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
          if others[id] == nil, let part = part(id, repeated) {
            others[id] = text.part(id, part)
            lost.formUnion(part.gone.subtracting(part.open.map(codebase.name)))
          }
        }
        if others[id] == nil { lost.insert(codebase.symbols[id].name) }
      }
      if lost.isSubset(of: repeated.gone) { break }
      repeated.gone.formUnion(lost)
    }
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
    return !subject.isAbout(name) || repeated.gone.contains(name) || isRefused(id)
      || !codebase.symbols.topLevelTypes(named: subject.renamed(name)).isEmpty
  }

  /// Whether a plan was refused because of its file, which is not that of the view.
  private func isRefused(_ id: SymbolID) -> Bool {
    if demands.unwritten.isEmpty || isBesideScreen(id) { return false }
    let name = fileName(of: [id], like: codebase.symbols[id].place.file)
    return demands.unwritten.keys.contains { $0.lastComponent == name }
  }

  private func isBesideScreen(_ id: SymbolID) -> Bool {
    [example.view, example.driver].compactMap { $0 }.contains {
      codebase.symbols[$0].place.file == codebase.symbols[id].place.file
    }
  }

  /// What of a class or struct that cannot be repeated whole comes along: how it is made, and what its
  /// protocols ask for. Nil where that is nothing, or nobody knows where it goes.
  private func part(_ id: SymbolID, _ repeated: RepeatedCode) -> RepeatedMembers? {
    let symbol = codebase.symbols[id]
    let head = code.whole(symbol.place).prefix { $0 != "{" }
    guard [.class, .struct].contains(symbol.kind), repeated.text(String(head)) != nil else {
      return nil
    }
    let members = RepeatedMembers(of: id, in: code, repeated)
    let kept = Set(members.kept.map(\.place))
    guard codebase.initializers(of: id).allSatisfy(kept.contains),
      !members.open.isEmpty || kept.contains(where: { codebase.declaration($0).kind == .function })
    else { return nil }
    let isPlaced =
      (try? NewFolder(beside: symbol.place.file, in: codebase).place(
        from: subject.old, to: subject.new, NewFolder.Wish(),
        called: fileName(of: [id], like: symbol.place.file))) != nil
    return isPlaced ? members : nil
  }

  /// What the file is called that has some types of one.
  private func fileName(of parts: [SymbolID], like home: Int) -> String {
    let base = codebase.workspace.files[home].base
    let own = subject.renamed(base)
    return (own == base ? subject.renamed(codebase.symbols[parts[0]].name) : own) + ".swift"
  }

  private func add(
    _ parts: [SymbolID], _ texts: [SymbolID: [String]], like home: Int, _ request: AddRequest,
    to plan: inout EditPlan
  ) throws(AddError) {
    let file = try NewFile(
      fileName(of: parts, like: home), like: home, about: (subject.old, subject.new), request.wish,
      in: code, conventions)
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
