internal import StrataCode
internal import StrataModel

/// Where the project decodes some structs, as far as every place that names one can be told.
struct DecodingSites {
  private let subject: FixSubject
  private let structs: Set<SymbolID>
  private let generics: GenericCoders
  private let isEncoded: Bool
  /// The pieces to be written, by file.
  private(set) var edits: [Edit] = []
  /// By path: what was read.
  private(set) var reads: [String: [UInt8]] = [:]
  private let names: [SymbolID: String]
  private let mapper: String
  private var codebase: Codebase { subject.codebase }

  /// The edits that have other structs decoded, and mapped, in the place of some, none where nobody codes
  /// them; nil where somebody does in a way that no text shows, or outside of Data.
  init?(
    of names: [SymbolID: String], by mapper: String, in subject: FixSubject
  ) throws(ChangeError) {
    (self.subject, self.names, self.mapper) = (subject, names, mapper)
    structs = Set(names.keys)
    let symbols = subject.codebase.symbols
    isEncoded = names.keys.contains { symbols.conforms($0, to: ["Codable", "Encodable"]) }
    generics = GenericCoders(in: subject.codebase, countingEncoders: isEncoded)
    for file in subject.codebase.workspace.files.indices {
      guard try read(file) else { return nil }
    }
  }

  /// Follows a file; whether all that it says is known.
  private mutating func read(_ file: Int) throws(ChangeError) -> Bool {
    let facts = codebase.facts(file)
    let positions = facts.references.indices.filter { position in
      guard case .symbol(let id) = codebase.references[file][position] else { return false }
      return structs.contains(id) && !isInside(facts.references[position], file)
    }
    if positions.isEmpty { return true }
    guard let tokens = try subject.tokens(file) else { return false }
    if isEncoded,
      !["encode", "JSONEncoder", "PropertyListEncoder"].allSatisfy({
        tokens.positions(of: $0).isEmpty
      })
    {
      return false
    }
    for position in positions {
      let reference = facts.references[position]
      if reference.role == .decoded {
        guard case .symbol(let id) = codebase.references[file][position], let name = names[id],
          let edit = decoding(reference, as: name, in: file, tokens)
        else { return false }
        add(edit, file, tokens)
      } else if !isHarmless(reference, in: file, tokens) {
        return false
      }
    }
    return readInferred(file, tokens)
  }

  private mutating func add(_ pieces: [(Range<Int>, String)], _ file: Int, _ tokens: CodeTokens) {
    let path = codebase.workspace.files[file].path
    reads[path] = tokens.text
    for (bytes, text) in pieces {
      let edit = Edit(
        .replace(path: path, bytes: bytes, with: Array(text.utf8)),
        because: Phrase("decodes what stands in Data", zh: "改为解码 Data 中的类型"))
      if !edits.contains(edit) { edits.append(edit) }
    }
  }

  /// Whether a name stands in the declaration of one of the structs themselves.
  private func isInside(_ reference: TypeReference, _ file: Int) -> Bool {
    structs.contains { id in
      codebase.symbols.bodies[Int(id.index)].contains {
        $0.file == file && codebase.declaration($0).extent.contains(reference.span.start)
      }
    }
  }

  /// `decode(Dish.self, from: data)`, and `decode(type: [Dish].self, decoder: decoder)` of a publisher.
  private func decoding(
    _ reference: TypeReference, as name: String, in file: Int, _ tokens: CodeTokens
  ) -> [(Range<Int>, String)]? {
    guard isData(file), case let start = tokens.index(from: Int(reference.span.start)),
      let open = tokens.opening(around: tokens.isAt(start - 1, "[") ? start - 1 : start),
      tokens.isAt(open - 1, "decode"), tokens.isAt(open - 2, "."),
      !generics.contains("decode"), let call = CodeCall(at: open, in: tokens),
      call.arguments.count == 2, !call.hasTrailingClosure,
      let type = type(at: start, in: tokens), tokens.isAt(type.end, "."),
      tokens.isAt(type.end + 1, "self"), type.end + 2 == call.arguments[0].tokens.upperBound,
      type.first == call.arguments[0].tokens.lowerBound
    else { return nil }
    let end = tokens.all[call.close].bytes.upperBound
    let made = type.isList ? ".map { $0.\(mapper)() }" : ".\(mapper)()"
    let named = (Int(reference.span.start)..<Int(reference.span.end), name)
    switch call.labels {
    case ["_", "from"]: return [named, (end..<end, made)]
    case ["type", "decoder"]:
      return [named, (end..<end, ".map { $0\(made) }")]
    default: return nil
    }
  }

  /// The tokens of `Dish` or `[Dish]` around a name.
  private func type(at start: Int, in tokens: CodeTokens) -> (first: Int, end: Int, isList: Bool)? {
    guard tokens.isAt(start - 1, "[") else { return (start, start + 1, false) }
    return tokens.partner(of: start - 1) == start + 1 ? (start - 1, start + 2, true) : nil
  }

  private func isData(_ file: Int) -> Bool {
    codebase.scopes[file].isProduction
      && [.data, .infrastructure].contains(codebase.layer(ofFile: file))
  }

  /// Whether a type may stand there without being coded.
  private func isHarmless(
    _ reference: TypeReference, in file: Int, _ tokens: CodeTokens
  ) -> Bool {
    let facts = codebase.facts(file)
    let isHeldByCoded = codebase.typesAround(reference.owner, in: file).contains {
      codebase.symbols.isCodable($0)
    }
    switch reference.role {
    case .parameter, .return, .construction, .pattern, .extended, .keyPath: return true
    case .staticAccess: return reference.member.map { facts[$0] } != "self"
    case .property:
      guard reference.owner >= 0 else { return false }
      let place = DeclarationID(file: file, declaration: reference.owner)
      let isKept = Set(codebase.attributes(of: place)).isSubset(of: Self.wrappers)
      return isKept && (!isHeldByCoded || facts[reference.owner].modifiers.contains(.isComputed))
    case .genericArgument: return !isHeldByCoded && isCarried(reference, tokens)
    case .other: return !isHeldByCoded
    case .decoded, .conformance, .constraint, .alias, .attribute, .thrown: return false
    }
  }

  private static let wrappers: Set<String> = [
    "Published", "State", "Binding", "Bindable", "ObservationIgnored",
  ]

  /// Whether the generic type around an argument takes anything.
  private func isCarried(_ reference: TypeReference, _ tokens: CodeTokens) -> Bool {
    var index = tokens.index(from: Int(reference.span.start)) - 1
    while index >= 0, tokens.isAt(index, "[", ",", "?") || tokens.all[index].kind == .word {
      index -= 1
    }
    return tokens.isAt(index, "<") && Self.carriers.contains(tokens.word(index - 1))
      || tokens.isAt(index, ":", "->", "(")
  }

  private static let carriers: Set<String> = [
    "Result", "AnyPublisher", "Observable", "Single", "Maybe", "Driver", "Array", "Optional", "Set",
    "Dictionary", "CurrentValueSubject", "PassthroughSubject", "BehaviorRelay", "PublishRelay",
    "BehaviorSubject", "PublishSubject", "AsyncStream", "AsyncThrowingStream", "Published",
    "Binding",
  ]

  /// Follows the calls of the project's own generic functions, which decode what their result becomes.
  private mutating func readInferred(_ file: Int, _ tokens: CodeTokens) -> Bool {
    for index in tokens.all.indices where tokens.all[index].kind == .word {
      guard tokens.isAt(index + 1, "("), !tokens.isAt(index - 1, "func"),
        generics.contains(tokens.word(index))
      else { continue }
      guard isData(file), generics.isPlain(tokens.word(index)),
        let inferred = InferredCall(at: index, in: file, tokens, codebase)
      else { return false }
      let ids = inferred.types
      if ids.isDisjoint(with: structs) { continue }
      guard ids.count == 1, let id = ids.first, let name = names[id],
        let pieces = inferred.pieces(
          as: name, of: codebase.symbols[id].name, by: mapper, generics)
      else { return false }
      add(pieces, file, tokens)
    }
    return true
  }
}
