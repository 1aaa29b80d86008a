extension Rule {
  /// An entity is a thing of a framework.
  package static let frameworkType = Rule(
    "entity.framework-type", .error,
    summary: "A Domain type is a model, an observable object or an intent of a framework.",
    why: """
      What a framework stores, observes or shows has the life cycle and the threads of that \
      framework: the business rules cannot run without it, in a test or anywhere else.
      """,
    fix: """
      Leave Domain a plain value, and let the model of the store stand in Data and what a screen \
      observes in Presentation.
      """,
    examples: [
      .bad(
        "a SwiftData model among the entities",
        """
        //- Domain/Entities/Dish.swift
        import SwiftData
        @Model final class ↓Dish {
          var title: String
          init(title: String) { self.title = title }
        }
        """),
      .bad(
        "an entity that a screen observes",
        """
        //- Domain/Entities/Cart.swift
        import Combine
        final class ↓Cart: ObservableObject {
          @Published var dishes: [String] = []
        }
        """),
      .good(
        "the model in Data, the value in Domain",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Data/Store/DishRecord.swift
        import SwiftData
        @Model final class DishRecord {
          var title: String
          init(title: String) { self.title = title }
          func toDomain() -> Dish { Dish(title: title) }
        }
        """),
      .good(
        "a protocol of one's own that is called like a model",
        """
        //- Domain/Entities/Storable.swift
        protocol StorableModel { var modelID: String { get } }
        //- Domain/Entities/Person.swift
        struct Person: StorableModel, Equatable {
          let name: String
          var modelID: String { name }
        }
        """),
    ], subjects: .domainValues
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    return codebase.domainValues().compactMap { id in
      codebase.frameworkKind(of: id).map { codebase.frameworkTypeFinding(id, $0) }
    }
  }
}

/// What a framework makes of a type.
private struct FrameworkKind {
  /// `is a SwiftData '@Model'`.
  var words: String
  /// It belongs to a screen and not to a store.
  var isForScreens: Bool
}

extension Codebase {
  /// Whether a framework owns a type: its rules are not those of a class of one's own.
  func isFrameworkType(_ id: SymbolID) -> Bool { frameworkKind(of: id) != nil }

  fileprivate func frameworkKind(of id: SymbolID) -> FrameworkKind? {
    let attributes = attributes(of: symbols[id].place)
    if attributes.contains("Model") {
      return FrameworkKind(words: "is a '@Model'", isForScreens: false)
    }
    if attributes.contains("Table") {
      return FrameworkKind(words: "is a '@Table'", isForScreens: false)
    }
    if attributes.contains("Observable") {
      return FrameworkKind(words: "is '@Observable'", isForScreens: true)
    }
    for (names, isForScreens) in [(Self.stored, false), (Self.shown, true)] {
      for type in [id] + symbols.allSupertypes(of: id) {
        let externals = symbols.externalSupertypes[Int(type.index)]
        guard let name = externals.first(where: names.contains) else { continue }
        let verb = name.hasPrefix("NS") || name.hasSuffix("Object") ? "is" : "conforms to"
        return FrameworkKind(
          words: name == "ObservableObject" || verb == "conforms to"
            ? "conforms to '\(name)'" : "inherits from '\(name)'",
          isForScreens: isForScreens)
      }
    }
    if roles.has(id, .persistenceModel) {
      return FrameworkKind(words: "is a persistence model", isForScreens: false)
    }
    return nil
  }

  private static let stored: Set<String> = [
    "NSManagedObject", "RealmSwift.Object", "RealmSwift.EmbeddedObject", "RLMObject",
    "FetchableRecord", "PersistableRecord", "MutablePersistableRecord",
  ]
  private static let shown: Set<String> = [
    "ObservableObject", "Combine.ObservableObject", "Transferable", "AppEntity", "AppEnum",
    "AppIntent",
  ]

  fileprivate func frameworkTypeFinding(_ id: SymbolID, _ kind: FrameworkKind) -> Finding {
    let name = symbols[id].qualifiedName
    return finding(
      "entity.framework-type", .error, about: id, confidence: domainConfidence(id),
      message: "'\(name)' in Domain \(kind.words)",
      help: kind.isForScreens
        ? "leave '\(name)' a plain value, and let a type in Presentation observe or show it"
        : """
        declare the model in Data, leave '\(name)' a plain struct, and turn one into the other in \
        the repository
        """)
  }
}
