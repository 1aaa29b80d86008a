extension Rule {
  /// Data that is shared where it should be copied.
  package static let referenceType = Rule(
    "entity.reference-type", .warning,
    summary: "A class of Domain only stores data.",
    why: """
      Whoever holds an object can change it under the others: a use case that hands out a class \
      hands out the right to break its rules, and two equal orders are not equal.
      """,
    fix: "Make it a struct; where two places must see one change, let a use case or actor own it.",
    examples: [
      .bad(
        "a class of nothing but properties",
        """
        //- Domain/Entities/Dish.swift
        final class ↓Dish {
          let title: String
          var price: Int
          init(title: String, price: Int) {
            self.title = title
            self.price = price
          }
        }
        """),
      .bad(
        "equality written by hand",
        """
        //- Domain/Entities/Guest.swift
        class ↓Guest: Equatable {
          var name: String
          init(name: String) { self.name = name }
          static func == (a: Guest, b: Guest) -> Bool { a.name == b.name }
        }
        """),
      .good(
        "a value",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable {
          let title: String
          var price: Int
        }
        """),
      .good(
        "an identity: a node that knows its parent",
        """
        //- Domain/Entities/Chapter.swift
        final class Chapter {
          let title: String
          weak var parent: Chapter?
          var parts: [Chapter] = []
          init(title: String) { self.title = title }
        }
        """),
    ], subjects: .entities
  ) { codebase in
    let storing = codebase.domainValues().filter {
      codebase.symbols[$0].kind == .class && codebase.onlyStores($0)
    }
    if storing.isEmpty { return [] }
    let extended = Set(codebase.symbols.supertypes.joined()).union(codebase.cachedTypes())
    return storing.filter { !extended.contains($0) }.map { codebase.referenceTypeFinding($0) }
  }
}

extension Codebase {
  /// What lies in an `NSCache` or its kin, which take objects alone.
  fileprivate func cachedTypes() -> Set<SymbolID> {
    var found: Set<SymbolID> = []
    for file in workspace.files.indices {
      let facts = facts(file)
      let isHolder = facts.names.map(Self.objectHolders.contains)
      for (position, reference) in facts.references.enumerated()
      where isHolder[Int(reference.name.index)] {
        let place = Place(file: file, declaration: reference.owner)
        guard case .external = references[file][position] else { continue }
        found.formUnion(namings(of: place, as: [.genericArgument]).map(\.type))
      }
    }
    return found
  }

  private static let objectHolders: Set<String> = [
    "NSCache", "NSMapTable", "NSHashTable", "Unmanaged", "ManagedBuffer",
  ]

  /// Whether a class has stored properties, no behaviour and no identity.
  fileprivate func onlyStores(_ id: SymbolID) -> Bool {
    let stored = storedProperties(of: id)
    guard !stored.isEmpty, !isFrameworkType(id), !inheritsClass(id) else { return false }
    for place in members(of: id) {
      let declaration = declaration(place)
      switch declaration.kind {
      case .deinitializer: return false
      case .property where declaration.modifiers.contains(.isWeak): return false
      case .property where declaration.modifiers.contains(.isStatic):
        if Self.singletonNames.contains(name(place)) { return false }
      case .function where !declaration.modifiers.contains(.isStatic):
        guard Self.plainMethods.contains(name(place)) else { return false }
      default: break
      }
    }
    return stored.allSatisfy { storesData($0, of: id) }
  }

  private static let singletonNames: Set<String> = ["shared", "default", "instance", "current"]
  private static let plainMethods: Set<String> = [
    "hash", "encode", "copy", "isEqual", "mapping", "toDictionary",
  ]

  /// Whether the superclass is of the project or unknown: a struct cannot take its place.
  private func inheritsClass(_ id: SymbolID) -> Bool {
    if symbols.allSupertypes(of: id).contains(where: { symbols[$0].kind == .class }) { return true }
    return !symbols.externalSupertypes[Int(id.index)].allSatisfy {
      Self.valueProtocols.contains($0)
    }
  }

  private static let valueProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable",
    "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "Mappable",
    "Then", "AnyObject",
  ]

  /// Whether a stored property holds data: no service, no stream, no lock, not its own kind.
  private func storesData(_ place: Place, of id: SymbolID) -> Bool {
    let foreign = foreignNames(in: place)
    if foreign.contains(where: { name in Self.living.contains(where: name.hasSuffix) }) {
      return false
    }
    return writtenTypes(of: place).allSatisfy { naming in
      symbols[naming.type].kind != .protocol && naming.type != id
        && roles[naming.type].isSubset(of: [.entity, .dto, .persistenceModel])
        && !storedProperties(of: naming.type).contains { inner in
          writtenTypes(of: inner).contains { $0.type == id }
        }
    }
  }

  private static let living = [
    "Subject", "Relay", "Queue", "Lock", "Timer", "Cancellable", "Publisher", "DisposeBag", "Bag",
    "Task", "Observable", "Cache", "Published", "Continuation", "Mutex", "Disposable", "Void",
    "Listener", "Handler",
  ]

  fileprivate func referenceTypeFinding(_ id: SymbolID) -> Finding {
    let name = symbols[id].qualifiedName
    let count = storedProperties(of: id).count
    return finding(
      "entity.reference-type", .warning, about: id,
      confidence: min(0.85, domainConfidence(id)),
      message: """
        class '\(name)' in Domain only stores \(count == 1 ? "one value" : "\(count) values")
        """,
      help: "make '\(name)' a struct; where one change must be seen twice, let a use case own it")
  }
}
