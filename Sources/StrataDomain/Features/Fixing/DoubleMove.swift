internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A file of test doubles on its way to the one target of tests that names them.
struct DoubleMove {
  private let subject: FixSubject
  private let code: MovedCode
  /// The file among the tests that it goes beside.
  private let neighbour: Int
  /// The line by which the tests import what the file leaves.
  private let line: String
  private var codebase: Codebase { subject.codebase }
  private var source: SourceFile { codebase.workspace.files[subject.file] }

  /// What it takes to move the file of a double; nil where it declares what is no double, where others
  /// than the tests of one target name one, or where these may not see what it needs.
  init?(of id: SymbolID, in subject: FixSubject) {
    let codebase = subject.codebase
    let files = codebase.workspace.files
    let own = files[subject.file].modules
    let doubles = codebase.symbols.ids.filter {
      codebase.symbols[$0].place.file == subject.file && codebase.symbols[$0].parent == nil
    }
    guard own.count == 1, let module = own.first,
      doubles.allSatisfy({ codebase.roles.has($0, .testDouble) }),
      let code = MovedCode(
        of: id, with: doubles.filter { $0 != id }, in: codebase, subject.text),
      code.isWholeFile,
      // The files that it reads would stay in the app.
      !FixKind.resources.contains(where: subject.text.says),
      // What lies among the tests is compiled into the app by mistake: a target has to let it go.
      !files[subject.file].folders.contains(where: { $0.hasSuffix("Tests") })
    else { return nil }
    let users = files.indices.filter { file in
      file != subject.file
        && (doubles.contains { codebase.references[file].contains(.symbol($0)) }
          || codebase.facts(file).references.contains { reference in
            files[file].modules.allSatisfy { codebase.workspace.modules[$0].kind == .folder }
              && doubles.contains {
                codebase.symbols[$0].name == codebase.facts(file)[reference.name]
              }
          })
    }
    guard let first = users.first, Set(users.map { Set(files[$0].modules) }).count == 1,
      files[first].modules.count == 1, files[first].modules != own,
      users.allSatisfy({ codebase.layer(ofFile: $0) == .test }),
      let line = users.lazy.compactMap({
        Self.testable(codebase.workspace.modules[module].name, in: $0, subject)
      }).first
    else { return nil }
    let tests = files.indices.filter {
      files[$0].modules == files[first].modules && codebase.layer(ofFile: $0) == .test
    }
    let names = Set(doubles.map { codebase.symbols[$0].name })
    let isTaken = codebase.symbols.ids.contains {
      tests.contains(codebase.symbols[$0].place.file) && names.contains(codebase.symbols[$0].name)
    }
    guard !isTaken, Self.isImported(by: tests, subject),
      let neighbour = Self.neighbour(of: id, among: tests, users, codebase)
    else { return nil }
    (self.subject, self.code, self.neighbour, self.line) = (subject, code, neighbour, line)
  }

  /// The line by which a file imports a module with what that keeps to itself; nil where none does.
  private static func testable(_ name: String, in file: Int, _ subject: FixSubject) -> String? {
    let facts = subject.codebase.facts(file)
    guard let found = facts.imports.first(where: { facts[$0.module] == name }),
      let text = try? subject.read(subject.codebase.workspace.files[file].path)
    else { return nil }
    let words = TextLine(facts.position(of: found.span).line, of: text).words
    return words.first == "@testable" ? words.joined(separator: " ") : nil
  }

  /// Whether the tests import every other module of the project that the file does.
  private static func isImported(by tests: [Int], _ subject: FixSubject) -> Bool {
    let codebase = subject.codebase
    let own = Set(codebase.workspace.modules.map(\.name))
    let known = Set(tests.flatMap { codebase.facts($0).importedModules })
    return codebase.facts(subject.file).importedModules.allSatisfy {
      !own.contains($0) || known.contains($0)
    }
  }

  /// A file in the folder of doubles that serves whoever names one: what such a folder lies in holds all
  /// of them. The nearest goes first, then what is called as the double is, `Mocks` for a `MockClock`,
  /// then where most doubles are. Without one it is the users' own folder; nil where they have several.
  private static func neighbour(
    of id: SymbolID, among tests: [Int], _ users: [Int], _ codebase: Codebase
  ) -> Int? {
    let doubles = Set(
      codebase.types(.testDouble).filter { codebase.symbols[$0].parent == nil }
        .map { codebase.symbols[$0].place.file })
    let files = codebase.workspace.files
    func folder(_ file: Int) -> Substring { files[file].folder }
    let kind = Set(codebase.symbols.words(of: id).bare).intersection(LayerWords.doubles)
    let serving = Dictionary(grouping: tests, by: folder).compactMap { place, own -> Home? in
      let kept = own.filter(doubles.contains)
      let words = doubleWords(place)
      guard !words.isEmpty || own.count < 2 * kept.count, let first = kept.first ?? own.first else {
        return nil
      }
      let around = words.isEmpty ? parent(place) : outside(place)
      guard users.allSatisfy({ "\(folder($0))/".hasPrefix(around.isEmpty ? "" : around + "/") })
      else {
        return nil
      }
      let says =
        words.isDisjoint(with: LayerWords.doubles) ? 1 : words.isDisjoint(with: kind) ? 0 : 2
      return Home(depth: around.count, says: says, count: kept.count, file: first)
    }
    let best = serving.max {
      ($0.depth, $0.says, $0.count, $1.file) < ($1.depth, $1.says, $1.count, $0.file)
    }
    if let best { return best.file }
    guard let own = users.first.map(folder), Set(users.map(folder)).count == 1 else { return nil }
    // Nor do they lie among suites where those have a folder for what helps them.
    let helping = tests.first {
      let path = folder($0)
      return path.hasPrefix(own + "/")
        && NameStem.words(of: String(path).lastComponent).last.map(helpers.contains) == true
    }
    if let helping { return helping }
    // Nor does a double lie with the suite of one thing that it is not called after.
    let isOfAnother =
      tests.contains { !"\(folder($0))/".hasPrefix(own + "/") }
      && Set(NameStem.words(of: String(own).lastComponent))
        .isDisjoint(with: NameStem.words(of: codebase.symbols[id].name))
    if isOfAnother { return nil }
    // A folder of doubles that no target is known to compile is where they would go all the same.
    let isKept = files.indices.contains {
      "\(folder($0))/".hasPrefix(own + "/") && !doubleWords(folder($0)).isEmpty
    }
    return isKept ? nil : users.first
  }

  private static let helpers = Set(["helper", "support", "util", "utility"].map(NameStem.word))

  /// A folder of doubles: how deep that lies which it serves, how well its name fits, how many it has.
  private struct Home {
    let depth: Int
    let says: Int
    let count: Int
    let file: Int
  }

  /// The words for doubles that a folder's own name has: `Mocks`, `Test Double`.
  private static func doubleWords(_ folder: Substring) -> Set<String> {
    let name = folder.split(separator: "/").last.map { NameWords.split(String($0)) } ?? []
    return Set(name.map { WordReader.singular($0.lowercased()) })
      .intersection(LayerWords.doubles + ["double"])
  }

  /// What lies around the folders of a path's end that are called after doubles.
  private static func outside(_ folder: Substring) -> Substring {
    doubleWords(folder).isEmpty ? folder : outside(parent(folder))
  }

  private static func parent(_ folder: Substring) -> Substring {
    folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
  }

  /// The file among the tests, with what it has to import; nil where something is there, or a project
  /// cannot be told.
  func proposal() throws(ChangeError) -> FixProposal? {
    let home = codebase.workspace.files[neighbour]
    let target = home.folder + "/" + source.name
    guard codebase.index(ofFile: target) == nil, !home.folder.isEmpty else { return nil }
    let name = subject.finding.subject
    let because = Phrase("only tests name '\(name)'", zh: "只有测试引用 '\(name)'")
    var proposal = FixProposal([
      Edit(.move(from: source.path, to: target), because: because), importing(because),
    ])
    proposal.edits += HeaderPath(
      from: source.path, to: target, but: codebase.workspace.targets(of: subject.file)
    ).changes(in: subject.text).map {
      Edit(
        .replace(path: source.path, bytes: $0.bytes, with: Array($0.text.utf8)), because: because)
    }
    if let target = try targetLine(because) { proposal.edits.append(target) }
    let projects = Set(
      (source.modules + home.modules).map { codebase.workspace.modules[$0].manifest })
    for project in projects.filter({ $0.hasSuffix(".pbxproj") }).sorted() {
      let text = try subject.read(project)
      let listing = XcodeListing(of: source.name, in: text)
      let beside = XcodeListing(of: home.name, in: text)
      if listing == nil, beside == nil { continue }
      let actions =
        if let listing, let beside {
          listing.joins(beside, at: project)
        } else {
          listing?.removal(at: project) ?? beside?.edits(for: source.name, at: project)
        }
      guard let actions else { return nil }
      proposal.edits += actions.map {
        Edit($0, because: Phrase("lists '\(source.name)'", zh: "列出 '\(source.name)'"))
      }
      proposal.reads[project] = text
    }
    proposal.intents[target] = EditPlan.Intent(
      layer: .test, modules: codebase.workspace.targets(of: neighbour))
    proposal.steps = [FixKind.build]
    return proposal
  }

  /// The line at the top that names the target, told for that of the tests, if these say so of themselves.
  private func targetLine(_ because: Phrase) throws(ChangeError) -> Edit? {
    func names(_ file: Int) -> Set<String> { codebase.workspace.targets(of: file) }
    let home = codebase.workspace.files[neighbour]
    guard let new = names(neighbour).first, let old = names(subject.file).first, old != new,
      Self.line(saying: new, in: try subject.read(home.path)) != nil,
      let line = Self.line(saying: old, in: subject.text),
      let bytes = subject.text[Int(line.whole.start)..<Int(line.whole.end)]
        .firstRange(of: Array(old.utf8))
    else { return nil }
    return Edit(
      .replace(path: source.path, bytes: bytes, with: Array(new.utf8)), because: because)
  }

  /// The line of the comment that a file begins with, if one says nothing else.
  private static func line(saying word: String, in text: [UInt8]) -> TextLine? {
    (1...8).lazy.map { TextLine($0, of: text) }
      .prefix { $0.words.first == "//" }.first { $0.words == ["//", word] }
  }

  /// The import behind the others, or above the code.
  private func importing(_ because: Phrase) -> Edit {
    let facts = codebase.facts(subject.file)
    let last = facts.imports.map { facts.position(of: $0.span).line }.max()
    let end = TextLine(1, of: subject.text).end
    let place =
      last.map { Int(TextLine($0, of: subject.text).whole.end) }
      ?? code.lines.map(\.lowerBound).min() ?? 0
    let text = line + end + (last == nil ? end : "")
    return Edit(
      .replace(path: source.path, bytes: place..<place, with: Array(text.utf8)), because: because)
  }
}
