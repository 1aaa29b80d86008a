extension Framework {
  /// How bad the framework is in Domain; nil if it is free.
  package var severityInDomain: Severity? {
    switch self {
    case .pure: nil
    case .userInterface, .persistence, .network, .server, .service: .error
    // A school is chosen once, and of what an unknown module is for nothing is known.
    case .stream, .reactive, .architecture, .logging, .unknown: .info
    case .system, .injection, .coding, .testing, .library: .warning
    }
  }

  /// What the names of all types of a system framework begin with, where they do.
  package static func letters(of module: String) -> String? { prefixes[module] }

  private static let prefixes = [
    "CoreLocation": "CL", "MapKit": "MK", "AVFoundation": "AV", "Photos": "PH", "EventKit": "EK",
    "Contacts": "CN", "HealthKit": "HK", "CloudKit": "CK", "CoreBluetooth": "CB", "CoreML": "ML",
    "UserNotifications": "UN", "AuthenticationServices": "AS", "SafariServices": "SF",
    "CoreMotion": "CM", "CoreImage": "CI", "Vision": "VN", "Realm": "RLM", "SceneKit": "SCN",
  ]

  /// The names of all types of a library that is imported beside one of its kin, where they are few.
  package static func types(of module: String) -> Set<String>? { types[module] }

  private static let types: [String: Set<String>] = [
    "RxCocoa": [
      "Driver", "Signal", "Binder", "ControlEvent", "ControlProperty", "SharedSequence",
      "BehaviorRelay", "PublishRelay", "ReplayRelay", "DelegateProxy", "RxCollectionViewDataSource",
      "KVORepresentable",
    ],
    "UniformTypeIdentifiers": ["UTType", "UTTagClass"],
    "Factory": [
      "Container", "SharedContainer", "ManagedContainer", "AutoRegistering", "Factory",
      "ParameterFactory", "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject",
      "InjectedObservable", "InjectedType", "DynamicInjected", "FactoryContext", "Scope",
    ],
    "Swinject": [
      "Container", "Resolver", "Assembly", "Assembler", "ObjectScope", "Name", "ServiceEntry",
      "ServiceKey", "SynchronizedResolver", "Behavior", "DebugHelper",
    ],
    "FirebaseFirestore": [
      "Firestore", "FirestoreSettings", "Query", "QuerySnapshot", "QueryDocumentSnapshot",
      "DocumentSnapshot", "DocumentReference", "DocumentChange", "CollectionReference",
      "CollectionGroup", "WriteBatch", "Transaction", "FieldValue", "FieldPath", "Filter",
      "Timestamp", "GeoPoint", "ListenerRegistration", "FirestoreErrorCode", "FirestoreSource",
      "SnapshotMetadata", "DocumentID", "ServerTimestamp", "ExplicitNull", "FirestoreQuery",
      "AggregateQuery", "AggregateField", "VectorValue",
    ],
    "Moya": [
      "MoyaProvider", "TargetType", "MultiTarget", "MoyaError", "Response", "PluginType", "Task",
      "Endpoint", "Method", "AccessTokenAuthorizable", "AuthorizationType", "ProgressResponse",
      "Cancellable", "MultipartFormData", "MoyaProviderType", "NetworkLoggerPlugin",
    ],
  ]

  /// Whether a protocol can name it and still be anybody's: streams of values, and what is free.
  package var isHarmless: Bool {
    switch self {
    case .pure, .stream, .reactive: true
    default: false
    }
  }

  /// What to do about the framework in Domain.
  package func wayOut(of module: String) -> Phrase {
    switch self {
    case .userInterface where ["RxCocoa", "CombineCocoa"].contains(module):
      Phrase(
        "return what needs no \(module), such as an Observable or publisher, and bind it to controls in Presentation",
        zh: "返回不依赖 \(module) 的内容，例如 Observable 或 publisher，在 Presentation 中绑定到控件")
    case .userInterface:
      Phrase(
        "keep plain values here, and leave what works with '\(module)' to Presentation",
        zh: "这里只保留普通的值，把使用 '\(module)' 的代码留给 Presentation")
    case .persistence:
      Phrase(
        "declare an entity without '\(module)' here and map it in Data",
        zh: "在这里声明不依赖 '\(module)' 的 Entity，在 Data 中做映射")
    case .network, .server:
      Phrase(
        "declare what is needed as a protocol here and call '\(module)' from Data",
        zh: "在这里把需求声明为协议，从 Data 调用 '\(module)'")
    case .logging:
      Phrase(
        "report what happened through a closure or a protocol, and let the outside log it",
        zh: "通过闭包或协议报告发生了什么，由外部记录日志")
    case .stream, .reactive:
      Phrase(
        "return async values or an AsyncSequence, which need no '\(module)'",
        zh: "返回 async 的值或 AsyncSequence，它们不需要 '\(module)'")
    case .injection:
      Phrase(
        """
        leave keys and registrations of '\(module)' to the composition root, and take what is \
        needed in the initializer
        """, zh: "把 '\(module)' 的 key 和注册留给组合根，需要的依赖通过初始化方法注入")
    case .coding:
      Phrase(
        "keep the entity free of '\(module)' and map the JSON to it in Data",
        zh: "让 Entity 不依赖 '\(module)'，在 Data 中把 JSON 映射成它")
    case .system where module == "CoreLocation":
      Phrase(
        "keep latitude and longitude as numbers here and make the CLLocation outside of Domain",
        zh: "这里用数字保存经纬度，在 Domain 之外再构造 CLLocation")
    case .architecture:
      Phrase(
        """
        keep the protocol or value here free of '\(module)', and move what needs it (a key, a live \
        value) to the composition root
        """,
        zh: "让这里的协议或值不依赖 '\(module)'，把需要它的部分（key、live value）移到组合根")
    case .testing:
      Phrase(
        "move what needs '\(module)' to a test target; if nothing does, delete the import",
        zh: "把需要 '\(module)' 的代码移到测试 target；没有代码需要它就删掉这行 import")
    case .system, .service, .library, .unknown, .pure:
      Phrase(
        "declare a protocol here for what '\(module)' is needed for and conform to it in Data",
        zh: "在这里把 '\(module)' 的用途声明为协议，在 Data 中实现")
    }
  }
}
