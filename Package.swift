// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The floors of the Domain, from the ground up; each knows those below it.
let domain: [Target.Dependency] = ["StrataCode", "StrataModel", "StrataRules", "StrataFeatures"]

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
  ],
  targets: [
    .target(name: "StrataCode", path: "Sources/StrataDomain/Code", swiftSettings: strict),
    .target(
      name: "StrataModel", dependencies: ["StrataCode"], path: "Sources/StrataDomain/Model",
      swiftSettings: strict),
    .target(
      name: "StrataRules", dependencies: ["StrataCode", "StrataModel"],
      path: "Sources/StrataDomain/Rules", swiftSettings: strict),
    .target(
      name: "StrataFeatures", dependencies: ["StrataCode", "StrataModel", "StrataRules"],
      path: "Sources/StrataDomain/Features", swiftSettings: strict),
    .target(name: "CIndexStore"),
    .target(name: "CSpawn"),
    .target(
      name: "StrataData",
      dependencies: domain + [
        "CIndexStore", "CSpawn",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "StrataPresentation", dependencies: domain, exclude: ["Page/Report/Assets"],
      swiftSettings: strict),
    .executableTarget(
      name: "strata",
      dependencies: domain + [
        "StrataData", "StrataPresentation",
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
      dependencies: domain + [
        "CSpawn", "StrataData",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Benchmarks/Bench",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "strata-agreement", dependencies: domain + ["StrataData", "StrataPresentation"],
      path: "Benchmarks/Agreement", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: domain + ["StrataData"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "strata-interrupted", dependencies: ["StrataCode", "StrataFeatures", "StrataData"],
      path: "Tests/Interrupted", swiftSettings: strict),
    .testTarget(
      name: "RuleTests", dependencies: domain + ["TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DomainTests", dependencies: domain + ["StrataPresentation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DataTests",
      dependencies: domain + [
        "StrataData", "StrataPresentation", "TestSupport", "strata-interrupted",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HouseTests",
      dependencies: domain + ["StrataData", "StrataPresentation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: domain + [
        "TestSupport", "strata", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "PresentationTests",
      dependencies: domain + ["StrataPresentation", "TestSupport", "strata"],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
  ]
)
