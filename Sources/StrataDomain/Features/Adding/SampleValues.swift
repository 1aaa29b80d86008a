internal import StrataCode
internal import StrataModel

/// Values for tests, of the types that a project writes.
struct SampleValues {
  let code: CodeText
  /// The file of the test: what it cannot see is not used.
  let home: Int

  private var codebase: Codebase { code.codebase }

  /// An expression for some value of a type, other for each number where that can be; nil where
  /// nobody knows one.
  func value(of type: String, number: Int = 0, depth: Int = 0) -> String? {
    var type = TypeText.plain(type)
    if depth > 4 { return nil }
    if TypeText.isOptional(type) {
      type.removeLast()
      return value(of: type, number: number, depth: depth + 1)
    }
    if let plain = Self.plain[type] { return Self.varied(plain, number) }
    if type.hasPrefix("["), type.hasSuffix("]") { return list(of: type, number, depth + 1) }
    if type.hasPrefix("Result<"), type.hasSuffix(">") {
      let parts = TypeText.split(type.dropFirst(7).dropLast(), at: ",")
      return value(of: parts[0], number: number, depth: depth + 1).map { ".success(\($0))" }
    }
    guard let id = symbol(type) else { return identifier(type, number, depth) }
    if number > 0, let made = made(id, number, depth) { return made }
    return fixture(id) ?? enumCase(id) ?? made(id, number, depth)
  }

  /// A list of two where they differ, the greater first, so that it matters what is done with it.
  private func list(of type: String, _ number: Int, _ depth: Int) -> String? {
    let parts = TypeText.split(type.dropFirst().dropLast(), at: ":")
    let values = parts.compactMap { value(of: $0, number: number, depth: depth) }
    let others = parts.compactMap { value(of: $0, number: number + 2, depth: depth) }
    guard values.count == parts.count, others.count == parts.count else { return nil }
    let entries =
      parts.count == 1 && values != others
      ? [others[0], values[0]] : [values.joined(separator: ": ")]
    return "[\(entries.joined(separator: ", "))]"
  }

  private static func varied(_ value: String, _ number: Int) -> String {
    if number == 0 { return value }
    switch value {
    case "7": return "\(7 + number)"
    case "\"text\"": return "\"text\(number)\""
    default: return value.replacing("7", with: "\(7 + number)")
    }
  }

  /// Whether values of a type can be told apart.
  func isEquatable(_ type: String) -> Bool {
    let known = KnownConformances(codebase: codebase)
    let names = AddedField(name: "_", type: type).typeNames
    return !type.contains("(") && !names.isEmpty
      && names.allSatisfy { name in
        known.conforms(name, to: "Equatable") || name == "Result"
          || symbol(name).map { declares("Equatable", $0) } ?? false
      }
  }

  private func declares(_ conformance: String, _ id: SymbolID) -> Bool {
    let clauses = codebase.symbols.externalSupertypes[Int(id.index)]
    return clauses.contains(conformance) || clauses.contains("Hashable")
  }

  private func symbol(_ type: String) -> SymbolID? {
    let path = type.split(separator: ".")
    guard let first = path.last, let outer = path.first else { return nil }
    let top = codebase.symbols.topLevelTypes(named: String(outer))
    if path.count == 1 { return top.count == 1 ? top[0] : nil }
    return codebase.symbols.ids.first {
      codebase.symbols[$0].name == first && codebase.symbols[$0].qualifiedName == type
    }
  }

  /// `Order.ID` is what its `id` is.
  private func identifier(_ type: String, _ number: Int, _ depth: Int) -> String? {
    guard type.hasSuffix(".ID"), let owner = symbol(String(type.dropLast(3))),
      let property = codebase.storedProperties(of: owner).first(where: {
        codebase.name($0) == "id"
      })
    else { return nil }
    return declaredType(property).flatMap { value(of: $0, number: number, depth: depth + 1) }
  }

  /// What the tests of the project have of such a type.
  private func fixture(_ id: SymbolID) -> String? {
    for member in codebase.members(of: id) where codebase.layer(ofFile: member.file) == .test {
      let declaration = codebase.declaration(member)
      let isOwn = codebase.namings(of: member, as: [.return, .property]).contains { $0.type == id }
      guard declaration.modifiers.contains(.isStatic), declaration.access > .fileprivate, isOwn,
        codebase.workspace.files[member.file].modules == codebase.workspace.files[home].modules
      else { continue }
      let name = "\(codebase.symbols[id].qualifiedName).\(codebase.name(member))"
      if declaration.kind == .property { return name }
      let facts = codebase.facts(member.file)
      let parameters = facts.parameters.filter { $0.owner == member.declaration }
      if parameters.allSatisfy({ $0.defaultValue != nil }) { return name + "()" }
    }
    return nil
  }

  private func enumCase(_ id: SymbolID) -> String? {
    guard codebase.symbols[id].kind == .enum else { return nil }
    let cases = codebase.members(of: id).filter { member in
      codebase.declaration(member).kind == .enumCase
        && !codebase.facts(member.file).parameters.contains { $0.owner == member.declaration }
    }
    return cases.first.map { "\(codebase.symbols[id].qualifiedName).\(codebase.name($0))" }
  }

  /// What its initializer makes of other samples.
  private func made(_ id: SymbolID, _ number: Int, _ depth: Int) -> String? {
    let kind = codebase.symbols[id].kind
    guard kind == .struct || kind == .class else { return nil }
    guard let fields = fields(of: id) else { return nil }
    var arguments: [String] = []
    for (label, type) in fields {
      guard let value = value(of: type, number: number, depth: depth + 1) else { return nil }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return "\(codebase.symbols[id].qualifiedName)(\(arguments.joined(separator: ", ")))"
  }

  /// What an initializer of a type takes, by label; nil where there are several, or none that a test
  /// can call.
  func fields(of id: SymbolID) -> [(label: String, type: String)]? {
    let initializers = codebase.initializers(of: id)
    if let only = initializers.first {
      let tail = code.behindName(of: only)
      guard initializers.count == 1, codebase.declaration(only).access > .fileprivate,
        codebase.declaration(only).modifiers.isDisjoint(with: [.isThrowing, .isAsync]),
        tail.hasPrefix("("), let one = Requirement(signature: "init", tail)
      else { return nil }
      let facts = codebase.facts(only.file)
      let open = Set(
        facts.parameters.filter { $0.owner == only.declaration && $0.defaultValue == nil }
          .map { facts[$0.name] })
      return one.parameters.filter { open.contains($0.name) }.map { ($0.label, $0.type) }
    }
    guard codebase.symbols[id].kind == .struct else { return nil }
    let properties = codebase.storedProperties(of: id).filter {
      !codebase.declaration($0).modifiers.contains(.hasInitialValue)
    }
    guard properties.allSatisfy({ codebase.declaration($0).access > .fileprivate }) else {
      return nil
    }
    let fields = properties.compactMap { property in
      declaredType(property).map { (codebase.name(property), $0) }
    }
    return fields.count == properties.count ? fields : nil
  }

  /// The written type of a property.
  func declaredType(_ property: DeclarationID) -> String? {
    let tail = code.behindName(of: property)
    guard let colon = tail.firstIndex(of: ":") else { return nil }
    let type = TypeText.plain(tail[tail.index(after: colon)...].prefix { $0 != "=" && $0 != "{" })
    return type.isEmpty ? nil : type
  }

  private static let plain = [
    "Int": "7", "Int64": "7", "Int32": "7", "UInt": "7", "Double": "1.5", "Float": "1.5",
    "Bool": "true", "String": "\"text\"", "Decimal": "Decimal(7)", "Data": "Data([7])",
    "Date": "Date(timeIntervalSince1970: 7)", "UUID": "UUID()", "TimeInterval": "7",
    "URL": "URL(filePath: \"/text\")",
  ]
}
