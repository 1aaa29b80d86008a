/// What the declarations and imports of a file say about its layer.
enum ContentWeights {
  /// A type of this role counts for these layers.
  static func of(_ role: Role) -> [(Layer, Double)] {
    switch role {
    case .entryPoint: [(.app, 7)]
    case .container: [(.app, 4.5)]
    case .view: [(.presentation, 2.6), (.domain, -1)]
    case .viewModel: [(.presentation, 2.6)]
    case .viewModelProtocol: [(.presentation, 2)]
    case .coordinator: [(.presentation, 2)]
    case .useCase: [(.domain, 2.8)]
    case .useCaseProtocol: [(.domain, 2.8)]
    // Half the schools draw it in Domain, the other half beside its presenter.
    case .screenInteractor: [(.domain, 2.8)]
    case .repositoryProtocol: [(.domain, 2)]
    case .repositoryImplementation: [(.data, 2.8), (.domain, -0.5)]
    case .dataSource: [(.data, 1.6), (.infrastructure, 0.8)]
    case .dto: [(.data, 1.6), (.infrastructure, 0.5)]
    case .persistenceModel: [(.data, 1.8), (.infrastructure, 0.6)]
    case .mapper: [(.data, 1)]
    case .entity: [(.domain, 1)]
    case .testDouble: []
    }
  }

  /// The last word of a type that has no role: a hint, never a decision.
  static let hints: [String: [(Layer, Double)]] = [
    "interactor": [(.domain, 2.8)],
    "presenter": [(.presentation, 1.6)],
    "viewcontroller": [(.presentation, 1.4)],
    "view": [(.presentation, 1)],
    "cell": [(.presentation, 1)],
    "screen": [(.presentation, 1)],
    "scene": [(.presentation, 0.8)],
    "viewstate": [(.presentation, 1)],
    "controller": [(.presentation, 0.8)],
    "delegate": [(.presentation, 0.3)],
    "style": [(.presentation, 0.4), (.common, 0.4)],
    "client": [(.infrastructure, 0.7), (.data, 0.6)],
    "api": [(.infrastructure, 0.6), (.data, 0.7)],
    "endpoint": [(.data, 0.8), (.infrastructure, 0.7)],
    "service": [(.infrastructure, 0.5), (.data, 0.5)],
    "request": [(.data, 0.4), (.infrastructure, 0.4)],
    "response": [(.data, 0.6), (.infrastructure, 0.4)],
    "dto": [(.data, 0.9)],
    "store": [(.data, 0.5), (.infrastructure, 0.3)],
    "cache": [(.data, 0.4), (.infrastructure, 0.4)],
    "configurator": [(.app, 0.9)],
    "assembly": [(.app, 1.2)],
    "assembler": [(.app, 1.2)],
    "container": [(.app, 0.6)],
    "builder": [(.app, 0.5)],
    "logger": [(.common, 0.8), (.infrastructure, 0.3)],
    "constants": [(.common, 0.8)],
    "constant": [(.common, 0.8)],
    "util": [(.common, 0.8)],
    "utils": [(.common, 0.8)],
    "helper": [(.common, 0.5)],
    "manager": [(.infrastructure, 0.4), (.data, 0.3)],
  ]

  /// An `ObservableObject` or `@Observable` type feeds views.
  static let observable: [(Layer, Double)] = [(.presentation, 1.2)]
  /// The reducer of a screen in unidirectional schools.
  static let reducer: [(Layer, Double)] = [(.presentation, 2)]
  /// Structs and enums that only hold values.
  static let plainValues: [(Layer, Double)] = [(.domain, 0.8)]
  /// Values that can be encoded: entities of a careless team, or transfer objects.
  static let codedValues: [(Layer, Double)] = [(.domain, 0.3), (.data, 0.5)]
  /// Only extensions of types from elsewhere.
  static let foreignExtensions: [(Layer, Double)] = [(.common, 1.4)]
  /// Only static constants.
  static let constants: [(Layer, Double)] = [(.common, 0.7)]
  /// Property wrappers and result builders serve everyone.
  static let language: [(Layer, Double)] = [(.common, 1)]

  /// What importing a module says.
  static let imports: [(modules: Set<String>, weights: [(Layer, Double)])] = [
    (
      [
        "SwiftUI", "UIKit", "AppKit", "WatchKit", "RxCocoa", "SnapKit", "Kingfisher", "SDWebImage",
        "Lottie", "CombineCocoa", "RxDataSources", "MapKit", "PhotosUI", "WebKit",
        "TinyConstraints",
        "WidgetKit", "Cartography", "PinLayout", "FlexLayout", "RxGesture", "Charts",
        "Cocoa", "SDWebImageSwiftUI", "MessageUI", "SafariServices",
      ],
      [(.presentation, 0.9), (.domain, -1), (.data, -0.5), (.infrastructure, -0.3)]
    ),
    (
      [
        "Alamofire", "Moya", "CoreData", "RealmSwift", "Realm", "GRDB", "SQLite", "SQLite3",
        "Fluent",
        "FluentKit", "FluentSQLiteDriver", "FluentPostgresDriver", "FluentMySQL", "Apollo",
        "ApolloAPI", "Network", "Security", "KeychainAccess", "SwiftKeychainWrapper",
        "Firebase", "Starscream", "RxAlamofire", "CloudKit", "StoreKit",
        "SocketIO", "Supabase", "RxMoya", "RxRealm", "MultipeerConnectivity", "CoreBluetooth",
        "FoundationNetworking", "NIO", "AsyncHTTPClient", "Get",
      ],
      [(.data, 0.6), (.infrastructure, 0.8), (.domain, -0.9), (.presentation, -0.5)]
    ),
    // A RIBs interactor belongs to its screen.
    (["RIBs"], [(.presentation, 3), (.domain, -2)]),
    (["Swinject", "Needle", "Resolver", "Factory", "SwinjectAutoregistration"], [(.app, 0.5)]),
    (["Vapor", "Hummingbird"], [(.domain, -1), (.presentation, 0.5), (.app, 0.3)]),
  ]

  /// SDK types that only code of the outer ring holds.
  static let outerTypes: Set<String> = [
    "URLSession", "URLRequest", "URLSessionDataTask", "UserDefaults", "JSONDecoder", "JSONEncoder",
    "FileManager", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
    "NSPersistentStoreCoordinator", "ModelContext", "ModelContainer", "FetchDescriptor",
    "Firestore",
    "MoyaProvider", "NSEntityDescription", "URLResponse", "HTTPURLResponse", "NWPathMonitor",
    "URLSessionWebSocketTask", "CKContainer", "URLComponents", "CLLocationManager",
    "NSKeyedArchiver", "PropertyListDecoder", "SecKey",
  ]
  /// A file that names such a type.
  static let outerType: [(Layer, Double)] = [
    (.infrastructure, 0.9), (.data, 0.9), (.domain, -0.5), (.presentation, -0.3),
  ]

  /// Whoever imports these is a test.
  static let testModules: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "RxTest", "RxBlocking", "XCTVapor",
    "ViewInspector",
  ]
}
