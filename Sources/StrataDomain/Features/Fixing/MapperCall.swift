internal import StrataCode
internal import StrataModel

/// One call of a method by name: whose it is, as far as the text says it, and where `try` belongs.
struct MapperCall {
  private let name: Int
  private let file: Int
  private let tokens: CodeTokens
  private let codebase: Codebase
  /// The first token of what the method is asked of.
  private let root: Int
  /// The first token of the call of `map` around it.
  private let outer: Int?
  private let owner: DeclarationIndex?

  /// The call whose method is named at a token.
  init(at name: Int, in file: Int, _ tokens: CodeTokens, _ codebase: Codebase) {
    (self.name, self.file, self.tokens, self.codebase) = (name, file, tokens, codebase)
    let facts = codebase.facts(file)
    let offset = UInt32(tokens.all[name].bytes.lowerBound)
    owner = facts.declarations.indices.last {
      [.function, .initializer].contains(facts.declarations[$0].kind)
        && facts.declarations[$0].extent.contains(offset)
    }.map { DeclarationIndex($0) }
    root = Self.start(before: name - 1, tokens)
    outer = Self.mapping(around: root, tokens)
  }

  /// Whether what it throws is taken already.
  var isTried: Bool {
    tokens.isAt(root - 1, "try") || tokens.isAt(root - 1, "?", "!") && tokens.isAt(root - 2, "try")
  }

  /// The type of what is asked; nil where the text does not say it.
  var receiver: SymbolID? {
    guard tokens.isAt(name + 1, "("), tokens.isAt(name + 2, ")") else { return nil }
    let asked = (root..<(name - 1)).map(tokens.word)
    if let outer {
      guard asked == ["$0"], let list = declared(outer), list.isList else { return nil }
      return list.type
    }
    guard asked.count == 1 || asked.count == 3 && asked[0] == "self" && asked[1] == ".",
      let one = declared(asked.count == 1 ? root : root + 2), !one.isList
    else { return nil }
    return one.type
  }

  /// The function around it that can hand an error on; nil where there is none.
  var caller: DeclarationID? {
    let facts = codebase.facts(file)
    guard let owner, case let function = facts[owner], function.kind == .function,
      function.modifiers.contains(.isThrowing),
      !facts.references.contains(where: { $0.owner == owner && $0.role == .thrown }),
      case let last = tokens.index(from: Int(function.extent.end)) - 1, tokens.isAt(last, "}"),
      let body = tokens.partner(of: last)
    else { return nil }
    let start = tokens.index(from: Int(function.span.start))
    if (start..<body).contains(where: { tokens.isAt($0, "rethrows") }) { return nil }
    // A closure would have to be one that may throw.
    var around = tokens.opening(around: outer ?? root)
    while let open = around, open > body {
      guard tokens.isAt(open, "(") || tokens.isAt(open, "{") && tokens.isAt(open - 1, "do") else {
        return nil
      }
      around = tokens.opening(around: open)
    }
    return around == body ? DeclarationID(file: file, declaration: owner) : nil
  }

  /// The offsets where `try` is missing; nil where no place for it is known.
  var pieces: [Int]? {
    let first = outer ?? root
    var places = [tokens.all[root].bytes.lowerBound]
    if outer != nil, !tokens.isAt(first - 1, "try") {
      places.append(tokens.all[first].bytes.lowerBound)
    }
    let isPlain =
      tokens.isAt(first - 1, "return", "try", "(", ",", "{")
      || tokens.isAt(first - 1, "=") && tokens.all[first - 2].kind == .word
      || tokens.isAt(first - 1, "=") && tokens.isAt(first - 2, "]")
      || tokens.isAt(first - 1, ":") && tokens.isAt(first - 3, "(", ",")
    return isPlain ? places.sorted() : nil
  }

  /// The first token of `a.b?.c` before a dot.
  private static func start(before dot: Int, _ tokens: CodeTokens) -> Int {
    var index = dot
    while index > 0 {
      if tokens.isAt(index, ".") {
        index -= 1
        while tokens.isAt(index, "?", "!") { index -= 1 }
        if let open = tokens.partner(of: index), open < index { index = open - 1 }
      }
      guard index > 0, tokens.isAt(index - 1, "."), tokens.all[index].kind == .word else { break }
      index -= 1
    }
    return index
  }

  /// `names` of `names.map { $0.toDomain() }` around what is asked.
  private static func mapping(around root: Int, _ tokens: CodeTokens) -> Int? {
    guard tokens.isAt(root - 1, "{"), tokens.isAt(root - 2, "map", "compactMap", "flatMap"),
      tokens.isAt(root - 3, "."), tokens.all[root - 4].kind == .word,
      !tokens.isAt(root - 5, ".")
    else { return nil }
    return root - 4
  }

  /// The written type of a variable, a parameter or a property.
  private func declared(_ index: Int) -> (type: SymbolID, isList: Bool)? {
    let facts = codebase.facts(file)
    let word = tokens.word(index)
    guard let owner, word != "self" else { return nil }
    let extent = facts[owner].extent
    let places = tokens.positions(of: word).filter {
      tokens.isAt($0 + 1, ":") && extent.contains(UInt32(tokens.all[$0].bytes.lowerBound))
        && (tokens.isAt($0 - 1, "let", "var") || isParameter($0, of: owner))
    }
    if let place = places.only(where: { _ in true }) { return type(behind: place + 1, in: file) }
    let rebinds = tokens.positions(of: word).contains {
      tokens.isAt($0 - 1, "let", "var", "in", "for")
        && extent.contains(UInt32(tokens.all[$0].bytes.lowerBound))
    }
    guard places.isEmpty, !rebinds, let around = codebase.typesAround(owner, in: file).first,
      let property = codebase.storedProperties(of: around).only(where: {
        codebase.name($0) == word
      })
    else { return nil }
    let references = codebase.facts(property.file).references.indices.filter {
      codebase.facts(property.file).references[$0].owner == property.declaration
    }
    guard references.count == 1,
      case .symbol(let id) = codebase.references[property.file][references[0]]
    else { return nil }
    return (id, codebase.declaration(property).modifiers.contains(.isList))
  }

  private func isParameter(_ index: Int, of owner: DeclarationIndex) -> Bool {
    let facts = codebase.facts(file)
    let start = UInt32(tokens.all[index].bytes.lowerBound)
    return facts.parameters.contains { $0.owner == owner && $0.span.contains(start) }
  }

  /// `[Dish]` or `Dish` behind a colon.
  private func type(behind colon: Int, in file: Int) -> (type: SymbolID, isList: Bool)? {
    let isList = tokens.isAt(colon + 1, "[")
    let first = colon + (isList ? 2 : 1)
    let start = UInt32(tokens.all[first].bytes.lowerBound)
    let facts = codebase.facts(file)
    guard let position = facts.references.firstIndex(where: { $0.span.start == start }),
      case .symbol(let id) = codebase.references[file][position],
      case let next = tokens.index(from: Int(facts.references[position].span.end)),
      isList ? tokens.isAt(next, "]") : !tokens.isAt(next, "?", "!", "<")
    else { return nil }
    return (id, isList)
  }
}
