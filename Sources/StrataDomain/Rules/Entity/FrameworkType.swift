internal import StrataCode
internal import StrataModel

extension Rule {
  /// An entity is a thing of a framework.
  package static let frameworkType: Rule = Rule(
    "entity.framework-type", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      "A Domain type is a model, an observable object or an intent of a framework.",
      zh: "Domain 类型是某个框架的模型、可观察对象或 Intent。"),
    title: Phrase("Domain types are models of a framework", zh: "Domain 类型是框架的模型"),
    step: Phrase("Make them plain values", zh: "改为纯值类型"),
    why: Phrase(
      """
      What a framework stores, observes or shows has the life cycle and the threads of that \
      framework: the business rules cannot run without it, in a test or anywhere else.
      """,
      zh: """
        由框架存储、观察或展示的对象，生命周期和线程都由框架决定：离开框架，\
        业务规则在测试和其他地方就都无法运行。
        """),
    fix: Phrase(
      """
      Leave Domain a plain value; the model of the store belongs in Data, and what a screen \
      observes in Presentation.
      """, zh: "Domain 只保留普通的值，存储用的模型放在 Data，供界面观察的放在 Presentation。"),
    examples: [
      .bad(
        Phrase("a SwiftData model among the entities", zh: "与 Entity 放在一起的 SwiftData 模型"),
        """
        //- Domain/Entities/Dish.swift
        import SwiftData
        @Model final class ↓Dish {
          var title: String
          init(title: String) { self.title = title }
        }
        """),
      .bad(
        Phrase("an entity that a screen observes", zh: "供界面观察的 Entity"),
        """
        //- Domain/Entities/Cart.swift
        import Combine
        final class ↓Cart: ObservableObject {
          @Published var dishes: [String] = []
        }
        """),
      .good(
        Phrase("the model in Data, the value in Domain", zh: "模型在 Data，值在 Domain"),
        seenIn: "FoodOrdering/Sources/Server/Data/Records/OrderRecord.swift",
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
        Phrase("a protocol of one's own that is called like a model", zh: "项目自己的、名称像模型的协议"),
        """
        //- Domain/Entities/Storable.swift
        protocol StorableModel { var modelID: String { get } }
        //- Domain/Entities/Person.swift
        struct Person: StorableModel, Equatable {
          let name: String
          var modelID: String { name }
        }
        """),
    ],
    subjects: .domainValues
  ) { codebase in
    let found = codebase.domainValues().compactMap { id in
      codebase.frameworkKind(of: id).map { (id, $0) }
    }
    guard !found.isEmpty else { return [] }
    let route = LegalRoute(codebase)
    let told = Set(found.map(\.0))
    // What a class has of the one it inherits from is told there.
    return found.filter { id, _ in
      !codebase.symbols.allSupertypes(of: id).contains {
        told.contains($0) && codebase.symbols[$0].kind == .class
      }
    }.map { codebase.frameworkTypeFinding($0, $1, route) }
  }
}

/// What a framework makes of a type.
private struct FrameworkKind {
  /// `is a SwiftData '@Model'`.
  var words: Phrase
  /// It belongs to a screen and not to a store.
  var isForScreens: Bool
  /// The protocol of Domain by which the type has it, and what that inherits.
  var through: (promise: SymbolID, name: String)?
}

extension Codebase {
  /// Whether a framework owns a type: its rules are not those of a class of one's own.
  func isFrameworkType(_ id: SymbolID) -> Bool { frameworkKind(of: id) != nil }

  fileprivate func frameworkKind(of id: SymbolID) -> FrameworkKind? {
    let attributes = attributes(of: symbols[id].place)
    if attributes.contains("Model") {
      return FrameworkKind(words: Phrase("is a '@Model'", zh: "是 '@Model'"), isForScreens: false)
    }
    if attributes.contains("Table") {
      return FrameworkKind(words: Phrase("is a '@Table'", zh: "是 '@Table'"), isForScreens: false)
    }
    if attributes.contains("Observable") {
      return FrameworkKind(
        words: Phrase("is '@Observable'", zh: "是 '@Observable'"), isForScreens: true)
    }
    for (names, isForScreens) in [(Self.stored, false), (Self.shown, true)] {
      for type in [id] + symbols.allSupertypes(of: id) {
        let externals = symbols.externalSupertypes[Int(type.index)]
        guard let name = externals.first(where: names.contains), isSaidInDomain(name, of: type)
        else { continue }
        let isClass =
          name != "ObservableObject" && (name.hasPrefix("NS") || name.hasSuffix("Object"))
        return FrameworkKind(
          words: isClass
            ? Phrase("inherits from '\(name)'", zh: "继承自 '\(name)'")
            : Phrase("conforms to '\(name)'", zh: "遵循 '\(name)'"),
          isForScreens: isForScreens,
          through: type != id && symbols[type].kind == .protocol ? (type, name) : nil)
      }
    }
    if roles.has(id, .persistenceModel) {
      return FrameworkKind(
        words: Phrase("is a persistence model", zh: "是持久化模型"), isForScreens: false)
    }
    return nil
  }

  /// Whether a type names a framework's type where it stands in Domain: an extension in Data may make
  /// it fit for a store.
  private func isSaidInDomain(_ name: String, of id: SymbolID) -> Bool {
    symbols.bodies[Int(id.index)].contains { body in
      layer(ofFile: body.file)?.ring != .data
        && referenceOrder[body.file][body.declaration].contains {
          let reference = facts(body.file).references[$0]
          return reference.role == .conformance && facts(body.file)[reference.name] == name
        }
    }
  }

  private static let stored: Set<String> = [
    "NSManagedObject", "RealmSwift.Object", "RealmSwift.EmbeddedObject", "RLMObject",
    "FetchableRecord", "PersistableRecord", "MutablePersistableRecord",
  ]
  private static let shown: Set<String> = [
    "ObservableObject", "Combine.ObservableObject", "Transferable", "AppEntity", "AppEnum",
    "AppIntent",
  ]

  /// What to do about a model that another one stores: neither can stay as it is alone.
  private func storedPart(_ id: SymbolID) -> Phrase? {
    let whole = types(.persistenceModel).first { holder in
      holder != id
        && storedProperties(of: holder).contains { place in
          namings(of: place).contains { $0.type == id }
        }
    }
    guard let whole else { return nil }
    let (name, kept) = (symbols[id].qualifiedName, symbols[whole].qualifiedName)
    return Phrase(
      "move '\(name)' to Data with '\(kept)', which stores it, and turn both into plain values in the repository",
      zh: "把 '\(name)' 和存储它的 '\(kept)' 一起移到 Data，并在 Repository 中把它们转换成普通的值")
  }

  /// What to do with a model that is called after its store, as no value of Domain is.
  private func renamed(_ id: SymbolID) -> Phrase? {
    let name = symbols[id].qualifiedName
    let stores = ["RealmObject", "RealmModel", "Realm", "ManagedObject", "MO", "DB", "Object"]
    guard let plain = name.without(endings: stores), symbols.topLevelTypes(named: plain).isEmpty
    else { return nil }
    return Phrase(
      "move '\(name)' to Data, declare a plain '\(plain)' here in its place, and convert between the two in the repository",
      zh: "把 '\(name)' 移到 Data，在这里声明普通的 '\(plain)' 代替它，并在 Repository 中相互转换")
  }

  /// What to do about a model that neither Domain nor a screen names.
  private func ofDataAlone(_ id: SymbolID) -> Phrase? {
    guard isOfDataAlone(id) else { return nil }
    let (name, giving) = (symbols[id].qualifiedName, givingBack(id))
    guard giving.isEmpty else {
      return Phrase("move '\(name)' to Data\(giving)", zh: "把 '\(name)' 移到 Data\(giving)")
    }
    let others = Set(
      dependencies(on: id).filter { [.app, .test].contains($0.from) }
        .compactMap { outermostType(of: $0) }.map { symbols[$0].qualifiedName }
    ).sorted()
    guard others.isEmpty else {
      return Phrase(
        "move '\(name)' to Data, and let \(listed(others, most: 2)) import it from there",
        zh: "把 '\(name)' 移到 Data，并让 \(listed(others, most: 2)) 从那里导入它")
    }
    return Phrase(
      "move '\(name)' to Data: only Data names it", zh: "把 '\(name)' 移到 Data：只有 Data 引用它")
  }

  /// The plain value of Domain that a model is turned into already, or that says the same.
  private func plainValue(for id: SymbolID, _ route: LegalRoute) -> SymbolID? {
    // What the model itself is turned into stays, whatever else is done with it.
    if let made = route.maker(by: id)?.entity, !isFrameworkType(made), layer(of: made) == .domain {
      return made
    }
    return route.entity(for: id).flatMap { value in
      isFrameworkType(value) || roles.has(value, .dto) || symbols.isCodable(value) ? nil : value
    }
  }

  fileprivate func frameworkTypeFinding(
    _ id: SymbolID, _ kind: FrameworkKind, _ route: LegalRoute
  ) -> Finding {
    let name = symbols[id].qualifiedName
    let value = plainValue(for: id, route)
    let left = usersLeft(by: id, turnedInto: value)
    let known = value.map { symbols[$0].qualifiedName }
    return Rule.frameworkType.finding(
      about: id, in: self,
      message: Phrase(
        "'\(name)' in Domain \(kind.words)", zh: "Domain 中的 '\(name)' \(kind.words)"),
      help: kind.isForScreens
        ? helpForObserved(id)
          + (kind.through.map { through in
            let (promise, name) = (symbols[through.promise].qualifiedName, through.name)
            return Phrase(
              ", and take '\(name)' out of '\(promise)', by which it conforms",
              zh: "，并从 '\(promise)' 中去掉 '\(name)'：它由此遵循")
          } ?? .empty)
        : known.map {
          Phrase(
            "move '\(name)' to Data\(left.models), and turn it into '\($0)' there\(left.used)",
            zh: "把 '\(name)' 移到 Data\(left.models)，并在那里把它转换成 '\($0)'\(left.used)")
        }
          ?? storedPart(id) ?? ofDataAlone(id) ?? renamed(id)
          ?? Phrase(
            """
            declare the model in Data, leave '\(name)' a plain struct, and convert between the two in \
            the repository
            """, zh: "在 Data 中声明模型，让 '\(name)' 保持为普通的 struct，并在 Repository 中把一方转换成另一方")
    ).with(confidence: domainConfidence(id))
      // Observation draws nothing: who observes in Domain ties it to no screen.
      .held(
        // The ring of use cases around Domain may keep what its screens watch.
        at: kind.isForScreens && isOfApplicationRing(symbols[id].place.file)
          ? .info
          : attributes(of: symbols[id].place).contains("Observable")
            && facts(symbols[id].place.file).importedModules.isDisjoint(with: Self.uiModules)
            ? .warning : .error)
  }
}
