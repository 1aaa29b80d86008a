/// What an imported module that is not the project's is for.
package enum Framework: Sendable {
  /// Part of the language, or pure values: free for every layer.
  case pure
  /// Draws, or reads the person's input.
  case userInterface
  case persistence
  case network
  /// Answers requests over the network.
  case server
  /// Runs tests, or helps to write them.
  case testing
  /// Streams of values: no business of Domain, but no harm to its tests.
  case stream
  /// Logs, likewise.
  case logging
  /// A system framework: location, notifications, media …
  case system
  /// Signals and observables of a third party.
  case reactive
  /// The school that a whole app is written in: stores and reducers, reactors.
  case architecture
  /// Finds dependencies at run time.
  case injection
  /// Turns JSON into values.
  case coding
  /// What a service of others is asked or told by: analytics, reports of crashes, accounts.
  case service
  /// Another library whose purpose is known.
  case library
  /// Not in any list.
  case unknown

  /// The kind of a module.
  package init(module: String) { self = Self.known[module] ?? .unknown }

  /// How sure it is that the module is what the list says.
  package var confidence: Double { self == .unknown ? 0.6 : 0.97 }

  /// The word for it in a sentence.
  package var noun: Phrase {
    switch self {
    case .pure: Phrase("value library", zh: "值类型库")
    case .userInterface: Phrase("user-interface framework", zh: "UI 框架")
    case .persistence: Phrase("persistence framework", zh: "持久化框架")
    case .network: Phrase("network framework", zh: "网络框架")
    case .server: Phrase("server framework", zh: "服务端框架")
    case .testing: Phrase("test library", zh: "测试库")
    case .stream, .logging: Phrase("framework", zh: "框架")
    case .system: Phrase("system framework", zh: "系统框架")
    case .reactive: Phrase("reactive library", zh: "响应式库")
    case .architecture: Phrase("architecture library", zh: "架构库")
    case .injection: Phrase("injection library", zh: "依赖注入库")
    case .coding: Phrase("JSON library", zh: "JSON 库")
    case .service: Phrase("SDK of a service", zh: "第三方服务的 SDK")
    case .library: Phrase("third-party module", zh: "第三方模块")
    case .unknown: Phrase("module", zh: "模块")
    }
  }

  private static let known: [String: Framework] = {
    var known: [String: Framework] = [:]
    for (kind, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) { known[String(name)] = kind }
    }
    return known
  }()

  private static let lists: [(Framework, String)] = [
    (
      .pure,
      """
      Swift Foundation FoundationEssentials FoundationInternationalization Dispatch Synchronization
      RegexBuilder Darwin Glibc Musl Android WinSDK ucrt _Concurrency _StringProcessing
      Distributed CoreFoundation ObjectiveC Accelerate simd
      Collections OrderedCollections DequeModule HeapModule HashTreeCollections BitCollections
      Algorithms Numerics RealModule ComplexModule AsyncAlgorithms Tagged IdentifiedCollections
      NonEmpty Then CasePaths CasePathsCore BigInt Either Overture SwiftDate Semver
      MemberwiseInit CustomDump IssueReporting XCTestDynamicOverlay
      """
    ),
    (
      .userInterface,
      """
      UIKit SwiftUI AppKit WatchKit Cocoa TVUIKit TVMLKit WidgetKit ClockKit CarPlay MapKit SpriteKit
      SceneKit RealityKit ARKit PencilKit PDFKit WebKit SafariServices MessageUI PhotosUI
      ContactsUI EventKitUI QuickLook StoreKitUI CoreGraphics QuartzCore CoreAnimation MetalKit
      Messages UserNotificationsUI ActivityKit TipKit Charts AuthenticationServicesUI
      SnapKit Kingfisher KingfisherSwiftUI SDWebImage SDWebImageSwiftUI Nuke NukeUI Lottie
      RxCocoa RxDataSources CombineCocoa Texture AsyncDisplayKit IQKeyboardManagerSwift Hero
      PinLayout FlexLayout Then_UI SkeletonView Toast Toast_Swift MBProgressHUD SVProgressHUD
      SwiftUINavigation DGCharts FSCalendar TinyConstraints Cartography
      RxGesture
      """
    ),
    (
      .persistence,
      """
      CoreData SwiftData CloudKit RealmSwift Realm GRDB SQLite SQLite3 SQLiteData FMDB YapDatabase
      KeychainAccess KeychainSwift SwiftKeychainWrapper RxRealm Fluent FluentMySQL
      FluentKit FluentSQL FluentPostgresDriver
      FluentSQLiteDriver FluentMySQLDriver FluentMongoDriver PostgresNIO MySQLNIO MongoKitten
      SQLKit MySQLKit PostgresKit SQLiteKit FirebaseFirestore FirebaseFirestoreSwift FirebaseDatabase FirebaseStorage Disk Cache Defaults
      SharingGRDB CouchbaseLiteSwift QueryKit MagicalRecord
      """
    ),
    (
      .network,
      """
      Network CFNetwork FoundationNetworking Alamofire Moya RxMoya CombineMoya ReactiveMoya Apollo ApolloAPI Starscream
      SocketIO NIO NIOCore NIOPosix NIOHTTP1 NIOHTTP2 NIOSSL AsyncHTTPClient GRPC GRPCCore
      GRPCNIOTransportHTTP2 OpenAPIRuntime OpenAPIURLSession Get Pulse
      MultipeerConnectivity RxAlamofire Just SwiftProtobuf FirebaseAuth FirebaseFunctions
      FirebaseMessaging Supabase AWSS3 Amplify
      """
    ),
    (.server, "Vapor Hummingbird"),
    (
      .testing,
      "XCTest Testing Quick Nimble SnapshotTesting RxTest RxBlocking XCTVapor ViewInspector"
    ),
    (
      .architecture,
      """
      ComposableArchitecture Dependencies DependenciesMacros ReactorKit RIBs ReSwift Mobius
      """
    ),
    (.stream, "Combine OpenCombine Observation"),
    (.logging, "OSLog os Logging"),
    (
      .reactive,
      """
      RxSwift RxRelay RxSwiftExt ReactiveSwift ReactiveCocoa PromiseKit Promises BrightFutures
      """
    ),
    (
      .injection,
      """
      Swinject SwinjectAutoregistration Resolver Factory FactoryKit Needle NeedleFoundation Dip
      Cleanse
      """
    ),
    (.coding, "ObjectMapper SwiftyJSON Argo HandyJSON Unbox Gloss"),
    (
      .service,
      """
      Firebase FirebaseCore FirebaseAnalytics FirebaseCrashlytics FirebaseRemoteConfig Sentry
      FBSDKCoreKit FBSDKLoginKit GoogleSignIn KakaoSDKAuth KakaoSDKUser KakaoSDKCommon
      """
    ),
    (.library, "CocoaLumberjack SwiftyBeaver CryptoSwift JWTKit"),
    (
      .system,
      """
      CoreLocation UserNotifications AVFoundation AVKit Photos Contacts EventKit HealthKit HomeKit
      CoreMotion CoreBluetooth CoreML Vision NaturalLanguage Speech StoreKit GameKit PassKit Intents
      IntentsUI AppIntents BackgroundTasks LocalAuthentication Security CryptoKit CommonCrypto
      AuthenticationServices Accounts Social AdSupport AppTrackingTransparency SystemConfiguration
      CoreTelephony CoreImage CoreMedia CoreAudio CoreText CoreSpotlight UniformTypeIdentifiers
      WatchConnectivity WeatherKit MusicKit NearbyInteraction CoreNFC ImageIO Metal
      DeviceCheck ExternalAccessory MetricKit MobileCoreServices CallKit PushKit ShazamKit
      """
    ),
  ]
}

extension FileFacts {
  /// Whether the file imports a library for dependency injection.
  package var importsInjectionLibrary: Bool {
    imports.contains {
      if case .injection = Framework(module: self[$0.module]) { true } else { false }
    }
  }
}
