// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Users",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.executable(name: "users", targets: ["UsersApp"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(
      url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
  ],
  targets: [
    // The client: one target a layer, so that the compiler guards the arrows too.
    .target(name: "UsersDomain", path: "Sources/Domain", swiftSettings: strict),
    .target(
      name: "UsersData", dependencies: ["UsersDomain"], path: "Sources/Data",
      swiftSettings: strict),
    .target(
      name: "UsersPresentation", dependencies: ["UsersDomain"], path: "Sources/Presentation",
      swiftSettings: strict),
    .executableTarget(
      name: "UsersApp",
      dependencies: [
        "UsersDomain", "UsersData", "UsersPresentation", "UsersServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/App", swiftSettings: strict),

    // The server: the same Domain, wired to SQLite and HTTP.
    .target(
      name: "UsersServerData",
      dependencies: ["UsersDomain", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Server/Data", swiftSettings: strict),
    .target(
      name: "UsersServerPresentation",
      dependencies: [
        "UsersDomain",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/Server/Presentation", swiftSettings: strict),
    .target(
      name: "UsersServer",
      dependencies: [
        "UsersDomain", "UsersServerData", "UsersServerPresentation",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Sources/Server/App", swiftSettings: strict),

    // Fakes, and a real server for the tests that want one.
    .target(
      name: "UsersTestSupport", dependencies: ["UsersData", "UsersDomain", "UsersPresentation"],
      path: "Tests/Support", swiftSettings: strict),
    .target(
      name: "UsersServerTestSupport", dependencies: ["UsersServer"],
      path: "Tests/ServerSupport", swiftSettings: strict),

    .testTarget(
      name: "DomainTests", dependencies: ["UsersDomain", "UsersTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DataTests", dependencies: ["UsersData", "UsersDomain", "UsersTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["UsersDomain", "UsersPresentation", "UsersTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "UsersData", "UsersDomain", "UsersServerData", "UsersServerTestSupport",
        "UsersTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ServerTests", dependencies: ["UsersServerTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "AppTests",
      dependencies: ["UsersApp", "UsersPresentation", "UsersServer", "UsersTestSupport"],
      swiftSettings: strict),
  ]
)
