internal import StrataCode
package import StrataModel

extension Rule {
  /// An entity has an id, and does not say that it can be told from others by it.
  package static let missingIdentity: Rule = Rule(
    "entity.missing-identity", .info, needsDomain: true,
    summary: Phrase(
      "A Domain struct with an 'id' is not Identifiable or not Equatable.",
      zh: "Domain 中带有 'id' 的结构体没有遵循 Identifiable 或 Equatable。"),
    title: Phrase("entities do not declare their identity", zh: "Entity 没有声明标识"),
    step: Phrase("Conform them to Identifiable and Equatable", zh: "遵循 Identifiable 和 Equatable"),
    why: Phrase(
      """
      Two values are the same thing if their ids agree, and unchanged if all of them agrees. Where \
      the entity does not say so, each list and each test finds its own way to ask.
      """,
      zh: "id 相同说明是同一个事物，全部相同说明没有变化。Entity 自己不声明，每个列表、每个测试就得各想办法判断。"),
    fix: Phrase(
      "Conform the entity to Identifiable and Equatable; the compiler writes the rest.",
      zh: "让 Entity 遵循 Identifiable 和 Equatable，其余由编译器生成。"),
    examples: [
      .bad(
        Phrase("an id without Identifiable", zh: "有 id 却没有 Identifiable"),
        """
        //- Domain/Entities/Dish.swift
        struct ↓Dish: Equatable, Sendable {
          let id: Int
          let title: String
        }
        """),
      .bad(
        Phrase("a value that nobody can compare", zh: "无法比较的值"),
        """
        //- Domain/Entities/Dish.swift
        struct ↓Dish: Identifiable, Sendable {
          let id: Int
          let title: String
        }
        """),
      .good(
        Phrase("Hashable is Equatable, too", zh: "Hashable 也是 Equatable"),
        seenIn: "FoodOrdering/Sources/Domain/Entities/MenuItem.swift",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Identifiable, Hashable, Sendable {
          let id: Int
          let title: String
        }
        """),
      .good(
        Phrase("a value without an id needs none", zh: "没有 id 的值不需要标识"),
        """
        //- Domain/Entities/Price.swift
        struct Price: Sendable {
          let amount: Int
          let currency: String
        }
        """),
    ],
    subjects: .entities,
    isModel: { codebase, id in
      codebase.symbols.conforms(id, to: ["Identifiable"])
        && codebase.symbols.conforms(id, to: MissingConformances.comparable)
    }
  ) { codebase in
    codebase.domainValues().compactMap { codebase.missingIdentityFinding($0) }
  }
}

/// What an entity with an id does not conform to.
private enum MissingConformances {
  static let comparable: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Swift.Equatable", "Swift.Hashable",
  ]

  static func names(of id: SymbolID, in codebase: Codebase) -> [String] {
    var missing: [String] = []
    if !codebase.symbols.conforms(id, to: ["Identifiable", "Swift.Identifiable"]) {
      missing.append("Identifiable")
    }
    if !codebase.symbols.conforms(id, to: comparable), isComparable(id, in: codebase) {
      missing.append("Equatable")
    }
    return missing
  }

  /// Whether the compiler could write `==`: nothing that is stored is a function or a protocol's.
  private static func isComparable(_ id: SymbolID, in codebase: Codebase) -> Bool {
    codebase.storedProperties(of: id).allSatisfy { place in
      !codebase.declaration(place).modifiers.contains(.isFunctionTyped)
        && codebase.namings(of: place, as: [.property, .genericArgument]).allSatisfy {
          codebase.symbols[$0.type].kind.isConcreteType
            && (codebase.symbols.conforms($0.type, to: comparable)
              || codebase.symbols[$0.type].kind == .enum)
        }
    }
  }
}

extension Codebase {
  /// The protocols that a value with an id is expected to conform to, and does not.
  package func missingConformances(of id: SymbolID) -> [String] {
    MissingConformances.names(of: id, in: self)
  }

  fileprivate func missingIdentityFinding(_ id: SymbolID) -> Finding? {
    guard symbols[id].kind == .struct, symbols[id].parent == nil, roles.has(id, .entity),
      storedProperties(of: id).contains(where: { self.name($0) == "id" }),
      // What is only handed to a function is listed and compared by nobody.
      symbols.words(of: id).suffix(from: ["input", "request", "params", "parameters"]) == nil
    else { return nil }
    let missing = MissingConformances.names(of: id, in: self)
    guard !missing.isEmpty else { return nil }
    let name = symbols[id].qualifiedName
    let needed = missing.joined(separator: ", ")
    return Rule.missingIdentity.finding(
      about: id, in: self,
      message: Phrase(
        "entity '\(name)' has an id and does not conform to \(listed(missing))",
        zh: "Entity '\(name)' 有 id，却没有遵循 \(listed(missing))"),
      help: Phrase(
        "add '\(needed)' to the conformances of '\(name)'",
        zh: "给 '\(name)' 加上 '\(needed)'")
    ).with(confidence: domainConfidence(id))
  }
}
