internal import StrataCode
internal import StrataModel

/// Another name for what types hold and take, wherever it is said.
struct HeldRenaming {
  private let old: Set<String>
  private let new: String
  private let holders: Set<SymbolID>
  private let codebase: Codebase

  init(from old: Set<String>, to new: String, of holders: Set<SymbolID>, in codebase: Codebase) {
    self.old = old.subtracting([new])
    self.new = new
    self.holders = holders
    self.codebase = codebase
  }

  /// Whether a text may say one of the names.
  func concerns(_ text: [UInt8]) -> Bool { old.contains(where: text.says) }

  /// The edits of a file; nil where a name may be something else, is said in a comment or a text, or
  /// where the new one is taken.
  func edits(of file: Int, _ tokens: CodeTokens) -> [Edit]? {
    let facts = codebase.facts(file)
    let path = codebase.workspace.files[file].path
    var edits: [Edit] = []
    var touched: Set<DeclarationIndex> = []
    for name in old {
      let positions = tokens.positions(of: name)
      for index in positions {
        let bytes = tokens.all[index].bytes
        let owner = facts.owner(at: UInt32(bytes.lowerBound))
        guard let isIts = isIts(index, inside: owner, facts, file, tokens) else { return nil }
        if !isIts { continue }
        if let owner, isHolder(owner, file) { touched.insert(owner) }
        edits.append(
          Edit(
            .replace(path: path, bytes: bytes, with: Array(new.utf8)),
            because: Phrase("called '\(new)'", zh: "改名为 '\(new)'")))
      }
      // A word of prose is no name.
      if !edits.isEmpty, name.contains(where: \.isUppercase),
        tokens.text.count(of: name) > positions.count
      {
        return nil
      }
    }
    let isTaken = tokens.positions(of: new).contains { index in
      touched.contains { facts[$0].extent.contains(UInt32(tokens.all[index].bytes.lowerBound)) }
    }
    return isTaken ? nil : edits
  }

  private func isHolder(_ owner: DeclarationIndex, _ file: Int) -> Bool {
    codebase.typesAround(owner, in: file).first.map(holders.contains) == true
  }

  /// Whether a name is that of what is held; nil where it cannot be told.
  private func isIts(
    _ index: Int, inside owner: DeclarationIndex?, _ facts: FileFacts, _ file: Int,
    _ tokens: CodeTokens
  ) -> Bool? {
    let isInside = owner.map { isHolder($0, file) } == true
    if !isInside, let owner,
      codebase.typesAround(owner, in: file).contains(where: holders.contains)
    {
      return nil
    }
    guard tokens.isAt(index + 1, ":") else { return isInside }
    let start = UInt32(tokens.all[index].bytes.lowerBound)
    if facts.declarations.contains(where: { $0.span.start == start }) { return isInside }
    if let parameter = facts.parameters.first(where: { $0.span.contains(start) }) {
      let label = facts[parameter.label]
      if !isInside { return false }
      return label == "_" || label == facts[parameter.name] ? true : nil
    }
    guard let open = tokens.opening(around: index) else { return isInside ? nil : false }
    if tokens.isAt(open, "(") {
      let called = tokens.word(open - 1)
      if holders.contains(where: { codebase.symbols[$0].name == called }) { return true }
      if called == "init" { return isInside && tokens.isAt(open - 3, "self") ? true : nil }
    }
    return isInside ? nil : false
  }
}

extension [UInt8] {
  /// How often a name stands in a text as a word of its own.
  func count(of name: String) -> Int {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return 0 }
    var count = 0
    var index = startIndex
    while let found = self[index...].firstIndex(of: first) {
      let end = found + wanted.count
      index = found + 1
      guard end <= self.count, self[found..<end].elementsEqual(wanted),
        found == 0 || !self[found - 1].isOfWord, end == self.count || !self[end].isOfWord
      else { continue }
      count += 1
    }
    return count
  }

  /// Whether a name stands in a text as a word of its own.
  func says(_ name: String) -> Bool { count(of: name) > 0 }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    self == UInt8(ascii: "_") || self >= 0x80
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }
}
