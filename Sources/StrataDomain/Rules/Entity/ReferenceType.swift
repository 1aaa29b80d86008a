internal import StrataCode
internal import StrataModel

extension Rule {
  /// Data that is shared where it should be copied.
  package static let referenceType: Rule = Rule(
    "entity.reference-type", .warning, footing: .layers, needsDomain: true,
    summary: Phrase("A class of Domain only stores data.", zh: "Domain 的 class 只存储数据。"),
    title: Phrase("entities are classes that only store data", zh: "Entity 是只存数据的 class"),
    step: Phrase("Make them structs", zh: "改为 struct"),
    why: Phrase(
      """
      Whoever holds an object can change it under the others: a use case that hands out a class \
      hands out the right to break its rules, and two equal orders are not equal.
      """,
      zh: """
        谁持有对象，谁就能在别人不知情时改变它：UseCase 交出一个 class，\
        就等于允许别人绕过业务规则修改它；而且两份内容相同的订单并不相等。
        """),
    fix: Phrase(
      "Make it a struct; where two places must see one change, let a use case or actor own it.",
      zh: "改为 struct；若两处必须看到同一个变化，就由 UseCase 或 actor 持有它。"),
    examples: [
      .bad(
        Phrase("a class of nothing but properties", zh: "只有属性的 class"),
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
        Phrase("equality written by hand", zh: "手写的相等判断"),
        """
        //- Domain/Entities/Guest.swift
        class ↓Guest: Equatable {
          var name: String
          init(name: String) { self.name = name }
          static func == (a: Guest, b: Guest) -> Bool { a.name == b.name }
        }
        """),
      .good(
        Phrase("a value", zh: "值类型"),
        seenIn: "FoodOrdering/Sources/Domain/Entities/Cart.swift",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable {
          let title: String
          var price: Int
        }
        """),
      .good(
        Phrase("an identity: a node that knows its parent", zh: "有身份的对象：知道父节点的节点"),
        """
        //- Domain/Entities/Chapter.swift
        final class Chapter {
          let title: String
          weak var parent: Chapter?
          var parts: [Chapter] = []
          init(title: String) { self.title = title }
        }
        """),
    ],
    subjects: .entities
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
      guard facts.mentions(Self.objectHolders) else { continue }
      let isHolder = facts.names.map(Self.objectHolders.contains)
      for (position, reference) in facts.references.enumerated()
      where isHolder[Int(reference.name.index)] {
        let place = DeclarationID(file: file, declaration: reference.owner)
        guard case .external = references[file][position] else { continue }
        found.formUnion(namings(of: place, as: [.genericArgument]).map(\.type))
      }
    }
    return found
  }

  private static let objectHolders = SoughtNames([
    "NSCache", "NSMapTable", "NSHashTable", "Unmanaged", "ManagedBuffer",
  ])

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
  private func storesData(_ place: DeclarationID, of id: SymbolID) -> Bool {
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
    return Rule.referenceType.finding(
      about: id, in: self,
      message: Phrase(
        "class '\(name)' in Domain only stores \(count == 1 ? "one value" : "\(count) values")",
        zh: "Domain 中的 class '\(name)' 只存储 \(count) 个值"),
      help: Phrase(
        "make '\(name)' a struct; where one change must be seen twice, let a use case own it",
        zh: "把 '\(name)' 改为 struct；若两处必须看到同一个变化，就由 UseCase 持有它")
    ).with(confidence: min(0.85, domainConfidence(id)))
  }
}
