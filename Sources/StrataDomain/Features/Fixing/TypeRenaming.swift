internal import StrataCode
internal import StrataModel

/// Other names of types, wherever they are named.
struct TypeRenaming {
  /// By type: its other name, where it has one.
  let names: [SymbolID: String]
  private let codebase: Codebase

  init(_ names: [SymbolID: String], in codebase: Codebase) {
    (self.names, self.codebase) = (names, codebase)
  }

  /// Values of Domain that are called for what is sent, and what they are called without that:
  /// `VoucherResponse` is `Voucher`.
  init(withoutTheWire types: [SymbolID], in codebase: Codebase) {
    var names: [SymbolID: String] = [:]
    for id in types {
      let name = codebase.symbols[id].name
      guard let suffix = codebase.symbols.words(of: id).suffix(from: LayerWords.sentTypes),
        name.count > suffix.count, name.lowercased().hasSuffix(suffix)
      else { continue }
      names[id] = String(name.dropLast(suffix.count))
    }
    self.init(names, in: codebase)
  }

  /// Adds the other names wherever the types are named but where something is written anyway, and gives a
  /// file that is called after one its other name; whether every name could be followed.
  func add(to proposal: inout FixProposal, _ subject: FixSubject) throws(ChangeError) -> Bool {
    if names.isEmpty { return true }
    for file in codebase.workspace.files.indices {
      let path = codebase.workspace.files[file].path
      let text = try subject.read(path)
      for (id, name) in names {
        let old = codebase.symbols[id].name
        guard text.says(old) else { continue }
        guard let tokens = try subject.tokens(file),
          let places = places(of: id, in: file, tokens),
          try follow(id, in: file, to: &proposal, subject)
        else { return false }
        proposal.reads[path] = text
        proposal.renamed.insert(old)
        for bytes in places where !proposal.edits.contains(where: { $0.touches(bytes, of: path) }) {
          proposal.edits.append(
            Edit(
              .replace(path: path, bytes: bytes, with: Array(name.utf8)),
              because: Phrase("called '\(name)'", zh: "改名为 '\(name)'")))
        }
      }
    }
    return true
  }

  /// Renames a file that is called after a type; whether the Xcode projects that list it could be
  /// changed.
  private func follow(
    _ id: SymbolID, in file: Int, to proposal: inout FixProposal, _ subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let source = codebase.workspace.files[file]
    let old = codebase.symbols[id].name + ".swift"
    guard codebase.symbols[id].place.file == file, source.name == old, let name = names[id] else {
      return true
    }
    for project in Set(source.modules.map { codebase.workspace.modules[$0].manifest })
    where project.hasSuffix(".pbxproj") {
      let text = try subject.read(project)
      guard let listing = XcodeListing(of: old, in: text) else { continue }
      guard let renames = listing.renames(to: name + ".swift", at: project) else { return false }
      proposal.edits += renames.map {
        Edit($0, because: Phrase("called after '\(name)'", zh: "以 '\(name)' 命名"))
      }
      proposal.reads[project] = text
    }
    let target = source.path.dropLast(old.count) + "\(name).swift"
    guard codebase.index(ofFile: String(target)) == nil else { return false }
    proposal.edits.append(
      Edit(
        .move(from: source.path, to: String(target)),
        because: Phrase("called after '\(name)'", zh: "以 '\(name)' 命名")))
    return true
  }

  /// Where a file names a type; nil where it does so in a way that is not followed.
  private func places(of id: SymbolID, in file: Int, _ tokens: CodeTokens) -> [Range<Int>]? {
    let symbol = codebase.symbols[id]
    let facts = codebase.facts(file)
    var spans: Set<Range<Int>> = []
    if symbol.place.file == file {
      let span = codebase.declaration(symbol.place).span
      spans.insert(Int(span.start)..<Int(span.end))
    }
    for (reference, target) in zip(facts.references, codebase.references[file])
    where target == .symbol(id) {
      spans.insert(Int(reference.span.start)..<Int(reference.span.end))
    }
    let positions = tokens.positions(of: symbol.name).map { tokens.all[$0].bytes }
    return Set(positions) == spans ? positions : nil
  }
}

extension Edit {
  /// Whether it writes over some bytes of a file.
  fileprivate func touches(_ bytes: Range<Int>, of path: String) -> Bool {
    guard case .replace(let file, let range, _) = action else { return false }
    return file == path && range.overlaps(bytes)
  }
}
