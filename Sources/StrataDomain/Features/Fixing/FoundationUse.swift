internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Whether a file may take something from Foundation, as far as its words tell.
struct FoundationUse {
  let isPossible: Bool

  /// What a file's text asks for, as far as `counts` says so of its bytes.
  init(
    _ file: Int, _ text: [UInt8], in codebase: Codebase, where counts: (UInt32) -> Bool
  ) {
    guard let tokens = CodeTokens(text) else {
      isPossible = true
      return
    }
    let facts = codebase.facts(file)
    let isSeenByOthers = facts.attributes.contains { mark in
      counts(mark.span.start) && ["objc", "objcMembers"].contains(facts[mark.name])
    }
    let isOuter =
      isSeenByOthers
      || zip(facts.references, codebase.references[file]).contains { reference, target in
        guard case .external = target, counts(reference.span.start) else { return false }
        return Self.isFoundation(facts[reference.name])
      }
    let asked = isOuter ? [] : Self.asked(tokens, where: counts)
    isPossible =
      isOuter || !asked.isDisjoint(with: Self.outer)
      || !asked.isEmpty && !Self.declared(in: codebase).isSuperset(of: asked)
  }

  /// The members and functions that are named and that no text has without an import; `data` for a text that
  /// is made of what Foundation knows.
  private static func asked(_ tokens: CodeTokens, where counts: (UInt32) -> Bool) -> Set<String> {
    var asked: Set<String> = []
    for (index, token) in tokens.all.enumerated() where token.kind == .word {
      guard counts(UInt32(token.bytes.lowerBound)) else { continue }
      let word = tokens.word(index)
      let isMember = tokens.isAt(index - 1, ".")
      let isCalled = tokens.isAt(index + 1, "(")
      if word == "String", isCalled, labels.contains(tokens.word(index + 2)) {
        asked.insert("data")
      }
      guard word.first?.isLowercase == true, isMember || isCalled,
        !tokens.isAt(index - 1, "func", "case", "@", "#"), !keywords.contains(word),
        !members.contains(word)
      else {
        if word == "contains", isMember, isCalled, isOfText(index, tokens) { asked.insert("range") }
        continue
      }
      asked.insert(word)
    }
    return asked
  }

  /// Whether `contains` is asked of a text, and for one: of a member that makes a text, or with a literal
  /// or such a member between its brackets.
  private static func isOfText(_ index: Int, _ tokens: CodeTokens) -> Bool {
    func isMade(before index: Int) -> Bool {
      guard tokens.isAt(index, ")"), let open = tokens.partner(of: index) else { return false }
      return tokens.isAt(open - 1, "lowercased", "uppercased")
    }
    guard let close = tokens.partner(of: index + 1) else { return false }
    return isMade(before: index - 2) || isMade(before: close - 1)
      || close == index + 3 && tokens.all[index + 2].kind == .literal
  }

  /// What a project's own declarations are called.
  static func declared(in codebase: Codebase) -> Set<String> {
    var names: Set<String> = []
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      for declaration in facts.declarations { names.insert(facts[declaration.name]) }
    }
    return names
  }

  /// Whether a name is one of Foundation's.
  static func isFoundation(_ name: String) -> Bool {
    let root = String(name.prefix { $0 != "." })
    return StandardTypes.contains(root) && !KnownConformances.language.contains(root)
      && !language.contains(root)
  }

  /// What the language itself declares beside values, and attributes that need no module.
  private static let language: Set<String> = Set(
    """
    AnyClass Float16 StaticString Swift DecodingError EncodingError CodingKeys Encoder Decoder Range
    ClosedRange CustomDebugStringConvertible LosslessStringConvertible ExpressibleByStringLiteral
    ExpressibleByIntegerLiteral ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral
    ExpressibleByFloatLiteral ExpressibleByNilLiteral ExpressibleByBooleanLiteral IteratorProtocol
    RandomAccessCollection BidirectionalCollection MutableCollection AdditiveArithmetic Numeric
    SignedNumeric BinaryInteger FixedWidthInteger FloatingPoint BinaryFloatingPoint Strideable Hasher
    KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath Mirror TaskGroup Actor
    GlobalActor CheckedContinuation UnsafeContinuation CancellationError Clock ContinuousClock Unicode
    ObjectIdentifier MemoryLayout UnsafePointer UnsafeMutablePointer UnsafeRawPointer StringProtocol
    Regex available discardableResult escaping autoclosure frozen inlinable usableFromInline main
    propertyWrapper resultBuilder dynamicMemberLookup dynamicCallable unchecked preconcurrency
    convention noescape warn_unqualified_access unknown inline _exported _spi retroactive
    """.split(whereSeparator: \.isWhitespace).map { String($0) })

  private static let keywords: Set<String> = [
    "as", "async", "await", "catch", "deinit", "else", "for", "get", "guard", "if", "in", "init",
    "is",
    "lazy", "private", "return", "self", "set", "super", "switch", "throw", "throws", "try",
    "unowned",
    "weak", "where", "while", "fileprivate", "internal", "public", "package", "nonisolated", "some",
    "any", "inout", "repeat", "let", "var", "subscript", "unsafe", "safe",
  ]

  /// Members that every text has without an import, and Combine's.
  private static let members: Set<String> = [
    "abs", "allSatisfy", "append", "assert", "assertionFailure", "assign", "cancel", "compactMap",
    "count",
    "description", "dropFirst", "dropLast", "enumerated", "eraseToAnyPublisher", "failure",
    "fatalError",
    "filter", "finished", "first", "firstIndex", "flatMap", "forEach", "hasPrefix", "hasSuffix",
    "hash",
    "indices", "insert", "isEmpty", "isEven", "joined", "keys", "last", "lowercased", "map", "max",
    "min",
    "none", "objectWillChange", "precondition", "prefix", "print", "rawValue", "receiveCompletion",
    "reduce", "remove", "removeAll", "removeDuplicates", "removeFirst", "removeLast", "reversed",
    "send",
    "shuffled", "sink", "sleep", "some", "sort", "sorted", "startIndex", "endIndex", "store",
    "subtracting",
    "success", "suffix", "swapAt", "toggle", "union", "uppercased", "values", "zip", "contains",
    "id", "shared", "self", "debugDescription", "isMultiple", "isCancelled", "nanoseconds",
    "seconds",
    "milliseconds", "utf8", "zero",
  ]

  /// What Foundation calls its members: a project may call its own the same.
  private static let outer: Set<String> = [
    "capitalized", "ceil", "components", "data", "floor", "formatted", "localizedDescription",
    "pow",
    "range", "replacingOccurrences", "round", "sqrt", "string", "trimmingCharacters", "date", "url",
    "appendingPathComponent", "localizedCaseInsensitiveContains", "localizedStandardContains",
  ]

  /// What Foundation makes of a text.
  private static let labels: Set<String> = [
    "bytes", "bytesNoCopy", "contentsOf", "contentsOfFile", "data", "format", "localized",
  ]
}
