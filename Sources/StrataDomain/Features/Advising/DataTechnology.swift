internal import StrataCode

/// What an SDK type or a library stands for as a source of data.
struct DataTechnology: Hashable {
  var name: String
  var kind: DataSourceKind

  /// What a symbol of the SDK that reaches the network, a store or the disk stands for.
  init(_ symbol: InfrastructureSymbol) {
    switch symbol.purpose {
    case .network: self.init(symbol.subject, .network)
    case .store: self.init(Self.stores[symbol.subject] ?? "Core Data", .store)
    case .settings:
      let isCloud = symbol.subject.hasPrefix("NSUbiquitous")
      self.init(isCloud ? symbol.subject : "UserDefaults", .settings)
    case .secrets: self.init("Keychain", .secrets)
    case .files: self.init(symbol.subject, .files)
    }
  }

  /// What a type of the SDK or of a library stands for, by its name alone.
  init?(type name: String) {
    guard let known = Self.types[name] else { return nil }
    self = known
  }

  /// What a library stands for whose import says enough.
  init?(library module: String) {
    if let known = Self.libraries[module] {
      self = known
      return
    }
    if InfrastructureSymbol.toldBySymbols.contains(module) || Self.noSources.contains(module) {
      return nil
    }
    let isNIO = module.hasPrefix("NIO")
    switch Framework(module: module) {
    case .network: self.init(isNIO ? "SwiftNIO" : module, .network)
    case .persistence: self.init(module.hasPrefix("Fluent") ? "Fluent" : module, .store)
    default: return nil
    }
  }

  private init(_ name: String, _ kind: DataSourceKind) {
    self.name = name
    self.kind = kind
  }

  private static let stores = [
    "CKContainer": "CloudKit", "CKDatabase": "CloudKit", "ModelContext": "SwiftData",
    "ModelContainer": "SwiftData", "FetchDescriptor": "SwiftData", "Query": "SwiftData",
    "ModelConfiguration": "SwiftData",
  ]

  /// They belong to the network or to stores, and are no source by themselves.
  private static let noSources: Set<String> = ["Pulse", "SwiftProtobuf", "FirebaseMessaging"]

  private static func table(_ lists: [(DataSourceKind, String, String)]) -> [String: DataTechnology]
  {
    var table: [String: DataTechnology] = [:]
    for (kind, name, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) {
        table[String(word)] = DataTechnology(name, kind)
      }
    }
    return table
  }

  private static let types = table([
    (.network, "Social", "SLRequest"),
    (.network, "Network", "NWConnection NWListener NWBrowser"),
    (.store, "Core Data", "NSManagedObject NSPersistentCloudKitContainer"),
    (.store, "Firestore", "Firestore CollectionReference DocumentReference"),
    (.cache, "NSCache", "NSCache"), (.cache, "URLCache", "URLCache"),
    (.device, "Core Location", "CLLocationManager CLLocationUpdate"),
    (.device, "Core Motion", "CMMotionManager CMPedometer CMMotionActivityManager CMAltimeter"),
    (.device, "Core Bluetooth", "CBCentralManager CBPeripheralManager"),
    (.device, "HealthKit", "HKHealthStore"), (.device, "HomeKit", "HMHomeManager"),
    (.device, "camera and microphone", "AVCaptureSession AVAudioRecorder AVAudioEngine"),
    (.device, "Contacts", "CNContactStore"), (.device, "EventKit", "EKEventStore"),
    (.device, "Photos", "PHPhotoLibrary PHImageManager PHAsset"),
    (.device, "Core NFC", "NFCNDEFReaderSession NFCTagReaderSession"),
    (.device, "ARKit", "ARSession"), (.device, "WatchConnectivity", "WCSession"),
  ])

  private static let libraries = table([
    (.network, "Alamofire", "Alamofire RxAlamofire"),
    (.network, "Moya", "Moya RxMoya CombineMoya ReactiveMoya"),
    (.network, "Apollo", "Apollo ApolloAPI"),
    (.network, "gRPC", "GRPC GRPCCore GRPCNIOTransportHTTP2"),
    (.network, "OpenAPI", "OpenAPIRuntime OpenAPIURLSession"),
    (.network, "FirebaseStorage", "FirebaseStorage"),
    (.network, "MultipeerConnectivity", "MultipeerConnectivity"),
    (.store, "Realm", "RealmSwift Realm RxRealm"), (.store, "SQLite", "SQLite SQLite3"),
    (.store, "GRDB", "GRDB SharingGRDB SQLiteData"),
    (.store, "Firestore", "FirebaseFirestore FirebaseFirestoreSwift"),
    (.cache, "Cache", "Cache"), (.files, "Disk", "Disk"), (.settings, "Defaults", "Defaults"),
    (.secrets, "Keychain", "KeychainAccess KeychainSwift SwiftKeychainWrapper"),
    (.images, "Kingfisher", "Kingfisher KingfisherSwiftUI"),
    (.images, "SDWebImage", "SDWebImage SDWebImageSwiftUI"), (.images, "Nuke", "Nuke NukeUI"),
    (.images, "AlamofireImage", "AlamofireImage"),
  ])
}
