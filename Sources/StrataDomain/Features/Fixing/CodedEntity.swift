internal import StrataCode
internal import StrataModel

/// A struct that the compiler decodes field by field, taken apart: its fields and its keys.
struct CodedEntity {
  let id: SymbolID
  let fields: [Field]
  let tokens: CodeTokens
  private let place: DeclarationID
  private let keys: DeclarationIndex?
  private let text: [UInt8]
  private let codebase: Codebase

  /// A stored property.
  struct Field {
    var name: String
    /// The tokens of its type.
    var type: Range<Int>
    /// The coded struct of the project that it holds.
    var held: SymbolID?
    var shape: Shape
  }

  /// How often a value is there.
  enum Shape { case one, optional, list, optionalList }

  /// A struct's parts; nil where its text alone does not say how it is decoded and made.
  init?(_ id: SymbolID, in subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    let symbol = codebase.symbols[id]
    let place = symbol.place
    let facts = codebase.facts(place.file)
    let declaration = facts[place.declaration]
    let children = facts.children(of: place.declaration)
    guard symbol.kind == .struct, symbol.parent == nil, symbol.access <= .internal,
      symbol.access > .fileprivate, codebase.isProduction(id),
      codebase.attributes(of: place).isEmpty,
      !facts.regions.contains(where: { $0.span.contains(declaration.extent.start) }),
      codebase.symbols.supertypes[Int(id.index)].allSatisfy({ !codebase.symbols.isCodable($0) }),
      !codebase.isGeneric(place),
      let tokens = try subject.tokens(place.file)
    else { return nil }
    let keys = children.first { facts[$0].kind == .enum && facts[facts[$0].name] == "CodingKeys" }
    let inner = facts.regions.contains { declaration.extent.contains($0.span.start) }
    guard !inner, Self.isPlain(id, in: codebase) else { return nil }
    var fields: [Field] = []
    for property in facts.storedProperties(of: place.declaration) {
      guard let field = Self.field(property, in: place.file, tokens, codebase) else { return nil }
      fields.append(field)
    }
    guard !fields.isEmpty, Self.isMade(of: fields.map(\.name), id, tokens, codebase)
    else { return nil }
    (self.id, self.fields, self.tokens, self.place) = (id, fields, tokens, place)
    (self.keys, self.codebase) = (keys, codebase)
    text = tokens.text
  }

  /// Whether nothing but the compiler codes it, and only its own clause says that it does.
  private static func isPlain(_ id: SymbolID, in codebase: Codebase) -> Bool {
    let own = codebase.symbols[id].place
    return codebase.symbols.bodies[Int(id.index)].allSatisfy { body in
      let facts = codebase.facts(body.file)
      let isCoded = facts.references.contains {
        $0.owner == body.declaration && $0.role == .conformance
          && ForeignKinds.codables.contains(facts[$0.name])
      }
      guard isCoded == (body == own) else { return false }
      return facts.children(of: body.declaration).allSatisfy { child in
        let isKeys = facts[child].kind == .enum && facts[facts[child].name] == "CodingKeys"
        let isByHand = facts.parameters.contains {
          $0.owner == child && (facts[$0.label] == "from" || facts[$0.label] == "to")
            && ["init", "encode"].contains(facts[facts[child].name])
        }
        return !isByHand && (!isKeys || body == own)
      }
    }
  }

  private static func field(
    _ property: DeclarationIndex, in file: Int, _ tokens: CodeTokens, _ codebase: Codebase
  ) -> Field? {
    let facts = codebase.facts(file)
    let declaration = facts[property]
    let name = tokens.index(from: Int(declaration.span.start))
    let end = tokens.index(from: Int(declaration.extent.end))
    let references = facts.references.indices.filter { facts.references[$0].owner == property }
    guard declaration.modifiers.isDisjoint(with: [.hasInitialValue, .isLazy, .isWeak]),
      declaration.access >= .internal, !references.isEmpty, name + 2 < end,
      codebase.attributes(of: DeclarationID(file: file, declaration: property)).isEmpty,
      tokens.isAt(name + 1, ":"), tokens.isAt(name - 1, "let", "var"),
      !(name + 2..<end).contains(where: { tokens.isAt($0, "{", "=", "->", ",", "&") })
    else { return nil }
    var field = Field(
      name: facts[declaration.name], type: (name + 2)..<end, held: nil, shape: .one)
    for position in references {
      switch codebase.references[file][position] {
      case .external:
        let name = facts[facts.references[position].name]
        guard KnownConformances.plain.contains(name) || KnownConformances.foundation.contains(name)
        else { return nil }
      case .symbol(let id) where codebase.symbols[id].parent == nil:
        if codebase.symbols[id].kind == .enum, codebase.symbols.isDecodable(id) { continue }
        guard references.count == 1, codebase.symbols[id].kind == .struct,
          codebase.symbols.isDecodable(id), let shape = shape(of: field.type, tokens)
        else { return nil }
        (field.held, field.shape) = (id, shape)
      default: return nil
      }
    }
    return field
  }

  private static func shape(of type: Range<Int>, _ tokens: CodeTokens) -> Shape? {
    let words = type.map(tokens.word)
    switch (words.count, words.first == "[", words.last == "?") {
    case (1, false, false): return .one
    case (2, false, true): return .optional
    case (3, true, false) where words[2] == "]": return .list
    case (4, true, true) where words[2] == "]": return .optionalList
    default: return nil
    }
  }

  /// Whether its values are made of all fields in their order.
  private static func isMade(
    of fields: [String], _ id: SymbolID, _ tokens: CodeTokens, _ codebase: Codebase
  ) -> Bool {
    let own = codebase.initializers(of: id).filter { place in
      codebase.declaration(place).parent == codebase.symbols[id].place.declaration
        && place.file == codebase.symbols[id].place.file
    }
    if own.isEmpty { return true }
    return own.contains { place in
      let facts = codebase.facts(place.file)
      let declaration = facts[place.declaration]
      let labels = facts.parameters.filter { $0.owner == place.declaration }
        .map { facts[$0.label] }
      return labels == fields && declaration.access >= .internal
        && declaration.modifiers.isDisjoint(with: [.isThrowing, .isAsync])
        && tokens.isAt(tokens.index(from: Int(declaration.span.start)) + 1, "(")
    }
  }

  /// Its text without the coding, in edits of its file.
  func plainEdits(of path: String) -> [Edit]? {
    let facts = codebase.facts(place.file)
    let because = Phrase("without coding", zh: "不再编解码")
    let spans = facts.references.filter {
      $0.owner == place.declaration && $0.role == .conformance
    }.sorted { $0.span.start < $1.span.start }
    let coded = spans.indices.filter { ForeignKinds.codables.contains(facts[spans[$0].name]) }
    guard
      let clause = InheritanceClause(
        after: Int(facts[place.declaration].span.end), in: text), clause.isThere
    else { return nil }
    var ranges: [Range<Int>] = []
    if coded.count == spans.count {
      ranges = [Int(facts[place.declaration].span.end)..<clause.end]
    } else {
      for index in coded {
        if index == 0 {
          ranges.append(Int(spans[0].span.start)..<Int(spans[1].span.start))
        } else {
          ranges.append(Int(spans[index - 1].span.end)..<Int(spans[index].span.end))
        }
      }
    }
    if let keys {
      guard let lines = MovedCode.lines(of: facts[keys], facts, text) else { return nil }
      var start = lines.lowerBound
      // The empty line that parted it from the fields.
      let before = facts.lines.position(of: UInt32(start)).line - 1
      if before > 0, TextLine(before, of: text).words.isEmpty {
        start = Int(TextLine(before, of: text).whole.start)
      }
      ranges.append(start..<lines.upperBound)
    }
    return ranges.map { Edit(.replace(path: path, bytes: $0, with: []), because: because) }
  }

  /// The lines of a struct of another name that is coded as this one is, and of its mapper.
  func coded(
    as name: String, making entity: String, names: [SymbolID: String], by mapper: String
  ) -> [String]? {
    let facts = codebase.facts(place.file)
    let first = facts.storedProperties(of: place.declaration).first
    let indent =
      first.map {
        TextLine(facts.lines.position(of: facts[$0].extent.start).line, of: text).indentation
      } ?? "  "
    var lines = ["struct \(name): Decodable {"]
    for field in fields {
      var type = tokens.phrase(field.type)
      if let held = field.held, let other = names[held] {
        type = type.replacing(codebase.symbols[held].name, with: other)
      }
      lines.append("\(indent)let \(field.name): \(type)")
    }
    if let keys {
      guard let range = MovedCode.lines(of: facts[keys], facts, text) else { return nil }
      let block = String(decoding: text[range], as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
      lines.append("")
      lines += block.reversed().drop { $0.isEmpty }.reversed()
    }
    let arguments = fields.map { "\($0.name): \(value(of: $0, mapper))" }
    lines += ["}", "", "extension \(name) {", "\(indent)func \(mapper)() -> \(entity) {"]
    let call = "\(indent)\(indent)\(entity)(\(arguments.joined(separator: ", ")))"
    if call.count <= 100 {
      lines.append(call)
    } else {
      lines.append("\(indent)\(indent)\(entity)(")
      for (index, argument) in arguments.enumerated() {
        lines.append(
          indent + indent + indent + argument + (index + 1 < arguments.count ? "," : ""))
      }
      lines.append("\(indent)\(indent))")
    }
    return lines + ["\(indent)}", "}"]
  }

  private func value(of field: Field, _ mapper: String) -> String {
    guard field.held != nil else { return field.name }
    switch field.shape {
    case .one: return "\(field.name).\(mapper)()"
    case .optional: return "\(field.name)?.\(mapper)()"
    case .list: return "\(field.name).map { $0.\(mapper)() }"
    case .optionalList: return "\(field.name)?.map { $0.\(mapper)() }"
    }
  }

  /// Whether what it decodes needs Foundation.
  var needsFoundation: Bool {
    fields.contains { field in
      field.type.contains { KnownConformances.foundation.contains(tokens.word($0)) }
    }
  }
}
