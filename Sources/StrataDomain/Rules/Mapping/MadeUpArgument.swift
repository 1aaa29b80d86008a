internal import StrataCode
internal import StrataModel

/// A made-up value that ends in a Domain value, and how plainly it is one that nobody sent.
struct MadeUpArgument {
  enum Weight: Int, Comparable {
    case mild, medium, high
    static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  var value: MadeUpValue
  /// The Domain type that is built, or the enum that is given back.
  var domain: SymbolID
  /// The argument or property that it fills; nil for a whole value.
  var property: String?
  var weight: Weight
  /// What was missing is a value that a text or number did not give.
  var isParsed: Bool
}

/// Finds the made-up values of a file that Domain values are built from.
struct MadeUpArguments {
  private let codebase: Codebase
  private let mappers: Mappers

  init(_ codebase: Codebase) {
    self.codebase = codebase
    mappers = Mappers(codebase)
  }

  /// Those of one file, in source order.
  func all(in file: Int) -> [MadeUpArgument] {
    let facts = codebase.facts(file)
    guard !facts.madeUpValues.isEmpty else { return [] }
    var constructions: [UInt32: SymbolID] = [:]
    for (position, reference) in facts.references.enumerated() where reference.role == .construction
    {
      if case .symbol(let id) = codebase.references[file][position] {
        constructions[reference.span.start] = codebase.symbols.expanded([id]).first
      }
    }
    var mapping: [DeclarationIndex: Bool] = [:]
    let filled = Set(facts.madeUpValues.lazy.filter { $0.kind == .coalesced }.map(\.span))
    return facts.madeUpValues.compactMap { value in
      // What a bound optional falls back to is written down once more as what is passed.
      if value.kind == .passed, filled.contains(value.span) { return nil }
      // Views pass literals all day long; only what builds a type of the project can matter here.
      if value.kind == .passed, constructions[value.calleeStart] == nil,
        value.callee.map({ !facts[$0].hasSuffix("init") }) ?? true
      {
        return nil
      }
      guard value.owner >= 0, !codebase.scopes[file].isExempt(value.span, in: value.owner) else {
        return nil
      }
      let isMapper =
        mapping[value.owner]
        ?? facts.enclosing(value.owner).contains {
          mappers.mapper(at: DeclarationID(file: file, declaration: $0)).map { !$0.isOutbound }
            ?? false
        }
      mapping[value.owner] = isMapper
      return argument(value, in: file, constructions, isMapper: isMapper)
    }
  }

  private func argument(
    _ value: MadeUpValue, in file: Int, _ constructions: [UInt32: SymbolID], isMapper: Bool
  ) -> MadeUpArgument? {
    let facts = codebase.facts(file)
    let layer = codebase.layer(ofFile: file)
    guard isMapper || value.kind != .passed && (layer == .data || layer == .infrastructure) else {
      return nil
    }
    // From one enum to another with the same raw values nothing is unknown.
    if value.kind == .forced,
      value.instead.map({ facts[$0].hasSuffix(".rawValue)") }) == true
    {
      return nil
    }
    // A screen that has no id yet makes a new thing, whatever else it is given.
    if layer == .presentation, value.kind == .passed { return nil }
    if !isMapper || layer == .presentation, value.kind == .coalesced, !isField(value, facts),
      !isParsed(value, facts),
      !isDecoded(value, facts)
    {
      return nil
    }
    switch value.goal {
    case .local: return nil
    case .result:
      guard let domain = givenBack(by: value.owner, in: file).first(where: isEnum),
        facts[value.value].contains(".") || value.kind == .forced,
        value.kind == .defaultCase || isRaw(value, facts)
      else { return nil }
      return MadeUpArgument(
        value: value, domain: domain, property: nil,
        weight: isMapper || isInMapper(value.owner, in: file) ? weight(value, facts) : .mild,
        isParsed: false)
    case .member:
      guard facts[value.owner].kind == .initializer, let label = value.label.map({ facts[$0] }),
        let domain = around(value.owner, in: file), takes(domain, label) == .value,
        codebase.isDomainValue(domain) || isDecoded(value, facts) && mappers.isOuter(domain)
      else { return nil }
      return MadeUpArgument(
        value: value, domain: domain, property: label, weight: weight(value, facts),
        isParsed: isParsed(value, facts))
    case .argument:
      guard let label = value.label.map({ facts[$0] }) else { return nil }
      let built = constructions[value.calleeStart].map { [$0] } ?? implied(value, in: file)
      guard
        let domain = built.first(where: {
          codebase.isDomainValue($0) && takes($0, label) != .nothing
        }),
        takes(domain, label) == .value,
        // `Amount(value: 0)` is a value of its own and stands in for no field.
        value.kind != .passed || codebase.storedProperties(of: domain).count > 1
      else { return nil }
      return MadeUpArgument(
        value: value, domain: domain, property: label, weight: weight(value, facts),
        isParsed: isParsed(value, facts))
    }
  }

  /// What `.init` and `self.init` can mean.
  private func implied(_ value: MadeUpValue, in file: Int) -> [SymbolID] {
    let facts = codebase.facts(file)
    switch value.callee.map({ facts[$0] }) {
    case "self.init", "Self": return around(value.owner, in: file).map { [$0] } ?? []
    case ".init": return givenBack(by: value.owner, in: file)
    default: return []
    }
  }

  private func around(_ owner: DeclarationIndex, in file: Int) -> SymbolID? {
    codebase.facts(file).enclosing(owner).lazy.compactMap {
      codebase.symbols.subject(of: DeclarationID(file: file, declaration: $0))
    }.first
  }

  /// The Domain types that a function or property says it gives back.
  private func givenBack(by owner: DeclarationIndex, in file: Int) -> [SymbolID] {
    let place = DeclarationID(file: file, declaration: owner)
    switch codebase.declaration(place).kind {
    case .initializer: return around(owner, in: file).map { [$0] } ?? []
    case .property:
      return codebase.namings(of: place, as: [.property, .genericArgument]).map(\.type)
    case .function: return codebase.namings(of: place, as: [.return, .genericArgument]).map(\.type)
    default: return []
    }
  }

  /// Whether a type that is made for mapping, or travels itself, is around a declaration.
  private func isInMapper(_ owner: DeclarationIndex, in file: Int) -> Bool {
    codebase.facts(file).enclosing(owner).contains { index in
      codebase.symbols.subject(of: DeclarationID(file: file, declaration: index)).map {
        codebase.roles.has($0, .mapper) || mappers.isOuter($0)
      } ?? false
    }
  }

  private func isEnum(_ id: SymbolID) -> Bool {
    codebase.symbols[id].kind == .enum && codebase.isDomainValue(id)
  }

  private enum Taking { case nothing, optional, value }

  /// How a type takes an argument: as a value, as an optional, or not at all.
  private func takes(_ id: SymbolID, _ label: String) -> Taking {
    var found = Taking.nothing
    for place in codebase.members(of: id) {
      let facts = codebase.facts(place.file)
      switch facts[place.declaration].kind {
      case .initializer:
        for parameter in facts.parameters
        where parameter.owner == place.declaration && facts[parameter.label] == label {
          if parameter.isOptional { return .optional }
          found = .value
        }
      case .property where facts[facts[place.declaration].name] == label:
        if facts[place.declaration].modifiers.contains(.isOptional) { return .optional }
        if facts[place.declaration].modifiers.isDisjoint(with: [.isComputed, .isStatic]) {
          found = .value
        }
      default: break
      }
    }
    return found
  }

  /// Whether a type that travels makes up a case, a time or an identity while it is decoded: nobody
  /// behind it can tell any more.
  private func isDecoded(_ value: MadeUpValue, _ facts: FileFacts) -> Bool {
    let text = facts[value.value]
    return value.kind == .coalesced && value.goal == .member
      && (value.instead.map { facts[$0].contains(".decode") } ?? false)
      && (text.hasPrefix(".") && text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber }
        || text.hasPrefix("Date") || text.hasPrefix("UUID"))
  }

  private func isRaw(_ value: MadeUpValue, _ facts: FileFacts) -> Bool {
    value.instead.map { facts[$0].contains("rawValue:") } ?? false
  }

  private func weight(_ value: MadeUpValue, _ facts: FileFacts) -> MadeUpArgument.Weight {
    if value.kind == .forced { return .high }
    let text = facts[value.value]
    let name = text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if Self.unknown.contains(name) || ["[]", "[:]", "false", ".init()", ".empty"].contains(text) {
      return .mild
    }
    if isPreference(value, facts) { return .mild }
    if value.kind == .defaultCase || text.hasPrefix("Date") || text.hasPrefix("UUID") {
      return .high
    }
    // Of a text that is there it gives nil for no text that people write.
    if value.instead.map({ facts[$0].contains("addingPercentEncoding") }) == true { return .mild }
    // Nothing to read and none to count are what a missing text and a missing number say.
    if let label = value.label, let last = NameWords(facts[label]).all.last,
      text == "\"\"" && Self.prose.contains(last) || text == "0" && last.hasPrefix("count")
    {
      return .mild
    }
    // A constant for a field that the record has not may be what the business says of it.
    if value.kind == .passed { return .mild }
    return isParsed(value, facts) ? .high : .medium
  }

  /// Whether what is missing is a property of some value: where nothing says that a record is
  /// mapped, a look-up that finds nothing is none of the record's fields.
  private func isField(_ value: MadeUpValue, _ facts: FileFacts) -> Bool {
    guard let left = value.instead.map({ facts[$0] }), let first = left.first else { return false }
    return left.contains { $0 == "." || $0 == "[" } && (first.isLowercase || first == "$")
      && !left.hasSuffix(")")
  }

  private func isParsed(_ value: MadeUpValue, _ facts: FileFacts) -> Bool {
    guard value.kind == .coalesced, var left = value.instead.map({ facts[$0] }) else {
      return false
    }
    for word in ["try? ", "try "] where left.hasPrefix(word) { left.removeFirst(word.count) }
    return left.contains("rawValue:") || left.contains(".date(from:")
      || Self.parsers.contains(where: left.hasPrefix)
  }

  private static let parsers = [
    "UUID(uuidString:", "Int(", "Double(", "Decimal(", "URL(string:", "Float(",
  ]

  /// Fields that are only read, and decide nothing.
  private static let prose: Set<String> = [
    "description", "overview", "biography", "bio", "body", "summary", "text", "subtitle", "caption",
    "comment", "review", "note", "notes", "about", "tagline", "suffix", "prefix", "placeholder",
    "message", "content", "contents", "details", "explanation", "introduction", "plot", "synopsis",
    "abstract", "remark", "remarks", "memo", "department",
  ]

  private static let unknown: Set<String> = [
    "unknown", "unspecified", "other", "none", "unsupported", "undefined", "notset", "others",
    "etc", "extra", "misc",
  ]
}
