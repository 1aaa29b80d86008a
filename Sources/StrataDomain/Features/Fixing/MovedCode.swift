internal import StrataCode
internal import StrataModel

/// The declarations of a type in its file, as they are cut out of it: the type itself and the
/// extensions beside it, with the comments above them.
struct MovedCode {
  let codebase: Codebase
  let file: Int
  /// What is saved of the file.
  let text: [UInt8]
  /// Indices of the declarations, in source order.
  let declarations: [DeclarationIndex]
  /// By declaration: whole lines, with the comments above.
  let lines: [Range<Int>]

  /// The code of a type; nil where it cannot be cut at whole lines, stands under a condition, or is
  /// tied to its file by what that keeps to itself.
  init?(
    of id: SymbolID, with others: [SymbolID] = [], in codebase: Codebase, _ text: [UInt8]
  ) {
    let file = codebase.symbols[id].place.file
    let facts = codebase.facts(file)
    self.init(
      ([id] + others).flatMap { codebase.symbols.bodies[Int($0.index)] }
        .filter { $0.file == file && facts[$0.declaration].parent == topLevel }
        .map(\.declaration).sorted(), of: file, in: codebase, text)
  }

  /// Some declarations of a file; nil as above.
  init?(
    _ declarations: [DeclarationIndex], of file: Int, in codebase: Codebase, _ text: [UInt8]
  ) {
    self.codebase = codebase
    self.text = text
    self.file = file
    self.declarations = declarations
    let facts = codebase.facts(file)
    guard text.isRead(as: facts) else { return nil }
    var lines: [Range<Int>] = []
    for index in declarations {
      guard let whole = Self.lines(of: facts[index], facts, text) else { return nil }
      lines.append(whole)
    }
    self.lines = lines
    if declarations.isEmpty || isTied { return nil }
  }

  /// With more of the same file; nil as above.
  func joined(with other: MovedCode) -> MovedCode? {
    MovedCode(
      Set(declarations + other.declarations).sorted(), of: file, in: codebase, text)
  }

  /// Whether nothing else is declared in the file.
  var isWholeFile: Bool {
    let facts = codebase.facts(file)
    return facts.declarations.indices.allSatisfy {
      facts.declarations[$0].parent != topLevel || declarations.contains(DeclarationIndex($0))
    }
  }

  /// What the rest of the file is called after: the type that is called after what went, the one type that
  /// stays, or the one that is extended with what the moved code declares; nil where none says it all.
  func left(without name: String) -> String? {
    let facts = codebase.facts(file)
    let left = facts.declarations.indices.filter {
      facts.declarations[$0].parent == topLevel && !declarations.contains(DeclarationIndex($0))
    }.map { facts.declarations[$0] }
    let types = left.filter(\.kind.isConcreteType).map { facts[$0.name] }
    let words = Set(NameStem.words(of: name))
    let kin = types.filter { words.isSubset(of: NameStem.words(of: $0)) }
    if let only = kin.count == 1 ? kin.first : types.count == 1 ? types.first : nil { return only }
    guard let extended = left.first, left.count == 1, extended.kind == .extension else {
      return nil
    }
    return "\(facts[extended.name])+\(name)"
  }

  /// The lines of the code, declarations apart by an empty one.
  var written: [String] {
    lines.map { range in
      var lines = String(decoding: text[range], as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }.joined(separator: [""]).map { $0 }
  }

  /// The imports that the code needs where it goes.
  var imports: [String] {
    let facts = codebase.facts(file)
    var outer: [String] = []
    var modules: Set<String> = []
    for (position, reference) in facts.references.enumerated() where holds(reference.span.start) {
      switch codebase.references[file][position] {
      case .external: outer.append(String(facts[reference.name].prefix { $0 != "." }))
      case .symbol(let id):
        let other = codebase.workspace.files[codebase.symbols[id].place.file].modules
        if other != codebase.workspace.files[file].modules {
          modules.formUnion(other.map { codebase.workspace.modules[$0].name })
        }
      case .parameter, .ambiguous: continue
      }
    }
    outer += facts.attributes.filter { holds($0.span.start) }.map { facts[$0.name] }
    let own = Set(codebase.workspace.modules.map(\.name))
    let isPlain = StandardTypes.explain(outer)
    // Whatever UIKit is asked for says so in its first letters; it hands Foundation on.
    let isDrawing = outer.contains { name in
      ["UI", "NS", "CG"].contains { name.hasPrefix($0) }
        && name.dropFirst(2).first?.isUppercase == true
    }
    let hasIdle = !isDrawing && facts.importedModules.contains("UIKit")
    let needsFoundation =
      (isPlain || hasIdle) && outer.contains(where: FoundationUse.isFoundation)
      || isPlain && facts.importedModules.contains("Foundation")
        && FoundationUse(file, text, in: codebase, where: holds).isPossible
    let kept = facts.imports.filter { line in
      let module = facts[line.module]
      return modules.contains(module)
        || !own.contains(module) && !(hasIdle && module == "UIKit")
          && (!isPlain || needsFoundation && module == "Foundation")
    }
    return facts.lines(of: kept, needsFoundation: needsFoundation, in: text)
  }

  /// Whether a byte is in the code.
  func holds(_ offset: UInt32) -> Bool { lines.contains { $0.contains(Int(offset)) } }

  /// Whether the code, or what stays, uses what the other keeps to the file.
  private var isTied: Bool {
    let facts = codebase.facts(file)
    let code = String(decoding: lines.flatMap { text[$0] }, as: UTF8.self)
    return facts.declarations.contains { declaration in
      let isInside = holds(declaration.span.start)
      let isTop = declaration.parent == topLevel
      if isInside {
        return isTop && declaration.access < .internal || declaration.access == .fileprivate
      }
      guard declaration.access == .fileprivate || isTop && declaration.access == .private else {
        return false
      }
      return code.contains(facts[declaration.name])
    }
  }

  func number(at offset: Int) -> Int {
    codebase.facts(file).lines.position(of: UInt32(offset)).line
  }

  /// The lines of a declaration with the comments above it; nil where it is not alone in them.
  static func lines(
    of declaration: Declaration, _ facts: FileFacts, _ text: [UInt8]
  ) -> Range<Int>? {
    let extent = declaration.extent
    guard !facts.regions.contains(where: { $0.span.contains(extent.start) }) else { return nil }
    var first = facts.lines.position(of: extent.start).line
    let start = TextLine(first, of: text)
    let last = TextLine(facts.lines.position(of: extent.end - 1).line, of: text)
    let isAlone =
      text[Int(start.whole.start)..<Int(extent.start)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      && text[Int(extent.end)..<Int(last.whole.end)].allSatisfy {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
      }
    guard isAlone else { return nil }
    while first > 1 {
      let above = TextLine(first - 1, of: text)
      guard let word = above.words.first, word.hasPrefix("//"), !above.words.contains("MARK:"),
        !isHeader(first - 1, text)
      else { break }
      first -= 1
    }
    // A block of comment is cut by nobody but a person.
    if first > 1, TextLine(first - 1, of: text).words.last?.hasSuffix("*/") == true { return nil }
    return Int(TextLine(first, of: text).whole.start)..<Int(last.whole.end)
  }

  /// Whether a line belongs to the comment that the file begins with, and documents no code.
  static func isHeader(_ number: Int, _ text: [UInt8]) -> Bool {
    TextLine(number, of: text).words.first?.hasPrefix("///") == false
      && (1...number).allSatisfy { TextLine($0, of: text).words.first?.hasPrefix("//") == true }
  }
}
