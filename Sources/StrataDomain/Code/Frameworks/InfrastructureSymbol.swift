/// What SDKs and well-known libraries offer to reach the network, a store or a disk.
package struct InfrastructureSymbol: Equatable {
  /// What a finding calls it.
  package var subject: String
  package var purpose: Purpose
  package var severity: Severity

  /// What it is for.
  package enum Purpose {
    case network, store, settings, files, secrets

    /// After "for" in a sentence.
    package var noun: Phrase {
      switch self {
      case .network: Phrase("the network", zh: "网络访问")
      case .store: Phrase("the store", zh: "数据存储")
      case .settings: Phrase("settings", zh: "设置存取")
      case .files: Phrase("files", zh: "文件读写")
      case .secrets: Phrase("secrets", zh: "密钥存取")
      }
    }
  }

  /// What an undeclared type name stands for in a file with these imports.
  package init?(_ name: String, imports: Set<String>) {
    guard let first = Self.typeName(of: name) else { return nil }
    // How a delegate answers, a web view's as well.
    if name.hasSuffix("Disposition") { return nil }
    if first.hasPrefix("URLSession") {
      self.init("URLSession", .network)
    } else if first.hasPrefix("SecItem") {
      self.init("Keychain", .secrets)
    } else if let known = Self.known[first] {
      // A web view is told what to load with a request.
      if first == "URLRequest", !imports.isDisjoint(with: ["WebKit", "SafariServices"]) {
        return nil
      }
      self = known
    } else if imports.contains("SwiftData"), Self.swiftData.contains(first) {
      self.init(first, .store)
    } else {
      return nil
    }
  }

  /// What an environment value reaches: `@Environment(\.modelContext)`.
  package init?(environment argument: String) {
    switch argument.split(separator: ".").last {
    case "modelContext": self.init("ModelContext", .store)
    case "managedObjectContext": self.init("NSManagedObjectContext", .store)
    default: return nil
    }
  }

  private init(_ subject: String, _ purpose: Purpose, _ severity: Severity = .error) {
    self.subject = subject
    self.purpose = purpose
    self.severity = severity
  }

  /// The first part of a dotted name that is no module; most names have one part.
  private static func typeName(of name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").lazy.map { String($0) }.first {
      !systemModules.contains($0)
    }
  }

  private static let systemModules: Set<String> = [
    "Foundation", "CoreData", "SwiftData", "SwiftUI", "CloudKit",
  ]

  private static let swiftData: Set<String> = [
    "Query", "ModelContext", "ModelContainer", "FetchDescriptor", "ModelConfiguration",
  ]

  private static let known: [String: InfrastructureSymbol] = {
    var known: [String: InfrastructureSymbol] = [:]
    for (purpose, severity, names) in lists {
      for name in names.split(separator: " ") {
        known[String(name)] = InfrastructureSymbol(String(name), purpose, severity)
      }
    }
    // The attribute and the type of what it fetches are one use of the store.
    known["FetchedResults"] = known["FetchRequest"]
    return known
  }()

  private static let lists: [(Purpose, Severity, String)] = [
    (.network, .error, "URLRequest NSURLConnection NSMutableURLRequest"),
    (
      .store, .error,
      """
      NSManagedObjectContext NSFetchRequest NSPersistentContainer NSPersistentCloudKitContainer \
      NSFetchedResultsController NSPersistentStoreCoordinator FetchRequest SectionedFetchRequest \
      FetchedResults CKContainer CKDatabase
      """
    ),
    (.settings, .warning, "UserDefaults NSUbiquitousKeyValueStore"),
    (.settings, .info, "AppStorage"),
    (.files, .info, "FileManager FileHandle"),
  ]

  /// Modules whose import says nothing: single symbols tell what is used of them.
  package static let toldBySymbols: Set<String> = [
    "CoreData", "SwiftData", "CloudKit", "Network", "CFNetwork", "FoundationNetworking",
    "MultipeerConnectivity", "SwiftProtobuf", "SQLite3", "FirebaseMessaging",
  ]

  /// Libraries that keep settings, as `UserDefaults` does.
  package static let settingsLibraries: Set<String> = [
    "Defaults", "SwiftyUserDefaults",
  ]

  /// Names by which a library is used; a library without any is known by its import.
  package static let libraryNames: [String: Set<String>] = [
    "Alamofire": [
      "AF", "Alamofire", "Session", "SessionManager", "DataRequest", "AFError", "HTTPHeaders",
      "NetworkReachabilityManager", "AFDataResponse", "DataResponse",
    ],
    "Moya": ["MoyaProvider", "MoyaError", "Moya", "TargetType", "Response"],
    "RealmSwift": [
      "Realm", "Results", "ObservedResults", "ObservedRealmObject", "NotificationToken",
    ],
    "GRDB": ["DatabaseQueue", "DatabasePool", "ValueObservation", "Database"],
    "Apollo": ["ApolloClient", "GraphQLResult"],
    "FirebaseFirestore": ["Firestore", "Query", "DocumentReference", "CollectionReference"],
    "FirebaseAuth": ["Auth", "User", "AuthErrorCode"],
    "FirebaseDatabase": ["Database", "DatabaseReference"],
    "FirebaseStorage": ["Storage", "StorageReference"],
    "KeychainAccess": ["Keychain"],
    "KeychainSwift": ["KeychainSwift"],
    "SwiftKeychainWrapper": ["KeychainWrapper"],
    "Starscream": ["WebSocket"],
  ]
}
