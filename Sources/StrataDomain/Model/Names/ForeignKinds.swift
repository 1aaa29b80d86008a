/// What SDK and library types are, as far as it tells the parts of those that inherit from them.
package struct ForeignKinds: OptionSet, Sendable {
  package let rawValue: UInt16

  /// Codable, and what other serialisers call it.
  static let codable = ForeignKinds(rawValue: 1 << 0)
  static let view = ForeignKinds(rawValue: 1 << 1)
  /// The app, a scene of it or an extension begins there.
  static let entryPoint = ForeignKinds(rawValue: 1 << 2)
  /// The compiler begins there.
  static let compilerPlugin = ForeignKinds(rawValue: 1 << 3)
  /// Whatever conforms is stored.
  static let stored = ForeignKinds(rawValue: 1 << 4)
  /// Stored by Realm, if that is imported.
  static let realmObject = ForeignKinds(rawValue: 1 << 5)
  /// Stored by Fluent, if that is imported.
  static let fluentModel = ForeignKinds(rawValue: 1 << 6)
  /// Stored by GRDB, if that is imported.
  static let record = ForeignKinds(rawValue: 1 << 7)
  /// A router that conforms describes requests.
  static let request = ForeignKinds(rawValue: 1 << 8)
  /// What is called as containers are and wires nothing.
  static let plainContainer = ForeignKinds(rawValue: 1 << 9)

  /// The kinds of types with these dotted names, as written and by their last part.
  init(of names: some Sequence<String>) {
    self = []
    for name in names {
      formUnion(Self.known[name] ?? [])
      if let last = name.partBehindDot { formUnion(Self.known[last] ?? []) }
    }
  }

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Codable and what other serialisers call it.
  package static let codables: Set<String> = [
    "Codable", "Decodable", "Encodable", "Mappable", "ImmutableMappable", "BaseMappable",
    "Unboxable", "Argo.Decodable", "JSONDecodable", "JSONCodable", "Content", "HandyJSON",
  ]

  private static let known: [String: ForeignKinds] = {
    var known: [String: ForeignKinds] = [:]
    for (kind, names) in lists {
      for name in names { known[name, default: []].insert(kind) }
    }
    return known
  }()

  private static let lists: [(ForeignKinds, [String])] = [
    (.codable, Array(codables)),
    (
      .view,
      [
        "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "ViewModifier", "ButtonStyle", "Scene", "Widget", "UIView", "UIViewController",
      ]
    ),
    (
      .entryPoint,
      [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
        "NSApplicationDelegate", "WKExtensionDelegate", "WKApplicationDelegate", "App",
        "UISplitViewControllerSceneDelegate", "WidgetBundle", "UNNotificationServiceExtension",
      ]
    ),
    (.compilerPlugin, ["CompilerPlugin"]),
    (.stored, ["NSManagedObject", "RealmSwift.Object", "RealmSwift.EmbeddedObject"]),
    (.realmObject, ["Object", "EmbeddedObject"]),
    (.fluentModel, ["Model"]),
    (.record, ["FetchableRecord", "PersistableRecord", "MutablePersistableRecord"]),
    (.request, ["URLRequestConvertible", "TargetType"]),
    (
      .plainContainer,
      ["View", "UIView", "UIViewController", "EnvironmentKey", "NSPersistentContainer"]
    ),
  ]
}

extension String {
  /// What stands behind the last dot; nil if there is none.
  package var partBehindDot: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) }
  }
}
