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
  name: "FoodOrdering",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.executable(name: "food", targets: ["FoodApp"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms.git", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
    .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.1.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
  ],
  targets: [
    .target(name: "FoodDomain", path: "Sources/Domain", swiftSettings: strict),
    .target(
      name: "FoodData",
      dependencies: [
        "FoodDomain",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Sources/Data", swiftSettings: strict),
    .target(
      name: "FoodPresentation", dependencies: ["FoodDomain"], path: "Sources/Presentation",
      swiftSettings: strict),
    .target(
      name: "FoodWeb",
      dependencies: [
        "FoodDomain", "FoodPresentation",
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      path: "Sources/Web", resources: [.copy("Site")], swiftSettings: strict),
    .target(
      name: "FoodServer",
      dependencies: [
        "FoodDomain",
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/Server", resources: [.copy("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "FoodApp",
      dependencies: [
        "FoodData", "FoodDomain", "FoodPresentation", "FoodServer", "FoodWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Sources/App", swiftSettings: strict),
    .target(
      name: "FoodTesting", dependencies: ["FoodDomain"], path: "Tests/FoodTesting",
      swiftSettings: strict),
    .testTarget(
      name: "DomainTests", dependencies: ["FoodDomain", "FoodTesting"], swiftSettings: strict),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "FoodData", "FoodDomain", "FoodTesting",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["FoodDomain", "FoodPresentation", "FoodTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "FoodData", "FoodDomain", "FoodServer", "FoodTesting",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "FoodApp", "FoodDomain", "FoodPresentation", "FoodServer",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Tests/AppTests", swiftSettings: strict),
    .testTarget(
      name: "WebTests",
      dependencies: ["FoodApp", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Tests/WebTests", swiftSettings: strict),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "FoodDomain", "FoodServer",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/ServerTests", swiftSettings: strict),
    .testTarget(
      name: "LoadTests",
      dependencies: [
        "FoodApp", "FoodDomain", "FoodServer",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/LoadTests", swiftSettings: strict),
  ]
)
