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
  name: "Strata",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "strata", targets: ["strata"]),
    .plugin(name: "StrataCommand", targets: ["StrataCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.7.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
  ],
  targets: [
    .target(name: "StrataDomain", swiftSettings: strict),
    .target(name: "CIndexStore"),
    .target(name: "CSpawn"),
    .target(
      name: "StrataData",
      dependencies: [
        "CIndexStore", "CSpawn", "StrataDomain",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: strict
    ),
    .target(name: "StrataPresentation", dependencies: ["StrataDomain"], swiftSettings: strict),
    .executableTarget(
      name: "strata",
      dependencies: [
        "StrataDomain", "StrataData", "StrataPresentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .plugin(
      name: "StrataCommand",
      capability: .command(
        intent: .custom(
          verb: "strata", description: "Check the package against Clean Architecture."))),
    .executableTarget(
      name: "strata-bench",
      dependencies: [
        "StrataDomain", "StrataData",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Benchmarks/Bench",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "strata-agreement", dependencies: ["StrataDomain", "StrataData"],
      path: "Benchmarks/Agreement", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["StrataData", "StrataDomain"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "RuleTests", dependencies: ["StrataDomain", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DomainTests", dependencies: ["StrataDomain", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DataTests", dependencies: ["StrataData", "StrataDomain", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "HouseTests",
      dependencies: ["StrataData", "StrataDomain", "StrataPresentation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TestSupport", "strata", .product(name: "Yams", package: "Yams")],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["StrataDomain", "StrataPresentation", "TestSupport", "strata"],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
  ]
)
