internal import StrataCode
internal import StrataModel

/// Which types can be held by a value that is to be equal, hashable or sendable, as far as names tell.
struct KnownConformances {
  let codebase: Codebase
  /// What is to conform to whatever is asked for, since that is written.
  var given: Set<String> = []

  /// Whether the type of a name is known to conform to a protocol.
  func conforms(_ name: String, to wanted: String) -> Bool {
    if Self.plain.contains(name) || Self.foundation.contains(name) || given.contains(name) {
      return true
    }
    if name.hasSuffix(".ID") { return identifierConforms(String(name.dropLast(3)), to: wanted) }
    let types = codebase.symbols.topLevelTypes(named: name)
    guard types.count == 1, let id = types.first else { return false }
    let clauses = ([id] + codebase.symbols.allSupertypes(of: id)).flatMap {
      codebase.symbols.externalSupertypes[Int($0.index)]
    }
    if clauses.contains(wanted) || wanted == "Equatable" && clauses.contains("Hashable") {
      return true
    }
    // An enum without values is all of it; Swift infers `Sendable` for what a module keeps to itself.
    let kind = codebase.symbols[id].kind
    let isPlainEnum =
      kind == .enum
      && !codebase.members(of: id).contains { member in
        codebase.facts(member.file).parameters.contains { $0.owner == member.declaration }
          && codebase.declaration(member).kind == .enumCase
      }
    return isPlainEnum && (wanted != "Sendable" || codebase.symbols[id].access < .package)
  }

  /// `Order.ID` is what the `id` of an order is.
  private func identifierConforms(_ owner: String, to wanted: String) -> Bool {
    let types = codebase.symbols.topLevelTypes(named: owner)
    guard types.count == 1,
      let property = codebase.storedProperties(of: types[0]).first(where: {
        codebase.name($0) == "id"
      })
    else { return false }
    let facts = codebase.facts(property.file)
    let names = facts.references.filter {
      $0.owner == property.declaration && [.property, .genericArgument].contains($0.role)
    }.map { facts[$0.name] }
    return !names.isEmpty && names.allSatisfy { !$0.hasSuffix(".ID") && conforms($0, to: wanted) }
  }

  /// Values of the language.
  static let plain: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool", "Array", "Set", "Dictionary",
    "Optional",
    "Duration",
  ]

  /// Values of Foundation.
  static let foundation: Set<String> = [
    "Date", "UUID", "URL", "Decimal", "Data", "DateComponents", "TimeInterval", "Locale",
    "TimeZone", "Calendar",
  ]

  /// What a file sees without an import.
  static let language = plain.union([
    "Void", "Any", "AnyObject", "Never", "Self", "Result", "Task", "AsyncStream",
    "AsyncThrowingStream", "AsyncSequence", "Sequence", "Collection", "Sendable", "Error",
    "Equatable", "Hashable", "Comparable", "Identifiable", "CaseIterable", "RawRepresentable",
    "OptionSet", "CustomStringConvertible", "Codable", "Encodable", "Decodable", "CodingKey",
    "MainActor",
  ])
}
